import { describe, expect, test } from 'vitest';
import { lookUpMessage, pagesSince } from '../../../src/discord/bacchanalia/index.ts';
import {
  memoryLines,
  nameOfTale,
  sinceLines,
  thingsToWeave,
  weaveLine,
} from '../../../src/discord/bacchanalia/story-so-far.ts';
import { nameOnButton } from '../../../src/discord/bacchanalia/story-texts.ts';
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import type { Color } from '../../../src/games/bacchanalia/cards.ts';
import { bacchanalia } from '../../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../../src/games/bacchanalia/state.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';
import { expectLawful, textOf } from '../laws.ts';
import { storyTable } from './a-story.ts';

const t = translator('en');

const CAST = {
  blue: { name: 'Livia', accusation: 'Arson', accuser: 'Cotta', amans: 'Festus' },
  red: { name: 'Vibia', accusation: 'Theft', accuser: 'Burrus', amans: 'Arria' },
  yellow: { name: 'Sextus', accusation: '', accuser: '', amans: '' },
} as const;

/** Introduces three characters, then tells a scene of each color's given words; a cut tale is skipped. */
function storyOf(
  scenes: readonly { by: Color; text: string; title?: string }[],
  cut: readonly number[] = [],
) {
  const setup = { players: ['blue', 'red', 'yellow'], first: 'blue', end: { kind: 'allTold' } } as const;
  let state: GameState = bacchanalia.start(setup);
  state = {
    ...state,
    introducesFirst: 'blue',
    phase: { name: 'introductions', left: ['blue', 'red', 'yellow'] },
  };
  const replay: Parameters<typeof sinceLines>[3][number][] = [];
  const act = (action: Action, by: Color = 'blue') => {
    const actor = `${['blue', 'red', 'yellow'].indexOf(by) + 1}00`;
    const applied = bacchanalia.apply(state, action);
    if (!applied.ok) throw new Error(applied.refusal.code);
    state = applied.state;
    replay.push({ seq: replay.length, actor, action, at: new Date(0), events: applied.events });
  };
  for (const by of ['blue', 'red', 'yellow'] as const)
    act({ type: 'introduce', by, text: `I am at the well. I am ${by}. I wait.`, character: CAST[by] }, by);
  for (const { by, text, title } of scenes) {
    const ruling = { row: 'vinum', because: 'none', among: [], most: 0 } as const;
    state = { ...state, turn: by, phase: { name: 'scene', ruling, line: 'vinum', place: 'stay' } };
    act({ type: 'tell', text, ...(title && { title }) }, by);
  }
  for (const tale of cut) act({ type: 'skip', tale });
  return { table: storyTable({ setup }, state), replay };
}

