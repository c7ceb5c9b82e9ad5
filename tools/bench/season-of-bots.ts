import type { Color } from '../../src/games/tuchulcha/board.ts';
import type { Action, GameState } from '../../src/games/tuchulcha/types.ts';
import { openLobby, sitDown, startIfFull } from '../../src/tables/changes/lobby.ts';
import {
  forInteraction,
  type Outcome,
  type TablesContext,
} from '../../src/tables/changes/table-transaction.ts';
import { makeRequest } from '../../src/tables/changes/turns.ts';
import { type Dice, Secret } from '../../src/tables/fairness/dice.ts';
import type { Person, Snowflake } from '../../src/tables/game-types.ts';
import { People } from '../../src/tables/people.ts';
import { personToAct } from '../../src/tables/seats.ts';
import { DEFAULT_SETTINGS } from '../../src/tables/settings.ts';
import type { SharedStore } from '../../src/tables/store.ts';
import type { TableOf } from '../../src/tables/table.ts';
import { withAnswers } from '../../src/tables/tuchulcha/automatic-play.ts';
import type { TuchulchaRequest } from '../../src/tables/tuchulcha/types.ts';
import { randomPolicy } from '../../test/games/tuchulcha/computer-players/policies.ts';
import { type Random, randomFrom } from '../../test/games/tuchulcha/random-play.ts';
import { opened } from '../../test/tables/opened.ts';
import { race } from '../../test/tables/race.ts';
import { chooseAction, plainRaceJudge } from '../../tools/training/plain-player.ts';

export const GUILD = '700000000000000002';
const QUARTER_MS = 90 * 24 * 3_600_000;
const CHAIRS: Readonly<Record<number, readonly Color[]>> = {
  2: ['blue', 'yellow'],
  3: ['blue', 'red', 'yellow'],
  4: ['blue', 'red', 'yellow', 'black'],
};

/** A person who plays this share of their turns at random, and all others like the computer player. */
export interface SeasonPlayer extends Person {
  readonly careless: number;
}

/** The first is the best, and plays as well as the computer player; the last plays at random. */
export const playersOf = (many: number): readonly SeasonPlayer[] =>
  Array.from({ length: many }, (_, index) => ({
    kind: 'person',
    userId: `90000000000000000${index}`,
    name: `Player ${index + 1}`,
    careless: index / (many - 1),
  }));

export interface SeasonParts {
  /** Reads its time from the same clock. */
  readonly store: SharedStore;
  readonly clock: { now: Date };
  readonly dice: Dice;
  readonly players: readonly SeasonPlayer[];
  readonly games: number;
  readonly seed: number;
}

/** Games of two to four, one after the other through a quarter, by the services that the bot uses. */
export async function playSeason({ store, clock, dice, players, games, seed }: SeasonParts): Promise<void> {
  const random = randomFrom(seed);
  const now = () => clock.now;
  const tables: TablesContext = {
    store,
    dice,
    services: { tuchulcha: { computer: chooseAction, judge: plainRaceJudge } },
    now,
  };
  const people = new People(store, now);
  for (const { userId } of players)
    await people.save(userId, withAnswers(DEFAULT_SETTINGS, { ending: 'play', autoPlay: true }));
  const begin = clock.now.getTime();
  for (let game = 0; game < games; game++) {
    clock.now = new Date(begin + Math.floor((QUARTER_MS * game) / games));
    const size = 2 + (game % 3);
    await playGame(tables, clock, shuffled(players, random).slice(0, size), random);
  }
}

async function playGame(
  tables: TablesContext,
  clock: SeasonParts['clock'],
  players: readonly SeasonPlayer[],
  random: Random,
): Promise<void> {
  let table = await begun(tables, players, random);
  let careless = false;
  let turn = 0;
  for (;;) {
    const mover = personToAct(table);
    if (table.status === 'finished') return;
    if (!mover || !table.state) throw new Error(`Table ${table.id} waits for nobody.`);
    if (table.state.turnNumber !== turn) {
      turn = table.state.turnNumber;
      const { careless: share = 0 } = players.find(({ userId }) => userId === mover.userId) ?? {};
      careless = random(1000) < 1000 * share;
      clock.now = new Date(clock.now.getTime() + 60_000);
    }
    const request = requestOf(chosen(table.state, careless, random));
    table = sure(await makeRequest(tables, table.id, table.version, mover.userId, request));
  }
}

async function begun(
  tables: TablesContext,
  players: readonly SeasonPlayer[],
  random: Random,
): Promise<TableOf<'tuchulcha'>> {
  const [opener, ...others] = players;
  const [color, ...colors] = CHAIRS[players.length] ?? [];
  if (!opener || !color) throw new Error('Nobody plays.');
  const { id } = opened(
    await openLobby(forInteraction(tables, idOf(random)), {
      game: 'tuchulcha',
      guildId: GUILD,
      channelId: '1',
      locale: 'en',
      opener,
      color,
      size: players.length,
      computers: 0,
      pace: 'none',
      isPrivate: false,
      invited: [],
      secret: secretOf(random),
      lobbyMessageId: idOf(random),
    }),
  );
  for (const [index, player] of others.entries())
    sure(await sitDown(forInteraction(tables, idOf(random)), id, player, colors[index] ?? 'blue'));
  return sure(await startIfFull(tables, id));
}

const chosen = (state: GameState, careless: boolean, random: Random): Action =>
  careless ? randomPolicy(state, random) : chooseAction(state);

function requestOf(action: Action): TuchulchaRequest {
  if (action.type === 'roll') return { type: 'roll' };
  if (action.type === 'resign') throw new Error('Nobody resigns here.');
  if (action.type !== 'step') return action;
  const { step } = action;
  if (step.kind === 'discard') return { type: 'dropDie', die: step.die };
  return { type: 'step', die: step.die, color: step.color, from: step.from };
}

function sure(outcome: Outcome): TableOf<'tuchulcha'> {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
  return race(outcome.table);
}

const secretOf = (random: Random): Secret =>
  Secret.of(Array.from({ length: 64 }, () => random(16).toString(16)).join(''));

const idOf = (random: Random): Snowflake => `1${String(random(1_000_000_000)).padStart(17, '0')}`;

function shuffled<T>(all: readonly T[], random: Random): readonly T[] {
  const left = [...all];
  return all.flatMap(() => left.splice(random(left.length), 1));
}
