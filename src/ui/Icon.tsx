/** Line icons of 24 by 24, as thick as the chalk line. */
const shapes = {
  phone: "M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3",
  close: "M5 5l14 14M19 5L5 19",
  down: "M6 9l6 6 6-6",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  out: "M9 5h10v10M19 5L6 18",
  pin: "M12 21s7-6.5 7-11.5A7 7 0 0 0 5 9.5C5 14.5 12 21 12 21M12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5",
  mail: "M3 6h18v12H3zM3 7l9 6 9-6",
  search: "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12M14.5 14.5L20 20",
} as const;

type IconName = keyof typeof shapes;

/** A decorative icon beside text; assistive technology ignores it. */
export function Icon({ name, className = "icon" }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
