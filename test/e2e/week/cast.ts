import type { Pace } from '../../../src/tables/clock/pace.ts';
import type { Choices } from '../panels.ts';

/** How somebody behaves through the week. */
export type Character =
  /** Answers within minutes while awake. */
  | 'prompt'
  /** Looks in the morning and in the evening. */
  | 'daily'
  /** Is there for some hours in the evening only. */
  | 'sleepy'
  /** Stops for good on one of the first days. */
  | 'vanishing'
  /** Vanishes for some days, then wants the seat back. */
  | 'returning'
  /** Leaves the server. */
  | 'leaver'
  /** Says that they are away for some days. */
  | 'vacationer'
  /** Nudges, and chooses what becomes of turns whose time is up. */
  | 'impatient'
  /** Gives a game up. */
  | 'resigner';

export interface Role {
  readonly name: string;
  readonly character: Character;
  readonly timeZone: string;
  /** Their choices in `/preferences`. */
  readonly wishes: Choices;
  /** Closes their direct messages after they have asked to be reminded there. */
  readonly closesDirect?: true;
}

const ROME = 'Europe/Rome';
const NEW_YORK = 'America/New_York';
const TOKYO = 'Asia/Tokyo';
const SYDNEY = 'Australia/Sydney';
const KOLKATA = 'Asia/Kolkata';
const ST_JOHNS = 'America/St_Johns';

const QUICK_ENDS = { 'end-turn': true, 'only-turn': true } as const;
const minutes = (time: string): string => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return String(hours * 60 + rest);
};
const night = (timeZone: string, from = '22:30', to = '7:00') => ({
  zone: timeZone,
  'quiet-from': minutes(from),
  'quiet-to': minutes(to),
});

/** Thirty people. */
export const ROLES: readonly Role[] = [
  { name: 'Aule', character: 'prompt', timeZone: ROME, wishes: QUICK_ENDS },
  { name: 'Larthia', character: 'prompt', timeZone: ROME, wishes: { ...QUICK_ENDS, ...night(ROME) } },
  { name: 'Vel', character: 'prompt', timeZone: NEW_YORK, wishes: { ...QUICK_ENDS, reminders: 'off' } },
  { name: 'Ramtha', character: 'prompt', timeZone: NEW_YORK, wishes: { ...QUICK_ENDS, ...night(NEW_YORK) } },
  {
    name: 'Arnth',
    character: 'prompt',
    timeZone: TOKYO,
    wishes: { 'end-turn': true, next: true },
  },
  { name: 'Thana', character: 'prompt', timeZone: KOLKATA, wishes: { ...QUICK_ENDS, reminders: 'allThree' } },
  {
    name: 'Tite',
    character: 'prompt',
    timeZone: ROME,
    wishes: { 'only-turn': true, direct: true },
  },
  { name: 'Fasti', character: 'prompt', timeZone: SYDNEY, wishes: {} },
  { name: 'Marce', character: 'prompt', timeZone: ROME, wishes: { ...QUICK_ENDS, next: true } },
  {
    name: 'Cae',
    character: 'daily',
    timeZone: ROME,
    wishes: { 'end-turn': true, reminders: 'half', ...night(ROME, '21:00', '8:00') },
  },
  {
    name: 'Velia',
    character: 'daily',
    timeZone: TOKYO,
    wishes: { ...QUICK_ENDS, ...night(TOKYO), direct: true },
  },
  { name: 'Hasti', character: 'daily', timeZone: ST_JOHNS, wishes: { reminders: 'tenth' } },
  {
    name: 'Sethre',
    character: 'daily',
    timeZone: NEW_YORK,
    wishes: { ...night(NEW_YORK, '20:00', '8:00'), next: true },
  },
  { name: 'Tanaquil', character: 'sleepy', timeZone: ROME, wishes: { ...QUICK_ENDS, reminders: 'allThree' } },
  { name: 'Arruns', character: 'sleepy', timeZone: SYDNEY, wishes: night(SYDNEY, '23:00', '11:00') },
  {
    name: 'Lars',
    character: 'sleepy',
    timeZone: KOLKATA,
    closesDirect: true,
    wishes: { 'end-turn': true, direct: true, reminders: 'halfTenth', ...night(KOLKATA) },
  },
  { name: 'Ravnthu', character: 'sleepy', timeZone: ST_JOHNS, wishes: { 'only-turn': true } },
  { name: 'Porsenna', character: 'vanishing', timeZone: ROME, wishes: night(ROME) },
  { name: 'Tages', character: 'vanishing', timeZone: NEW_YORK, wishes: { reminders: 'off' } },
  {
    name: 'Vegoia',
    character: 'vanishing',
    timeZone: TOKYO,
    wishes: { direct: true, reminders: 'allThree' },
  },
  {
    name: 'Cacu',
    character: 'vanishing',
    timeZone: ROME,
    closesDirect: true,
    wishes: { ...QUICK_ENDS, direct: true, ...night(ROME, '23:30', '6:00') },
  },
  { name: 'Artile', character: 'returning', timeZone: ROME, wishes: { ...QUICK_ENDS, ...night(ROME) } },
  { name: 'Caile', character: 'returning', timeZone: NEW_YORK, wishes: { reminders: 'half', ...QUICK_ENDS } },
  { name: 'Macstrna', character: 'leaver', timeZone: ROME, wishes: QUICK_ENDS },
  { name: 'Rasce', character: 'leaver', timeZone: TOKYO, wishes: { reminders: 'off' } },
  { name: 'Laris', character: 'vacationer', timeZone: ROME, wishes: { ...QUICK_ENDS, ...night(ROME) } },
  { name: 'Pumpu', character: 'vacationer', timeZone: SYDNEY, wishes: { direct: true } },
  { name: 'Mezentius', character: 'impatient', timeZone: ROME, wishes: QUICK_ENDS },
  {
    name: 'Camilla',
    character: 'impatient',
    timeZone: NEW_YORK,
    wishes: { ...QUICK_ENDS, ...night(NEW_YORK) },
  },
  { name: 'Turnus', character: 'resigner', timeZone: ROME, wishes: { ...QUICK_ENDS, reminders: 'half' } },
];

