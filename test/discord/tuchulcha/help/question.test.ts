import { describe, expect, test, vi } from 'vitest';
import type { OutMessage } from '../../../../src/discord/api/message.ts';
import { standsOf } from '../../../../src/discord/tuchulcha/haruspexes.ts';
import { overviewMessage, questionMessage } from '../../../../src/discord/tuchulcha/help/question.ts';
import { COLORS, type Color, type GameState, whyNot } from '../../../../src/games/tuchulcha/index.ts';
import { parseHaruspex } from '../../../../src/tables/tuchulcha/request-words.ts';
import { translator } from '../../../../src/texts/index.ts';
import { dice, position, rolled } from '../../../games/tuchulcha/legal-lines.ts';
import { playAtRandom, randomFrom } from '../../../games/tuchulcha/random-play.ts';
import { IS_LONG, IS_SOAK, LONG_TIMEOUT_MS } from '../../../runs.ts';
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
      if (!IS_LONG && at % 9 !== 0) continue;
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
    expect(standsOf(two.position)).toHaveLength(6);
  });
});
