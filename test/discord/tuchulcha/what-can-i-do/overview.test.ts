import { describe, expect, test, vi } from 'vitest';
import type { OutMessage } from '../../../../src/discord/api/message.ts';
import { askedAbout } from '../../../../src/discord/tuchulcha/move-texts.ts';
import {
  onlookerView,
  overview,
  overviewMessage,
  questionMessage,
} from '../../../../src/discord/tuchulcha/what-can-i-do/overview.ts';
import { COLORS, type Color } from '../../../../src/games/tuchulcha/board.ts';
import { offers } from '../../../../src/games/tuchulcha/game.ts';
import type { GameState } from '../../../../src/games/tuchulcha/types.ts';
import { whyNot } from '../../../../src/games/tuchulcha/why-not.ts';
import { parseHaruspex } from '../../../../src/tables/tuchulcha/apply-request.ts';
import { localeTexts, translator } from '../../../../src/texts/index.ts';
import { applied, beginning, dice, position, rolled } from '../../../games/tuchulcha/legal-lines.ts';
import { playAtRandom, randomFrom } from '../../../games/tuchulcha/random-play.ts';
import { IS_SOAK, LONG_TIMEOUT_MS } from '../../../runs.ts';
import { parseTap } from '../../taps.ts';
import { playing } from './seats.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

const t = translator('en');
const SEVEN = '4 b 0.0 - bn:0/7,11,29/3/2/0 rn:2/17/3/2/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0';

const parts = ({ rows }: OutMessage) => rows.flatMap((row) => [...row.components]);
const labels = (message: OutMessage): string[] =>
  parts(message).flatMap((part) => ('label' in part && part.label ? [part.label] : []));
const options = (message: OutMessage) =>
  parts(message).flatMap((part) => ('options' in part ? part.options : []));

