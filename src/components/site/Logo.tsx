/** The corner of home plate in chalk, inside a diamond. */
export function Logo({ size = 36 }: { readonly size?: number }) {
  return (
    <svg className="logo" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      <path className="logo-diamond" d="M24 1l23 23-23 23L1 24z" />
      <path className="logo-chalk" d="M12 23l12 12 12-12" fill="none" strokeWidth="4" />
    </svg>
  );
}
