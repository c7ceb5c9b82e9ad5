/** Bacchanalia as a reducer over actions: one legal action, one new state, and its events. */
import type { Game, Applied as GameApplied } from '../game.ts';
import { absent, continueStory, leaveStory } from './absence.ts';
import type { Action } from './action.ts';
import { chooseAruspex, giveBacchus } from './aruspex.ts';
import { draw } from './drawing.ts';
import { chooseEnding, tellLate } from './endings.ts';
import { doubt, keepOddCard, type OddCard, settleDoubts, vote, whyNotKept } from './odd-card.ts';
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
import { awaitedPlayer, withPlayer } from './players.ts';
import { give, introduce, startingState } from './setup.ts';
import type { GameState, Phase, Setup } from './state.ts';
import {
  ask,
  edit,
  giveMinerva,
  retell,
  skip,
  tellAnswer,
  tellBacchus,
  turnTaleOf,
  whyNotInTale,
  withTurnTale,
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

/** Tales, unlike cards, may be changed after the end, too (§5) [ours]. */
const AFTERWARDS: ReadonlySet<Action['type']> = new Set(['skip', 'edit', 'retell']);

function applyRule(state: GameState, action: Action, emit: Emit): RuleOutcome {
  if (state.phase.name === 'over' && !AFTERWARDS.has(action.type)) return refusal('gameOver', '6');
  const rule = RULES[action.type] as Rule<Action['type']>;
  return rule(state, action, emit);
}

interface Telling {
  readonly text: string;
  readonly title?: string;
  readonly odd?: OddCard;
}

/** The player of the turn tells a scene or an ending (§4, §6). */
function tellTale(state: GameState, telling: Telling, emit: Emit): RuleOutcome {
  const { text, odd } = telling;
  const { phase } = state;
  const kind = turnTaleOf(state);
  const flaw = kind && (whyNotText(text, '4') ?? whyNotInTale(kind, telling));
  if (flaw) return flaw;
  if (odd && phase.name !== 'scene') return wrongPhase(state, '4.8');
  switch (phase.name) {
    case 'scene':
      return tellScene(state, telling, emit);
    case 'ending':
      return tellEnding(state, phase, telling, emit);
    default:
      return wrongPhase(state, '4');
  }
}

/** The odd card is said with the scene, and the turn passes on (§8.4, §8.5). */
function tellScene(state: GameState, telling: Telling, emit: Emit): RuleOutcome {
  const { odd } = telling;
  const reason = odd && whyNotKept(state, odd);
  if (reason) return reason;
  const told = withTurnTale(state, 'scene', telling, emit);
  return letBacchusAsk(odd ? keepOddCard(told, odd, emit) : told, emit);
}

/** [ours] Who was given Bacchus in an Amans Ending's turn asks before the cards are put away. */
function tellEnding(
  state: GameState,
  ending: Extract<Phase, { name: 'ending' }>,
  telling: Telling,
  emit: Emit,
): GameState {
  const { by, kind, twist } = ending;
  const told = withTurnTale(state, 'ending', telling, emit);
  emit({ type: 'ended', color: state.turn, by, kind, twist });
  const ended = withPlayer(told, state.turn, { ended: { by, kind, twist } });
  return letBacchusAsk(settleDoubts(ended, emit), emit);
}

function giveMinervaAndContinue(
  state: GameState,
  action: Extract<Action, { type: 'giveMinerva' }>,
  emit: Emit,
): RuleOutcome {
  const given = giveMinerva(state, action, emit);
  return isRefusal(given) ? given : continueStory(given, emit);
}

function timeReached(state: GameState, emit: Emit): RuleOutcome {
  const { setup, ending } = state;
  if (setup.end.kind !== 'time' || ending) return refusal('notOffered', '6', { end: setup.end.kind });
  return beginEnding(state, 'time', emit);
}
