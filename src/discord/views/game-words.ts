import type { GameName, RefusalOf, SeatColor } from '../../tables/game-types.ts';
import type { TableRefusal } from '../../tables/refusal.ts';
import type { Table } from '../../tables/table.ts';
import type { TextKey, Translate } from '../../texts/index.ts';
import type { PageId } from '../../texts/keys.ts';

/** A game's own words in sentences that are the same for every game. */
export interface GameWords<G extends GameName = GameName> {
  /** The name of the character that a color plays, as it was written; null, or left out: nobody is named there. */
  characterOn?(table: Partial<Pick<Table, 'state'>>, color: SeatColor): string | null;
  /** The god whom a color serves; left out: none. */
  godOf?(t: Translate, color: SeatColor): string;
  /** Why the rules forbid it, as a sentence to the player who tried. */
  whyNot(t: Translate, refusal: RefusalOf<G>, table: Table | null): string;
  /** Where a person has no table of the game; left out: as at any game. */
  readonly noTable?: TextKey;
  /** A table's refusal that only this game knows; null, or left out: as at any game. */
  refused?(t: Translate, refusal: TableRefusal): string | null;
  /** The page of the rules that explains a refusal; null, or left out: none. */
  pageOf?(refusal: RefusalOf<G>): RulePage | null;
}

/** A page and the section that it is known by. */
export interface RulePage {
  readonly page: PageId;
  readonly section: string;
}

const registered = new Map<string, GameWords>();

/** Makes a game's words known; the answer takes them out again. */
export function registerGameWords(game: GameName, words: GameWords): () => void {
  registered.set(game, words);
  return () => registered.delete(game);
}

/** Throws where the game isn't registered. */
export function wordsOf({ game }: Pick<Table, 'game'>): GameWords {
  const found = registered.get(game);
  if (!found) throw new Error(`no game has words as ${game}`);
  return found;
}
