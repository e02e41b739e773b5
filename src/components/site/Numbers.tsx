interface NumbersProps {
  readonly numbers: readonly { readonly number: string; readonly label: string }[];
}

/** Numbers about the facility, each with what it counts. */
export function Numbers({ numbers }: NumbersProps) {
  return (
    <dl className="numbers grid">
      {numbers.map(({ number, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
