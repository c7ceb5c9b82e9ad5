import { COLORS as STORY_COLORS } from '../../games/bacchanalia/index.ts';
import { COLORS as RACE_COLORS } from '../../games/tuchulcha/board.ts';
import type { Seat, SeatColor, Snowflake } from '../game-types.ts';

/** Public when a game starts, and unforeseeable when its secret was chosen. */
export interface Facts {
  readonly lobbyMessageId: Snowflake;
  /** Of the players, in clockwise order. */
  readonly seats: readonly Pick<Seat, 'color' | 'occupant' | 'joinedBy'>[];
  /** The interaction by which a person started the game; null: it started by itself. */
  readonly startedBy: Snowflake | null;
}

/** Where there is no interaction to name. */
const NONE = '-';
const COMPUTER = 'computer';

/** One line: the lobby's message, who came by which interaction, what started the game. It names no people. */
export function formatFacts({ lobbyMessageId, seats, startedBy }: Facts): string {
  const players = seats.map(({ color, occupant, joinedBy }) => {
    const by = occupant.kind === 'computer' ? COMPUTER : (joinedBy ?? NONE);
    return `${color}:${by}`;
  });
  return [lobbyMessageId, ...players, startedBy ?? NONE].join(';');
}

/** The lobby's message that a line of facts names, and the players' colours, clockwise; null where it is no such line. */
export function parseFacts(
  facts: string,
): { readonly lobbyMessageId: Snowflake; readonly players: readonly SeatColor[] } | null {
  const found = LINE.exec(facts);
  if (!found) return null;
  const [, lobbyMessageId = '', players = ''] = found;
  const colors = players.split(';').map((player) => player.split(':')[0]);
  return { lobbyMessageId, players: colors.flatMap((name) => COLORS.find((color) => color === name) ?? []) };
}

/** Of all games. */
const COLORS: readonly SeatColor[] = [...new Set<SeatColor>([...RACE_COLORS, ...STORY_COLORS])];

const ID = String.raw`\d{1,20}`;
const PLAYER = `(?:${COLORS.join('|')}):(?:${ID}|${COMPUTER}|${NONE})`;
const LINE = new RegExp(`^(${ID});(${PLAYER}(?:;${PLAYER}){1,5});(?:${ID}|${NONE})$`);
