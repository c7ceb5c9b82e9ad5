import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../../src/games/bacchanalia/action.ts';
import type { Color } from '../../../../src/games/bacchanalia/cards.ts';
import type { Phase, Ruling, Setup, TaleKind } from '../../../../src/games/bacchanalia/state.ts';
import { type Scene, type Story, tellStory } from '../../../../src/tables/bacchanalia/story/story.ts';
import type { ActionEffects } from '../../../../src/tables/bacchanalia/story/turn-notes.ts';

const SETUP: Setup = { players: ['blue', 'red', 'yellow'], first: 'blue', end: { kind: 'allTold' } };
const NAMES = { blue: 'Anna', red: 'Ben', yellow: 'Carla' };
const VENUS: Ruling = { row: 'venus', because: 'most', among: ['venus'], most: 2 };
const DRAWING: Phase = { name: 'drawing', ending: null };

const turn = (turnNumber: number, color: Color): GameEvent => ({ type: 'turn', turnNumber, color });
const ruled = (color: Color): GameEvent => ({ type: 'ruled', color, ruling: VENUS });
const told = (tale: number, kind: TaleKind, color: Color, about: number | null = null): GameEvent => ({
  type: 'told',
  tale,
  kind,
  color,
  about,
  text: `tale ${tale}`,
  ofBacchus: false,
});
const skipped = (tale: number): GameEvent => ({ type: 'skipped', tale });
const retold = (
  tale: number,
  of: number,
  kind: TaleKind,
  color: Color,
  about: number | null = null,
): GameEvent => ({
  type: 'retold',
  tale,
  of,
  kind,
  color,
  about,
  text: `tale ${tale}`,
  ofBacchus: false,
});
const kept: GameEvent = { type: 'kept', color: 'blue', umbra: 'miles', woven: 'the red farm' };
const over: GameEvent = { type: 'over' };

const step = (
  events: readonly GameEvent[],
  phase: Phase = DRAWING,
  at: Date | null = null,
): ActionEffects => ({
  events,
  phase,
  at,
});
const storyOf = (...events: readonly GameEvent[]): Story => tellStory(SETUP, [step(events)], NAMES);

const scenesOf = ({ chapters }: Story): Scene[] =>
  chapters.flatMap((chapter) => (chapter.kind === 'scene' ? [chapter] : []));
