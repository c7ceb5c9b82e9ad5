/** The endings of stories (docs/rules/bacchanalia.md §6). */

import { type ActionOf, type Emit, type RuleOutcome, refusal, whyNotText, wrongPhase } from './action.ts';
import { clearUmbra } from './card-moves.ts';
import type { Deus } from './cards.ts';
import { layUmbrae, rulingOf } from './ruling.ts';
import {
  type EndingBy,
  type EndingChoice,
  type EndingKind,
  type GameState,
  type MissedEnding,
  type Player,
  playerOnTurn,
  type Twist,
  umbraeOf,
  withPlayer,
} from './state.ts';
import { whyNotInTale, withSceneOrEnding } from './tales.ts';
import { beginDrawing } from './turns.ts';

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

/** Follows a draw of four Umbra without Vinum. [ours] Minerva gets no wine and Bacchus stays: those are steps of a normal turn. */
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

/** This is also called after Minerva was given away, which takes away her endings. */
export function offerEndings(state: GameState, by: EndingBy, emit: Emit): GameState {
  const [only, ...more] = endingsOf(playerOnTurn(state), by);
  // None of the four has its Deus, so four others are drawn (§6).
  if (!only) return beginDrawing(clearUmbra(state, state.turn, emit));
  return more.length > 0
    ? { ...state, phase: { name: 'chooseEnding', ending: by } }
    : { ...state, phase: { name: 'ending', by, kind: only.ending, twist: only.twist } };
}

/** The possible endings of the player on turn. If there are none, four more Umbra are drawn. */
export const endingsOf = (player: Player, by: EndingBy): readonly EndingChoice[] =>
  by === 'miles' ? deaths(player) : storyEndings(player);

const deaths = (player: Player): readonly EndingChoice[] =>
  (withParcae(player) ? TWISTS : [null]).map((twist) => ({ ending: 'death', twist }));

function storyEndings(player: Player): readonly EndingChoice[] {
  const honouredDei = player.dei.filter(({ umbra }) => umbra.length > 0);
  const open = new Set(withParcae(player) ? KINDS : honouredDei.flatMap(({ name }) => KINDS_OF[name]));
  return KINDS.filter((kind) => open.has(kind)).map((ending) => ({ ending, twist: null }));
}

const isAmong = (choices: readonly EndingChoice[], { ending, twist }: EndingChoice): boolean =>
  choices.some((other) => other.ending === ending && other.twist === twist);

export function chooseEnding(state: GameState, { ending, twist }: EndingChoice): RuleOutcome {
  const { phase } = state;
  if (phase.name !== 'chooseEnding') return wrongPhase(state, '6');
  if (!isAmong(endingsOf(playerOnTurn(state), phase.ending), { ending, twist }))
    return refusal('notOffered', '6', { ending });
  return { ...state, phase: { name: 'ending', by: phase.ending, kind: ending, twist } };
}

/** The ending of this turn; null if there is none. */
export function dueEnding(state: GameState): MissedEnding | null {
  const { phase } = state;
  if (phase.name === 'chooseEnding')
    return { by: phase.ending, choices: endingsOf(playerOnTurn(state), phase.ending) };
  if (phase.name !== 'ending') return null;
  const { by, kind, twist, prompt } = phase;
  return { by, choices: [{ ending: kind, twist }], ...(prompt && { prompt }) };
}

/** §9 [ours]: tells a missed ending in any player's turn. Its cards are already put away. */
export function tellLate(state: GameState, telling: ActionOf<'tellLate'>, emit: Emit): RuleOutcome {
  const { by: color, ending, twist } = telling;
  const missed = state.players[color]?.missed;
  if (!missed || !isAmong(missed.choices, telling)) return refusal('notOffered', '9', { ending });
  const flaw = whyNotText(telling.text, '9') ?? whyNotInTale('ending', telling);
  if (flaw) return flaw;
  const told = withSceneOrEnding(state, 'ending', color, telling, emit);
  const ended = { by: missed.by, kind: ending, twist };
  emit({ type: 'ended', color, ...ended });
  return withPlayer(told, color, { ended, missed: null });
}
