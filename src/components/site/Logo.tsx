/** The facility's mark: home plate's corner in chalk, inside the diamond. */
export function Mark({ size = 36 }: { readonly size?: number }) {
  return (
    <svg className="mark" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      <path className="mark-diamond" d="M24 1l23 23-23 23L1 24z" />
      <path className="mark-chalk" d="M12 23l12 12 12-12" fill="none" strokeWidth="4" />
    </svg>
  );
}
