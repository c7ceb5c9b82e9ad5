import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../../src/games/bacchanalia/action.ts';
import type { Color } from '../../../../src/games/bacchanalia/cards.ts';
import type { Phase, Ruling, Setup, TaleKind } from '../../../../src/games/bacchanalia/state.ts';
import { type Scene, type Story, tellStory } from '../../../../src/tables/bacchanalia/story/story.ts';
import type { ActionEffects } from '../../../../src/tables/bacchanalia/story/turn-notes.ts';
import { rowsOf } from '../../../rows.ts';

const SETUP: Setup = { players: ['blue', 'red', 'yellow'], first: 'blue', end: { kind: 'allTold' } };
const NAMES = { blue: 'Anna', red: 'Ben', yellow: 'Carla' };
const VENUS: Ruling = { row: 'venus', because: 'most', among: ['venus'], most: 2 };
const DRAWING: Phase = { name: 'drawing', ending: null };

/** In words; numbers are of tales, but of a turn: see `eventsIn`. */
function eventIn(text: string): GameEvent {
  const [words = '', anew] = text.split(' anew ');
  const [verb = '', first = '', second = '', third] = words.split(' ');
  const [number, color] = [Number(first), second as Color];
  if (verb === 'turn') return { type: 'turn', turnNumber: number, color };
  if (verb === 'skipped') return { type: 'skipped', tale: number };
  if (verb === 'left') return { type: 'left', color: first as Color };
  if (verb === 'absent') return { type: 'absent', color: first as Color, phase: second as Phase['name'] };
  if (verb === 'over') return { type: 'over' };
  const [kind, about] = [verb as TaleKind, third === undefined ? null : Number(third)];
  const tale = { tale: number, kind, color, about, text: `tale ${number}`, ofBacchus: false };
  return anew ? { type: 'retold', of: Number(anew), ...tale } : { type: 'told', ...tale };
}
/** `scene 3 blue, turn 6 red, question 4 red 3, skipped 4, question 5 red 3 anew 4`: asked about 3, then told anew instead of 4. */
const eventsIn = (text: string): readonly GameEvent[] => text.split(', ').filter(Boolean).map(eventIn);
const VENUS_RULES: GameEvent = { type: 'ruled', color: 'blue', ruling: VENUS };
/** Blue's turn, in which Venus rules. */
const BEGUN = [eventIn('turn 5 blue'), VENUS_RULES];
const kept: GameEvent = { type: 'kept', color: 'blue', umbra: 'miles', woven: 'the red farm' };

const step = (
  events: readonly GameEvent[],
  phase: Phase = DRAWING,
  at: Date | null = null,
): ActionEffects => ({ events, phase, at });
const storyOf = (...events: readonly GameEvent[]): Story => tellStory(SETUP, [step(events)], NAMES);

const scenesOf = ({ chapters }: Story): Scene[] =>
  chapters.flatMap((chapter) => (chapter.kind === 'scene' ? [chapter] : []));
const onlyScene = (...events: readonly GameEvent[]): Scene => {
  const [scene, ...more] = scenesOf(storyOf(...BEGUN, ...events));
  if (!scene || more.length > 0) throw new Error('not one scene');
  return scene;
};
const textOf = ({ told: is }: Scene): string => (is.is === 'told' ? is.tale.text : is.why);

