/** Which part of the list of finished games: the newest of them, or those next to a position in the order of finishing. */
export type ListPart =
  | { readonly from: 'newest' }
  | { readonly from: 'before' | 'after'; readonly position: number };

/** What a button or a list about games that are over means. */
export type HistoryTap =
  /** `of`: whose games; null: everybody's. */
  | {
      readonly on: 'historyList';
      readonly of: string | null;
      readonly part: ListPart;
      readonly table?: never;
    }
  /** Whoever presses it: their own. */
  | { readonly on: 'historyMine'; readonly table?: never }
  /** The list of games on a page; the chosen table comes with it. */
  | { readonly on: 'historyChoice'; readonly table?: never }
  | { readonly on: 'history'; readonly table: string; readonly does: HistoryDeed }
  /** A game after a turn; 0: its beginning. `by`: which button, so that no two of a message are alike. */
  | { readonly on: 'replay'; readonly table: string; readonly turn: number; readonly by: ReplayButton }
  /** The list of turns; the chosen one comes with it. */
  | { readonly on: 'replayChoice'; readonly table: string };

export type HistoryDeed =
  | 'card'
  | 'share'
  | 'film'
  | 'lastTurn'
  | 'shareFilm'
  | 'shareLastTurn'
  | 'text'
  | 'json'
  | 'dice';

export type ReplayButton = 'open' | 'next' | 'back' | 'first' | 'last';

const DEEDS: Readonly<Record<string, HistoryDeed>> = {
  card: 'card',
  share: 'share',
  film: 'film',
  last: 'lastTurn',
  'share-film': 'shareFilm',
  'share-last': 'shareLastTurn',
  text: 'text',
  json: 'json',
  dice: 'dice',
};

const BUTTONS: readonly ReplayButton[] = ['open', 'next', 'back', 'first', 'last'];

const MINE = 'past:mine';
const CHOICE = 'past:choose';

const ONS: readonly string[] = [
  'historyList',
  'historyMine',
  'historyChoice',
  'history',
  'replay',
  'replayChoice',
] satisfies readonly HistoryTap['on'][];

export const isHistoryTap = (tap: { readonly on: string }): tap is HistoryTap => ONS.includes(tap.on);

const formatPart = (part: ListPart): string =>
  part.from === 'newest' ? 'newest' : `${part.from}-${part.position}`;

export function formatHistoryTap(tap: HistoryTap): string {
  switch (tap.on) {
    case 'historyList':
      return `past:list:${tap.of ?? 'all'}:${formatPart(tap.part)}`;
    case 'historyMine':
      return MINE;
    case 'historyChoice':
      return CHOICE;
    case 'history':
      return `past:game:${tap.table}:${Object.keys(DEEDS).find((code) => DEEDS[code] === tap.does)}`;
    case 'replay':
      return `past:turn:${tap.table}:${tap.turn}:${tap.by}`;
    case 'replayChoice':
      return `past:turns:${tap.table}`;
  }
}

const LIST = /^past:list:(all|\d{1,20}):(?:newest|(before|after)-(\d{1,9}))$/;
const GAME = /^past:game:([0-9a-z]{1,20}):([a-z-]+)$/;
const TURN = /^past:turn:([0-9a-z]{1,20}):(0|[1-9]\d{0,4}):([a-z]+)$/;
const TURNS = /^past:turns:([0-9a-z]{1,20})$/;

/** Null for anything that {@link formatHistoryTap} does not write. */
export function parseHistoryTap(customId: string): HistoryTap | null {
  if (customId === MINE) return { on: 'historyMine' };
  if (customId === CHOICE) return { on: 'historyChoice' };
  if (customId.endsWith('\n')) return null;
  return parseList(customId) ?? parseGame(customId) ?? parseTurn(customId);
}

function parseList(customId: string): HistoryTap | null {
  const [, whose, from, position] = LIST.exec(customId) ?? [];
  if (whose === undefined) return null;
  const of = whose === 'all' ? null : whose;
  if (from !== 'before' && from !== 'after') return { on: 'historyList', of, part: { from: 'newest' } };
  const part = { from, position: Number(position) } as const;
  return String(part.position) === position ? { on: 'historyList', of, part } : null;
}

function parseGame(customId: string): HistoryTap | null {
  const [, table, code = ''] = GAME.exec(customId) ?? [];
  const does = Object.hasOwn(DEEDS, code) ? DEEDS[code] : undefined;
  return table !== undefined && does ? { on: 'history', table, does } : null;
}

function parseTurn(customId: string): HistoryTap | null {
  const [, choosing] = TURNS.exec(customId) ?? [];
  if (choosing !== undefined) return { on: 'replayChoice', table: choosing };
  const [, table, turn, name] = TURN.exec(customId) ?? [];
  const by = BUTTONS.find((button) => button === name);
  return table !== undefined && by ? { on: 'replay', table, turn: Number(turn), by } : null;
}
