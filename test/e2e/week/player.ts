import {
  type Acknowledged,
  buttonsOf,
  InteractionFailed,
  type PageMessage,
  type Person,
  type SeenButton,
  WAIT_MS,
} from '@haruspex/playground/testing/person.ts';
import { parseTap, type Tap } from '../../discord/taps.ts';
import type { Role } from './cast.ts';
import { type Noticeboard, tapsOn, versionIn, writtenAt } from './noticeboard.ts';

/** The world as people need it. */
export interface Surroundings {
  readonly board: Noticeboard;
  now(): number;
  /** Whether the bot lives, as far as anybody can know. */
  isAlive(): boolean;
  /** Settled at the bot's death. */
  death(): Promise<void>;
  complain(text: string): void;
}

type TurnTap = Extract<Tap, { on: 'turn' }>;

/** A tap whose effect was on the screen. */
export interface SeenTap {
  readonly userId: string;
  readonly tap: TurnTap;
  readonly interactionId: string;
  /** Unix milliseconds. */
  readonly at: number;
}

/** Somebody wanted something to become of an overdue turn; whether it came about is another question. */
export interface Choice {
  readonly table: string;
  readonly turn: number;
  readonly does: Extract<Tap, { on: 'late' }>['does'];
  /** Null: the bot died, and it may have been done or not. */
  readonly interactionId: string | null;
}

const UNDO_RATE = 0.04;
const DEVOTION_RATE = 0.1;
/** Somebody is called away in the middle of a turn. */
const LEFT_IN_THE_MIDDLE = 0.03;

/** Somebody at the page, who knows no more than it shows. */
export class Player {
  readonly role: Role;
  readonly person: Person;
  /** Where they sit: ids of tables. */
  readonly tables: string[] = [];
  readonly seen: SeenTap[] = [];
  readonly choices: Choice[] = [];
  taps = 0;
  readonly #around: Surroundings;
  readonly #random: () => number;

  constructor(role: Role, person: Person, around: Surroundings, random: () => number) {
    this.role = role;
    this.person = person;
    this.#around = around;
    this.#random = random;
  }

  /** Whether the newest message of this table asks this person. */
  isAsked(table: string): boolean {
    return this.#around.board.turn(table)?.content.startsWith(this.person.mention) ?? false;
  }

