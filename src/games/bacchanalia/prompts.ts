/** Chooses a scene's prompt by chance. None is repeated in a story before all others of its line have been used. */
import { isLastDraw } from './card-moves.ts';
import type { GameState, Prompt, PromptKey, SceneLine } from './state.ts';

/** The number of outcomes of the draw of a prompt: any number of prompts up to 12 gets (nearly) equal shares. */
export const PROMPT_OUTCOMES = 240;

/** The number of prompts for each key. Stored states identify prompts by number, so new ones must be added at the end. */
export const PROMPT_COUNTS: Readonly<Record<PromptKey, number>> = {
  ties: 8,
  tiesLate: 8,
  threat: 10,
  accuserConfronts: 8,
  amansEnding: 8,
  bacchus: 8,
  bacchusLate: 8,
  cornered: 8,
  endNears: 8,
  minerva: 8,
  crime: 8,
  satyrus: 8,
  satyrusLate: 8,
  venusMemory: 8,
  venusAmans: 8,
  newcomer: 10,
  newcomerLate: 8,
  vinum: 12,
  vinumLate: 12,
};

/** The number of outcomes for a prompt that is drawn with the next card; null unless that card is the last one before a scene. */
export const promptChanceOf = (state: GameState): number | null =>
  state.phase.name === 'drawing' && state.phase.ending === null && isLastDraw(state) ? PROMPT_OUTCOMES : null;

/** From this Parcae on, lines that occur throughout a story use their later, sharper prompts. */
const LATE = 2;

function promptKeyOf(line: SceneLine, parcae: number): PromptKey {
  const late = `${line}Late`;
  return parcae >= LATE && late in PROMPT_COUNTS ? (late as PromptKey) : line;
}

/** Chooses among the least used prompts. `chance`: 0..{@link PROMPT_OUTCOMES}-1; without it, the scene has no prompt. */
export function choosePrompt(
  { prompts = [], parcae }: GameState,
  line: SceneLine,
  chance: number | undefined,
): Prompt | null {
  if (chance === undefined) return null;
  const key = promptKeyOf(line, parcae);
  const shown = Array.from({ length: PROMPT_COUNTS[key] }, () => 0);
  for (const one of prompts) if (one.key === key) shown[one.variant] = (shown[one.variant] ?? 0) + 1;
  const least = Math.min(...shown);
  const left = shown.flatMap((times, variant) => (times === least ? [variant] : []));
  return { key, variant: left[chance % left.length] ?? 0 };
}