/** Discord's limits, and that everything can be pressed. */
function expectWellMade(message: OutMessage): void {
  const ids = parts(message).map((part) => ('custom_id' in part ? part.custom_id : ''));
  const given = options(message);
  expect(message.content.length).toBeGreaterThan(0);
  expect(message.content.length).toBeLessThanOrEqual(2000);
  expect(message.rows.length).toBeLessThanOrEqual(5);
  for (const { components } of message.rows) expect(components.length).toBeLessThanOrEqual(5);
  expect(ids.filter((id) => parseTap(id) === null)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(labels(message).filter((label) => label.length > 38)).toEqual([]);
  expect(given.length).toBeLessThanOrEqual(25);
  expect(given.filter(({ label, value }) => label.length > 100 || parseHaruspex(value) === null)).toEqual([]);
  expect(new Set(given.map(({ value }) => value)).size).toBe(given.length);
  expect(labels(message).some((label) => label === 'What can I do?' || label === 'Look again')).toBe(true);
}

const SEEDS = IS_SOAK ? [1, 2, 3] : [1];
const games = [2, 3, 4] as const;
const statesOf = (players: 2 | 3 | 4, seed: number): readonly GameState[] =>
  playAtRandom(players, randomFrom(seed), 250, false).states.filter(({ phase }) => phase.name !== 'over');

describe.each(games)('in whole games of %i', (players) => {
  test.each(SEEDS)('every answer fits Discord and agrees with the engine (game %i)', (seed) => {
    for (const [at, state] of statesOf(players, seed).entries()) {
      if (!IS_SOAK && at % 9 !== 0) continue;
      const table = playing(state);
      const overview = overviewMessage(t, table, state);
      expectWellMade(overview);
      const chosen = options(overview).flatMap(({ value }) => parseHaruspex(value) ?? []);
      const asked = state.phase.name === 'moving' && chosen.length > 0 ? chosen : [];
      for (const of of asked) {
        expectWellMade(questionMessage(t, table, state, of, null));
        for (const die of [1, 2, 3, 4, 5, 6]) {
          const answer = questionMessage(t, table, state, of, die);
          expectWellMade(answer);
          expect(answer.content.includes(`with the ${die}:** yes, `)).toBe(
            whyNot(state, { ...of, die }) === null,
          );
        }
      }
    }
  });
});

describe('a question', () => {
  const state = rolled(position(SEVEN), dice('6-6-2'));
  const table = playing(state);
  const blue = (from: number): { color: Color; from: number } => ({ color: COLORS[0], from });

  test('begins with the haruspexes: one entry for each place', () => {
    expect(options(overviewMessage(t, table, state)).map(({ label, value }) => [label, value])).toEqual([
      ['From stone 7', 'b7'],
      ['From stone 11', 'b11'],
      ['From stone 29', 'b29'],
    ]);
  });

  test('goes on with the dice that are left', () => {
    const message = questionMessage(t, table, state, blue(7), null);
    expect(message.content).toBe('**From stone 7.** With which die?');
    expect(labels(message)).toEqual(['Why not with the 6?', 'Why not with the 2?', 'What can I do?']);
    expect(
      options(message)
        .filter((option) => option.default)
        .map(({ value }) => value),
    ).toEqual(['b7']);
  });

  test('is answered with the rule and its page', () => {
    const message = questionMessage(t, table, state, blue(7), 6);
    expect(message.content).toBe(
      '**From stone 7, with the 6:** no. One of yours has to leave its Mystical stone before anything else: it’s on stone 11.\n-# Rules, section 4.3',
    );
    expect(labels(message)).toEqual(['Why not with the 2?', 'Rules, section 4.3', 'What can I do?']);
    const taps = parts(message).map((part) => ('custom_id' in part ? parseTap(part.custom_id) : null));
    expect(taps).toContainEqual({ on: 'rule', page: 'mysticalFirst' });
  });

  test('of what is allowed says what happens', () => {
    expect(questionMessage(t, table, state, blue(11), 2).content).toBe(
      '**From stone 11, with the 2:** yes, 11 → 13, opens hit on black.',
    );
  });

  test('needs no die where one value is left', () => {
    const one = rolled(position(SEVEN), dice('6-6'));
    const message = questionMessage(t, playing(one), one, blue(11), null);
    expect(message.content).toBe('**From stone 11, with the 6:** yes, 11 → 17, hits red.');
    expect(labels(message)).toEqual(['What can I do?']);
  });

  test('about one who is gone is answered at once', () => {
    expect(questionMessage(t, table, state, blue(8), null).content).toContain(
      'No blue haruspex is on stone 8.',
    );
  });

  test('before the roll speaks of the roll', () => {
    const before: GameState = { ...state, phase: { name: 'before' } };
    expect(questionMessage(t, playing(before), before, blue(7), 6).content).toContain('Roll the dice first.');
    expect(options(overviewMessage(t, playing(before), before))).toEqual([]);
  });

  test('with two players names colors, the neutral ones too', () => {
    const two = rolled(position('2 b 0.0 - bn:7/12,14/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:4/9/0/0/0'), [3, 5]);
    expect(options(overviewMessage(t, playing(two), two)).map(({ label }) => label)).toEqual([
      'From the temple, blue',
      'From stone 12, blue',
      'From stone 14, blue',
      'From the temple, red',
      'From the temple, black',
      'From stone 9, black',
    ]);
    expect(askedAbout(two.position)).toHaveLength(6);
  });
});

const START = '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
const TWELVE = '4 b 1.1 36 bn:0/23x2/2/4/0 rt:2/25/0/2/3 yn:3/9/2/2/0 kl:2/36/0/0/5';
const TUCHULCHA = '4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0';
const TWO = '2 b 0.0 - bn:7/12,14/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:4/9/0/0/0';
const LAST_ONE = '4 b 0.0 - bn:0/20/4/3/0 rn:2/33/2/3/0 yn:3/7/3/1/0 kn:2/38/3/2/0';
const SET_ASIDE = '4 b 0.0 - bn:7/11/0/0/0 rn:4/15x2,17x2/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
const LASA = '4 b 1.0 - bn:4/12/1/2/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0';
const LASA_NOW = '4 k 1.1 6 bn:8/-/0/0/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kl:5/13/0/0/2';

const NO_LASA = 'Lasa Vecuvia comes only while someone else is devoted to Tuchulcha, and nobody is.';
const NO_TUCHULCHA =
  'It costs you 3 haruspexes, at least 2 of them from the altar and the forest, the others from there or the temple. You have 0 on the altar and in the forest, and 8 in the temple.';

const state = (text: string, roll: string): GameState => rolled(position(text), dice(roll));
const before = (text: string): GameState => beginning(position(text));

function moved(from: GameState, place: 'temple' | number, die: number): GameState {
  const step = offers(from).steps.find(
    (step) => step.kind === 'move' && step.from === place && step.die === die,
  );
  if (!step) throw new Error(`no step from ${place} with ${die}`);
  return applied(from, { type: 'step', step });
}

interface Row {
  readonly name: string;
  readonly state: GameState;
  readonly expected: readonly string[];
}

const ROWS: readonly Row[] = [
  {
    name: 'before the roll: roll, and why no role is to be had',
    state: before(START),
    expected: [
      '**Roll 2 dice**. With doubles you may roll one more.',
      `-# Tuchulcha: not now. ${NO_TUCHULCHA}`,
      `-# Lasa Vecuvia: not now. ${NO_LASA}`,
    ],
  },
  {
    name: 'before the roll, with Mystical first to come and Tuchulcha to be had',
    state: before(SEVEN),
    expected: [
      '**Roll 2 dice**, or devote your temple first. With doubles you may roll one more.',
      'Whatever you roll, any of yours on stone 11 (Mystical) moves off first.',
      '**Tuchulcha:** you may devote now. It costs you 3 haruspexes, none from the temple and the others from altar (3) and forest (2); the rest of the altar goes to the forest. You roll 4 dice, give one up, and can’t be hit.',
      `-# Lasa Vecuvia: not now. ${NO_LASA}`,
    ],
  },
  {
    name: 'before the roll, with Lasa Vecuvia to be had',
    state: before(LASA),
    expected: [
      '**Roll 2 dice**, or devote your temple first. With doubles you may roll one more.',
      '-# Tuchulcha: not now. Ben (red) is devoted to Tuchulcha, who takes only one temple at a time.',
      '**Lasa Vecuvia:** you may devote now. It costs you all those on the altar (1) and in the forest (2). You walk on empty stones and seal Passages: 4 are open, and 5 of yours would be in play.',
    ],
  },
  {
    name: 'as Lasa Vecuvia',
    state: before(LASA_NOW),
    expected: [
      '**Roll 2 dice**. With doubles you may roll one more.',
      'You’re playing for Lasa Vecuvia: 6 in play, 3 Passages open. With none open you win; with fewer in play than open, you’re out.',
    ],
  },
  {
    name: 'doubles: what they do if no third die is rolled',
    state: { ...before(START), phase: { name: 'extra', dice: [4, 4] } },
    expected: [
      '**Roll a 3rd die, or stay with 4-4.** You must use every die you can.',
      'If you stay with 4-4:',
      'You have to use all of them.',
      '**4** (2 times): A (temple) → 4, Ritual',
      `-# Tuchulcha: not as things stand. ${NO_TUCHULCHA}`,
      `-# Lasa Vecuvia: not as things stand. ${NO_LASA}`,
    ],
  },
  {
    name: 'Tuchulcha’s discard first',
    state: state(TUCHULCHA, '2-1-5-3'),
    expected: [
      '**Give up one die first**, whichever you like.',
      'Whichever it is, you have to use the others, and you can use them all.',
      'You’re playing for Tuchulcha: nobody can hit you, and Mystical and Ritual stones count for nothing, but open Passages take yours too. You win when nobody else is in play; you’re out when someone else reaches the altar.',
    ],
  },
  {
    name: 'an open hit',
    state: moved(state(SEVEN, '6-6-2'), 11, 2),
    expected: [
      '**Dice:** 6, 6, 2 used. You have to use all of them.',
      '**First:** The hit on stone 13 is open: one more blue haruspex has to arrive there before anything else.',
      '**6** (2 times): 7 → 13, hits black',
      '**Tuchulcha:** before your next roll you may, as things stand. It costs you 3 haruspexes, none from the temple and the others from altar (3) and forest (2); the rest of the altar goes to the forest. You roll 4 dice, give one up, and can’t be hit.',
      `-# Lasa Vecuvia: not as things stand. ${NO_LASA}`,
    ],
  },
  {
    name: 'Mystical first set aside, and a die of no use to those who stand on it',
    state: state(SET_ASIDE, '6-4'),
    expected: [
      '**Dice:** 6, 4. You have to use all of them.',
      'Mystical first doesn’t bind you this turn (on stone 11): it would let you use fewer dice.',
      '**6**: A (temple) → 6, is lost',
      '**4**: A (temple) → 4, Ritual',
      `-# Tuchulcha: not as things stand. ${NO_TUCHULCHA.replace('8 in', '7 in')}`,
      `-# Lasa Vecuvia: not as things stand. ${NO_LASA}`,
    ],
  },
  {
    name: 'the last one',
    state: state(LAST_ONE, '4-2'),
    expected: [
      '**Dice:** 4, 2. It’s your only haruspex in play: use one die, then stop wherever you like.',
      '**4**: A (20) → 24, Ritual',
      '**2**: A (20) → 22',
      '**Tuchulcha:** before your next roll you may, as things stand. It costs you 3 haruspexes, none from the temple and the others from altar (4) and forest (3); the rest of the altar goes to the forest. You roll 4 dice, give one up, and can’t be hit.',
      `-# Lasa Vecuvia: not as things stand. ${NO_LASA}`,
    ],
  },
  {
    name: 'no die of any use, and why',
    state: state(TWELVE, '2-2-2'),
    expected: [
      '**Dice:** 2, 2, 2. You can’t use any of them: end your turn.',
      '**2** (3 times): nothing. Stone 25: red stands there for Tuchulcha, and nobody else may stop.',
      '-# Tuchulcha: not as things stand. Ben (red) is devoted to Tuchulcha, who takes only one temple at a time.',
      '-# Lasa Vecuvia: not as things stand. Dirk (black) is devoted to Lasa Vecuvia, who comes only once in a game.',
    ],
  },
  {
    name: 'two players: by color',
    state: state(TWO, '3-5'),
    expected: [
      '**Dice:** 3, 5. You have to use all of them.',
      '**5**: ',
      '- Blue: A (temple) → 5 · B (12) → 17 · C (14) → 19',
      '- Red: D (temple) → 15',
      '- Black: E (temple) → 35',
      '**3**: ',
      '- Blue: A (temple) → 3 · B (12) → 15 · C (14) → 17',
      '- Red: D (temple) → 13',
      '- Black: E (temple) → 33 · F (9) → 12, hits blue',
      '-# Tuchulcha: not as things stand. It costs you 4 haruspexes, at least 3 of them from the altar and the forest, the others from there or the temple. You have 0 on the altar and in the forest, and 7 in the temple.',
    ],
  },
];

describe('what the player at turn can do', () => {
  test.each(ROWS)('$name, which fits a phone', ({ state, expected }) => {
    const told = overview(t, playing(state), state);
    expect(told.split('\n')).toEqual(expected);
    expect(told.length).toBeLessThanOrEqual(900);
  });
});

describe.each(Object.keys(localeTexts))('in the first turns, %s', (locale) => {
  test.each<[string, GameState]>([
    ['two dice', state(START, '3-5')],
    ['one that is lost', state(START, '6-1')],
    ['two players', state('2 b 0.0 - bn:9/-/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:5/-/0/0/0', '6-1')],
    ['a third die', { ...before(START), phase: { name: 'extra', dice: [3, 3] } }],
  ])('thirty words are enough, without gods that can’t come yet: %s', (_, first) => {
    const table = playing(first);
    const texts = translator(locale);
    const told = overview(texts, table, table.state ?? first);
    expect(told.split(/\s+/).length).toBeLessThanOrEqual(30);
    expect(told).not.toMatch(/Tuchulcha|Lasa/);
    expect(onlookerView(texts, table, table.state ?? first, 'Anna')).not.toMatch(/Tuchulcha|Lasa/);
  });
});

test('in a first turn, an open hit and a role that can be had are told', () => {
  const hit = moved(
    state('4 r 0.0 - bn:7/11/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0', '1-1-1'),
    'temple',
    1,
  );
  expect(overview(t, playing(hit), playing(hit).state ?? hit)).toContain('**First:** ');
  const may = playing(before(SEVEN)).state;
  expect(may && overview(t, playing(may), may)).toMatch(/\*\*Tuchulcha:\*\* you may(?!.*Lasa)/s);
});

describe('what others read meanwhile', () => {
  const now = state(SEVEN, '6-6-2');

  test('another player: whose turn it is, and where they stand', () => {
    expect(onlookerView(t, playing(now), now, 'Ben').split('\n')).toEqual([
      '**Anna (blue) to move**: 6, 6, 2.',
      'You’re red: 3 in play, 3 on the altar, 2 in the forest.',
      '**Tuchulcha:** before your next roll you may, as things stand. It costs you 3 haruspexes, 0–1 from the temple and the others from altar (3) and forest (2); the rest of the altar goes to the forest. You roll 4 dice, give one up, and can’t be hit.',
      `-# Lasa Vecuvia: not as things stand. ${NO_LASA}`,
    ]);
  });

  test('one who is out', () => {
    const without = before('4 b 1.0 - bn:4/12/1/2/0 rt:5/-/0/0/3 yn:8/-/0/0/0 ko:0/-/0/0/0');
    expect(onlookerView(t, playing(without), without, 'Dirk')).toBe(
      '**Anna (blue) to move**, and hasn’t rolled yet.\nYou’re out of the game at table 7.',
    );
  });

  test('one for whom a computer player sits in', () => {
    const table = playing(now);
    const seats = table.seats.map((seat) =>
      seat.color === 'red' ? { ...seat, standIn: true as const } : seat,
    );
    expect(onlookerView(t, { ...table, seats }, now, 'Ben')).toContain(
      'A computer player is playing for you at table 7.',
    );
  });

  test('a spectator: where all stand', () => {
    expect(onlookerView(t, playing(now), playing(now).state ?? now, 'Zoe').split('\n')).toEqual([
      '**Anna (blue) to move**: 6, 6, 2.',
      'Anna (blue): 3 in play, 3 on the altar, 2 in the forest',
      'Ben (red): 3 in play, 3 on the altar, 2 in the forest',
      'Cleo (yellow): 4 in play, 2 on the altar, 2 in the forest',
      'Dirk (black): 5 in play, 1 on the altar, 2 in the forest',
    ]);
  });
});

test('a die that is left when the last haruspex is lost: nobody is there to move', () => {
  const gone = moved(state('3 b 1.0 - bn:0/21/2/6/0 rn:0/4,7,30/0/6/0 yt:0/27/0/4/4', '5-1'), 21, 5);
  expect(overview(t, playing(gone), gone)).toContain('**1**: nothing. You have no haruspex left to move.');
});
