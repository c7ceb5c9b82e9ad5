/** The interface of every game: a pure reducer over actions, whose log replays to the same state. */
export interface Game<Setup, State, Action, Event, Refusal> {
  readonly name: string;
  start(setup: Setup): State;
  /** The seats that the game waits for; empty when it is over. */
  toAct(state: State): readonly string[];
  /** Pure. A refused action leaves the state unchanged. */
  apply(state: State, action: Action): Applied<State, Event, Refusal>;
  /** The winners' seats, or null while the game is running. A game without a winner ends with none. */
  winners(state: State): readonly string[] | null;
}

export type Applied<State, Event, Refusal> =
  | { readonly ok: true; readonly state: State; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Why something is not allowed: a code, the rule's section, and the facts for a sentence. */
export interface RuleRefusal<Code extends string> {
  readonly code: Code;
  /** For example `4.2`. */
  readonly rule: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** An action of a log, and the states before and after it. */
interface ReplayedAction<State, Action, Event> {
  /** 0-based index in the log. */
  readonly index: number;
  readonly action: Action;
  readonly before: State;
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays a log action by action. Throws if the log contains an action that the rules refuse: such a log is corrupt. */
export function* replayActions<Setup, State, Action, Event, Refusal>(
  game: Game<Setup, State, Action, Event, Refusal>,
  setup: Setup,
  log: Iterable<Action>,
): Generator<ReplayedAction<State, Action, Event>, void, undefined> {
  let before = game.start(setup);
  let index = 0;
  for (const action of log) {
    const applied = game.apply(before, action);
    if (!applied.ok) {
      throw new Error(
        `${game.name}: action ${index} of the log is refused: ${JSON.stringify(applied.refusal)}`,
      );
    }
    const { state, events } = applied;
    yield { index, action, before, state, events };
    before = state;
    index++;
  }
}

/** The state and all events of a log. Throws like {@link replayActions}. */
export function replay<Setup, State, Action, Event, Refusal>(
  game: Game<Setup, State, Action, Event, Refusal>,
  setup: Setup,
  log: Iterable<Action>,
): { readonly state: State; readonly events: readonly Event[] } {
  let state = game.start(setup);
  const events: Event[] = [];
  for (const replayed of replayActions(game, setup, log)) {
    state = replayed.state;
    events.push(...replayed.events);
  }
  return { state, events };
}
