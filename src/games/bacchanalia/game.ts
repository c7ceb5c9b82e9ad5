/** Bacchanalia as a reducer over actions: one legal action, one new state, and its events; and the choices that a state offers. */
import type { Game, Applied as GameApplied } from '../game.ts';
import { absent, continueStory, leaveStory } from './absence.ts';
import type { Action, ActionOf } from './action.ts';
import { choicesOf, chooseAruspex, giveBacchus } from './after-ruling.ts';
import { chanceOf } from './card-moves.ts';
import { draw } from './drawing-cards.ts';
import { chooseEnding, endingsOf, tellLate } from './endings.ts';
import {
  doubt,
  doubtersOf,
  judgesLeft,
  keepOddCard,
  keepsOf,
  settleDoubts,
  vote,
  whyNotKept,
} from './odd-card.ts';
import {
  type Emit,
  type GameEvent,
  isRefusal,
  type Refusal,
  type RuleOutcome,
  refusal,
  whyNotText,
  wrongPhase,
} from './outcome.ts';
import { awaitedPlayer, othersPlaying, playerOnTurn, withPlayer } from './players.ts';
import { promptChanceOf } from './prompts.ts';
import { give, givesOf, introduce, startingState } from './setup.ts';
import type { GameState, Setup } from './state.ts';
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

type Applied = GameApplied<GameState, GameEvent, Refusal>;

/** `start` throws where the set-up isn't one. Nobody wins: it is no contest. */
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

type Rules = { readonly [T in Action['type']]: Rule<T> };

const RULES: Rules = {
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

/** Tales, unlike cards, may be changed after the end, too (§5) [ours]. */
export const isForAfterwards = ({ type }: { readonly type: string }): boolean => AFTERWARDS.has(type);

function applyRule(state: GameState, action: Action, emit: Emit): RuleOutcome {
  if (state.phase.name === 'over' && !isForAfterwards(action)) return refusal('gameOver', '6');
  const rule = RULES[action.type] as Rule<Action['type']>;
  return rule(state, action, emit);
}

/** The player of the turn tells a scene or an ending (§4, §6). The odd card is said with the scene, and the turn passes on (§8.4, §8.5). */
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
  // [ours] Who was given Bacchus in an Amans Ending's turn asks before the cards are put away.
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

/** The choices now. Beside them: `skip` any tale, `leave` for all who play, `ask` about any tale, and `retell` (see `retellable`). */
export function offers(state: GameState) {
  const { phase, turn } = state;
  const isOver = phase.name === 'over';
  return {
    /** Whom the game waits for; null: chance, or it is over. */
    color: awaitedPlayer(state),
    /** How many outcomes chance has now, 2.. or 1; null where it is not asked. */
    chance: chanceOf(state),
    /** How many outcomes it has beside that for the scene's prompt; null: none is drawn with this card. */
    promptChance: promptChanceOf(state),
    /** The tale that `color` has to tell; null: none. */
    tells: phase.name === 'introductions' ? 'introduction' : turnTaleOf(state),
    /** Who may tell how Bacchus shows himself; null: nobody. */
    tellsBacchus: tellsBacchus(state) && !isOver ? turn : null,
    introducers: phase.name === 'introductions' ? phase.left : [],
    gives: phase.name === 'gift' ? givesOf(state) : [],
    bacchusTo:
      phase.name === 'bacchusMoves' || phase.name === 'bacchusStays' ? othersPlaying(state, turn) : [],
    /** More than one; where there is one or none, it is done without asking. */
    aruspex: phase.name === 'aruspex' ? choicesOf(state, phase.ruling) : [],
    /** Umbra that may be kept as the odd card, no two alike. */
    keeps: phase.name === 'scene' ? keepsOf(state) : [],
    endings: phase.name === 'chooseEnding' ? endingsOf(playerOnTurn(state), phase.ending) : [],
    minerva: isOver ? null : minervaOffered(state),
    /** Who may tell the ending that passed them over, and which (§9). */
    late: isOver ? [] : lateOf(state),
    /** Odd cards that may be doubted, or are voted on, by their scenes' numbers. */
    claims: (isOver ? [] : state.claims).map((claim) => ({
      tale: claim.tale,
      doubters: doubtersOf(state, claim),
      voters: judgesLeft(state, claim),
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
