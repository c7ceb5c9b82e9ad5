import { describe, expect, it } from 'vitest';
import { MAX_TEXT_LENGTH } from '../../src/games/bacchanalia/action.ts';
import { type DraftPart, draftText, MAX_PARTS, wordsDigest } from '../../src/tables/bacchanalia/drafts.ts';
import type { TableChange } from '../../src/tables/store.ts';
import { facts } from './samples.ts';
import { storySetup, storyState } from './story-samples.ts';
import { atOnce, changed, minutesAfter, type Workbench } from './workbench.ts';

const THEN = new Date(1_700_000_000_123);

const typed = (text: string): DraftPart => ({ text, messageId: null });
const message = (messageId: string, text: string): DraftPart => ({ text, messageId });

/** The behavior of every store of drafts. */
export function draftSuite({ store, create, playing, fresh }: Workbench): void {
  const drafts = () => store().games.bacchanalia;

  describe('a draft', () => {
    it('keeps its parts in order, to the letter, for one person at one table', async () => {
      const [{ id }, other] = [await create(), await create()];
      const [me, you] = [fresh(), fresh()];
      const parts = [typed('Über *the* \u0000 wall…\n“Io!” 🍇\u2028'), message('77', '\ud83c'), typed('Io.')];
      for (const [at, part] of parts.entries())
        expect(await drafts().addToDraft(id, me, part, minutesAfter(THEN, at))).toEqual({
          tableId: id,
          userId: me,
          parts: parts.slice(0, at + 1),
          updatedAt: minutesAfter(THEN, at),
        });
      const draft = { tableId: id, userId: me, parts, updatedAt: minutesAfter(THEN, 2) };
      expect(await drafts().draft(id, me)).toEqual(draft);
      expect(await drafts().draft(id, you)).toBeNull();
      expect(await drafts().draft(other.id, me)).toBeNull();
    });

    it('takes a message that is there already in its place, with what it says now', async () => {
      const { id } = await create();
      const me = fresh();
      for (const part of [message('1', 'a'), typed('b'), message('2', 'c'), typed('b'), message('1', 'anew')])
        await drafts().addToDraft(id, me, part, THEN);
      expect((await drafts().draft(id, me))?.parts).toEqual([
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
        atOnce(20, (index) => drafts().addToDraft(id, me, typed(`mine ${index}`), THEN)),
        atOnce(20, (index) => drafts().addToDraft(id, you, message(`${index}`, `yours ${index}`), THEN)),
      ]);
      const texts = async (userId: string) =>
        (await drafts().draft(id, userId))?.parts.map(({ text }) => text).sort();
      const all = (whose: string) => Array.from({ length: 20 }, (_, index) => `${whose} ${index}`).sort();
      expect(await texts(me)).toEqual(all('mine'));
      expect(await texts(you)).toEqual(all('yours'));
    });

    it(`holds ${MAX_PARTS} parts, however many are added at once`, async () => {
      const { id } = await create();
      const me = fresh();
      const added = await atOnce(MAX_PARTS + 5, (index) =>
        drafts().addToDraft(id, me, message(`${index}`, 'x'), THEN),
      );
      expect(added.filter((draft) => draft === 'full')).toHaveLength(5);
      const draft = await drafts().draft(id, me);
      expect(draft?.parts).toHaveLength(MAX_PARTS);
      // An existing one can still be changed.
      const [first] = draft?.parts ?? [];
      if (!first) throw new Error('no part');
      expect(await drafts().addToDraft(id, me, { ...first, text: 'y' }, THEN)).toMatchObject({ userId: me });
    });

    it('is no longer than a tale, with the empty lines between its parts', async () => {
      const { id } = await create();
      const me = fresh();
      const half = 'x'.repeat(MAX_TEXT_LENGTH / 2);
      expect(await drafts().addToDraft(id, me, typed('x'.repeat(MAX_TEXT_LENGTH + 1)), THEN)).toBe('full');
      expect(await drafts().draft(id, me)).toBeNull();
      await drafts().addToDraft(id, me, message('1', half), THEN);
      const before = await drafts().draft(id, me);
      expect(await drafts().addToDraft(id, me, typed(half), minutesAfter(THEN, 1))).toBe('full');
      expect(await drafts().draft(id, me)).toEqual(before);
      const fitting = await drafts().addToDraft(id, me, typed(half.slice(2)), THEN);
      if (typeof fitting === 'string') throw new Error(fitting);
      expect(draftText(fitting.parts)).toHaveLength(MAX_TEXT_LENGTH);
      expect(await drafts().addToDraft(id, me, message('1', `${half}x`), THEN)).toBe('full');
      expect(await drafts().addToDraft(id, me, message('1', 'short'), THEN)).not.toBe('full');
    });

    it('can be dropped, also more than once, and only if it is the one that was seen', async () => {
      const { id } = await create();
      const [me, you] = [fresh(), fresh()];
      for (const userId of [me, you]) await drafts().addToDraft(id, userId, typed('a'), THEN);
      expect((await drafts().dropDraft(id, me, wordsDigest('b')))?.parts).toEqual([typed('a')]);
      expect(await atOnce(3, () => drafts().dropDraft(id, me, wordsDigest('a')))).toEqual([null, null, null]);
      expect(await drafts().draft(id, me)).toBeNull();
      expect((await drafts().draft(id, you))?.parts).toEqual([typed('a')]);
    });

    it.each([
      ['too long', typed('x'.repeat(MAX_TEXT_LENGTH + 1)), 'full'],
      ['without text', typed(''), null],
      ['from a message that is none', message('one', 'x'), null],
    ])('takes no part %s', async (_name, part, answer) => {
      const { id } = await create();
      const me = fresh();
      await drafts().addToDraft(id, me, typed('kept'), THEN);
      const added = drafts().addToDraft(id, me, part, THEN);
      if (answer === null) await expect(added).rejects.toThrow();
      else expect(await added).toBe(answer);
      expect((await drafts().draft(id, me))?.parts).toEqual([typed('kept')]);
    });

    it('needs a table', async () => {
      await expect(drafts().addToDraft('nosuchtable', fresh(), typed('x'), THEN)).rejects.toThrow();
    });

    it.each([
      { type: 'tell', text: 'a' },
      { type: 'introduce', by: 'red', text: 'a' },
      { type: 'tellLate', by: 'red', ending: 'flight', twist: null, text: 'a' },
    ] as const)('is dropped in the change by which its writer tells it: $type', async (action) => {
      const story = await create({ game: 'bacchanalia', size: 3, seats: [] });
      const [me, you] = [fresh(), fresh()];
      const begun = { status: 'playing', setup: storySetup, state: storyState, facts } as const;
      const { id, ...before } = changed(await store().change(story.id, story, begun));
      for (const userId of [me, you]) await drafts().addToDraft(id, userId, typed('a'), THEN);
      const told = { actions: [{ seq: 0, actor: me, action, at: THEN }] };
      expect(await store().change(id, { ...before, version: before.version - 1 }, told)).toBe('stale');
      expect(await drafts().draft(id, me)).not.toBeNull();
      const others = { actions: [{ ...told.actions[0], action: { type: 'skip', tale: 0 } }] } as const;
      const skipped = changed(await store().change(id, before, others as TableChange));
      expect(await drafts().draft(id, me)).not.toBeNull();
      const later = { actions: told.actions.map((entry) => ({ ...entry, seq: 1 })) };
      changed(await store().change(id, skipped, later));
      expect(await drafts().draft(id, me)).toBeNull();
      expect(await drafts().draft(id, you)).not.toBeNull();
    });

    it('is forgotten in time, where its table is over', async () => {
      const me = fresh();
      const [open, over, late] = [await playing(), await playing(), await playing()];
      for (const { id } of [open, over]) await drafts().addToDraft(id, me, typed('a'), THEN);
      await drafts().addToDraft(late.id, me, typed('a'), minutesAfter(THEN, 1));
      for (const table of [over, late]) await store().change(table.id, table, { status: 'aborted' });
      await store().forget(minutesAfter(THEN, 1));
      for (const { id } of [open, late]) expect(await drafts().draft(id, me)).not.toBeNull();
      expect(await drafts().draft(over.id, me)).toBeNull();
    });
  });
}