describe('a scene', () => {
  test('has its turn, its teller, who ruled and why, its text and its date', () => {
    const at = new Date('2026-03-12T20:00:00Z');
    const story = tellStory(
      SETUP,
      [
        step(BEGUN, { name: 'scene', ruling: VENUS, line: 'venusMemory', place: 'mustChange' }),
        step([eventIn('scene 3 blue')], DRAWING, at),
      ],
      NAMES,
    );
    expect(story.chapters).toEqual([
      {
        kind: 'scene',
        number: 1,
        turnNumber: 5,
        color: 'blue',
        ruling: VENUS,
        happenings: [],
        bacchus: null,
        ending: null,
        odd: null,
        minervaBy: [],
        isEndingMissed: false,
        told: { is: 'told', tale: { color: 'blue', text: 'tale 3', at, questions: [] } },
      },
    ]);
    expect([story.from, story.until]).toEqual([at, at]);
  });

  test('that was edited has the new words', () => {
    const edited: GameEvent = { type: 'edited', tale: 3, color: 'blue', text: 'other words' };
    expect(textOf(onlyScene(eventIn('scene 3 blue'), edited))).toBe('other words');
  });

  test.each(
    rowsOf(`
      is told | scene 3 blue | tale 3
      goes on | | open
      was passed over | absent blue scene, turn 6 red | absent
      was told anew | scene 3 blue, skipped 3, scene 4 blue anew 3 | tale 4
      was told anew turns later | scene 3 blue, turn 6 red, turn 7 blue, skipped 3, scene 4 blue anew 3 | tale 4
      was told anew when all was over | scene 3 blue, over, skipped 3, scene 4 blue anew 3 | tale 4
      was told anew for the second time |
        scene 3 blue, skipped 3, scene 4 blue anew 3, skipped 4, turn 6 red, scene 5 blue anew 4 | tale 5
      is over with its player | left blue | absent
    `),
  )('that %s', (_, events = '', text) => expect(textOf(onlyScene(...eventsIn(events)))).toBe(text));

  test.each(
    rowsOf(`
      at once | scene 3 blue, skipped 3, turn 6 red
      long after | scene 3 blue, turn 6 red, over, skipped 3
      and told anew, and skipped again | scene 3 blue, skipped 3, scene 4 blue anew 3, skipped 4, turn 6 red
    `),
  )('that was skipped, %s, leaves no chapter: the next has its number and its hour', (_, events = '') => {
    const parcae: GameEvent = { type: 'parcae', color: 'blue', times: 1 };
    const later: readonly GameEvent[] = [{ ...VENUS_RULES, color: 'red' }, eventIn('scene 5 red')];
    const scenes = scenesOf(storyOf(...BEGUN, parcae, ...eventsIn(events), ...later));
    expect(scenes).toMatchObject([
      { number: 1, color: 'red', happenings: [{ type: 'parcae', times: 1 }], told: { is: 'told' } },
    ]);
  });

  test('that was skipped after Bacchus came keeps its ruling, and loses what was woven in', () => {
    const scene = onlyScene(...eventsIn('bacchusCame 2 blue, scene 3 blue'), kept, eventIn('skipped 3'));
    expect(textOf(scene)).toBe('skipped');
    expect(scene.ruling).toEqual(VENUS);
    expect(scene.odd).toEqual({ umbra: 'miles', woven: null, challenge: null });
  });

  test('that was told anew does not say what was woven into what was skipped', () => {
    const scene = onlyScene(eventIn('scene 3 blue'), kept, ...eventsIn('skipped 3, scene 4 blue anew 3'));
    expect(textOf(scene)).toBe('tale 4');
    expect(scene.odd).toEqual({ umbra: 'miles', woven: null, challenge: null });
  });

  test('that was told anew has the date of that', () => {
    const [first, last] = [new Date('2026-03-12T20:00:00Z'), new Date('2026-03-14T20:00:00Z')];
    const story = tellStory(
      SETUP,
      [
        step([...BEGUN, ...eventsIn('scene 3 blue, turn 6 red')], DRAWING, first),
        step(eventsIn('skipped 3, scene 4 blue anew 3'), DRAWING, last),
      ],
      NAMES,
    );
    expect(scenesOf(story).map((scene) => scene.told)).toMatchObject([
      { tale: { text: 'tale 4', at: last } },
    ]);
  });

  const challenged: GameEvent = { type: 'challenged', by: 'red', color: 'blue' };
  const next = eventIn('turn 6 red');
  const voted = (upheld: boolean) => ({ type: 'voted', color: 'blue', upheld, for: 1, against: 1 }) as const;
  test.each<[name: string, events: readonly GameEvent[], challenge: object | null]>([
    ['nobody doubted', [], null],
    ['is challenged now', [challenged], { by: 'red', is: 'open' }],
    ['was challenged and stayed', [challenged, voted(false)], { by: 'red', is: 'dismissed' }],
    ['was challenged and went', [challenged, voted(true)], { by: 'red', is: 'upheld' }],
    ['is challenged in the next turn', [next, challenged], { by: 'red', is: 'open' }],
    [
      'was challenged in the next turn, and went',
      [next, challenged, voted(true)],
      { by: 'red', is: 'upheld' },
    ],
  ])('with an odd card that %s', (_, events, challenge) => {
    const { odd } = onlyScene(eventIn('scene 3 blue'), kept, ...events);
    expect(odd).toEqual({ umbra: 'miles', woven: 'the red farm', challenge });
  });

  test.each<[name: string, events: string, bacchus: object | null]>([
    ['did not come', '', null],
    ['came', 'bacchusCame 2 blue', { is: 'told' }],
    ['came, and was skipped', 'bacchusCame 2 blue, skipped 2', null],
    [
      'came, and was told anew',
      'bacchusCame 2 blue, skipped 2, bacchusCame 4 blue anew 2',
      { is: 'told', tale: { text: 'tale 4' } },
    ],
  ])('before which Bacchus %s', (_, events, bacchus) => {
    const scene = onlyScene(...eventsIn(events), eventIn('scene 3 blue'));
    if (bacchus) expect(scene.bacchus).toMatchObject(bacchus);
    else expect(scene.bacchus).toBeNull();
    expect(textOf(scene)).toBe('tale 3');
  });

  test('tells what the cards did, but not what everybody saw nothing in', () => {
    const { happenings } = onlyScene(
      { type: 'drew', color: 'blue', umbra: 'parcae', discarded: false },
      { type: 'parcae', color: 'blue', times: 1 },
      { type: 'amansCame' },
      { type: 'reshuffled' },
      { type: 'minervaWent', color: 'blue' },
      { type: 'deusMoved', deus: 'bacchus', from: 'blue', to: 'red', why: 'bacchusMoves' },
      { type: 'deusMoved', deus: 'miles', from: 'middle', to: 'blue', why: 'aruspex' },
      { type: 'deusMoved', deus: 'pluto', from: 'blue', to: 'middle', why: 'ended' },
      { type: 'deusMoved', deus: 'bacchus', from: 'blue', to: 'yellow', why: 'ended' },
      { type: 'endingBegins', because: 'parcae' },
    );
    expect(happenings).toEqual([
      { type: 'parcae', times: 1 },
      { type: 'amansCame' },
      { type: 'minervaWent' },
      { type: 'deusMoved', deus: 'bacchus', from: 'blue', to: 'red' },
      { type: 'deusMoved', deus: 'miles', from: 'middle', to: 'blue' },
      { type: 'deusMoved', deus: 'bacchus', from: 'blue', to: 'yellow' },
      { type: 'endingBegins', because: 'parcae' },
    ]);
  });

  test('is answered by Minerva though the next turn has begun', () => {
    const story = storyOf(
      ...BEGUN,
      ...eventsIn('scene 3 blue, turn 6 red'),
      { ...VENUS_RULES, color: 'red' },
      { type: 'deusMoved', deus: 'minerva', from: 'yellow', to: 'blue', why: 'minervaGift' },
    );
    expect(scenesOf(story).map(({ minervaBy }) => minervaBy)).toEqual([['yellow'], []]);
  });
});

