const HALF_DAY = 12;

/** `22:30`, `7`, `7.30`, `10pm`, `10:30 pm` */
const PLAIN = /^(?<hour>\d{1,2})(?:\s*[:.]\s*(?<minute>\d{2}))?\s*(?:(?<half>[ap])m?)?$/;
/** `22h`, `22 Uhr`, `22h30`, `22 Uhr 30`, `7 o'clock` */
const SPOKEN = /^(?<hour>\d{1,2})\s*(?:h|uhr|o'clock)\s*(?<minute>\d{2})?$/;
/** `22:30 Uhr`, `22.30h` */
const MARKED = /^(?<hour>\d{1,2})\s*[:.]\s*(?<minute>\d{2})\s*(?:h|uhr)$/;
/** `2230`, `0700h`. Not three digits: 130 may be half past one or one. */
const BARE = /^(?<hour>\d{2})(?<minute>\d{2})\s*(?:h|uhr)?$/;

const WORDS: Readonly<Record<string, number>> = { noon: HALF_DAY * 60, midnight: 0 };

function hourOf(hour: number, minute: number, half: string | undefined): number | null {
  if (half === 'a') return hour <= HALF_DAY ? hour % HALF_DAY : null;
  if (half === 'p' && (hour === 0 || hour === 24)) return null;
  if (half === 'p' && hour <= HALF_DAY) return (hour % HALF_DAY) + HALF_DAY;
  if (hour === 24) return minute === 0 ? 0 : null;
  return hour < 24 ? hour : null;
}

/** A time of day as people type it, in minutes, 0..1439; null where it is none, or might be two. */
export function parseMinutes(typed: string): number | null {
  const text = typed
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/([ap])\.\s*m\.?$/, '$1m');
  const word = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
  if (word !== undefined) return word;
  const groups = [PLAIN, SPOKEN, MARKED, BARE].map((form) => form.exec(text)?.groups).find(Boolean);
  if (!groups) return null;
  const minute = Number(groups['minute'] ?? 0);
  const hour = hourOf(Number(groups['hour']), minute, groups['half']);
  return hour === null || minute >= 60 ? null : hour * 60 + minute;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Minutes of a day, 0..1439, as `22:30`. */
export const formatMinutes = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
