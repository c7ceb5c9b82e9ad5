import type { Color } from '../../../src/games/tuchulcha/position.ts';
import type { Interval } from '../../../src/tables/clock/pauses.ts';
import { DAY, HOUR, MINUTE } from '../test-clock.ts';
import { name } from './check-kept.ts';
import { MOST_SILENCE_MS } from './orders.ts';
import { pingsOf } from './pings.ts';
import { Running } from './resting.ts';
import type { Stored, StoredTable } from './stored.ts';
import { type LoggedTurn, sittingAt, turnsOf } from './turns.ts';
import { ROUND_MS, START, type Week } from './week.ts';

/** The promise of each pace: the time that each turn adds, saved up to twice as much; nothing where there is no clock. */
const ADDED: Readonly<Record<StoredTable['table']['pace'], number | null>> = {
  live: 5 * MINUTE,
  quick: 2 * HOUR,
  daily: DAY,
  slow: 3 * DAY,
  none: null,
};

/** The bot finds out at its rounds. */
const EARLY = 2 * ROUND_MS;
/** And a death of less than two rounds is no down-time. */
const LATE = 4 * ROUND_MS;

/** A round that was being made when the bot died may have said that it is there, or not. */
const CERTAIN_SILENCE_MS = MOST_SILENCE_MS + ROUND_MS;

interface Clock {
  readonly week: Week;
  readonly stored: Stored;
  readonly running: Running;
  readonly reminded: ReadonlySet<string>;
}

/** Turns that were played for somebody too early, or stayed unplayed; reminders that never came. */
export function unfair(week: Week, stored: Stored): string[] {
  const certain = week.silences.filter(({ from, to }) => to.getTime() - from.getTime() > CERTAIN_SILENCE_MS);
  const down = [...certain, ...stored.down];
  const running = new Running(START, week.now(), stored.settings, down);
  const reminders = pingsOf(week.board, stored).filter(({ kind }) => kind === 'remind');
  const reminded = new Set(
    reminders.map(({ table, turn, userId }) => `${table?.table.id}:${turn}:${userId}`),
  );
  const clock = { week, stored, running, reminded };
  return [
    ...unlike(stored.down, certain, week.silences),
    ...stored.tables.flatMap((one) => unfairAt(clock, one).map((problem) => `${name(one)}, ${problem}`)),
  ];
}

function unlike(
  down: readonly Interval[],
  certain: readonly Interval[],
  silences: readonly Interval[],
): string[] {
  const tell = ({ from, to }: Interval) => `${from.toISOString()} to ${to.toISOString()}`;
  const isLike = (one: Interval) => (other: Interval) =>
    one.to.getTime() === other.to.getTime() &&
    Math.abs(one.from.getTime() - other.from.getTime()) <= ROUND_MS;
  return [
    ...certain.filter((one) => !down.some(isLike(one))).map((one) => `not known to be down: ${tell(one)}`),
    ...down.filter((one) => !silences.some(isLike(one))).map((one) => `said to be down: ${tell(one)}`),
  ];
}

function unfairAt(clock: Clock, one: StoredTable): string[] {
  const added = ADDED[one.table.pace];
  const saved = new Map<Color, number>();
  const graced = new Set<Color>();
  return turnsOf(one).flatMap((turn) => {
    const sitting = sittingAt(one.sittings, turn.color, turn.begin);
    if (!sitting?.userId || added === null) return [];
    const { userId } = sitting;
    const end = turn.end ?? clock.week.now();
    const changed = one.sittings.find(
      ({ color, at }) => color === turn.color && turn.begin < at.getTime() && at.getTime() < end,
    );
    // A player who comes back in the middle of their turn has a whole one from then on.
    if (changed && changed.why !== 'back') return [];
    if (sitting.isAway && !changed) return [];
    const begin = changed ? changed.at.getTime() : turn.begin;
    const allowed = Math.min(2 * added, (saved.get(turn.color) ?? 0) + added);
    const used = clock.running.between(userId, begin, end);
    saved.set(turn.color, Math.max(0, allowed - used));
    // A player who plays on late has a quarter of a turn's time for it, and may keep what is left of that.
    const grace = graced.has(turn.color) ? added / 4 : 0;
    if (used > allowed) graced.add(turn.color);
    return judged(clock, one, { turn, userId, begin, end, allowed, grace, used, added });
  });
}

const wasTooLate = ({ content }: { readonly content: string }): boolean =>
  /has been played, or its time isn’t up|You’re not playing|your own turn/.test(content);

interface Timed {
  readonly turn: LoggedTurn;
  readonly userId: string;
  readonly begin: number;
  readonly end: number;
  /** Milliseconds that the player had, that the clock ran, and that each turn adds. */
  readonly allowed: number;
  /** Which they may have had besides. */
  readonly grace: number;
  readonly used: number;
  readonly added: number;
}

function judged({ week, running, reminded, stored }: Clock, one: StoredTable, timed: Timed): string[] {
  const { turn, userId, begin, end, allowed, grace, used, added } = timed;
  const player = week.players.find(({ person }) => person.id === userId);
  const told = `turn ${turn.number} of ${player?.role.name}, begun ${new Date(begin).toISOString()}, ended ${new Date(end).toISOString()}: ${used / MINUTE} of ${allowed / MINUTE} + ${added / MINUTE} minutes`;
  const choices = week.players
    .flatMap((other) => other.choices)
    .filter((choice) => choice.table === one.table.id && choice.turn === turn.number)
    .filter(({ interactionId: id }) => id === null || !week.board.replies(id).some(wasTooLate));
  const left = week.removedAt.get(userId);
  const problems: string[] = [];
  const playedFor = turn.entries.some(({ actor }) => actor === 'computer');
  const isChosen = choices.some(({ does }) => does !== 'wait');
  if (playedFor && left !== undefined && left <= end) {
    const since = running.between(userId, Math.max(begin, left), end);
    // Who leaves when their time is up already changes nothing: it is played for them when it would have been.
    const isDue = used + EARLY >= allowed + added;
    if (!isChosen && !isDue && since + EARLY < added)
      problems.push(`${told}: played for somebody who had just left`);
  } else if (playedFor && used + EARLY < allowed + (isChosen ? 0 : added)) {
    problems.push(`${told}: played too early`);
  }
  // Not to be asked about devotions is a wish that no log tells of.
  const byThemselves =
    turn.entries.some(({ actor }) => actor === userId) ||
    player?.seen.some(({ tap, at }) => tap.table === one.table.id && begin <= at && at <= end);
  if (choices.length === 0 && !byThemselves && used > allowed + grace + added + LATE)
    problems.push(`${told}: the computer player did not come`);
  const [first] = stored.settings.get(userId)?.reminders ?? [];
  if (first === undefined || left !== undefined || byThemselves) return problems;
  const isDue = used > ((allowed + grace) * (100 - first)) / 100 + LATE;
  const isLong = (allowed * first) / 100 > LATE;
  if (isDue && isLong && !reminded.has(`${one.table.id}:${turn.number}:${userId}`))
    problems.push(`${told}: no reminder came`);
  return problems;
}
