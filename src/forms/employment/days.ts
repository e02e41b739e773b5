/** The days of the availability, in order. Field names begin with them. */
export const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type Day = (typeof days)[number];

export const otherWeekdays: readonly Day[] = days.slice(1, 5);

export const otherDays: readonly Day[] = days.slice(1);
