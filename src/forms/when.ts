/** A sentence with the time of day of today, or with the date of another day, on the visitor's clock. */
export function whenOf(time: number, { sentAt, sentOn }: { sentAt: string; sentOn: string }): string {
  const at = new Date(time);
  const { lang } = document.documentElement;
  return at.toDateString() === new Date().toDateString()
    ? sentAt.replace("{when}", at.toLocaleTimeString(lang, { timeStyle: "short" }))
    : sentOn.replace("{when}", at.toLocaleDateString(lang, { month: "long", day: "numeric" }));
}
