/** Random whole games with a table, its log and its sittings; deterministic for a seed. */

import { type Color, type PlayerCount, roleOf } from '../../../src/games/tuchulcha/board.ts';
import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { Action, GameState } from '../../../src/games/tuchulcha/types.ts';
import { formatFacts, withSeatChange } from '../../../src/tables/fairness/check.ts';
import { Secret } from '../../../src/tables/fairness/dice.ts';
import type { LoggedAction, Occupant, Seat, Sitting } from '../../../src/tables/game-types.ts';
import {
  type RecordedGame,
  recordedGame,
  type TableToRecord,
} from '../../../src/tables/tuchulcha/game-record.ts';
import { offeredAction, type Random, randomSetup } from '../../games/tuchulcha/random-play.ts';
import { person } from '../people.ts';

export interface TableTold {
  readonly table: TableToRecord;
  readonly log: readonly LoggedAction<'tuchulcha'>[];
  readonly sittings: readonly Sitting<'tuchulcha'>[];
}

const BEGINNING = Date.UTC(2026, 2, 2, 12);
const NAMES = ['Anna', 'Bert "the Ram"', '(6-6) {', 'Ćwiek\\', 'two\nlines\u2028', '[P1 "x"]', ' ', 'Zoë 🐏'];

interface Sitter {
  readonly occupant: Occupant;
  readonly standIn: boolean;
}

/** To its end, or to `most` entries. Seats change hands, computer players sit in, people resign and take back. */
export function randomTable(players: PlayerCount, random: Random, most: number): TableTold {
  const setup = randomSetup(players, random);
  const log: LoggedAction<'tuchulcha'>[] = [];
  const sittings: Sitting<'tuchulcha'>[] = [];
  const sitters = new Map<Color, Sitter>();
  let ms = BEGINNING + random(100_000);
  let people = 0;
  const newcomer = (): Occupant => {
    const userId = String(70_000_000_000_000_000n + BigInt(++people));
    return { kind: 'person', userId, name: NAMES[random(NAMES.length)] ?? '' };
  };
  const sit = (color: Color, sitter: Sitter, why: Sitting<'tuchulcha'>['why']): void => {
    sitters.set(color, sitter);
    sittings.push({ seq: log.length, color, ...sitter, why, at: new Date(ms) });
  };
  for (const color of setup.players)
    sit(color, { occupant: random(4) === 0 ? { kind: 'computer' } : newcomer(), standIn: false }, 'start');
  let state = tuchulcha.start(setup);
  while (state.phase.name !== 'over' && log.length < most) {
    if (random(40) === 0)
      changeHands(setup.players[random(players)] ?? setup.first, sitters, sit, newcomer, random);
    const action = anyAction(state, random);
    const applied = tuchulcha.apply(state, action);
    if (!applied.ok) throw new Error(`refused: ${applied.refusal.code}`);
    if (random(3) > 0) ms += random(9) === 0 ? random(100_000_000) - 5_000 : random(9_000);
    const seq = log.length;
    const actor = actorOf(sitters, state, action, random);
    const interactionId = String(1_300_000_000_000_000_000n + BigInt(ms));
    log.push({ seq, actor, action, at: new Date(ms), ...(seq % 3 === 1 && { interactionId }) });
    state = applied.state;
  }
  const over = state.phase.name === 'over';
  const status = over ? 'finished' : random(2) === 0 ? 'aborted' : 'playing';
  return {
    table: {
      id: '3f9a2b1c0d',
      number: 1 + random(5000),
      game: 'tuchulcha',
      status,
      setup,
      closedWhy:
        status === 'aborted'
          ? ((['opener', 'admin', 'agreed', 'idle', null] as const)[random(5)] ?? null)
          : null,
      seats: [...sitters].map(([color, { occupant }]) => ({ color, occupant })),
      ...diceOf(random),
      createdAt: new Date(BEGINNING),
      updatedAt: new Date(ms + 1),
    },
    log,
    sittings,
  };
}

function changeHands(
  color: Color,
  sitters: ReadonlyMap<Color, Sitter>,
  sit: (color: Color, sitter: Sitter, why: Sitting<'tuchulcha'>['why']) => void,
  newcomer: () => Occupant,
  random: Random,
): void {
  const sitter = sitters.get(color);
  if (!sitter || sitter.occupant.kind === 'computer') return;
  const { occupant, standIn } = sitter;
  if (random(3) === 0) sit(color, { occupant: newcomer(), standIn: false }, 'handedOver');
  else if (random(6) === 0) sit(color, { occupant: { kind: 'computer' }, standIn: false }, 'removed');
  else sit(color, { occupant, standIn: !standIn }, standIn ? 'back' : 'standIn');
}

function anyAction(state: GameState, random: Random): Action {
  const colors = state.setup.players.filter((color) => roleOf(state.position, color) !== 'out');
  const resigning = colors[random(colors.length)];
  if (resigning && random(1500) === 0) return { type: 'resign', color: resigning };
  return offeredAction(state, random);
}

function actorOf(
  sitters: ReadonlyMap<Color, Sitter>,
  { position }: GameState,
  action: Action,
  random: Random,
): LoggedAction<'tuchulcha'>['actor'] {
  const sitter = sitters.get(action.type === 'resign' ? action.color : position.turn);
  if (!sitter || random(5) === 0) return 'table';
  const { occupant, standIn } = sitter;
  return occupant.kind === 'person' && !standIn ? occupant.userId : 'computer';
}

function diceOf(random: Random): Pick<TableToRecord, 'secret' | 'seatHistory' | 'facts'> {
  const hex = Array.from({ length: 64 }, () => random(16).toString(16)).join('');
  const lobbyMessageId = '1300000000000000000';
  const seats: Seat[] = [
    { color: 'blue', occupant: person('anna'), joinedBy: '1300000000000000001' },
    { color: 'yellow', occupant: { kind: 'computer' } },
  ];
  const seatHistory = withSeatChange([], [], seats, '1300000000000000001');
  const facts = formatFacts({ lobbyMessageId, seatHistory, seats, startedBy: null });
  return { secret: Secret.of(hex), seatHistory, facts };
}

export function randomGame(players: PlayerCount, random: Random, most: number): RecordedGame {
  const { table, log, sittings } = randomTable(players, random, most);
  const game = recordedGame(table, log, sittings);
  if (!game) throw new Error('no game');
  return game;
}