export interface TablePlan {
  readonly pace: Pace;
  /** The first one opens it. */
  readonly people: readonly string[];
  readonly computers?: number;
  readonly isPrivate?: true;
  /** Nobody else comes: it never begins. */
  readonly seats?: number;
  /** It is another one's; who sits there is seen on the page. */
  readonly isRematch?: true;
  /** Those who are there agree to end it, on this day. */
  readonly agreedOnDay?: number;
}

/** Twenty tables. */
export const PLANS: readonly TablePlan[] = [
  { pace: 'live', people: ['Aule', 'Larthia'] },
  { pace: 'live', people: ['Marce', 'Tite', 'Mezentius'] },
  { pace: 'live', people: ['Thana', 'Tanaquil'], computers: 1 },
  { pace: 'quick', people: ['Vel', 'Ramtha'], isPrivate: true },
  { pace: 'quick', people: ['Marce', 'Camilla', 'Artile'] },
  { pace: 'quick', people: ['Aule', 'Porsenna', 'Hasti', 'Mezentius'] },
  { pace: 'quick', people: ['Tite', 'Macstrna'], computers: 1 },
  { pace: 'quick', people: ['Arnth'], computers: 3 },
  { pace: 'quick', people: ['Cacu', 'Tages'] },
  { pace: 'quick', people: ['Mezentius', 'Vegoia', 'Larthia'], isPrivate: true },
  { pace: 'daily', people: ['Fasti', 'Cae'] },
  { pace: 'daily', people: ['Velia', 'Sethre', 'Lars'] },
  { pace: 'daily', people: ['Ramtha', 'Caile', 'Laris', 'Camilla'] },
  { pace: 'daily', people: ['Thana', 'Tages'], isPrivate: true },
  { pace: 'daily', people: ['Pumpu', 'Vel', 'Turnus'] },
  { pace: 'daily', people: ['Hasti', 'Rasce'], computers: 1 },
  { pace: 'slow', people: ['Cae', 'Ravnthu', 'Cacu'] },
  { pace: 'none', people: ['Arnth', 'Arruns'], agreedOnDay: 5 },
  { pace: 'none', people: ['Fasti', 'Porsenna', 'Camilla'] },
  { pace: 'quick', people: ['Turnus'], seats: 3, isPrivate: true },
];
