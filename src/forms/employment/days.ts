/** The days of the availability, in order. Their names are the beginnings of the field names. */
export const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type Day = (typeof days)[number];

/** The days that "the other weekdays" means, seen from Monday. */
export const otherWeekdays: readonly Day[] = days.slice(1, 5);

/** All days but Monday. */
export const otherDays: readonly Day[] = days.slice(1);
