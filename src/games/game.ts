/** What every game on a table is: a pure reducer over actions, whose log replays to the same state. */
export interface Game<Setup, State, Action, Event, Refusal> {
  readonly name: string;
  start(setup: Setup): State;
  /** The seats that the game waits for; empty when it is over. */
  toAct(state: State): readonly string[];
  /** Pure. A refused action leaves the state as it was. */
  apply(state: State, action: Action): Applied<State, Event, Refusal>;
  /** The winners' seats, or null while the game goes on. A game with no winner ends with none. */
  winners(state: State): readonly string[] | null;
}

export type Applied<State, Event, Refusal> =
  | { readonly ok: true; readonly state: State; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** The state and all events of a log. Throws where the log holds an action that the rules refuse: such a log is broken. */
export function replay<Setup, State, Action, Event, Refusal>(
  game: Game<Setup, State, Action, Event, Refusal>,
  setup: Setup,
  log: readonly Action[],
): { readonly state: State; readonly events: readonly Event[] } {
  let state = game.start(setup);
  const events: Event[] = [];
  for (const [index, action] of log.entries()) {
    const applied = game.apply(state, action);
    if (!applied.ok) {
      throw new Error(
        `${game.name}: action ${index} of the log is refused: ${JSON.stringify(applied.refusal)}`,
      );
    }
    state = applied.state;
    events.push(...applied.events);
  }
  return { state, events };
}
