/** Bacchanalia as a reducer over actions: a legal action gives a new state and its events; and the choices of a state. */
import type { Game, Applied as GameApplied } from '../game.ts';
import { absent, continueStory, leaveStory } from './absence.ts';
import {
  type Action,
  type ActionOf,
  type Emit,
  type GameEvent,
  isRefusal,
  type Refusal,
  type RuleOutcome,
  refusal,
  whyNotText,
  wrongPhase,
} from './action.ts';
import {
  chanceOf,
  discard,
  isLastDraw,
  promptChanceOf,
  putDeus,
  takeDeus,
  takeFromDeck,
  withoutOne,
} from './card-moves.ts';
import { deusOf } from './cards.ts';
import { chooseEnding, endingsOf, finishEndingDraw, tellLate } from './endings.ts';
import {
  doubt,
  doubtersOf,
  keepOddCard,
  keepsOf,
  pendingVoters,
  settleDoubts,
  vote,
  whyNotKept,
} from './odd-card-challenge.ts';
import { choicesOf, chooseAruspex, giveBacchus, layUmbrae, moveBacchus, rulingOf } from './ruling.ts';
import { applyFirstDraw, give, givesOf, introduce, startingState } from './setup.ts';
import {
  awaitedPlayer,
  type EndingBy,
  type GameState,
  hasDeus,
  othersPlaying,
  playerOnTurn,
  type Setup,
  stillPlaying,
  withPlayer,
} from './state.ts';
import {
  ask,
  edit,
  giveMinerva,
  minervaOffered,
  retell,
  skip,
  tellAnswer,
  tellBacchus,
  tellsBacchus,
  turnTaleOf,
  whyNotInTale,
  withSceneOrEnding,
} from './tales.ts';
import { beginEnding, letBacchusAsk } from './turns.ts';

/** Draws Umbra cards one at a time (docs/rules/bacchanalia.md §4.2 to §4.5). */

