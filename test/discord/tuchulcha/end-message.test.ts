import { describe, expect, test } from 'vitest';
import type { OutMessage } from '../../../src/discord/api/message.ts';
import { endMessage } from '../../../src/discord/tuchulcha/end-message.ts';
import { resultCard } from '../../../src/discord/tuchulcha/notices.ts';
import { turnMessage } from '../../../src/discord/tuchulcha/turn.ts';
import { COLORS, type Color } from '../../../src/games/tuchulcha/board.ts';
import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { GameEvent, GameState, Step } from '../../../src/games/tuchulcha/types.ts';
import type { ResultCardView } from '../../../src/pictures/tuchulcha/banners/card.ts';
import type { Seat } from '../../../src/tables/game-types.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import { USUAL_TERMS } from '../../../src/tables/tuchulcha/terms.ts';
import { PLAIN_JUDGES } from '../../../tools/training/plain-player.ts';
import { dice, position, rolled } from '../../games/tuchulcha/legal-lines.ts';
import { aTable } from '../../tables/a-table.ts';
import { labelsIn, textOf } from '../laws.ts';

const NAMES = { blue: 'Larthia', red: 'Vel', yellow: 'Aule', black: 'Thana' } as const;

/** A table with a person for each color in play. */
function at(state: GameState): TableOf<'tuchulcha'> {
  const players = COLORS.filter((color) => {
    const role = state.position.colors[color]?.role;
    return role !== undefined && role !== 'neutral';
  });
  const seats = players.map(
    (color): Seat<'tuchulcha'> => ({
      color,
      occupant: { kind: 'person', userId: `${COLORS.indexOf(color)}`, name: NAMES[color] },
    }),
  );
  return aTable({ locale: 'en', status: 'playing', state, setup: { players, first: 'blue' }, seats });
}

const turnOf = (state: GameState) =>
  turnMessage({ table: at(state), state, replay: [], of: null, until: null, sittings: [] }).message;

const labels = (state: GameState): string[] =>
  turnOf(state).rows.flatMap(({ components }) =>
    components.flatMap((one) => ('label' in one && one.label ? [one.label] : [])),
  );

/** After the mover's step. */
function after(state: GameState, wanted: Partial<Extract<Step, { kind: 'move' }>>): GameState {
  if (state.phase.name !== 'moving') throw new Error(state.phase.name);
  for (const die of new Set(state.phase.dice)) {
    const step = { kind: 'move', effect: 'none', ...wanted, die } as Step;
    const applied = tuchulcha.apply(state, { type: 'step', step });
    if (applied.ok) return applied.state;
  }
  throw new Error(`no such step: ${JSON.stringify(wanted)}`);
}

/** The last message of a game that ends with this step. */
function endAfter(
  text: string,
  roll: string,
  wanted: Parameters<typeof after>[1],
  where: Partial<TableOf<'tuchulcha'>> = {},
): string[] {
  const confirmed = tuchulcha.apply(after(rolled(position(text), dice(roll)), wanted), { type: 'confirm' });
  if (!confirmed.ok) throw new Error(confirmed.refusal.code);
  return ended(confirmed.state, confirmed.events, where);
}

const ended = (...of: Parameters<typeof endedMessage>): string[] => textOf(endedMessage(...of)).split('\n');

const endedMessage = (
  state: GameState,
  events: readonly GameEvent[],
  where: Partial<TableOf<'tuchulcha'>> = {},
) =>
  endMessage({ ...at(state), status: 'finished', ...where }, state, events, [], [], () => undefined).message;

const NEUTRAL_ON_TOP = '2 b 0.0 - bn:2/12/3/3/0 rx:0/40/4/0/0 yn:3/22/4/1/0 kx:4/9/0/0/0';
const RED_OUT = { color: 'red', from: 40, to: 'altar', effect: 'none' } as const;

/** A game that its last step ends with a neutral color on top, and its result card. */
function neutralOnTop(where: Partial<TableOf<'tuchulcha'>> = {}) {
  const moved = after(rolled(position(NEUTRAL_ON_TOP), dice('2-3')), RED_OUT);
  const confirmed = tuchulcha.apply(moved, { type: 'confirm' });
  if (!confirmed.ok) throw new Error(confirmed.refusal.code);
  const table = { ...at(confirmed.state), status: 'finished', ...where } as const;
  const card = resultCard({ table, log: [], sittings: [], faces: new Map(), seen: [] }, PLAIN_JUDGES);
  return { ...confirmed, moved, table, card };
}

