/** Which of a line's prompts a scene is told by: chance says it, and none comes again in a story before all others have. */
import { isLastDraw } from './card-moves.ts';
import type { GameState, Prompt, PromptKey, SceneLine } from './state.ts';

/** How many outcomes the chance of a prompt has: equal shares, or nearly, for any number of prompts up to 12. */
export const PROMPT_OUTCOMES = 240;

/** How many prompts there are. The number of one stands in states for good: new ones come at the end. */
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

/** How many outcomes chance has for the prompt beside the card that is drawn; null: that card is not the last one before a scene. */
export const promptChanceOf = (state: GameState): number | null =>
  state.phase.name === 'drawing' && state.phase.ending === null && isLastDraw(state) ? PROMPT_OUTCOMES : null;

/** From this Parcae on the prompts of lines that come all story long are the sharper ones. */
const LATE = 2;

function promptKeyOf(line: SceneLine, parcae: number): PromptKey {
  if (parcae < LATE) return line;
  switch (line) {
    case 'ties':
    case 'bacchus':
    case 'satyrus':
    case 'newcomer':
    case 'vinum':
      return `${line}Late`;
    default:
      return line;
  }
}

/** One of those that the story has shown least. `chance`: 0..{@link PROMPT_OUTCOMES}-1; a scene that was drawn without it has no prompt. */
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