function draw(state: GameState, { pick, prompt }: ActionOf<'draw'>, emit: Emit): RuleOutcome {
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

type Applied = GameApplied<GameState, GameEvent, Refusal>;

/** `start` throws if the setup is invalid. Nobody wins: it is no contest. */
export const bacchanalia = {
  name: 'bacchanalia',
  start: (setup: Setup): GameState => startingState(setup),
  toAct(state: GameState): readonly string[] {
    if (state.phase.name === 'introductions') return state.phase.left;
    const color = awaitedPlayer(state);
    return color ? [color] : [];
  },
  winners: ({ phase }: GameState): readonly string[] | null => (phase.name === 'over' ? [] : null),
  apply(state: GameState, action: Action): Applied {
    const events: GameEvent[] = [];
    const outcome = applyRule(state, action, (event) => events.push(event));
    return isRefusal(outcome) ? { ok: false, refusal: outcome } : { ok: true, state: outcome, events };
  },
} satisfies Game<Setup, GameState, Action, GameEvent, Refusal>;

type Rule<T extends Action['type']> = (
  state: GameState,
  action: Extract<Action, { type: T }>,
  emit: Emit,
) => RuleOutcome;

const RULES: { readonly [T in Action['type']]: Rule<T> } = {
  give,
  draw,
  tell: tellTale,
  tellBacchus,
  introduce,
  doubt,
  giveBacchus,
  aruspex: chooseAruspex,
  vote,
  ask,
  answer: tellAnswer,
  giveMinerva: giveMinervaAndContinue,
  chooseEnding,
  tellLate,
  skip,
  edit,
  retell,
  timeReached: (state, _, emit) => timeReached(state, emit),
  absent,
  leave: leaveStory,
};

const AFTERWARDS: ReadonlySet<string> = new Set<Action['type']>(['skip', 'edit', 'retell']);

/** Tales, unlike cards, can be changed after the end, too (§5) [ours]. */
export const isAllowedAfterEnd = ({ type }: { readonly type: string }): boolean => AFTERWARDS.has(type);

function applyRule(state: GameState, action: Action, emit: Emit): RuleOutcome {
  if (state.phase.name === 'over' && !isAllowedAfterEnd(action)) return refusal('gameOver', '6');
  const rule = RULES[action.type] as Rule<Action['type']>;
  return rule(state, action, emit);
}

/** The player of the turn tells a scene or an ending (§4, §6), with its odd card, and the turn passes on (§8.4, §8.5). */
function tellTale(state: GameState, telling: ActionOf<'tell'>, emit: Emit): RuleOutcome {
  const { text, odd } = telling;
  const { phase, turn, tales } = state;
  const kind = turnTaleOf(state);
  const flaw = kind && (whyNotText(text, '4') ?? whyNotInTale(kind, telling));
  if (flaw) return flaw;
  if (odd && kind !== 'scene') return wrongPhase(state, '4.8');
  if (!kind) return wrongPhase(state, '4');
  const reason = odd && whyNotKept(state, odd);
  if (reason) return reason;
  const told = { ...withSceneOrEnding(state, kind, turn, telling, emit), scene: tales };
  if (phase.name !== 'ending') return letBacchusAsk(odd ? keepOddCard(told, odd, emit) : told, emit);
  const ended = { by: phase.by, kind: phase.kind, twist: phase.twist };
  emit({ type: 'ended', color: turn, ...ended });
  // [ours] The player who was given Bacchus in an Amans Ending's turn asks before the cards are put away.
  return letBacchusAsk(settleDoubts(withPlayer(told, turn, { ended }), emit), emit);
}

function giveMinervaAndContinue(state: GameState, action: ActionOf<'giveMinerva'>, emit: Emit): RuleOutcome {
  const given = giveMinerva(state, action, emit);
  return isRefusal(given) ? given : continueStory(given, emit);
}

function timeReached(state: GameState, emit: Emit): RuleOutcome {
  const { setup, ending } = state;
  if (setup.end.kind !== 'time' || ending) return refusal('notOffered', '6', { end: setup.end.kind });
  return beginEnding(state, 'time', emit);
}

/** The current choices. Also: `skip` any tale, `leave` for all players, `ask` about any tale, `retell` (see `retellable`). */
export function offers(state: GameState) {
  const { phase, turn } = state;
  const isOver = phase.name === 'over';
  return {
    /** The color that the game waits for; null: chance, or it is over. */
    color: awaitedPlayer(state),
    /** The number of outcomes of the next draw, 2.. or 1; null if there is none. */
    chance: chanceOf(state),
    /** The number of outcomes for the scene's prompt; null if none is drawn with this card. */
    promptChance: promptChanceOf(state),
    /** The tale that `color` has to tell; null if none. */
    tells: phase.name === 'introductions' ? 'introduction' : turnTaleOf(state),
    /** The player who can tell how Bacchus appears; null if nobody. */
    tellsBacchus: tellsBacchus(state) && !isOver ? turn : null,
    introducers: phase.name === 'introductions' ? phase.left : [],
    gives: phase.name === 'gift' ? givesOf(state) : [],
    bacchusTo:
      phase.name === 'bacchusMoves' || phase.name === 'bacchusStays' ? othersPlaying(state, turn) : [],
    /** At least two; with fewer choices, it is done without asking. */
    aruspex: phase.name === 'aruspex' ? choicesOf(state, phase.ruling) : [],
    /** Umbra that can be kept as the odd card, without duplicates. */
    keeps: phase.name === 'scene' ? keepsOf(state) : [],
    endings: phase.name === 'chooseEnding' ? endingsOf(playerOnTurn(state), phase.ending) : [],
    minerva: isOver ? null : minervaOffered(state),
    /** Players who can tell a missed ending, and which (§9). */
    late: isOver ? [] : lateOf(state),
    /** Odd cards that can be challenged, or are being voted on, by their scenes' numbers. */
    claims: (isOver ? [] : state.claims).map((claim) => ({
      tale: claim.tale,
      doubters: doubtersOf(state, claim),
      voters: pendingVoters(state, claim),
    })),
    bacchusAsks: isOver ? [] : state.bacchusAsks,
  } as const;
}

export type Offers = ReturnType<typeof offers>;

const lateOf = ({ setup, players }: GameState) =>
  setup.players.flatMap((color) => {
    const choices = players[color]?.missed?.choices;
    return choices ? [{ color, choices }] : [];
  });
