import { LONGEST_QUIET_MINUTES, type QuietHours } from '../../../tables/clock/quiet-hours.ts';
import { LONGEST_VACATION_DAYS } from '../../../tables/clock/vacation.ts';

/** The choices of reminders: percent of a turn's time that is left when one comes. */
export const REMINDERS = [
  { name: 'off', shares: [] },
  { name: 'half', shares: [50] },
  { name: 'tenth', shares: [10] },
  { name: 'halfTenth', shares: [50, 10] },
  { name: 'allThree', shares: [50, 25, 10] },
] as const satisfies readonly { readonly name: string; readonly shares: readonly number[] }[];

type ReminderChoice = (typeof REMINDERS)[number]['name'];

/** The choice that has these shares; null where none has. */
export const reminderChoice = (shares: readonly number[]): ReminderChoice | null =>
  REMINDERS.find((choice) => choice.shares.join() === shares.join())?.name ?? null;

const DAY_MINUTES = 24 * 60;

/** A list shows 25 at most. */
const HALF_HOUR = 30;

const lengthOf = (from: number, to: number): number => (to - from + DAY_MINUTES) % DAY_MINUTES;

/** Every half hour from one to the other, over midnight; and what is set now, where that is another. */
function times(first: number, last: number, current: number | null): number[] {
  const all = Array.from(
    { length: lengthOf(first, last) / HALF_HOUR + 1 },
    (_, at) => (first + at * HALF_HOUR) % DAY_MINUTES,
  );
  if (current === null || all.includes(current)) return all;
  return [...all, current].sort((one, other) => lengthOf(first, one) - lengthOf(first, other));
}

/** When quiet hours may begin, in minutes of the day: in the evening. */
export const quietBegins = (quiet: QuietHours | null): number[] =>
  times(17 * 60, 3 * 60, quiet?.from ?? null);

/** When they may end: in the morning, no longer than quiet hours may be. */
export const quietEnds = ({ from, to }: QuietHours): number[] =>
  times(5 * 60, 12 * 60, to).filter((end) => {
    const length = lengthOf(from, end);
    return length > 0 && length <= LONGEST_QUIET_MINUTES;
  });

const USUAL_END = 8 * 60;

/** Quiet hours that begin then. They end when they did, but in the morning where they didn't, and never too late. */
export function quietFromTime(from: number, before: QuietHours | null, timeZone: string): QuietHours {
  const to = before?.to ?? USUAL_END;
  const length = lengthOf(from, to);
  const fits = length > 0 && length <= LONGEST_QUIET_MINUTES;
  return { from, to: fits ? to : (from + LONGEST_QUIET_MINUTES) % DAY_MINUTES, timeZone };
}

/** For how long a vacation may be begun, where so many days of the year's are left. */
export const vacationLengths = (left: number): number[] =>
  [1, 2, 3, 4, 5, 7, 10, LONGEST_VACATION_DAYS].filter((days) => days <= left);

const OF_LOCALE: Readonly<Record<string, readonly string[]>> = {
  bg: ['Europe/Sofia'],
  cs: ['Europe/Prague'],
  da: ['Europe/Copenhagen'],
  de: ['Europe/Berlin', 'Europe/Vienna', 'Europe/Zurich'],
  el: ['Europe/Athens'],
  'en-GB': ['Europe/London', 'Europe/Dublin', 'Australia/Sydney', 'Australia/Perth', 'Pacific/Auckland'],
  'en-US': [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
    'America/Halifax',
  ],
  'es-419': [
    'America/Mexico_City',
    'America/Bogota',
    'America/Lima',
    'America/Caracas',
    'America/Santiago',
    'America/Argentina/Buenos_Aires',
  ],
  'es-ES': ['Europe/Madrid', 'Atlantic/Canary'],
  fi: ['Europe/Helsinki'],
  fr: ['Europe/Paris', 'Europe/Brussels', 'Europe/Zurich', 'America/Toronto'],
  hi: ['Asia/Kolkata'],
  hr: ['Europe/Zagreb'],
  hu: ['Europe/Budapest'],
  id: ['Asia/Jakarta'],
  it: ['Europe/Rome', 'Europe/Zurich'],
  ja: ['Asia/Tokyo'],
  ko: ['Asia/Seoul'],
  lt: ['Europe/Vilnius'],
  nl: ['Europe/Amsterdam', 'Europe/Brussels'],
  no: ['Europe/Oslo'],
  pl: ['Europe/Warsaw'],
  'pt-BR': ['America/Sao_Paulo', 'America/Manaus', 'Europe/Lisbon'],
  ro: ['Europe/Bucharest'],
  ru: ['Europe/Moscow', 'Asia/Yekaterinburg', 'Asia/Novosibirsk', 'Asia/Vladivostok'],
  'sv-SE': ['Europe/Stockholm'],
  th: ['Asia/Bangkok'],
  tr: ['Europe/Istanbul'],
  uk: ['Europe/Kyiv'],
  vi: ['Asia/Ho_Chi_Minh'],
  'zh-CN': ['Asia/Shanghai'],
  'zh-TW': ['Asia/Taipei'],
};

/** One for each of the hours in which most people live, so that everybody finds the time that it is for them. */
const WORLD: readonly string[] = [
  'Europe/London',
  'Europe/Berlin',
  'Europe/Athens',
  'Europe/Moscow',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
];

/** The zones to offer a person first: theirs, those of people whose Discord speaks as theirs does, then the world's; each once. */
export function likelyZones(discordLocale: string, current: string | null, most: number): string[] {
  const [language = ''] = discordLocale.split('-');
  const likely = OF_LOCALE[discordLocale] ?? OF_LOCALE[language] ?? [];
  return [...new Set([...(current === null ? [] : [current]), ...likely, ...WORLD])].slice(0, most);
}