const onlyScene = (...events: readonly GameEvent[]): Scene => {
  const [scene, ...more] = scenesOf(storyOf(turn(5, 'blue'), ruled('blue'), ...events));
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
        step([turn(5, 'blue'), ruled('blue')], {
          name: 'scene',
          ruling: VENUS,
          line: 'venusMemory',
          place: 'mustChange',
        }),
        step([told(3, 'scene', 'blue')], DRAWING, at),
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

  test.each<[name: string, events: readonly GameEvent[], text: string]>([
    ['is told', [told(3, 'scene', 'blue')], 'tale 3'],
    ['goes on', [], 'open'],
    ['was passed over', [{ type: 'absent', color: 'blue', phase: 'scene' }, turn(6, 'red')], 'absent'],
    [
      'was edited',
      [told(3, 'scene', 'blue'), { type: 'edited', tale: 3, color: 'blue', text: 'other words' }],
      'other words',
    ],
    ['was told anew', [told(3, 'scene', 'blue'), skipped(3), retold(4, 3, 'scene', 'blue')], 'tale 4'],
    [
      'was told anew turns later',
      [told(3, 'scene', 'blue'), turn(6, 'red'), turn(7, 'blue'), skipped(3), retold(4, 3, 'scene', 'blue')],
      'tale 4',
    ],
    [
      'was told anew when all was over',
      [told(3, 'scene', 'blue'), over, skipped(3), retold(4, 3, 'scene', 'blue')],
      'tale 4',
    ],
    [
      'was told anew for the second time',
      [
        told(3, 'scene', 'blue'),
        skipped(3),
        retold(4, 3, 'scene', 'blue'),
        skipped(4),
        turn(6, 'red'),
        retold(5, 4, 'scene', 'blue'),
      ],
      'tale 5',
    ],
    ['is over with its player', [{ type: 'left', color: 'blue' }], 'absent'],
  ])('that %s', (_, events, text) => {
    expect(textOf(onlyScene(...events))).toBe(text);
  });

  test.each<[name: string, events: readonly GameEvent[]]>([
    ['at once', [told(3, 'scene', 'blue'), skipped(3), turn(6, 'red')]],
    ['long after', [told(3, 'scene', 'blue'), turn(6, 'red'), over, skipped(3)]],
    [
      'and told anew, and skipped again',
      [told(3, 'scene', 'blue'), skipped(3), retold(4, 3, 'scene', 'blue'), skipped(4), turn(6, 'red')],
    ],
  ])('that was skipped, %s, leaves no chapter: the next has its number and its hour', (_, events) => {
    const parcae: GameEvent = { type: 'parcae', color: 'blue', times: 1 };
    const later = [ruled('red'), told(5, 'scene', 'red')];
    const scenes = scenesOf(storyOf(turn(5, 'blue'), ruled('blue'), parcae, ...events, ...later));
    expect(scenes).toMatchObject([
      { number: 1, color: 'red', happenings: [{ type: 'parcae', times: 1 }], told: { is: 'told' } },
    ]);
  });

  test('that was skipped after Bacchus came keeps its ruling, and loses what was woven in', () => {
    const came = told(2, 'bacchusCame', 'blue');
    const scene = onlyScene(came, told(3, 'scene', 'blue'), kept, skipped(3));
    expect(textOf(scene)).toBe('skipped');
    expect(scene.ruling).toEqual(VENUS);
    expect(scene.odd).toEqual({ umbra: 'miles', woven: null, challenge: null });
  });

  test('that was told anew does not say what was woven into what was skipped', () => {
    const scene = onlyScene(told(3, 'scene', 'blue'), kept, skipped(3), retold(4, 3, 'scene', 'blue'));
    expect(textOf(scene)).toBe('tale 4');
    expect(scene.odd).toEqual({ umbra: 'miles', woven: null, challenge: null });
  });

  test('that was told anew has the date of that', () => {
    const [first, last] = [new Date('2026-03-12T20:00:00Z'), new Date('2026-03-14T20:00:00Z')];
    const story = tellStory(
      SETUP,
      [
        step([turn(5, 'blue'), ruled('blue'), told(3, 'scene', 'blue'), turn(6, 'red')], DRAWING, first),
        step([skipped(3), retold(4, 3, 'scene', 'blue')], DRAWING, last),
      ],
      NAMES,
    );
    expect(scenesOf(story).map((scene) => scene.told)).toMatchObject([
      { tale: { text: 'tale 4', at: last } },
    ]);
  });

  const challenged: GameEvent = { type: 'challenged', by: 'red', color: 'blue' };
  const voted = (upheld: boolean): GameEvent => ({
    type: 'voted',
    color: 'blue',
    upheld,
    for: 1,
    against: 1,
  });
  test.each<[name: string, events: readonly GameEvent[], challenge: object | null]>([
    ['nobody doubted', [], null],
    ['is challenged now', [challenged], { by: 'red', is: 'open' }],
    ['was challenged and stayed', [challenged, voted(false)], { by: 'red', is: 'dismissed' }],
    ['was challenged and went', [challenged, voted(true)], { by: 'red', is: 'upheld' }],
    ['is challenged in the next turn', [turn(6, 'red'), challenged], { by: 'red', is: 'open' }],
    [
      'was challenged in the next turn, and went',
      [turn(6, 'red'), challenged, voted(true)],
      { by: 'red', is: 'upheld' },
    ],
  ])('with an odd card that %s', (_, events, challenge) => {
    const { odd } = onlyScene(told(3, 'scene', 'blue'), kept, ...events);
    expect(odd).toEqual({ umbra: 'miles', woven: 'the red farm', challenge });
  });

  test.each<[name: string, events: readonly GameEvent[], bacchus: object | null]>([
    ['did not come', [], null],
    ['came', [told(2, 'bacchusCame', 'blue')], { is: 'told' }],
    ['came, and was skipped', [told(2, 'bacchusCame', 'blue'), skipped(2)], null],
    [
      'came, and was told anew',
      [told(2, 'bacchusCame', 'blue'), skipped(2), retold(4, 2, 'bacchusCame', 'blue')],
      { is: 'told', tale: { text: 'tale 4' } },
    ],
  ])('before which Bacchus %s', (_, events, bacchus) => {
    const scene = onlyScene(...events, told(3, 'scene', 'blue'));
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
      turn(5, 'blue'),
      ruled('blue'),
      told(3, 'scene', 'blue'),
      turn(6, 'red'),
      ruled('red'),
      {
        type: 'deusMoved',
        deus: 'minerva',
        from: 'yellow',
        to: 'blue',
        why: 'minervaGift',
      },
    );
    expect(scenesOf(story).map(({ minervaBy }) => minervaBy)).toEqual([['yellow'], []]);
  });
});