describe('while one writes', () => {
  const { table, replay } = storyOf([
    { by: 'blue', text: 'I ran. The gate was shut! I hid in the old mill.' },
    { by: 'red', text: 'A dog barked at the moon. Then silence.', title: 'The dog' },
    { by: 'yellow', text: 'Wine ran down the steps. Nobody slept.' },
  ]);

  test('one’s own last two sentences, crime, accuser and Amans stand by name', () => {
    expect(memoryLines(t, table, 'blue', replay)).toEqual([
      '-# **Where you left off:** “The gate was shut! I hid in the old mill.”',
      '-# **The charge:** Arson',
      '-# **Accuser:** Cotta',
      '-# **Loves (Amans):** Festus',
    ]);
  });

  test('what others told since has a line each: its title, else its first sentence', () => {
    expect(sinceLines(t, table, 'blue', replay)).toEqual([
      '-# **Since your last tale:**',
      '-# Vibia: The dog',
      '-# Sextus: Wine ran down the steps.',
    ]);
    expect(sinceLines(t, table, 'yellow', replay)).toEqual([]);
    // Others' people and titles are there to weave in, their own are not.
    expect(weaveLine(t, table, 'blue', replay).join()).toBe(
      '-# **To weave in:** Vibia · Arria (loved by Vibia) · Burrus (accuses Vibia) · Sextus · The dog',
    );
    expect(weaveLine(t, table, 'red', replay).join()).not.toMatch(/Vibia|The dog/);
  });

  test('the list has each thing once, short enough for Discord, and what was chosen stands in the form', () => {
    const long = 'A very long title of words '.repeat(3).trim();
    const again = storyOf([
      { by: 'red', text: 'A dog barked.', title: long },
      { by: 'yellow', text: 'It barked again.', title: long },
    ]);
    const things = thingsToWeave(t, again.table, 'blue', again.replay);
    expect(new Set(things).size).toBe(things.length);
    expect(things).toContain('Arria (loved by Vibia)');
    expect(things.filter((thing) => thing.startsWith('A very long'))).toHaveLength(1);
    for (const thing of things) expect(thing.length).toBeLessThanOrEqual(100);
    expect(things.length).toBeLessThanOrEqual(25);
  });

  test('what was cut is quoted nowhere', () => {
    const cut = storyOf(
      [
        { by: 'blue', text: 'I ran.' },
        { by: 'red', text: 'A dog barked.', title: 'The dog' },
      ],
      [1, 3, 4],
    );
    for (const lines of [memoryLines, sinceLines, weaveLine])
      expect(lines(t, cut.table, 'blue', cut.replay).join()).not.toMatch(/I ran|dog|Vibia|Arria/);
    expect(pagesSince(t, cut.table, cut.replay, '100')).toEqual([]);
  });

  test('a long title and a sentence without an end are cut between words', () =>
    expect(nameOfTale({ text: 'word '.repeat(100) })).toMatch(/^(word )+word…$/));
});

describe('the story since one’s last tale', () => {
  const long = 'A sentence of the night. '.repeat(160).trim();

  test('is there to the last word, in pages that fit into a message, in every language', () => {
    const { table, replay } = storyOf([
      { by: 'blue', text: 'I ran.' },
      { by: 'red', text: long, title: 'The dog' },
      { by: 'yellow', text: 'Nobody slept.' },
    ]);
    for (const { code } of LANGUAGES) {
      const read = [translator(code), { ...table, locale: code }, replay, '100'] as const;
      const pages = pagesSince(...read);
      expect(pages.length).toBeGreaterThan(1);
      for (const [at, page] of pages.entries()) {
        const message = lookUpMessage(...read, at);
        expectLawful(message);
        expect(textOf(message)).toContain(page);
      }
      const all = pages.join(' ').replace(/\s+/g, ' ');
      expect(all).toContain(long);
      expect(all).toContain('Nobody slept.');
      expect(all).not.toContain('I ran.');
    }
  });

  test('is nobody’s who has no seat; begins at the beginning for people who have told nothing', () => {
    const { table, replay } = storyOf([{ by: 'red', text: long }]);
    expect(pagesSince(t, table, replay, '999')).toEqual([]);
    expect(textOf(lookUpMessage(t, table, replay, '999', 0))).toMatch(/^\*\*Table \d+\*\*$/);
    const [blue, ...others] = table.seats;
    const vel = { kind: 'person', userId: '900', name: 'Vel' } as const;
    const takenOver = { ...table, seats: blue ? [{ ...blue, occupant: vel }, ...others] : others };
    expect(textOf(lookUpMessage(t, takenOver, replay, '900', 0))).toMatch(/beginning\*\*.*I am blue\./s);
    const fresh = { ...table, state: table.setup && bacchanalia.start(table.setup) };
    expect(textOf(lookUpMessage(t, fresh, [], '100', 0))).toMatch(/beginning\*\*: nothing has been told yet/);
  });
});

test.each([
  ['Aule Metelis', 'Aule Metelis'],
  ['Aule Metelis the Younger', 'Aule Metelis the…'],
  ['Aule Metelis, the Younger', 'Aule Metelis'],
  ['Velthur-Spurinna-Tarchunies', 'Velthur-Spurinna-Tarchunies'],
])('%s stands on a button as %s, never cut within a word', (name, shown) => {
  const { table } = storyOf([]);
  const cast = { blue: { ...CAST.blue, name, tale: 0 } };
  expect(nameOnButton(t, { ...table, state: table.state && { ...table.state, cast } }, 'blue')).toBe(shown);
});
