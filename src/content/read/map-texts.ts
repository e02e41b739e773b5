/** A copy of a value with every text in it changed. */
export function mapTexts<T>(value: T, change: (text: string, path: PropertyKey[]) => string): T {
  const visit = (inner: unknown, path: PropertyKey[]): unknown => {
    if (typeof inner === "string") return change(inner, path);
    if (Array.isArray(inner)) return inner.map((item, index) => visit(item, [...path, index]));
    if (inner === null || typeof inner !== "object") return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, item]) => [key, visit(item, [...path, key])]));
  };
  return visit(value, []) as T;
}
