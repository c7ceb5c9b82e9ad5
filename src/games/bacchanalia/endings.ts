/** How a story ends (docs/rules/bacchanalia.md §6). */
import type { EndingKind, Twist } from './action.ts';
import type { Deus } from './cards.ts';
import type { Offers } from './contract.ts';
import { clearedOfUmbra } from './deck.ts';
import type { Outcome, Tell } from './outcome.ts';
import { playerOnTurn, umbraeOf, withPlayer } from './players.ts';
import { bacchusAsks } from './questions.ts';
import { refusal, wrongPhase } from './refusal.ts';
import { honoured, rulingOf } from './ruling.ts';
import type { EndingBy, GameState, Player } from './state.ts';
import { withTurnTale } from './tales.ts';
import { beforeDrawing } from './turns.ts';

type Ending = Offers['endings'][number];

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

const TWISTS: readonly (Twist | null)[] = ['accuserGone', 'amansSaved', null];

const withParcae = (player: Player): boolean => umbraeOf(player).includes('parcae');

/** Four Umbra without a Vinum are drawn. No wine for Minerva, and Bacchus does not move: these are steps of a turn [ours]. */
export function drawnForEnding(before: GameState, by: 'miles' | 'story', tell: Tell): GameState {
  const player = honoured(playerOnTurn(before));
  const state = withPlayer(before, before.turn, player);
  if (by === 'miles') tell({ type: 'ruled', color: state.turn, ruling: rulingOf(player) });
  const [only, ...more] = endingsOf(player, by);
  // None of the four has its Deus: four others (§6), unless Minerva, the last but Vinum, was given away meanwhile.
  if (!only) return beforeDrawing(clearedOfUmbra(state, state.turn, tell));
  return more.length > 0
    ? { ...state, phase: { name: 'chooseEnding', ending: by } }
    : { ...state, phase: { name: 'ending', by, kind: only.ending, twist: only.twist } };
}

/** Which endings there are for the player of the turn; none: four more Umbra are drawn. */
export const endingsOf = (player: Player, by: EndingBy): readonly Ending[] =>
  by === 'miles' ? milesEndings(player) : storyEndings(player);

function milesEndings(player: Player): readonly Ending[] {
  const { row } = rulingOf(player);
  if (row === 'amans' || row === 'venus') return [{ ending: 'flight', twist: null }];
  const twists = withParcae(player) ? TWISTS : [null];
  return twists.map((twist) => ({ ending: 'death', twist }));
}

function storyEndings(player: Player): readonly Ending[] {
  const honouredDei = player.dei.filter(({ umbra }) => umbra.length > 0);
  const open = new Set(withParcae(player) ? KINDS : honouredDei.flatMap(({ name }) => KINDS_OF[name]));
  return KINDS.filter((kind) => open.has(kind)).map((ending) => ({ ending, twist: null }));
}

export function chooseEnding(state: GameState, { ending, twist }: Ending): Outcome {
  const { phase } = state;
  if (phase.name !== 'chooseEnding') return wrongPhase(state, '6');
  const offered = endingsOf(playerOnTurn(state), phase.ending).some(
    (other) => other.ending === ending && other.twist === twist,
  );
  if (!offered) return refusal('notOffered', '6', { ending });
  return { ...state, phase: { name: 'ending', by: phase.ending, kind: ending, twist } };
}

/** [ours] Who was given Bacchus in an Amans Ending's turn asks before the cards are put away. */
export function endingTold(
  state: GameState,
  ended: { readonly by: EndingBy; readonly kind: EndingKind; readonly twist: Twist | null },
  text: string,
  tell: Tell,
): GameState {
  const { by, kind, twist } = ended;
  const told = withTurnTale(state, 'ending', text, tell);
  tell({ type: 'ended', color: state.turn, by, kind, twist });
  return bacchusAsks(withPlayer(told, state.turn, { ended: { by, kind, twist } }), tell);
}
