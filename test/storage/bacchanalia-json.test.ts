import { describe, expect, it } from 'vitest';
import { MAX_TEXT_LENGTH } from '../../src/games/bacchanalia/action.ts';
import type { GameState } from '../../src/games/bacchanalia/state.ts';
import { bacchanaliaStorage } from '../../src/storage/bacchanalia/json.ts';
import {
  PATIENT,
  playAtRandom,
  RESTLESS,
  randomFrom,
  randomSetup,
} from '../games/bacchanalia/random-play.ts';
import { ACTIONS, PHASES, storySetup, storyState } from './story-samples.ts';

const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('what is read of Bacchanalia', () => {
  it.each(Object.entries(ACTIONS))('%s is read as it was written', (_type, actions) => {
    for (const action of actions) expect(bacchanaliaStorage.action.parse(written(action))).toEqual(action);
  });

  it.each(Object.entries(PHASES))('so is the phase %s', (_name, phases) => {
    for (const phase of phases) {
      const state: GameState = { ...storyState, phase };
      const read = bacchanaliaStorage.state.parse(written(state));
      expect(read).toEqual(state);
      // To the byte: a snapshot is compared with what its log replays to.
      expect(JSON.stringify(bacchanaliaStorage.state.parse(written(read)))).toBe(JSON.stringify(read));
    }
  });

  it.each([
    ['all endings told', { kind: 'allTold' }],
    ['Parcae', { kind: 'parcae', times: 9 }],
    ['a number of scenes', { kind: 'scenes', scenes: 25 }],
    ['a time', { kind: 'time', at: 1_800_000_000_000 }],
  ] as const)('so is a set-up that ends with %s', (_name, end) => {
    expect(bacchanaliaStorage.setup.parse(written({ ...storySetup, end }))).toEqual({ ...storySetup, end });
  });

  it.each([
    ['an action nobody knows', { type: 'sing' }],
    ['an action with more in it', { type: 'keepNone', more: 1 }],
    ['a god nobody knows', { type: 'give', deus: 'mars', to: 'red' }],
    ['Parcae as a god', { type: 'give', deus: 'parcae', to: 'red' }],
    ['a color nobody has', { type: 'leave', color: 'white' }],
    ['a pick below none', { type: 'draw', pick: -1 }],
    ['a tale without words', { type: 'tell', text: '' }],
    ['a tale without an end', { type: 'tell', text: 'x'.repeat(MAX_TEXT_LENGTH + 1) }],
    ['an ending nobody tells', { type: 'chooseEnding', ending: 'marriage', twist: null }],
    ['a gift to nowhere', { type: 'aruspex', choice: { type: 'get', deus: 'amans', from: null } }],
  ])('%s is refused', (_name, action) => {
    expect(bacchanaliaStorage.action.safeParse(action).success).toBe(false);
  });

  it.each([
    ['with more in it', { more: 1 }],
    ['in a phase nobody knows', { phase: { name: 'dancing' } }],
    ['of a turn before the first', { turnNumber: 0 }],
    ['with a god nobody knows', { middle: ['mars'] }],
    ['without its set-up', { setup: null }],
  ])('a state %s is refused', (_name, wrong) => {
    expect(bacchanaliaStorage.state.safeParse({ ...storyState, ...wrong }).success).toBe(false);
  });

  it.each([
    ['two players', { players: ['red', 'green'] }],
    ['no end', { end: null }],
  ])('a set-up with %s is refused', (_name, wrong) => {
    expect(bacchanaliaStorage.setup.safeParse({ ...storySetup, ...wrong }).success).toBe(false);
  });
});

describe('whole games', () => {
  it.each([
    ['of three who always play', 3, PATIENT],
    ['of six who come and go', 6, RESTLESS],
  ])('%s are read as they were written, to the byte', (_name, players, manners) => {
    const random = randomFrom(players);
    for (const end of [{ kind: 'allTold' }, { kind: 'parcae', times: 2 }, { kind: 'time', at: 5 }] as const) {
      const played = playAtRandom(randomSetup(players, end, random), manners, random);
      const { setup, log, states } = played;
      const json = JSON.stringify(states);
      expect(JSON.stringify(states.map((state) => bacchanaliaStorage.state.parse(written(state))))).toBe(
        json,
      );
      expect(log.map((action) => bacchanaliaStorage.action.parse(written(action)))).toEqual(log);
      expect(bacchanaliaStorage.setup.parse(written(setup))).toEqual(setup);
    }
  });
});
