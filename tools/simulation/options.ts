/** How likely a single request fails, and hours between two incidents of a kind. */
export const FAULTS = {
  none: null,
  some: { requests: 0.005, hours: 24 },
  many: { requests: 0.03, hours: 6 },
} as const;
export type Level = keyof typeof FAULTS;
export type Rates = NonNullable<(typeof FAULTS)[Level]>;
export const LEVELS: readonly Level[] = ['none', 'some', 'many'];

/** The kinds of what goes wrong. */
export const KINDS = [
  'requests',
  'kills',
  'connections',
  'packets',
  'limits',
  'errors',
  'outages',
  'threads',
  'messages',
  'permissions',
  'removals',
  'disk',
  'clocks',
  'direct',
  'releases',
  'edits',
] as const;
export type Kind = (typeof KINDS)[number];

/** How wrong a process's clock may be, in either direction. */
export const CLOCK_ERROR_MS = 3_600_000;

/** Patterns of commands and custom ids that people use more often than usual, which would be too rare otherwise. */
export const FOCUSES = {
  none: null,
  /** People vote, follow, invite, agree, offer seats and join seasons, and have their data deleted. */
  deletion:
    /privacy(:ask|:delete|$)|^votes?:|follow|invite|^agree:| end$|hand-over|offer:|season:(join|exclude|manage)/,
  /** Managers pause, stop and extend; people join and leave. */
  seasons: /season/,
  /** Managers open evenings of an hour or two, and stop some; people play them. */
  evenings: /evening|season:join/,
  /** People tell, ask, cut and challenge; they seldom change a story's terms, pause, name or end it. */
  stories: /story:(?!.*(choose|wish|gift|title|terms|safety:(show|pause)|cast|tableau|lookUp))/,
  /** Joint decisions, while some of the people leave. */
  votes: /^votes?:|channel$|^(agree|playon|ends|keep|remove|late|r|back):| (end|remove)$/,
  /** Seats: offers, substitutes, searches for a table, rematches. */
  seats: /offer:|hand-over|seek:|\/play$|^a:|close:|seer:|back:|l:\*:(join|leave)|invite/,
  /** Tables in channels that only some can read: they move, people search and are invited, and a channel has a list of them. */
  places: / (move|new)$|seek:\w|\/play$|l:\*:(join|sit)|invite/,
  /** Quiet hours, vacations and reminders. */
  rest: /preferences|prefs:|vacation|mute:|nudge|follow/,
} as const;
export type Focus = keyof typeof FOCUSES;
export const FOCUS_NAMES = Object.keys(FOCUSES) as readonly Focus[];

/** Determines a run completely. */
export interface Wanted {
  readonly seed: number;
  readonly days: number;
  /** How many tables people keep open. */
  readonly tables: number;
  /** How many people there are. */
  readonly people: number;
  /** How many bots share the database, each of which hears everything. */
  readonly processes: number;
  readonly faults: Level;
  /** Faults that happen; the others don't. */
  readonly kinds: readonly Kind[];
  readonly focus: Focus;
}