describe('an ending that was passed over', () => {
  const missed: readonly GameEvent[] = [
    { type: 'absent', color: 'blue', phase: 'chooseEnding' },
    { type: 'missedEnding', color: 'blue' },
    eventIn('turn 6 red'),
  ];
  const late: readonly GameEvent[] = [
    { ...eventIn('ending 3 blue'), title: 'Late' } as GameEvent,
    { type: 'ended', color: 'blue', by: 'story', kind: 'crime', twist: null },
  ];
  const read = (...events: readonly GameEvent[]) => {
    const scene = onlyScene(...missed, ...events);
    const { characters } = storyOf(eventIn('turn 5 blue'), ...missed, ...events);
    return { scene, text: textOf(scene), fate: characters[0]?.fate };
  };

  test('may be told while the story goes on, and is an ending in its place', () => {
    expect(read()).toMatchObject({ text: 'open', fate: null, scene: { isEndingMissed: true, ending: null } });
    const ending = { by: 'story', kind: 'crime', twist: null };
    expect(read(...late)).toMatchObject({ text: 'tale 3', fate: ending, scene: { turnNumber: 5, ending } });
    expect(read(...late, { type: 'over' })).toMatchObject({ text: 'tale 3', fate: ending });
  });

  test('stands as not told once the story is over', () =>
    expect(read({ type: 'over' })).toMatchObject({ text: 'absent', fate: 'untold' }));
});

