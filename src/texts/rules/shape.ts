import type { PictureId } from './figures.ts';
import type { ChapterId, GroupId } from './groups.ts';
import type { RulingKey } from './rulings.ts';

/** What a page covers, and where it leads, as it is written down. */
export interface PageShape {
  readonly id: string;
  readonly group: GroupId;
  /** Of tuchulcha.md or bacchanalia.md; numbered points as 7.1 to 7.5. */
  readonly sections: readonly string[];
  readonly rulings: readonly RulingKey[];
  readonly rulebook: ChapterId | null;
  /** Pages that a reader may want next, the nearest first. */
  readonly links: readonly string[];
  readonly figure: PictureId | null;
}
