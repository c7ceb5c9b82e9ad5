/** How a story ends (docs/rules/bacchanalia.md §6). */

import { clearUmbra } from './card-moves.ts';
import type { Color, Deus } from './cards.ts';
import { type Emit, type Outcome, refusal, whyNotText, wrongPhase } from './outcome.ts';
import { playerOnTurn, umbraeOf, withPlayer } from './players.ts';
import { layUmbrae, rulingOf } from './ruling.ts';
import type { EndingBy, EndingChoice, EndingKind, GameState, MissedEnding, Player, Twist } from './state.ts';
import { whyNotIn, withSceneOrEnding } from './tales.ts';
import { beginDrawing } from './turns.ts';

/** In the order of §6. */
const KINDS: readonly EndingKind[] = ['flight', 'crime', 'bacchanal', 'amansLost', 'amansSaved', 'death'];

const KINDS_OF: Readonly<Record<Deus, readonly EndingKind[]>> = {
  amans: ['flight'],
  venus: ['flight'],
  pluto: ['crime'],
  bacchus: ['bacchanal'],
  satyrus: ['bacchanal'],
  minerva: ['amansLost', 'amansSaved'],
  miles: ['death'],
  accusator: ['death'],
  vinum: [],
};

const TWISTS: readonly (Twist | null)[] = ['accuserGone', 'amansSaved', 'both', null];

const withParcae = (player: Player): boolean => umbraeOf(player).includes('parcae');

/** Four Umbra without a Vinum are drawn. No wine for Minerva, and Bacchus does not move: these are steps of a turn [ours]. */
export function finishEndingDraw(before: GameState, by: 'miles' | 'story', emit: Emit): GameState {
  const player = layUmbrae(playerOnTurn(before));
  const state = withPlayer(before, before.turn, player);
  if (by === 'story') return offerEndings(state, by, emit);
  const ruling = rulingOf(player);
  emit({ type: 'ruled', color: state.turn, ruling });
  return ruling.row === 'amans' || ruling.row === 'venus'
    ? { ...state, phase: { name: 'ending', by, kind: 'flight', twist: null } }
    : offerEndings(state, by, emit);
}

/** Also once Minerva has been given away meanwhile: then hers are none of them any more. */
export function offerEndings(state: GameState, by: EndingBy, emit: Emit): GameState {
  const [only, ...more] = endingsOf(playerOnTurn(state), by);
  // None of the four has its Deus: four others (§6).
  if (!only) return beginDrawing(clearUmbra(state, state.turn, emit));
  return more.length > 0
    ? { ...state, phase: { name: 'chooseEnding', ending: by } }
    : { ...state, phase: { name: 'ending', by, kind: only.ending, twist: only.twist } };
}

/** Which endings the player of the turn may choose among; none: four more Umbra are drawn. */
export const endingsOf = (player: Player, by: EndingBy): readonly EndingChoice[] =>
  by === 'miles' ? deaths(player) : storyEndings(player);

const deaths = (player: Player): readonly EndingChoice[] =>
  (withParcae(player) ? TWISTS : [null]).map((twist) => ({ ending: 'death', twist }));

function storyEndings(player: Player): readonly EndingChoice[] {
  const honouredDei = player.dei.filter(({ umbra }) => umbra.length > 0);
  const open = new Set(withParcae(player) ? KINDS : honouredDei.flatMap(({ name }) => KINDS_OF[name]));
  return KINDS.filter((kind) => open.has(kind)).map((ending) => ({ ending, twist: null }));
}

export function chooseEnding(state: GameState, { ending, twist }: EndingChoice): Outcome {
  const { phase } = state;
  if (phase.name !== 'chooseEnding') return wrongPhase(state, '6');
  const offered = endingsOf(playerOnTurn(state), phase.ending).some(
    (other) => other.ending === ending && other.twist === twist,
  );
  if (!offered) return refusal('notOffered', '6', { ending });
  return { ...state, phase: { name: 'ending', by: phase.ending, kind: ending, twist } };
}

/** The ending that is due in this turn; null: none. */
export function dueEnding(state: GameState): MissedEnding | null {
  const { phase } = state;
  if (phase.name === 'chooseEnding')
    return { by: phase.ending, choices: endingsOf(playerOnTurn(state), phase.ending) };
  if (phase.name !== 'ending') return null;
  const { by, kind, twist, prompt } = phase;
  return { by, choices: [{ ending: kind, twist }], ...(prompt && { prompt }) };
}

interface TellingLate extends EndingChoice {
  readonly by: Color;
  readonly text: string;
  readonly title?: string;
}

/** §9 [ours]: an ending that was passed over, told whosever turn it is. Its cards were put away then. */
export function tellLate(state: GameState, telling: TellingLate, emit: Emit): Outcome {
  const { by: color, ending, twist } = telling;
  const missed = state.players[color]?.missed;
  if (!missed?.choices.some((other) => other.ending === ending && other.twist === twist)) {
    return refusal('notOffered', '9', { ending });
  }
  const flaw = whyNotText(telling.text, '9') ?? whyNotIn('ending', telling);
  if (flaw) return flaw;
  const told = withSceneOrEnding(state, 'ending', color, telling, emit);
  const ended = { by: missed.by, kind: ending, twist };
  emit({ type: 'ended', color, ...ended });
  return withPlayer(told, color, { ended, missed: null });
}
