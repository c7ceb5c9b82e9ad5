import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListPart, listPage, PAGE_LINES } from '../../../../src/discord/features/history.ts';
import type { FinishedTable } from '../../../../src/tables/results/result.ts';
import type { HistoryQuery } from '../../../../src/tables/results/results-store.ts';
import { finishedTable } from './finished-table.ts';

const READER = '5';

/** Finished tables, newest first, as the store gives them. */
const recordsOf = (tables: readonly FinishedTable[]) => ({
  asked: 0,
  history({ before = Number.POSITIVE_INFINITY, after, most, userId }: HistoryQuery) {
    this.asked += 1;
    const own = tables.filter(
      ({ placings }) =>
        userId === undefined ||
        placings.some(({ player }) => player.kind === 'person' && player.userId === userId),
    );
    const rows =
      after === undefined
        ? own.filter(({ position }) => position < before).slice(0, most)
        : own.filter(({ position }) => position > after).slice(-most);
    return Promise.resolve(rows);
  },
});

const positions = ({ tables }: { readonly tables: readonly FinishedTable[] }): number[] =>
  tables.map(({ position }) => position);

const asked = (part: ListPart, of: string | null = null) => ({ guildId: '1', of, part, reader: READER });

/** For each table, whether it is private and whether the reader played there; oldest first. */
const servers = fc.array(fc.record({ isPrivate: fc.boolean(), own: fc.boolean() }), { maxLength: 60 });

test('pages hold everything that the reader may see, once, and lead back the way they came', async () => {
  await fc.assert(
    fc.asyncProperty(servers, fc.boolean(), async (given, mine) => {
      const tables = given
        .map(({ isPrivate, own }, index) =>
          finishedTable({ position: index + 1, isPrivate, people: own ? [READER, '6'] : ['6'] }),
        )
        .toReversed();
      const records = recordsOf(tables);
      const of = mine ? READER : null;
      const expected = tables
        .filter((_, index) => {
          const { isPrivate, own } = given.at(-1 - index) ?? { isPrivate: true, own: false };
          return mine ? own : own || !isPrivate;
        })
        .map(({ position }) => position);
      const seen: number[] = [];
      const pages: number[][] = [];
      let part: ListPart | null = { from: 'newest' };
      while (part) {
        const page = await listPage(records, asked(part, of));
        seen.push(...positions(page));
        pages.push(positions(page));
        part = page.older;
        if (part) expect(page.tables).toHaveLength(PAGE_LINES);
        // Back to the previous page; the first is full if possible.
        if (page.newer && pages.length > 1) {
          const back = await listPage(records, asked(page.newer, of));
          expect(positions(back)).toEqual(pages.at(-2));
        }
      }
      expect(seen).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test('where nearly all is private to others, one page does not look through everything', async () => {
  const tables = Array.from({ length: 5000 }, (_, index) =>
    finishedTable({ position: 5000 - index, isPrivate: true, people: ['6'] }),
  );
  const records = recordsOf(tables);
  const page = await listPage(records, asked({ from: 'newest' }));
  expect(page.tables).toEqual([]);
  expect(page.older).toMatchObject({ from: 'before' });
  expect(records.asked).toBeLessThan(15);
});
