/** Draws Umbra cards one at a time (docs/rules/bacchanalia.md §4.2 to §4.5). */
import type { ActionOf } from './action.ts';
import { moveBacchus } from './after-ruling.ts';
import { chanceOf, discard, isLastDraw, putDeus, takeDeus, takeFromDeck, withoutOne } from './card-moves.ts';
import { deusOf } from './cards.ts';
import { finishEndingDraw } from './endings.ts';
import { type Emit, type RuleOutcome, refusal, wrongPhase } from './outcome.ts';
import { hasDeus, playerOnTurn, stillPlaying, withPlayer } from './players.ts';
import { promptChanceOf } from './prompts.ts';
import { layUmbrae, rulingOf } from './ruling.ts';
import { applyFirstDraw } from './setup.ts';
import type { EndingBy, GameState } from './state.ts';
import { beginEnding } from './turns.ts';

export function draw(state: GameState, { pick, prompt }: ActionOf<'draw'>, emit: Emit): RuleOutcome {
  const { phase } = state;
  const chance = chanceOf(state);
  if (chance === null) return wrongPhase(state, '4.2');
  if (!isBelow(chance, pick)) return refusal('badPick', '4.2', { pick, of: chance });
  const prompts = promptChanceOf(state) ?? 0;
  if (prompt !== undefined && !isBelow(prompts, prompt)) {
    return refusal('badPick', '4.7', { pick: prompt, of: prompts });
  }
  const draws = state.draws + (prompt === undefined ? 1 : 2);
  const asked: GameState = { ...state, draws };
  if (phase.name === 'drawingFirst') return applyFirstDraw(asked, pick, emit);
  if (phase.name !== 'drawing') return wrongPhase(state, '4.2');
  return drawUmbra(asked, { pick, ...(prompt !== undefined && { prompt }) }, phase.ending, emit);
}

const isBelow = (bound: number, pick: number): boolean => Number.isInteger(pick) && pick >= 0 && pick < bound;

function drawUmbra(
  before: GameState,
  { pick, prompt }: ActionOf<'draw'>,
  ending: Exclude<EndingBy, 'amans'> | null,
  emit: Emit,
): GameState {
  const { umbra, state } = takeFromDeck(before, pick, emit);
  const isDiscarded = ending !== null && deusOf(umbra) === 'vinum';
  emit({ type: 'drew', color: state.turn, umbra, discarded: isDiscarded });
  if (isDiscarded) return discard(state, [umbra]);
  const { hand } = playerOnTurn(state);
  const held = withPlayer(state, state.turn, { hand: [...hand, umbra] });
  const drawn = umbra === 'parcae' ? countParcae(held, emit) : held;
  if (!isLastDraw(state)) return drawn;
  return ending ? finishEndingDraw(drawn, ending, emit) : finishSceneDraw(drawn, prompt, emit);
}

function countParcae(before: GameState, emit: Emit): GameState {
  const { setup, turn: color } = before;
  const parcae = before.parcae + 1;
  emit({ type: 'parcae', color, times: parcae });
  const state = bringAmans({ ...before, parcae }, emit);
  if (setup.end.kind === 'parcae' && parcae >= setup.end.times) return beginEnding(state, 'parcae', emit);
  return stillPlaying(state).length === 2 ? beginEnding(state, 'twoAndParcae', emit) : state;
}

function bringAmans(state: GameState, emit: Emit): GameState {
  if (!state.amansApart) return state;
  emit({ type: 'amansCame' });
  return putDeus({ ...state, amansApart: false }, { deus: 'amans', to: 'middle' });
}

function finishSceneDraw(before: GameState, prompt: number | undefined, emit: Emit): GameState {
  const poured = giveWine(before, emit);
  const { hand, odd } = playerOnTurn(poured);
  const all = odd ? [odd, ...hand] : hand;
  const player = layUmbrae({ ...playerOnTurn(poured), hand: all, odd: null, wasOdd: odd });
  const ruling = { ...rulingOf(player), ...(prompt !== undefined && { prompt }) };
  emit({ type: 'ruled', color: poured.turn, ruling });
  return moveBacchus(withPlayer(poured, poured.turn, player), ruling, emit);
}

/** §4.3: The odd card is still apart, so it isn't offered. [ours] A Vinum without the goblet goes first. */
function giveWine(state: GameState, emit: Emit): GameState {
  const color = state.turn;
  const player = playerOnTurn(state);
  if (!hasDeus(player, 'minerva')) return state;
  const umbra = (['vinum', 'goblet'] as const).find((kind) => player.hand.includes(kind));
  if (!umbra) {
    emit({ type: 'minervaWent', color });
    return putDeus(takeDeus(state, { deus: 'minerva', from: color }), { deus: 'minerva', to: 'middle' });
  }
  emit({ type: 'wine', color, umbra });
  return discard(withPlayer(state, color, { hand: withoutOne(player.hand, umbra) }), [umbra]);
}
