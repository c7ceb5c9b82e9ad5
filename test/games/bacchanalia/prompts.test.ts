import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import { PROMPT_COUNTS, PROMPT_OUTCOMES } from '../../../src/games/bacchanalia/card-moves.ts';
import type { Umbra } from '../../../src/games/bacchanalia/cards.ts';
import { bacchanalia, offers } from '../../../src/games/bacchanalia/game.ts';
import type { GameState, Prompt } from '../../../src/games/bacchanalia/state.ts';
import { type Laid, laid, played } from './table.ts';

/** Draws four cards, the last one with a prompt. */
function withPrompt(state: GameState, umbrae: readonly Umbra[], prompt?: number): GameState {
  return umbrae.reduce((now, umbra, index) => {
    const isLast = index === umbrae.length - 1;
    const pick = now.deck.indexOf(umbra);
    const draw: Action = { type: 'draw', pick, ...(isLast && prompt !== undefined && { prompt }) };
    return played(now, draw).state;
  }, state);
}

const WINE: readonly Umbra[] = ['vinum', 'vinum', 'vinum', 'vinum'];

const promptIn = ({ phase }: GameState): Prompt | undefined => ('prompt' in phase ? phase.prompt : undefined);

const wine = (laying: Laid, prompt?: number): GameState => withPrompt(laid(laying), WINE, prompt);

describe('a scene’s prompt', () => {
  test('is chance’s, and stands in the phase and in the story', () => {
    const state = wine({}, 7);
    expect(promptIn(state)).toEqual({ key: 'vinum', variant: 7 });
    expect(state.prompts).toEqual([{ key: 'vinum', variant: 7 }]);
  });

  test('any outcome gives one, and each about as often', () => {
    const counts = Array.from({ length: PROMPT_COUNTS.vinum }, () => 0);
    for (let prompt = 0; prompt < PROMPT_OUTCOMES; prompt++) {
      const variant = promptIn(wine({}, prompt))?.variant ?? -1;
      counts[variant] = (counts[variant] ?? 0) + 1;
    }
    expect(new Set(counts)).toEqual(new Set([PROMPT_OUTCOMES / PROMPT_COUNTS.vinum]));
  });

  test('comes again only when all of the line have been shown', () => {
    let prompts: readonly Prompt[] = [];
    for (let scene = 0; scene < 3 * PROMPT_COUNTS.vinum; scene++)
      prompts = wine({ state: { prompts } }, (scene * 101) % PROMPT_OUTCOMES).prompts ?? [];
    for (const round of [0, 1, 2]) {
      const shown = prompts.slice(round * PROMPT_COUNTS.vinum, (round + 1) * PROMPT_COUNTS.vinum);
      expect(new Set(shown.map(({ variant }) => variant)).size).toBe(PROMPT_COUNTS.vinum);
    }
  });

  test('those of other lines do not count', () => {
    const prompts: readonly Prompt[] = [{ key: 'newcomer', variant: 0 }];
    expect(promptIn(wine({ state: { prompts } }, 0))).toEqual({ key: 'vinum', variant: 0 });
  });

  test.each([
    [0, 'vinum'],
    [1, 'vinum'],
    [2, 'vinumLate'],
    [3, 'vinumLate'],
  ] as const)('knows the fate: after %i Parcae it is of %s', (parcae, key) => {
    expect(promptIn(wine({ parcae }, 0))?.key).toBe(key);
  });

  test('is of the line, where that itself goes by Parcae', () => {
    const miles: readonly Umbra[] = ['miles', 'miles', 'miles', 'miles'];
    const keys = [0, 2, 3].map(
      (parcae) => promptIn(withPrompt(laid({ parcae, dei: { blue: ['miles'] } }), miles, 0))?.key,
    );
    expect(keys).toEqual(['threat', 'cornered', 'endNears']);
  });

  test('is asked for the Amans Ending, too', () => {
    const state = withPrompt(
      laid({ parcae: 1, dei: { blue: ['amans'] } }),
      ['amans', 'amans', 'amans', 'amans'],
      9,
    );
    expect(state.phase).toMatchObject({ name: 'ending', by: 'amans' });
    expect(promptIn(state)).toEqual({ key: 'amansEnding', variant: 1 });
  });

  test('waits while the player chooses for the cards', () => {
    const state = withPrompt(laid(), ['goblet', 'goblet', 'vinum', 'vinum'], 3);
    expect(state.phase.name).toBe('aruspex');
    const [choice] = offers(state).aruspex;
    if (!choice) throw new Error('nothing to choose');
    expect(promptIn(played(state, { type: 'aruspex', choice }).state)).toEqual({
      key: 'newcomer',
      variant: 3,
    });
  });
});

describe('a log from before there were several', () => {
  test('plays on as it did, without a prompt', () => {
    const state = wine({});
    expect(state.phase).toEqual({
      name: 'scene',
      line: 'vinum',
      place: 'stay',
      ruling: { row: 'vinum', because: 'most', among: ['vinum'], most: 4 },
    });
    expect(state.prompts).toEqual([]);
    expect(state.draws).toBe(laid().draws + 4);
  });
});

describe('chance', () => {
  test('is asked for the prompt with the last card of a turn, as a draw of its own', () => {
    const start = laid();
    const asked = [0, 1, 2, 3].map((drawn) => offers(withPrompt(start, WINE.slice(0, drawn))).promptChance);
    expect(asked).toEqual([null, null, null, PROMPT_OUTCOMES]);
    expect(wine({}, 1).draws).toBe(start.draws + 5);
  });

  test('with an odd card that is the third', () => {
    const state = laid({ odd: { blue: 'venus' } });
    expect(offers(withPrompt(state, ['vinum', 'vinum'])).promptChance).toBe(PROMPT_OUTCOMES);
  });

  test('not where an ending is drawn', () => {
    const state = laid({ dei: { blue: ['pluto'] }, state: { phase: { name: 'drawing', ending: 'story' } } });
    const drawn = withPrompt(state, ['pluto', 'pluto', 'pluto']);
    expect(offers(drawn).promptChance).toBeNull();
    expect(refused(drawn, 0)).toBe('badPick');
  });

  test.each([-1, 0.5, PROMPT_OUTCOMES])('%d is no outcome', (prompt) => {
    expect(refused(withPrompt(laid(), WINE.slice(0, 3)), prompt)).toBe('badPick');
  });

  test('is not asked before the last card', () => expect(refused(laid(), 0)).toBe('badPick'));
});

function refused(state: GameState, prompt: number): string | null {
  const applied = bacchanalia.apply(state, { type: 'draw', pick: 0, prompt });
  return applied.ok ? null : applied.refusal.code;
}
