import { describe, expect, it } from 'vitest';
import { MAX_LIMIT_LENGTH, MAX_LIMITS, type StoryTerms } from '../../src/tables/bacchanalia/terms.ts';
import { changed, type Workbench } from './workbench.ts';

const terms: StoryTerms = {
  end: { kind: 'parcae', times: 3 },
  lines: ['Spiders', 'Ärger 🕷 “so”'],
  veils: ['x'.repeat(MAX_LIMIT_LENGTH)],
};

/** A table that agrees on {@link terms}. */
const story = { game: 'bacchanalia', size: 3 } as const;

/** The behavior of every store for a story's terms. */
export function termsSuite({ store, create }: Workbench): void {
  describe('a table’s terms', () => {
    it.each([
      ['all endings told', { kind: 'allTold' }],
      ['Parcae', { kind: 'parcae', times: 9 }],
      ['a number of scenes', { kind: 'scenes', scenes: 25 }],
      ['a time', { kind: 'time', at: 1_800_000_000_000 }],
    ] as const)('are kept from the beginning, with %s as the end', async (_name, end) => {
      const table = await create({ ...story, terms: { ...terms, end } });
      expect(table.terms).toEqual({ ...terms, end });
      expect(await store().load(table.id)).toEqual(table);
    });

    it('are changed by a change, and by no other', async () => {
      const table = await create({ ...story, terms });
      const anew = { ...terms, lines: [], veils: Array.from({ length: MAX_LIMITS }, () => 'y') };
      const agreed = changed(await store().change(table.id, table, { terms: anew }));
      expect(agreed).toEqual({ ...table, terms: anew, version: 2, updatedAt: agreed.updatedAt });
      await store().change(table.id, agreed, { invited: [] });
      expect((await store().load(table.id))?.terms).toEqual(anew);
    });

    it('keep who wrote what, who is ready, and a pause', async () => {
      const own = { '123456789012345678': { lines: ['Spiders'], veils: [] } };
      const whole = { ...terms, own, ready: ['123456789012345678'], paused: true } as const;
      const table = await create({ ...story, terms: whole });
      expect((await store().load(table.id))?.terms).toEqual(whole);
    });

    it.each([
      ['a line without words', { lines: [''] }],
      ['a veil that is too long', { veils: ['x'.repeat(MAX_LIMIT_LENGTH + 1)] }],
      ['too many lines', { lines: Array.from({ length: MAX_LIMITS + 1 }, () => 'y') }],
      ['an end after no Parcae', { end: { kind: 'parcae', times: 0 } }],
      ['an end at no time', { end: { kind: 'time', at: 1.5 } }],
    ] as const)('are refused with %s', async (_name, wrong) => {
      const table = await create({ ...story, terms });
      await expect(store().change(table.id, table, { terms: { ...terms, ...wrong } })).rejects.toThrow();
      await expect(create({ ...story, terms: { ...terms, ...wrong } })).rejects.toThrow();
      expect(await store().load(table.id)).toEqual(table);
    });
  });
}