test('the result card names who won and shows them first, where a neutral color stands above', () => {
  const { card } = neutralOnTop();
  expect(card && textOf(card.message)).toMatch(/^\*\*Aule wins Tuchulcha, table\s7\*\*\n/);
  expect(card?.picture.view.standings.map(({ color, won }) => `${color} ${won}`)).toEqual([
    'yellow true',
    'red false',
    'blue false',
    'black false',
  ]);
});

test('a computer player that had taken over wins in place of its person, who is told why that is no win', () => {
  const away = neutralOnTop().table.seats.map((seat): Seat<'tuchulcha'> => ({ ...seat, standIn: true }));
  const { state, events, card } = neutralOnTop({ seats: away });
  expect(card && textOf(card.message)).toMatch(/^\*\*🤖 for Aule wins Tuchulcha, table\s7\*\*\n/);
  expect(card?.picture.view.standings[0]?.name).toBe('🤖 for Aule');
  const said = ended(state, events, { seats: away });
  expect(said[0]).toBe('**🤖 for Aule (yellow) wins.**');
  expect(said).toContain(
    '-# Aule had not come back to this seat: in ratings and seasons that counts as leaving, not as a win.',
  );
  expect(ended(state, events).join()).not.toMatch(/🤖|come back/);
});

test('the story stands below the last message, whose buttons lead on; below the channel’s card, one leads to it', () => {
  const { moved, card } = neutralOnTop();
  const labelsOf = (message: Pick<OutMessage, 'layout'> | undefined) =>
    labelsIn(message?.layout?.parts ?? []);
  expect(labelsOf(endedMessage(moved, []))).toEqual([
    'Play again',
    'Replay turn by turn',
    'Show the details',
  ]);
  expect(labelsOf(card?.message)).toEqual(['Play again', 'Its story']);
  expect(labelsOf(endedMessage(moved, [], { seasonId: 's' }))).not.toContain('Play again');
});

describe('why the game is over', () => {
  test.each([
    ['tuchulchaWins', 'Tuchulcha has swept everyone from the path.'],
    ['allSealed', 'Lasa Vecuvia has sealed every Passage.'],
    ['lastInGame', 'Nobody else is left in the game.'],
  ] as const)('%s', (reason, sentence) => {
    const over = { type: 'over', reason, winners: ['yellow'] } as const;
    const state = {
      ...rolled(position(NEUTRAL_ON_TOP), dice('2-3')),
      phase: { name: 'over', winners: over.winners },
    };
    expect(ended(state as GameState, [over])[1]).toBe(sentence);
  });

  test('a neutral color on top: the opponent wins', () => {
    const said = endAfter(NEUTRAL_ON_TOP, '2-3', RED_OUT, { isPrivate: true });
    expect(said.slice(0, 2)).toEqual([
      '**Aule (yellow) wins.**',
      'No red haruspex in play. On top: neutral red, so whoever didn’t end the game wins.',
    ]);
  });

  test('its card shows all four colors, and how far Lasa Vecuvia came in place of her altar', () => {
    const standings = (text: string, winners: readonly Color[]) => {
      const state = { ...rolled(position(text), dice('1-2')), phase: { name: 'over', winners } } as GameState;
      const { picture } = endMessage(at(state), state, [], [], [], () => undefined);
      const view = picture?.view as ResultCardView | undefined;
      return view?.standings.map(({ color, altar, how }) => `${color} ${how ?? altar}`);
    };
    expect(standings(NEUTRAL_ON_TOP, ['yellow'])).toEqual(['yellow 4', 'red 4', 'blue 3', 'black 0']);
    const sealed = '4 k 0.1 6,16,26,36 bn:1/12/3/3/0 rn:0/40/4/3/0 yn:3/22/3/1/0 kl:3/9/0/0/4';
    expect(standings(sealed, ['black'])?.[0]).toBe('black 4 of 4 sealed');
  });

  test.each<[string, Partial<TableOf<'tuchulcha'>>, string | null]>([
    ['of a public table', {}, null],
    ['with hints', { terms: { ...USUAL_TERMS, hints: true } }, '💡 Not rated: hints were used.'],
    ['of a private table', { isPrivate: true }, '🔒 Not rated: it’s private.'],
    ['of a private table that counts', { isPrivate: true, counts: true }, null],
  ])('and whether it is rated: a game %s', (_, where, line) => {
    const said = endAfter(NEUTRAL_ON_TOP, '2-3', RED_OUT, where).filter((one) => /Not rated/.test(one));
    expect(said).toEqual(line === null ? [] : [line]);
  });

  test('most on the altar', () => {
    const said = endAfter('2 b 0.0 - bn:2/12/5/1/0 rx:0/40/2/2/0 yn:3/22/4/1/0 kx:4/9/0/0/0', '2-3', RED_OUT);
    expect(said.slice(0, 2)).toEqual([
      '**Larthia (blue) wins.**',
      'No red haruspex in play: Larthia (blue) has most on the altar.',
    ]);
  });

  const over = (text: string, winners: readonly Color[]): string => {
    const state = { ...rolled(position(text), dice('1-2')), phase: { name: 'over', winners } } as GameState;
    return ended(state, [{ type: 'over', winners, reason: 'colorFinished' }])[1] ?? '';
  };

  test.each<[string, string, readonly Color[], RegExp]>([
    [
      'level on the altar',
      '3 b 0.0 - bn:0/-/4/5/0 rn:4/7/4/0/0 yn:5/9/3/0/0',
      ['red'],
      /The altar is tied; Vel \(red\) has fewer in the forest\.$/,
    ],
    [
      'whoever is out is level with nobody',
      '4 b 0.0 - bn:0/-/0/8/0 rn:8/-/0/0/0 yn:7/9/0/0/0 ko:0/-/0/0/0',
      ['red', 'yellow'],
      /Vel \(red\) and Aule \(yellow\) tie on the altar and in the forest\.$/,
    ],
    [
      'level in both, shared',
      '3 b 0.0 - bn:0/-/4/5/0 rn:0/7/4/4/0 yn:0/9/4/4/0',
      ['red', 'yellow'],
      /Vel \(red\) and Aule \(yellow\) tie on the altar and in the forest\.$/,
    ],
    [
      'a neutral color level with the winner',
      '2 b 0.0 - bn:9/-/0/0/0 rx:5/-/0/0/0 yn:5/34,40x2/0/1/0 kx:0/-/0/5/0',
      ['blue'],
      /On top: Larthia \(blue\) and neutral red; a neutral color can’t win\.$/,
    ],
    [
      'two players level',
      '2 b 0.0 - bn:4/12/3/1/0 rx:0/-/3/2/0 yn:3/22,23/3/1/0 kx:4/9/0/0/0',
      ['yellow'],
      /Larthia \(blue\) and Aule \(yellow\) tie, so whoever didn’t end the game wins\.$/,
    ],
  ])('%s', (_, text, winners, words) => expect(over(text, winners)).toMatch(words));
});