describe('questions', () => {
  /** Each by whom, with its text and its answers: `red tale 4: tale 5`. */
  const questionsAbout = (...events: readonly GameEvent[]) => {
    const { told } = onlyScene(eventIn('scene 3 blue'), ...events);
    return told.is === 'told'
      ? told.tale.questions.map(
          ({ color, text, answers }) => `${color} ${text}: ${answers.map((answer) => answer.text).join(' ')}`,
        )
      : [];
  };

  test.each(
    rowsOf(`
      with their answers | question 4 red 3, answer 5 blue 4 | red tale 4: tale 5
      asked turns later | turn 6 red, question 4 red 3, answer 5 blue 4 | red tale 4: tale 5
      not answered | question 4 red 3 | red tale 4:
      about an answer | question 4 red 3, answer 5 blue 4, question 6 yellow 5 | red tale 4: tale 5, yellow tale 6:
      whose answer was skipped | question 4 red 3, answer 5 blue 4, skipped 5 | red tale 4:
      whose answer was skipped: all that was asked and answered about it goes with it |
        question 4 red 3, answer 5 blue 4, question 6 yellow 5, answer 7 blue 6, question 8 red 7, question 9 red 3, skipped 5 |
        red tale 4: , red tale 9:
      that were skipped, with their answers | question 4 red 3, answer 5 blue 4, skipped 4 | none
      about what was skipped before the scene was told anew | question 4 red 3, skipped 3, scene 5 blue anew 3 | none
      about a scene that was told anew |
        skipped 3, scene 4 blue anew 3, turn 6 red, question 5 red 4, answer 6 blue 5 | red tale 5: tale 6
      that were told anew, in their place, with the answer to what is asked now |
        question 4 red 3, answer 5 blue 4, question 6 yellow 3, turn 6 red, skipped 4, question 7 red 3 anew 4, answer 8 blue 7 |
        red tale 7: tale 8, yellow tale 6:
      whose answer was told anew |
        question 4 red 3, answer 5 blue 4, skipped 5, answer 6 blue 4 anew 5 | red tale 4: tale 6
    `),
  )('%s', (_, events = '', expected) => {
    const asked = questionsAbout(...eventsIn(events));
    expect(asked.join(', ').trim() || 'none').toBe(expected);
  });

  test('of Bacchus', () => {
    const asked = { ...eventIn('question 4 red 3'), ofBacchus: true } as GameEvent;
    const { told } = onlyScene(eventIn('scene 3 blue'), asked, eventIn('answer 5 blue 4'));
    expect(told).toMatchObject({ tale: { questions: [{ ofBacchus: true, answers: [{ text: 'tale 5' }] }] } });
  });
});

describe('characters', () => {
  test('have names, gifts and introductions', () => {
    const { characters } = storyOf(
      { type: 'gave', by: 'blue', deus: 'venus', to: 'red' },
      { type: 'introducesFirst', color: 'red' },
      ...eventsIn('turn 2 red, introduction 0 red'),
      { type: 'absent', color: 'yellow', phase: 'introductions' },
    );
    expect(characters).toMatchObject([
      { color: 'blue', name: 'Anna', gifts: [], introduction: { why: 'open' }, fate: null },
      {
        color: 'red',
        name: 'Ben',
        gifts: [{ deus: 'venus', by: 'blue' }],
        fate: null,
        introduction: { is: 'told', tale: { text: 'tale 0' } },
      },
      { color: 'yellow', name: 'Carla', introduction: { why: 'absent' } },
    ]);
  });

  test('have their introduction as it was told anew', () => {
    const { characters } = storyOf(
      ...eventsIn('turn 2 red, introduction 0 red, turn 3 yellow, skipped 0, introduction 1 red anew 0'),
    );
    expect(characters[1]?.introduction).toMatchObject({ is: 'told', tale: { text: 'tale 1' } });
  });

  const ended: GameEvent = { type: 'ended', color: 'blue', by: 'miles', kind: 'death', twist: 'amansSaved' };
  test('end, and their ending is the chapter', () => {
    const story = storyOf(...BEGUN, eventIn('ending 3 blue'), ended, { type: 'over' });
    expect(story.isOver).toBe(true);
    expect(story.characters[0]?.fate).toEqual({ by: 'miles', kind: 'death', twist: 'amansSaved' });
    expect(scenesOf(story)).toMatchObject([
      { ending: { by: 'miles', kind: 'death', twist: 'amansSaved' }, told: { tale: { text: 'tale 3' } } },
    ]);
  });

  test('have a chapter for an ending that is about to be told', () => {
    const phase: Phase = { name: 'ending', by: 'story', kind: 'crime', twist: null };
    const story = tellStory(SETUP, [step([eventIn('turn 5 blue')], phase)], NAMES);
    expect(scenesOf(story)).toMatchObject([{ ending: { kind: 'crime' }, told: { why: 'open' } }]);
    expect(story.characters[0]?.fate).toBeNull();
  });

  test('leave after the scene in which they did', () => {
    const story = storyOf(...BEGUN, ...eventsIn('left red, scene 3 blue, turn 6 yellow'));
    expect(story.chapters).toMatchObject([
      { kind: 'scene', color: 'blue' },
      { kind: 'departure', color: 'red', turnNumber: 5 },
    ]);
    expect(story.characters[1]?.fate).toBe('left');
  });

  test('who leave an ending untold have no chapter for it', () => {
    const phase: Phase = { name: 'ending', by: 'story', kind: 'crime', twist: null };
    const story = tellStory(
      SETUP,
      [step([eventIn('turn 5 blue')], phase), step(eventsIn('absent blue ending, left blue, turn 6 red'))],
      NAMES,
    );
    expect(story.chapters).toEqual([{ kind: 'departure', color: 'blue', turnNumber: 5 }]);
  });
});
