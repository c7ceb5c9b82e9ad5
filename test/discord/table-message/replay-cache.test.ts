import { expect, test } from 'vitest';
import { ReplayCache } from '../../../src/discord/table-message/replay-cache.ts';
import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import { PROPOSED_TERMS } from '../../../src/tables/bacchanalia/terms.ts';
import type { LoggedAction } from '../../../src/tables/game-types.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import {
  randomFrom as bacchanaliaRandom,
  PATIENT,
  playAtRandom as playStory,
  randomSetup,
} from '../../games/bacchanalia/random-play.ts';
import { playAtRandom, randomFrom } from '../../games/tuchulcha/random-play.ts';
import { aTable } from '../../tables/a-table.ts';

const { setup, log: actions, states } = playAtRandom(3, randomFrom(4), 60);
const entries = actions.map(
  (action, seq): LoggedAction<'tuchulcha'> => ({ seq, actor: 'table', action, at: new Date(seq) }),
);
const length = entries.length;

/** The events of the action after this state. */
const eventsAt = (at: number) => {
  const [state, entry] = [states[at], entries[at]];
  if (!state || !entry) throw new Error(`There is no action ${at}.`);
  const applied = tuchulcha.apply(state, entry.action);
  if (!applied.ok) throw new Error(applied.refusal.code);
  return applied.events;
};
const told = entries.map((entry, at) => ({ ...entry, events: eventsAt(at) }));

const anew = () => new ReplayCache({ log: async () => [...entries] });
const upTo = (logLength: number, id = 'a') => aTable({ id, setup, logLength });

test.each([
  ['from the start', [length]],
  ['as it grows', [1, 2, length - 1, length]],
  ['the same once more', [length, length]],
  ['of an earlier moment, after a later one', [length, 3, length]],
])('tells %s', async (_, lengths) => {
  const retold = anew();
  for (const some of lengths) expect(await retold.of(upTo(some))).toEqual(told.slice(0, some));
});

test('tells who did it as the log says now', async () => {
  let actor: LoggedAction<'tuchulcha'>['actor'] = '300000000000000001';
  const retold = new ReplayCache({ log: async () => entries.map((entry) => ({ ...entry, actor })) });
  await retold.of(upTo(length));
  actor = 'computer';
  expect(new Set((await retold.of(upTo(length))).map((one) => one.actor))).toEqual(new Set(['computer']));
});

test('keeps tables apart, many more than it remembers', async () => {
  const retold = anew();
  for (let round = 0; round < 2; round += 1) {
    for (let id = 0; id < 120; id += 1) {
      const some = 1 + (id % length);
      expect(await retold.of(upTo(some, `${id}`))).toEqual(told.slice(0, some));
    }
  }
});

test('has no word of whoever had theirs taken out of the log', async () => {
  const random = bacchanaliaRandom(3);
  const story = playStory(randomSetup(3, { kind: 'parcae', times: 1 }, random), PATIENT, random);
  let words = 'SPIDERS';
  const log = () =>
    story.log.map((action, seq): LoggedAction<'bacchanalia'> => {
      const spoken = 'text' in action ? { ...action, text: words } : action;
      const woven = 'woven' in spoken ? { ...spoken, woven: words } : spoken;
      return { seq, actor: 'table', action: woven, at: new Date(seq) };
    });
  const retold = new ReplayCache({ log: async () => log() });
  const table: TableOf<'bacchanalia'> = {
    ...aTable(),
    game: 'bacchanalia',
    terms: PROPOSED_TERMS,
    setup: story.setup,
    seats: [],
    state: null,
    logLength: story.log.length,
  };
  expect(JSON.stringify(await retold.of(table))).toContain('SPIDERS');
  words = '…';
  const after = await retold.of(table);
  expect(JSON.stringify(after)).not.toContain('SPIDERS');
  expect(after.flatMap(({ events }) => events)).toHaveLength(story.events.length);
});

test('has nothing to tell of a lobby', async () => expect(await anew().of(aTable())).toEqual([]));

test('tells of a log that breaks the rules which entry is refused', async () => {
  const twice = [...entries.slice(0, 1), ...entries.slice(0, 1)];
  const retold = new ReplayCache({ log: async () => twice });
  await expect(retold.of(upTo(2))).rejects.toThrow('Table a: action 0 of the log is refused');
});