  /** Plays the turns that are asked of them, one or two at a table. */
  async playAll(): Promise<void> {
    for (const table of this.tables) if (this.isAsked(table)) await this.play(table, 1 + this.#below(2));
  }

  async play(table: string, turns: number): Promise<void> {
    const played = new Set<string>();
    while (this.#around.isAlive() && this.isAsked(table)) {
      const message = this.#around.board.turn(table);
      if (!message) return;
      played.add(message.id);
      if (played.size > turns) return;
      if (!(await this.#tap(table, message))) return;
      if (this.#random() < LEFT_IN_THE_MIDDLE) return;
    }
  }

  /** Any button at once, whether it will be answered or not. */
  async tapOnce(table: string): Promise<void> {
    const message = this.#around.board.turn(table);
    const button = message && this.#chosen(message);
    if (message && button?.customId) await this.press(message, button.customId);
  }

  /** Null where nothing came of it. */
  async press(message: PageMessage, customId: string): Promise<Acknowledged | null> {
    this.taps += 1;
    return this.#done(() => this.person.pressId(message.id, customId, WAIT_MS), `press ${customId}`);
  }

  /** Null where nothing came of it. */
  async command(...[name, options, where]: Parameters<Person['command']>): Promise<Acknowledged | null> {
    return this.#done(() => this.person.command(name, options, where), `/${name}`);
  }

  /** The private answer; null where the bot has died before. */
  async answer({ interactionId }: Acknowledged): Promise<PageMessage | null> {
    const { board } = this.#around;
    const answered = board.page
      .until(() => board.replies(interactionId).at(-1), 'no answer', WAIT_MS)
      .catch(() => null);
    const answer = await this.#orDeath(answered);
    if (!answer && this.#around.isAlive()) this.#around.complain(`${this.role.name} got no answer`);
    return answer;
  }

  async #done(deed: () => Promise<Acknowledged>, what: string): Promise<Acknowledged | null> {
    const wasAlive = this.#around.isAlive();
    try {
      return await this.#orDeath(deed());
    } catch (error) {
      if (error instanceof InteractionFailed && error.state === 'refused') return null;
      if (wasAlive && this.#around.isAlive()) this.#around.complain(`${this.role.name}, ${what}: ${error}`);
      return null;
    }
  }

  #orDeath<T>(promise: Promise<T>): Promise<T | null> {
    return Promise.race([promise, this.#around.death().then(() => null)]);
  }

  /** One tap at the turn, with what follows from it. False where it has changed nothing. */
  async #tap(table: string, message: PageMessage): Promise<boolean> {
    const button = this.#chosen(message);
    const tap = parseTap(button?.customId ?? '');
    if (!button?.customId || !tap) return false;
    const pressed = await this.press(message, button.customId);
    if (!pressed) return false;
    if (tap.on === 'turn') return this.#hasEffect(table, tap, pressed);
    if (tap.on === 'devotion') {
      const { board } = this.#around;
      const question = (await this.#changes(message)) ? board.page.messages.get(message.id) : undefined;
      return question !== undefined && this.#answered(table, question);
    }
    return this.#changes(message);
  }

  async #answered(table: string, question: PageMessage): Promise<boolean> {
    const sure = buttonsOf(question).find(({ customId }) => parseTap(customId ?? '')?.on === 'turn');
    const tap = parseTap(sure?.customId ?? '');
    if (!sure?.customId || tap?.on !== 'turn') return false;
    const pressed = await this.press(question, sure.customId);
    return pressed !== null && this.#hasEffect(table, tap, pressed);
  }

  /** Whether other buttons come in the place of a message's own. */
  async #changes(message: PageMessage): Promise<boolean> {
    const { page } = this.#around.board;
    const there = () => page.messages.get(message.id);
    const before = JSON.stringify(message.components);
    const changed = page
      .until(() => JSON.stringify(there()?.components) !== before || undefined, 'no steps', WAIT_MS)
      .catch(() => false);
    return (await this.#orDeath(changed)) === true;
  }

  async #hasEffect(table: string, tap: TurnTap, { interactionId }: Acknowledged): Promise<boolean> {
    const { board } = this.#around;
    const shown = () => board.version(table) > tap.version || board.isOver(table) || board.isDeserted(table);
    const refused = () => board.replies(interactionId).some(isRefusal);
    const settled = board.page
      .until(() => shown() || refused() || undefined, 'no effect', WAIT_MS)
      .catch(() => false);
    const done = await this.#orDeath(settled);
    if (!this.#around.isAlive()) return false;
    if (!done) this.#around.complain(`${this.role.name}: ${JSON.stringify(tap)} had no effect`);
    if (refused() || !shown()) return false;
    this.seen.push({ userId: this.person.id, tap, interactionId, at: this.#around.now() });
    return true;
  }

  #chosen(message: PageMessage): SeenButton | undefined {
    const buttons = buttonsOf(message).filter(({ customId }) => {
      const on = parseTap(customId ?? '')?.on;
      return on === 'turn' || on === 'haruspex' || on === 'devotion';
    });
    const wanted = (test: (button: SeenButton) => boolean) => buttons.filter(test);
    const isUndo = ({ label }: SeenButton) => label === 'Undo last step' || label === 'Another haruspex';
    const isDevotion = ({ customId }: SeenButton) => parseTap(customId ?? '')?.on === 'devotion';
    const undoes = this.#random() < UNDO_RATE;
    const devotes = this.#random() < DEVOTION_RATE;
    const onward = wanted((one) => (undoes || !isUndo(one)) && (devotes || !isDevotion(one)));
    const choice = onward.length > 0 ? onward : buttons;
    return choice[this.#below(choice.length)];
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }
}

/** Whether a tap at a turn was answered with a no, and not with where to go next. */
export const isRefusal = ({ content }: PageMessage): boolean =>
  !/ is waiting for you too|^It is done\.$|Something went wrong/.test(content);

/** Whether a message asks somebody for a turn. */
export const isTurn = (message: PageMessage): boolean => versionIn(tapsOn(message)) > 0;

export const ageOf = (message: PageMessage, now: number): number => now - writtenAt(message);
