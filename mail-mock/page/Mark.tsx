/** The diamond with a stroke of chalk. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className="mark-clay" d="M16 1 31 16 16 31 1 16Z" />
      <path className="mark-chalk" d="M6 15.5 16 23.5 26 15.5" />
    </svg>
  );
}
