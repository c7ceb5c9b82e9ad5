import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Action } from '../../../../src/games/bacchanalia/action.ts';
import { type Entry, type Story, storyOf } from '../../../../src/tables/bacchanalia/story/story.ts';
import { playAtRandom, RESTLESS, randomFrom, randomSetup } from '../../../games/bacchanalia/random-play.ts';
import { holdsFor } from '../../../holds-for.ts';
import { runs } from '../../../runs.ts';

/** Every text contains the number of its log entry, so that it is found in only one place. */
const signed = (action: Action, seq: number): Action =>
  'text' in action ? { ...action, text: `<${seq}>` } : action;

const arbGame = fc
  .record({ seed: fc.nat(), players: fc.integer({ min: 3, max: 6 }) })
  .map(({ seed, players }) => {
    const random = randomFrom(seed);
    const setup = randomSetup(players, { kind: 'parcae', times: 2 }, random);
    const { log, events } = playAtRandom(setup, RESTLESS, random);
    const start = Date.UTC(2026, 0, 1);
    const entries = log.map(
      (action, seq): Entry => ({ action: signed(action, seq), at: new Date(start + seq) }),
    );
    return { setup, entries, events };
  });

const textsIn = (story: Story): string[] => JSON.stringify(story).match(/<\d+>/g) ?? [];

test('a story has every tale that was not skipped once, and none that was', () =>
  holdsFor(arbGame, { numRuns: runs(15, 40) }, ({ setup, entries, events }) => {
    const tellings = events.filter((event) => event.type === 'told' || event.type === 'retold');
    const seqs = entries.flatMap(({ action }, seq) =>
      'text' in action && action.type !== 'edit' ? [seq] : [],
    );
    for (const [seq, { action }] of entries.entries()) if (action.type === 'edit') seqs[action.tale] = seq;
    const skipped = new Set(events.flatMap((event) => (event.type === 'skipped' ? [event.tale] : [])));
    const goes = (tale: number): boolean => {
      const about = tellings[tale]?.about ?? null;
      return skipped.has(tale) || (about !== null && goes(about));
    };
    const read = tellings.filter(({ tale }) => !goes(tale)).map(({ tale }) => `<${seqs[tale]}>`);
    expect(textsIn(storyOf(setup, entries, {})).sort()).toEqual(read.sort());
  }));

test('a story as far as it went is one at any time, with chapters in their order', () => {
  fc.assert(
    fc.property(arbGame, fc.nat(), ({ setup, entries }, cut) => {
      const { chapters, isOver } = storyOf(setup, entries.slice(0, cut % (entries.length + 1)), {});
      const turns = chapters.map(({ turnNumber }) => turnNumber);
      expect(turns).toEqual(turns.toSorted((a, b) => a - b));
      const open = chapters.filter(
        (chapter) => chapter.kind === 'scene' && chapter.told.is === 'untold' && chapter.told.why === 'open',
      );
      // Missed endings can be told as long as the story goes on.
      const due = open.filter((chapter) => chapter.kind === 'scene' && !chapter.isEndingMissed);
      expect(due.length).toBeLessThanOrEqual(1);
      if (isOver) expect(open).toEqual([]);
    }),
    { numRuns: runs(15, 40) },
  );
});

test('everybody ends, leaves or misses it, and the book says where', () =>
  holdsFor(arbGame, { numRuns: runs(15, 40) }, ({ setup, entries, events }) => {
    const { characters, chapters } = storyOf(setup, entries, {});
    const skipped = new Set(events.flatMap((event) => (event.type === 'skipped' ? [event.tale] : [])));
    for (const { color, fate } of characters) {
      const ending = events.findLast(
        (event) =>
          (event.type === 'told' || event.type === 'retold') &&
          event.kind === 'ending' &&
          event.color === color,
      );
      // An ending that was cut has no chapter.
      if (ending && 'tale' in ending && skipped.has(ending.tale)) continue;
      const last = chapters.findLast((chapter) => chapter.color === color);
      if (fate === 'left') expect(last?.kind).toBe('departure');
      else if (fate === 'untold') expect(last).toMatchObject({ ending: null, isEndingMissed: true });
      else expect(last).toMatchObject({ kind: 'scene', ending: fate });
    }
  }));

test('a broken log is no story', () => {
  const setup = randomSetup(3, { kind: 'allTold' }, randomFrom(1));
  const entries: readonly Entry[] = [{ action: { type: 'tell', text: 'too early' }, at: null }];
  expect(() => storyOf(setup, entries, {})).toThrow('action 0 of the log is refused');
});
