/**
 * Counts taps, messages and pings in games between people who press the offered buttons, and choose as the computer player does.
 * Uses only the rules, the table's game and the turn's messages, without sockets or a store.
 */
import type { APIButtonComponent } from 'discord-api-types/v10';
import { turnButtons } from '../../src/discord/tuchulcha/buttons.ts';
import { tuchulchaView } from '../../src/discord/tuchulcha/index.ts';
import type { Color, PlayerCount } from '../../src/games/tuchulcha/board.ts';
import { tuchulcha as rules } from '../../src/games/tuchulcha/game.ts';
import type { GameState, Step } from '../../src/games/tuchulcha/types.ts';
import { DEFAULT_SETTINGS, type PersonSettings } from '../../src/tables/settings.ts';
import type { TableOf } from '../../src/tables/table.ts';
import { type PlayContext, Progress } from '../../src/tables/table-game.ts';
import type { Haruspex } from '../../src/tables/tuchulcha/apply-request.ts';
import { withAnswers } from '../../src/tables/tuchulcha/automatic-play.ts';
import { tuchulchaTables as game } from '../../src/tables/tuchulcha/index.ts';
import type { TuchulchaRequest } from '../../src/tables/tuchulcha/types.ts';
import { seatsOf } from '../../test/games/tuchulcha/computer-players/arena.ts';
import { type Random, randomFrom } from '../../test/games/tuchulcha/random-play.ts';
import { aTable } from '../../test/tables/a-table.ts';
import { chooseAction, plainJudge, plainRaceJudge } from '../training/plain-player.ts';

const GAMES = 24;

/** Players with default settings, and with the automatic answers that the bot offers. */
const HABITS: Readonly<Record<string, PersonSettings>> = {
  'as the bot is found': DEFAULT_SETTINGS,
  'with automatic answers': withAnswers(DEFAULT_SETTINGS, {
    ending: 'play',
    autoPlay: true,
    alwaysRolls: true,
  }),
};

export function benchTaps(): void {
  for (const [habit, settings] of Object.entries(HABITS)) {
    for (const players of [2, 3, 4] as const) console.log(`${habit}, ${lineOf(players, settings)}`);
  }
}

interface Counts {
  turns: number;
  taps: number;
  messages: number;
  pings: number;
  /** How often a person comes to the table because it waits for them. */
  looks: number;
}

function lineOf(players: PlayerCount, settings: PersonSettings): string {
  const sum: Counts = { turns: 0, taps: 0, messages: 0, pings: 0, looks: 0 };
  for (let seed = 1; seed <= GAMES; seed++) {
    const counts = new SimulatedGame(players, settings, randomFrom(seed)).play();
    for (const key of Object.keys(sum) as (keyof Counts)[]) sum[key] += counts[key];
  }
  const { turns, taps, messages, pings, looks } = sum;
  const each = (count: number, of: number) => (count / of).toFixed(2);
  const person = GAMES * players;
  return [
    `${players} players: ${each(turns, GAMES)} turns a game`,
    `${each(taps, turns)} taps a turn, ${each(taps, person)} a person and game (asked: 2.5 a turn)`,
    `${each(messages, turns)} messages a turn, ${each(messages, GAMES)} a game`,
    `${each(pings, person)} pings a person and game`,
    `${each(looks, turns)} looks a turn`,
  ].join('; ');
}

const idOf = (color: Color): string => `1${color.length}${color.charCodeAt(0)}`;

type Buttons = readonly APIButtonComponent[];

class SimulatedGame {
  readonly #settings: PersonSettings;
  readonly #random: Random;
  readonly #counts: Counts = { turns: 0, taps: 0, messages: 0, pings: 0, looks: 0 };
  #table: TableOf<'tuchulcha'>;
  #shown = 0;
  #present: string | null = null;