describe('an ending that was passed over', () => {
  const missed: readonly GameEvent[] = [
    { type: 'absent', color: 'blue', phase: 'chooseEnding' },
    { type: 'missedEnding', color: 'blue' },
    turn(6, 'red'),
  ];
  const late: readonly GameEvent[] = [
    { ...told(3, 'ending', 'blue'), title: 'Late' } as GameEvent,
    { type: 'ended', color: 'blue', by: 'story', kind: 'crime', twist: null },
  ];
  const read = (...events: readonly GameEvent[]) => {
    const scene = onlyScene(...missed, ...events);
    const { characters } = storyOf(turn(5, 'blue'), ...missed, ...events);
    return { scene, text: textOf(scene), fate: characters[0]?.fate };
  };

  test('may be told while the story goes on, and is an ending in its place', () => {
    expect(read()).toMatchObject({ text: 'open', fate: null, scene: { isEndingMissed: true, ending: null } });
    const ending = { by: 'story', kind: 'crime', twist: null };
    expect(read(...late)).toMatchObject({ text: 'tale 3', fate: ending, scene: { turnNumber: 5, ending } });
    expect(read(...late, over)).toMatchObject({ text: 'tale 3', fate: ending });
  });

  test('stands as not told once the story is over', () => {
    expect(read(over)).toMatchObject({ text: 'absent', fate: 'untold' });
  });
});

describe('questions', () => {
  const questionsAbout = (...events: readonly GameEvent[]) => {
    const { told: is } = onlyScene(told(3, 'scene', 'blue'), ...events);
    return is.is === 'told'
      ? is.tale.questions.map(({ color, text, ofBacchus, answers }) => ({
          color,
          text,
          ofBacchus,
          answers: answers.map((answer) => answer.text),
        }))
      : [];
  };
  const plain = { color: 'red', text: 'tale 4', ofBacchus: false, answers: ['tale 5'] };

  test.each<[name: string, events: readonly GameEvent[], questions: readonly object[]]>([
    ['with their answers', [told(4, 'question', 'red', 3), told(5, 'answer', 'blue', 4)], [plain]],
    [
      'asked turns later',
      [turn(6, 'red'), told(4, 'question', 'red', 3), told(5, 'answer', 'blue', 4)],
      [plain],
    ],
    ['not answered', [told(4, 'question', 'red', 3)], [{ ...plain, answers: [] }]],
    [
      'of Bacchus',
      [{ ...told(4, 'question', 'red', 3), ofBacchus: true } as GameEvent, told(5, 'answer', 'blue', 4)],
      [{ ...plain, ofBacchus: true }],
    ],
    [
      'about an answer',
      [told(4, 'question', 'red', 3), told(5, 'answer', 'blue', 4), told(6, 'question', 'yellow', 5)],
      [plain, { color: 'yellow', text: 'tale 6', ofBacchus: false, answers: [] }],
    ],
    [
      'whose answer was skipped',
      [told(4, 'question', 'red', 3), told(5, 'answer', 'blue', 4), { type: 'skipped', tale: 5 }],
      [{ ...plain, answers: [] }],
    ],
    [
      'whose answer was skipped: all that was asked and answered about it goes with it',
      [
        told(4, 'question', 'red', 3),
        told(5, 'answer', 'blue', 4),
        told(6, 'question', 'yellow', 5),
        told(7, 'answer', 'blue', 6),
        told(8, 'question', 'red', 7),
        told(9, 'question', 'red', 3),
        skipped(5),
      ],
      [
        { ...plain, answers: [] },
        { ...plain, text: 'tale 9', answers: [] },
      ],
    ],
    [
      'that were skipped, with their answers',
      [told(4, 'question', 'red', 3), told(5, 'answer', 'blue', 4), { type: 'skipped', tale: 4 }],
      [],
    ],
    [
      'about what was skipped before the scene was told anew',
      [told(4, 'question', 'red', 3), skipped(3), retold(5, 3, 'scene', 'blue')],
      [],
    ],
    [
      'about a scene that was told anew',
      [
        skipped(3),
        retold(4, 3, 'scene', 'blue'),
        turn(6, 'red'),
        told(5, 'question', 'red', 4),
        told(6, 'answer', 'blue', 5),
      ],
      [{ ...plain, text: 'tale 5', answers: ['tale 6'] }],
    ],
    [
      'that were told anew, in their place, with the answer to what is asked now',
      [
        told(4, 'question', 'red', 3),
        told(5, 'answer', 'blue', 4),
        told(6, 'question', 'yellow', 3),
        turn(6, 'red'),
        skipped(4),
        retold(7, 4, 'question', 'red', 3),
        told(8, 'answer', 'blue', 7),
      ],
      [
        { ...plain, text: 'tale 7', answers: ['tale 8'] },
        { ...plain, color: 'yellow', text: 'tale 6', answers: [] },
      ],
    ],
    [
      'whose answer was told anew',
      [
        told(4, 'question', 'red', 3),
        told(5, 'answer', 'blue', 4),
        skipped(5),
        retold(6, 5, 'answer', 'blue', 4),
      ],
      [{ ...plain, answers: ['tale 6'] }],
    ],
  ])('%s', (_, events, questions) => {
    expect(questionsAbout(...events)).toEqual(questions);
  });
});

