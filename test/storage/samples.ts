import type { ColorState, Setup } from '../../src/games/tuchulcha/board.ts';
import type { Action, GameState } from '../../src/games/tuchulcha/types.ts';
import { Secret } from '../../src/tables/fairness/dice.ts';
import { gameOf } from '../../src/tables/game-registry.ts';
import type { LoggedAction, Seat, Snowflake } from '../../src/tables/game-types.ts';
import { freshReminders } from '../../src/tables/reminders/wake-times.ts';
import type { Leaderboard, LeaderboardEntry, ResultsStore } from '../../src/tables/results/results-store.ts';
import type { NewTable, Versions } from '../../src/tables/store.ts';

export const ANN = '100000000000000001';
export const BOB = '100000000000000002';
export const CYD = '100000000000000003';
export const GUILD = '200000000000000001';
export const CHANNEL = '300000000000000001';
export const THREAD = '300000000000000002';

/** A secret's digits. */
export const HEX = '0123456789abcdef'.repeat(4);

export const annInBlue: Seat<'tuchulcha'> = {
  color: 'blue',
  occupant: { kind: 'person', userId: ANN, name: 'Ann *the* bold' },
};
export const bobInYellow: Seat<'tuchulcha'> = {
  color: 'yellow',
  occupant: { kind: 'person', userId: BOB, name: 'Bób 🎲' },
};
export const computerInYellow: Seat<'tuchulcha'> = { color: 'yellow', occupant: { kind: 'computer' } };

export function newTable(id: string, change: Partial<NewTable> = {}): NewTable {
  return {
    id,
    game: 'tuchulcha',
    guildId: GUILD,
    channelId: CHANNEL,
    openerId: ANN,
    locale: 'en',
    size: 2,
    seats: [annInBlue],
    seatHistory: [],
    secret: Secret.of(HEX),
    lobbyMessageId: null,
    terms: gameOf({ game: change.game ?? 'tuchulcha' }).terms.opening({}),
    ...{
      pace: 'none',
      isPrivate: false,
      invited: [],
      reminders: freshReminders(1_700_000_000_000),
      wakeAt: null,
    },
    ...change,
  };
}

export const setup: Setup = { players: ['blue', 'yellow'], first: 'blue' };

/** Public facts of a game's dice. */
export const facts = `44;0:${HEX};blue:77;yellow:78;-`;

const atHome: ColorState = {
  role: 'normal',
  temple: 9,
  path: [],
  atExit: 0,
  altar: 0,
  forest: 0,
  sanctuary: 0,
};

/** A state by its shape; what it means for the game is no matter of storage. */
export const state: GameState = {
  setup,
  position: {
    players: 2,
    turn: 'blue',
    devotions: { tuchulcha: 0, lasaVecuvia: 1 },
    sealed: [12],
    colors: {
      blue: { ...atHome, temple: 7, path: [{ stone: 3, count: 2 }] },
      red: { ...atHome, role: 'neutral' },
      yellow: atHome,
      black: { ...atHome, role: 'neutral' },
    },
  },
  phase: { name: 'before' },
  turnNumber: 1,
  rolls: 0,
};

export function logged(
  seq: number,
  action: Action = { type: 'roll', dice: [1, 6] },
): LoggedAction<'tuchulcha'> {
  return { seq, actor: seq % 2 === 0 ? ANN : 'computer', action, at: new Date(1_700_000_000_000 + seq) };
}

/** For a table with as few changes of reminders as `remindersVersion` says. */
export const versions = (version: number, remindersVersion = 1): Versions => ({ version, remindersVersion });

/** A person's entry on a board; null if they have none. */
export const standingOf = async (
  store: Pick<ResultsStore, 'leaderboard'>,
  board: Leaderboard,
  person: Snowflake,
): Promise<LeaderboardEntry | null> =>
  (await store.leaderboard(board)).find(({ userId }) => userId === person) ?? null;