test('a turn’s message tells first who took a role, then the rest of what their banners show', () => {
  const state = rolled(
    position('2 b 1.0 6 bn:2/12/3/3/0 rx:0/40/4/0/0 yt:4/22/0/0/4 kx:4/9/0/0/0'),
    dice('2-3'),
  );
  const devoted: GameEvent = {
    type: 'devoted',
    color: 'yellow',
    devotion: { role: 'tuchulcha', fromTemple: 0 },
    given: 4,
  };
  const sealed: GameEvent = { type: 'sealed', color: 'yellow', stone: 6 };
  const replay = [{ actor: '2', action: { type: 'confirm' }, events: [sealed, devoted] }] as const;
  const { content } = turnMessage({
    table: at(state),
    state,
    replay,
    of: null,
    until: null,
    sittings: [],
  }).message;
  expect(content).toContain(
    'turn: Aule (yellow) hunts for Tuchulcha now, rolls three dice, can’t be hit, and is out as soon as anyone reaches the altar; Aule (yellow) sealed Passage 6.',
  );
});

describe('before a game ends', () => {
  const before = rolled(
    position('2 b 0.0 - bn:2/12/3/3/0 rx:0/40/4/0/0 yn:3/22/4/1/0 kx:4/9/0/0/0'),
    dice('2-3'),
  );

  test('the step that ends it says so, and who wins then', () => {
    const ending = labels(before).filter((label) => label.includes('ends game'));
    expect(ending.map((label) => label.slice(4))).toEqual([
      'altar (3): ends game, Aule wins 🏁',
      'altar (2): ends game, Aule wins 🏁',
    ]);
  });

  test('so does what confirms the turn', () => {
    const state = after(before, RED_OUT);
    expect(labels(state)).toContain('Ends the game: Aule wins');
    expect(turnOf(state).content).toContain(
      'Your moves **end the game: Aule (yellow) wins**. End it, or undo a step.',
    );
  });

  test('of a winner’s long name the button has the beginning', () => {
    const table = at(before);
    const seats = table.seats.map((seat) => ({
      ...seat,
      occupant: { kind: 'person' as const, userId: '1', name: 'W'.repeat(13) },
    }));
    const { message } = turnMessage({
      table: { ...table, seats },
      state: before,
      replay: [],
      of: null,
      until: null,
      sittings: [],
    });
    expect(JSON.stringify(message.rows)).toContain(`: ${'W'.repeat(12)}… wins 🏁`);
    expect(JSON.stringify(message.rows)).not.toContain('yellow wins');
  });
});