describe('characters', () => {
  test('have names, gifts and introductions', () => {
    const { characters } = storyOf(
      { type: 'gave', by: 'blue', deus: 'venus', to: 'red' },
      { type: 'introducesFirst', color: 'red' },
      turn(2, 'red'),
      told(0, 'introduction', 'red'),
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
      turn(2, 'red'),
      told(0, 'introduction', 'red'),
      turn(3, 'yellow'),
      skipped(0),
      retold(1, 0, 'introduction', 'red'),
    );
    expect(characters[1]?.introduction).toMatchObject({ is: 'told', tale: { text: 'tale 1' } });
  });

  const ended: GameEvent = { type: 'ended', color: 'blue', by: 'miles', kind: 'death', twist: 'amansSaved' };
  test('end, and their ending is the chapter', () => {
    const story = storyOf(turn(5, 'blue'), ruled('blue'), told(3, 'ending', 'blue'), ended, over);
    expect(story.isOver).toBe(true);
    expect(story.characters[0]?.fate).toEqual({ by: 'miles', kind: 'death', twist: 'amansSaved' });
    expect(scenesOf(story)).toMatchObject([
      { ending: { by: 'miles', kind: 'death', twist: 'amansSaved' }, told: { tale: { text: 'tale 3' } } },
    ]);
  });

  test('have a chapter for an ending that is about to be told', () => {
    const phase: Phase = { name: 'ending', by: 'story', kind: 'crime', twist: null };
    const story = tellStory(SETUP, [step([turn(5, 'blue')], phase)], NAMES);
    expect(scenesOf(story)).toMatchObject([{ ending: { kind: 'crime' }, told: { why: 'open' } }]);
    expect(story.characters[0]?.fate).toBeNull();
  });

  test('leave after the scene in which they did', () => {
    const left: GameEvent = { type: 'left', color: 'red' };
    const story = storyOf(turn(5, 'blue'), ruled('blue'), left, told(3, 'scene', 'blue'), turn(6, 'yellow'));
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
      [
        step([turn(5, 'blue')], phase),
        step([
          { type: 'absent', color: 'blue', phase: 'ending' },
          { type: 'left', color: 'blue' },
          turn(6, 'red'),
        ]),
      ],
      NAMES,
    );
    expect(story.chapters).toEqual([{ kind: 'departure', color: 'blue', turnNumber: 5 }]);
  });
});
