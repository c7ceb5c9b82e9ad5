/** A record in a few lines of English, for the terminal. */
import type { Color } from '../../../games/tuchulcha/board.ts';
import type { Occupant } from '../../game-types.ts';
import { framesOf } from '../analysis/frames.ts';
import type { RecordedGame } from './recorded-game.ts';
import { tagOf } from './text.ts';

const ENDED = {
  tuchulchaWins: 'Tuchulcha alone was left',
  allSealed: 'Lasa Vecuvia sealed the last Passage',
  lastInGame: 'nobody else was left in the game',
  colorFinished: 'a color had nobody left in play',
} as const;
const CLOSED = {
  opener: 'closed by whoever opened the table',
  admin: 'closed by an administrator',
  agreed: 'ended by agreement',
  idle: 'closed because nobody had touched it',
  expired: 'closed because nobody came',
} as const;

export function summaryOf(game: RecordedGame): string {
  const { number, id, openedAt, endedAt, log, dice } = game;
  const turns = framesOf(game).length;
  const rolls = log.filter(({ action }) => action.type === 'roll').length;
  const lines = [
    `Tuchulcha, table #${number} (${id}), ${game.setup.players.length} players`,
    `opened ${openedAt.toISOString()}, ${endedAt ? `ended ${endedAt.toISOString()}` : 'not over'}`,
    ...game.seats.map(
      ({ color, occupant }) => `  ${tagOf(color).padEnd(7)} ${holders(game, color, occupant)}`,
    ),
    `result: ${resultOf(game)}`,
    `${turns} turns, ${rolls} rolls, ${log.length} entries: all of them legal`,
    `dice: ${dice.secret ? 'the secret is published, so every roll can be checked' : 'the secret is not published yet'}`,
  ];
  return `${lines.map(printable).join('\n')}\n`;
}

/** All who held the seat, in order; the one of the end is the last. */
function holders({ sittings }: RecordedGame, color: Color, last: Occupant): string {
  const all = sittings.flatMap((sitting) =>
    sitting.color === color && sitting.occupant ? [sitting.occupant] : [],
  );
  const names = [...all, last].map(nameOf);
  return names.filter((name, index) => name !== names[index - 1]).join(', then ');
}

const nameOf = (occupant: Occupant): string =>
  occupant.kind === 'person' ? `${occupant.name || 'somebody'} (${occupant.userId})` : 'computer player';

function resultOf({ ending }: RecordedGame): string {
  if (ending.kind === 'goesOn') return 'none yet';
  if (ending.kind === 'closed') return `none; ${ending.why === null ? 'closed' : CLOSED[ending.why]}`;
  const winners = ending.winners.map(tagOf).join(' and ');
  return `${winners} won; ${ENDED[ending.reason]}`;
}

/** Names may hold what a terminal takes for orders. */
const printable = (line: string): string => line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '\ufffd');
