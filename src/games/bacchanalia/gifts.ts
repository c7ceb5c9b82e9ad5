/** The Deus cards that are given before the first turn (docs/rules/bacchanalia.md §2.2). */
import type { Deus } from './cards.ts';
import type { Color } from './color.ts';
import type { Offers } from './contract.ts';
import { put, taken } from './dei.ts';
import type { Outcome, Tell } from './outcome.ts';
import { bare, isPlaying, othersPlaying, playerOf, roundFrom, stillPlaying } from './players.ts';
import { refusal, wrongPhase } from './refusal.ts';
import type { GameState } from './state.ts';
import { turnBegun } from './turns.ts';

const DEI_GIVEN = 2;

const hasRoom = (state: GameState, color: Color): boolean => playerOf(state, color).dei.length < DEI_GIVEN;

const receiversOf = (state: GameState, giver: Color): readonly Color[] =>
  othersPlaying(state, giver).filter((color) => hasRoom(state, color));

const canGive = (state: GameState, giver: Color): boolean =>
  isPlaying(state, giver) && state.middle.length > 0 && receiversOf(state, giver).length > 0;

export const givesOf = (state: GameState): Offers['gives'] =>
  [...new Set(state.middle)].flatMap((deus) => receiversOf(state, state.turn).map((to) => ({ deus, to })));

export function give(
  state: GameState,
  { deus, to }: { readonly deus: Deus; readonly to: Color },
  tell: Tell,
): Outcome {
  const by = state.turn;
  if (state.phase.name !== 'gift') return wrongPhase(state, '2.2');
  if (deus === 'vinum') return refusal('neverVinum', '2.2');
  if (!state.middle.includes(deus)) return refusal('notThere', '2.2', { deus });
  if (!isPlaying(state, to)) return refusal('notInGame', '2.2', { color: to });
  if (to === by) return refusal('neverToOneself', '2.2');
  if (!hasRoom(state, to)) return refusal('hasTwo', '2.2', { color: to });
  tell({ type: 'gave', by, deus, to });
  const given = put(taken(state, { deus, from: 'middle' }), { deus, to });
  return nextGift(given, 0, tell);
}

/**
 * The giver is away [ours]: the next one gives. Once all who could give were away one after the other, the gifts are over
 * with fewer cards.
 */
export function giverAbsent(state: GameState, absent: number, tell: Tell): GameState {
  const givers = stillPlaying(state).filter((color) => canGive(state, color));
  return absent + 1 < givers.length ? nextGift(state, absent + 1, tell) : giftsOver(state);
}

/** Somebody has left. */
export const giftsGoOn = (state: GameState, absent: number, tell: Tell): GameState =>
  canGive(state, state.turn) ? state : nextGift(state, absent, tell);

/** [ours] Who can give to nobody is passed over, as long as another can. */
export function nextGift(state: GameState, absent: number, tell: Tell): GameState {
  const [giver, ...others] = roundFrom(state, state.turn);
  const next = [...others, giver].find((color) => color && canGive(state, color));
  return next ? turnBegun(state, next, { name: 'gift', absent }, tell) : giftsOver(state);
}

/** Everybody gets a Vinum; chance says who introduces first (§2.2, §3). */
function giftsOver(state: GameState): GameState {
  const players = Object.fromEntries(
    state.setup.players.map((color) => {
      const player = playerOf(state, color);
      return [color, { ...player, dei: [bare('vinum'), ...player.dei] }];
    }),
  );
  return { ...state, players, phase: { name: 'drawingFirst' } };
}