  constructor(players: PlayerCount, settings: PersonSettings, random: Random) {
    const colors = seatsOf(players, random);
    const [first, ...rest] = colors as readonly [Color, ...Color[]];
    const setup = { players: [first, ...rest], first: colors[random(players)] ?? first };
    const occupant = (color: Color) =>
      ({ kind: 'person', userId: idOf(color), name: `Of ${color}` }) as const;
    this.#settings = settings;
    this.#random = random;
    this.#table = aTable({
      status: 'playing',
      size: players,
      seats: colors.map((color) => ({ color, occupant: occupant(color) })),
      setup,
      state: rules.start(setup),
    });
  }

  play(): Counts {
    this.#goOn(new Progress<'tuchulcha'>(game, this.#beginning()));
    while (this.#state.phase.name !== 'over') this.#tap();
    this.#counts.turns = this.#state.turnNumber;
    return this.#counts;
  }

  get #state(): GameState {
    const { state } = this.#table;
    if (!state) throw new Error('The game has not begun.');
    return state;
  }

  #beginning() {
    const ids = { lastInteractionId: null, interactionId: null };
    return { state: this.#state, logLength: this.#table.logLength, at: new Date(0), ...ids };
  }

  get #playing(): PlayContext<'tuchulcha'> {
    const { seats } = this.#table;
    return {
      terms: this.#table.terms,
      seats,
      dice: (count) => Array.from({ length: count }, () => 1 + this.#random(6)),
      pick: (outcomes) => this.#random(outcomes),
      services: { computer: chooseAction, judge: plainRaceJudge },
      settings: new Map(seats.map(({ color }) => [idOf(color), this.#settings])),
      now: new Date(0),
    };
  }

  /** Plays on while no person has to decide, and shows the table. */
  #goOn(from: Progress<'tuchulcha'>): void {
    let progress = from;
    for (;;) {
      progress = game.autoPlay(progress, this.#playing);
      const { state, actions } = progress;
      const { version, logLength } = this.#table;
      this.#table = { ...this.#table, state, version: version + 1, logLength: logLength + actions.length };
      if (!game.canAutoPlay(state, this.#playing)) break;
      progress = new Progress<'tuchulcha'>(game, this.#beginning());
    }
    this.#show();
  }

  #show(): void {
    const state = this.#state;
    const stage = tuchulchaView.stage(state);
    if (stage === this.#shown) return;
    this.#shown = stage;
    const { mentions } = this.#screen(null).message;
    const [called] = mentions;
    // A player who has just tapped reads on in the same message.
    if (called && called === this.#present) return;
    this.#counts.messages += 1;
    this.#counts.pings += mentions.length;
    if (called) this.#counts.looks += 1;
  }

  #screen(of: Haruspex | null) {
    const [table, state] = [this.#table, this.#state];
    return tuchulchaView.current({ table, state, replay: [], until: null, sittings: [], players: {}, of });
  }

  #buttons(of: Haruspex | null): Buttons {
    return this.#screen(of).message.rows.flatMap(({ components }) =>
      components.flatMap((one) => ('label' in one ? [one as APIButtonComponent] : [])),
    );
  }

  #tap(): void {
    const color = this.#state.position.turn;
    this.#present = idOf(color);
    const request = this.#chosen(this.#buttons(null)) ?? this.#chosenFurther();
    if (!request) throw new Error(`No button for it: ${JSON.stringify(this.#state)}`);
    this.#counts.taps += 1;
    const progress = this.#asked(request, this.#playing);
    if (!progress) throw new Error(`A button is refused: ${JSON.stringify(request)}`);
    this.#goOn(progress);
  }

  #chosenFurther(): TuchulchaRequest | null {
    this.#counts.taps += 1;
    const action = chooseAction(this.#state);
    if (action.type === 'devote') return action;
    for (const button of this.#buttons(null)) {
      const opens = turnButtons.haruspex.parse(customIdOf(button));
      const found = opens && this.#chosen(this.#buttons(opens.of));
      if (found) return found;
    }
    return null;
  }

  /** The button that brings the person furthest toward the turn that they want. */
  #chosen(buttons: Buttons): TuchulchaRequest | null {
    const requests = buttons.flatMap((button) => turnButtons.act.parse(customIdOf(button))?.request ?? []);
    const ranked = requests.map((request) => ({ request, worth: this.#worth(request) }));
    const best = ranked.reduce((one, other) => (other.worth > one.worth ? other : one), {
      request: null as TuchulchaRequest | null,
      worth: 0,
    });
    return best.request;
  }

  /** 0 for a button that isn't wanted. */
  #worth(request: TuchulchaRequest): number {
    const state = this.#state;
    if (state.phase.name !== 'moving') {
      const action = chooseAction(state);
      if (isSame(action, request)) return 1;
      if (action.type !== 'keep') return 0;
      const kept = withTheseDice(state);
      if (kept.phase.name === 'discard' && isSame(chooseAction(kept), request)) return 2;
    }
    const moving = withTheseDice(state).phase;
    if (moving.name !== 'moving' || request.type === 'roll' || request.type === 'undo') return 0;
    const { before, dice, discarded, steps } = moving;
    const planned = planOf(before, dice, discarded);
    const done = this.#asked(request, { ...this.#playing, dice: () => [] });
    if (!done || done.actions.length === 0) return 0;
    const taken = done.actions.flatMap(({ action }) => (action.type === 'step' ? [action.step] : []));
    const isEnd = done.actions.some(({ action }) => action.type === 'confirm');
    const after = endOf(before, dice, discarded, [...steps, ...taken]);
    if (isEnd) return after === endOf(before, dice, discarded, planned) ? 10 : 0;
    const isPlanned = [...steps, ...taken].every((step, at) => sameStep(step, planned[at]));
    return isPlanned ? taken.length : 0;
  }

  #asked(request: TuchulchaRequest, playing: PlayContext<'tuchulcha'>): Progress<'tuchulcha'> | null {
    const color = this.#state.position.turn;
    const seat = this.#table.seats.find((one) => one.color === color);
    if (!seat) throw new Error(`Nobody sits at ${color}.`);
    const person = { userId: idOf(color) };
    const begun = new Progress<'tuchulcha'>(game, this.#beginning());
    const asked = game.applyRequest(begun, { person, seat, settings: this.#settings, request, playing });
    return asked?.ok ? (asked.progress as Progress<'tuchulcha'>) : null;
  }
}

const customIdOf = (button: APIButtonComponent): string => ('custom_id' in button ? button.custom_id : '');

function isSame(action: ReturnType<typeof chooseAction>, request: TuchulchaRequest): boolean {
  if (action.type === 'roll') return request.type === 'roll';
  return JSON.stringify(action) === JSON.stringify(request);
}

type Moving = Extract<GameState['phase'], { name: 'moving' }>;

const plans = new WeakMap<Moving['before'], Map<string, readonly Step[]>>();

function planOf(
  before: Moving['before'],
  dice: readonly number[],
  discarded: number | null,
): readonly Step[] {
  const known = plans.get(before) ?? new Map<string, readonly Step[]>();
  plans.set(before, known);
  const key = `${dice.join('-')} ${discarded}`;
  const plan = known.get(key) ?? bestLine(before, dice, discarded);
  known.set(key, plan);
  return plan;
}

function bestLine(
  before: Moving['before'],
  dice: readonly number[],
  discarded: number | null,
): readonly Step[] {
  const steps = plainJudge.bestTurns(before, dice, 1, discarded)[0]?.steps ?? [];
  return discarded === null ? steps : steps.slice(1);
}

const sameStep = (one: Step, other: Step | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function withTheseDice(state: GameState): GameState {
  const kept = state.phase.name === 'extra' ? rules.apply(state, { type: 'keep' }) : null;
  return kept?.ok ? kept.state : state;
}

function endOf(
  before: Moving['before'],
  dice: readonly number[],
  discarded: number | null,
  steps: readonly Step[],
): string {
  const phase: Moving = { name: 'moving', dice, discarded, steps: [], before, result: null };
  const setup = { players: [], first: before.turn };
  let state: GameState = { setup, position: before, phase, turnNumber: 1, rolls: 1 };
  for (const step of steps) {
    const applied = rules.apply(state, { type: 'step', step });
    if (!applied.ok) throw new Error(`A plan is refused: ${JSON.stringify(applied.refusal)}`);
    state = applied.state;
  }
  return JSON.stringify(state.position);
}
