import { describe, expect, it } from 'vitest';
import { MOST_TEXT } from '../../src/games/bacchanalia/index.ts';
import { type DraftPart, draftText, MOST_PARTS } from '../../src/tables/drafts.ts';
import { atOnce, changed, minutesAfter, type Workbench } from './workbench.ts';

const THEN = new Date(1_700_000_000_123);

const typed = (text: string): DraftPart => ({ text, messageId: null });
const message = (messageId: string, text: string): DraftPart => ({ text, messageId });

/** What every DraftStore does. */
export function draftSuite({ store, create, playing, fresh }: Workbench): void {
  describe('a draft', () => {
    it('is none until something is written', async () => {
      const { id } = await create();
      const me = fresh();
      expect(await store().draft(id, me)).toBeNull();
      expect(await store().draft('nosuchtable', me)).toBeNull();
      expect(await store().draftsOf(me)).toEqual([]);
    });

    it('keeps its parts in order, to the letter, for one person at one table', async () => {
      const [{ id }, other] = [await create(), await create()];
      const [me, you] = [fresh(), fresh()];
      const parts = [typed('Über *the* \u0000 wall…\n“Io!” 🍇\u2028'), message('77', '\ud83c'), typed('Io.')];
      for (const [at, part] of parts.entries())
        expect(await store().addToDraft(id, me, part, minutesAfter(THEN, at))).toEqual({
          tableId: id,
          userId: me,
          parts: parts.slice(0, at + 1),
          updatedAt: minutesAfter(THEN, at),
        });
      const draft = { tableId: id, userId: me, parts, updatedAt: minutesAfter(THEN, 2) };
      expect(await store().draft(id, me)).toEqual(draft);
      expect(await store().draft(id, you)).toBeNull();
      expect(await store().draft(other.id, me)).toBeNull();
    });

    it('takes a message that is there already in its place, with what it says now', async () => {
      const { id } = await create();
      const me = fresh();
      for (const part of [message('1', 'a'), typed('b'), message('2', 'c'), typed('b'), message('1', 'anew')])
        await store().addToDraft(id, me, part, THEN);
      expect((await store().draft(id, me))?.parts).toEqual([
        message('1', 'anew'),
        typed('b'),
        message('2', 'c'),
        typed('b'),
      ]);
    });

    it('loses nothing of what is added at once', async () => {
      const { id } = await create();
      const [me, you] = [fresh(), fresh()];
      await Promise.all([
        atOnce(20, (index) => store().addToDraft(id, me, typed(`mine ${index}`), THEN)),
        atOnce(20, (index) => store().addToDraft(id, you, message(`${index}`, `yours ${index}`), THEN)),
      ]);
      const texts = async (userId: string) =>
        (await store().draft(id, userId))?.parts.map(({ text }) => text).sort();
      const all = (whose: string) => Array.from({ length: 20 }, (_, index) => `${whose} ${index}`).sort();
      expect(await texts(me)).toEqual(all('mine'));
      expect(await texts(you)).toEqual(all('yours'));
    });

    it(`holds ${MOST_PARTS} parts, however many are added at once`, async () => {
      const { id } = await create();
      const me = fresh();
      const added = await atOnce(MOST_PARTS + 5, (index) =>
        store().addToDraft(id, me, message(`${index}`, 'x'), THEN),
      );
      expect(added.filter((draft) => draft === 'full')).toHaveLength(5);
      const draft = await store().draft(id, me);
      expect(draft?.parts).toHaveLength(MOST_PARTS);
      // One that is there may still be changed.
      const [first] = draft?.parts ?? [];
      if (!first) throw new Error('no part');
      expect(await store().addToDraft(id, me, { ...first, text: 'y' }, THEN)).toMatchObject({ userId: me });
    });

    it('is no longer than a tale, with the empty lines between its parts', async () => {
      const { id } = await create();
      const me = fresh();
      const half = 'x'.repeat(MOST_TEXT / 2);
      expect(await store().addToDraft(id, me, typed('x'.repeat(MOST_TEXT + 1)), THEN)).toBe('full');
      expect(await store().draft(id, me)).toBeNull();
      await store().addToDraft(id, me, message('1', half), THEN);
      const before = await store().draft(id, me);
      expect(await store().addToDraft(id, me, typed(half), minutesAfter(THEN, 1))).toBe('full');
      expect(await store().draft(id, me)).toEqual(before);
      const fitting = await store().addToDraft(id, me, typed(half.slice(2)), THEN);
      if (typeof fitting === 'string') throw new Error(fitting);
      expect(draftText(fitting.parts)).toHaveLength(MOST_TEXT);
      expect(await store().addToDraft(id, me, message('1', `${half}x`), THEN)).toBe('full');
      expect(await store().addToDraft(id, me, message('1', 'short'), THEN)).not.toBe('full');
    });

    it('can be written anew, and dropped', async () => {
      const { id } = await create();
      const [me, you] = [fresh(), fresh()];
      const later = minutesAfter(THEN, 5);
      for (const userId of [me, you]) await store().addToDraft(id, userId, typed('a'), THEN);
      const parts = [typed('b'), message('3', 'c')];
      await store().replaceDraft(id, me, parts, later);
      expect(await store().draft(id, me)).toEqual({ tableId: id, userId: me, parts, updatedAt: later });
      await store().replaceDraft(id, me, [], later);
      expect(await store().draft(id, me)).toBeNull();
      await store().replaceDraft(id, me, parts, later);
      await atOnce(3, () => store().dropDraft(id, me));
      expect(await store().draft(id, me)).toBeNull();
      expect((await store().draft(id, you))?.parts).toEqual([typed('a')]);
    });

    it.each([
      ['too long', [typed('x'.repeat(MOST_TEXT)), typed('x')]],
      ['of too many parts', Array.from({ length: MOST_PARTS + 1 }, () => typed('x'))],
      ['of a part without text', [typed('')]],
      ['from a message that is none', [message('one', 'x')]],
    ])('is not stored where it is %s', async (_name, parts) => {
      const { id } = await create();
      const me = fresh();
      await store().addToDraft(id, me, typed('kept'), THEN);
      await expect(store().replaceDraft(id, me, parts, THEN)).rejects.toThrow();
      expect((await store().draft(id, me))?.parts).toEqual([typed('kept')]);
    });

    it('needs a table', async () => {
      await expect(store().addToDraft('nosuchtable', fresh(), typed('x'), THEN)).rejects.toThrow();
      await expect(store().replaceDraft('nosuchtable', fresh(), [typed('x')], THEN)).rejects.toThrow();
    });

    it('is found with a person’s others, the latest first', async () => {
      const me = fresh();
      const tables = [await create(), await create(), await create()];
      for (const [at, { id }] of tables.entries())
        await store().addToDraft(id, me, typed(id), minutesAfter(THEN, [2, 3, 1][at] ?? 0));
      const [first, second, third] = tables.map(({ id }) => id);
      expect((await store().draftsOf(me)).map(({ tableId }) => tableId)).toEqual([second, first, third]);
    });

    it('is dropped in the change that tells it, and only then', async () => {
      const { id, version, remindersVersion } = await playing();
      const [me, you] = [fresh(), fresh()];
      for (const userId of [me, you]) await store().addToDraft(id, userId, typed('a'), THEN);
      expect(await store().change(id, { version: version - 1, remindersVersion }, { toldBy: me })).toBe(
        'stale',
      );
      expect(await store().draft(id, me)).not.toBeNull();
      const table = changed(await store().change(id, { version, remindersVersion }, { toldBy: me }));
      expect(Object.keys(table)).not.toContain('toldBy');
      expect(await store().draft(id, me)).toBeNull();
      expect(await store().draft(id, you)).not.toBeNull();
    });

    it('is forgotten in time, where its table is over', async () => {
      const me = fresh();
      const [open, over, late] = [await playing(), await playing(), await playing()];
      for (const { id } of [open, over]) await store().addToDraft(id, me, typed('a'), THEN);
      await store().addToDraft(late.id, me, typed('a'), minutesAfter(THEN, 1));
      for (const table of [over, late]) await store().change(table.id, table, { status: 'aborted' });
      await store().forget(minutesAfter(THEN, 1));
      const kept = (await store().draftsOf(me)).map(({ tableId }) => tableId);
      expect(kept).toEqual([late.id, open.id]);
    });
  });
}
