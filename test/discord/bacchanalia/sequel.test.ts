import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { OPTION_LENGTH } from '../../../src/discord/api/message.ts';
import { againForm, carryablesOf } from '../../../src/discord/bacchanalia/sequel.ts';
import { carriedLine } from '../../../src/discord/bacchanalia/terms-text.ts';
import type { Color } from '../../../src/games/bacchanalia/cards.ts';
import { bacchanalia } from '../../../src/games/bacchanalia/game.ts';
import type { EndingKind, GameState } from '../../../src/games/bacchanalia/state.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';
import { storyTable } from './a-story.ts';

const setup = { players: ['blue', 'red', 'yellow'], first: 'blue', end: { kind: 'allTold' } } as const;

const CAST = {
  blue: { name: 'Livia', accusation: 'Arson', accuser: 'Cotta', amans: 'Festus', tale: 0 },
  red: { name: 'Vibia', accusation: 'Theft', accuser: 'Burrus', amans: 'Arria', tale: 1 },
  yellow: { name: 'Sextus', accusation: '', accuser: '', amans: '', tale: 2 },
} as const;

/** A story that is over, in which each color came to its ending. */
function endedWith(endings: Partial<Record<Color, EndingKind>>, locale = 'en') {
  const start = bacchanalia.start(setup);
  const players = Object.fromEntries(
    Object.entries(start.players).map(([color, player]) => {
      const kind = endings[color as Color];
      return [color, kind ? { ...player, ended: { kind, by: 'story', twist: null } } : player];
    }),
  );
  const state = { ...start, cast: CAST, players, phase: { name: 'over' } } as unknown as GameState;
  return storyTable({ setup }, state, locale);
}

const texts = (endings: Partial<Record<Color, EndingKind>>) =>
  carryablesOf(endedWith(endings), []).map(({ text }) => text);

describe('what may come along into the next story', () => {
  test.each<[EndingKind, readonly string[]]>([
    [
      'flight',
      ['Livia, who got out of Bertinoro alive', 'Cotta, and the score still to be settled with Livia'],
    ],
    ['amansLost', ['Livia, free, and without Festus']],
    [
      'amansSaved',
      ['Festus, safe, and without Livia', 'Festus, and the death of Livia that Cotta has to answer for'],
    ],
    ['bacchanal', ['Cotta, and the score still to be settled with Livia']],
    ['crime', []],
    ['death', ['Festus, and the death of Livia that Cotta has to answer for']],
  ])('after %s', (kind, offered) => expect(texts({ blue: kind })).toEqual(offered));

  test('is nobody without a name, and nothing of a story without an end', () => {
    expect(texts({ yellow: 'flight' })).toEqual(['Sextus, who got out of Bertinoro alive']);
    expect(texts({ yellow: 'death' })).toEqual([]);
    expect(texts({})).toEqual([]);
  });

  test.each(LANGUAGES)('in $code has all names, fits into a list and leaves no placeholder', ({ code }) => {
    const t = translator(code);
    const all = (['flight', 'amansLost', 'amansSaved', 'death'] as const).flatMap((kind) =>
      carryablesOf(endedWith({ blue: kind }, code), []),
    );
    for (const { text } of all) {
      expect(text).toContain('Livia');
      expect(text).not.toMatch(/[{}]|\s\s/);
    }
    const long = { color: 'blue', tale: 0, text: `Livia ${'and Festus '.repeat(20)}` } as const;
    const form = againForm(t, 'abc', [...all, long]);
    const [list] = form.components.flatMap((part) =>
      part.type === ComponentType.Label && part.component.type === ComponentType.StringSelect
        ? [part.component]
        : [],
    );
    expect(list?.options).toHaveLength(all.length + 1);
    for (const { label } of list?.options ?? []) expect(label.length).toBeLessThanOrEqual(OPTION_LENGTH);
    expect(list).toMatchObject({ required: false, min_values: 0 });
    const [line = ''] = carriedLine(t, { carried: { text: 'The *mill*', from: 'Ash', of: [] } });
    expect(line).toContain('The \\*mill\\*');
    expect(line).toContain('*Ash*');
    expect(carriedLine(t, {})).toEqual([]);
  });
});
