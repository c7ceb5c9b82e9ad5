import type { Color } from '../../../src/games/tuchulcha/index.ts';
import { DAY, HOUR, MINUTE } from '../test-clock.ts';
import { name } from './check-kept.ts';
import { pingsOf } from './pings.ts';
import { Running } from './resting.ts';
import type { Stored, StoredTable } from './stored.ts';
import { type LoggedTurn, sittingAt, turnsOf } from './turns.ts';
import { ROUND_MS, type Week } from './week.ts';

/** What the paces promise: the time that each turn adds, saved up to twice as much; nothing where there is no clock. */
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

interface Clock {
  readonly week: Week;
  readonly stored: Stored;
  readonly running: Running;
  readonly reminded: ReadonlySet<string>;
}

/** Turns that were played for somebody too early, or stayed unplayed; reminders that never came. */
export function unfair(week: Week, stored: Stored): string[] {
  const running = new Running(week.start, week.now(), stored.settings, stored.down);
  const reminders = pingsOf(week.board, stored).filter(({ kind }) => kind === 'remind');
  const reminded = new Set(
    reminders.map(({ table, turn, userId }) => `${table?.table.id}:${turn}:${userId}`),
  );
  const clock = { week, stored, running, reminded };
  return stored.tables.flatMap((one) => unfairAt(clock, one).map((problem) => `${name(one)}, ${problem}`));
}

function unfairAt(clock: Clock, one: StoredTable): string[] {
  const added = ADDED[one.table.pace];
  const saved = new Map<Color, number>();
  return turnsOf(one).flatMap((turn) => {
    const sitting = sittingAt(one.sittings, turn.color, turn.begin);
    if (!sitting?.userId || added === null) return [];
    const { userId } = sitting;
    const end = turn.end ?? clock.week.now();
    const changed = one.sittings.find(
      ({ color, at }) => color === turn.color && turn.begin < at.getTime() && at.getTime() < end,
    );
    // Whoever comes back in the middle of their turn has a whole one from then on.
    if (changed && changed.why !== 'back') return [];
    if (sitting.isAway && !changed) return [];
    const begin = changed ? changed.at.getTime() : turn.begin;
    const allowed = Math.min(2 * added, (saved.get(turn.color) ?? 0) + added);
    const used = clock.running.between(userId, begin, end);
    saved.set(turn.color, Math.max(0, allowed - used));
    return judged(clock, one, { turn, userId, begin, end, allowed, used, added });
  });
}

const wasTooLate = ({ content }: { readonly content: string }): boolean =>
  /has been played, or its time is not up|You have no seat|your own turn/.test(content);

interface Timed {
  readonly turn: LoggedTurn;
  readonly userId: string;
  readonly begin: number;
  readonly end: number;
  /** Milliseconds that the player had, that the clock ran, and that each turn adds. */
  readonly allowed: number;
  readonly used: number;
  readonly added: number;
}

function judged({ week, running, reminded, stored }: Clock, one: StoredTable, timed: Timed): string[] {
  const { turn, userId, begin, end, allowed, used, added } = timed;
  const player = week.players.find(({ person }) => person.id === userId);
  const told = `turn ${turn.number} of ${player?.role.name}, begun ${new Date(begin).toISOString()}, ended ${new Date(end).toISOString()}: ${used / MINUTE} of ${allowed / MINUTE} + ${added / MINUTE} minutes`;
  const choices = week.players
    .flatMap((other) => other.choices)
    .filter((choice) => choice.table === one.table.id && choice.turn === turn.number)
    .filter(({ interactionId }) => !week.board.replies(interactionId ?? '').some(wasTooLate));
  const left = week.removedAt.get(userId);
  const problems: string[] = [];
  const playedFor = turn.entries.some(({ actor }) => actor === 'computer');
  const isChosen = choices.some(({ does }) => does !== 'wait');
  if (playedFor && left !== undefined && left <= end) {
    const since = running.between(userId, Math.max(begin, left), end);
    if (!isChosen && since + EARLY < added) problems.push(`${told}: played for somebody who had just left`);
  } else if (playedFor && used + EARLY < allowed + (isChosen ? 0 : added)) {
    problems.push(`${told}: played too early`);
  }
  // Not to be asked about devotions is a wish that no log tells of.
  const byThemselves =
    turn.entries.some(({ actor }) => actor === userId) ||
    player?.seen.some(({ tap, at }) => tap.table === one.table.id && begin <= at && at <= end);
  if (choices.length === 0 && !byThemselves && used > allowed + added + LATE)
    problems.push(`${told}: the computer player did not come`);
  const [first] = stored.settings.get(userId)?.reminders ?? [];
  if (first === undefined || left !== undefined || byThemselves) return problems;
  const isDue = used > (allowed * (100 - first)) / 100 + LATE;
  const isLong = (allowed * first) / 100 > LATE;
  if (isDue && isLong && !reminded.has(`${one.table.id}:${turn.number}:${userId}`))
    problems.push(`${told}: no reminder came`);
  return problems;
}
