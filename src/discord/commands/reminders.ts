/** What a person can choose: percent of a turn's time that is left when a reminder comes. */
export const REMINDERS = [
  { name: 'off', shares: [] },
  { name: 'half', shares: [50] },
  { name: 'tenth', shares: [10] },
  { name: 'halfTenth', shares: [50, 10] },
  { name: 'allThree', shares: [50, 25, 10] },
] as const satisfies readonly { readonly name: string; readonly shares: readonly number[] }[];

export type ReminderChoice = (typeof REMINDERS)[number]['name'];

/** The choice that has these shares; null where none has. */
export const reminderChoice = (shares: readonly number[]): ReminderChoice | null =>
  REMINDERS.find((choice) => choice.shares.join() === shares.join())?.name ?? null;
