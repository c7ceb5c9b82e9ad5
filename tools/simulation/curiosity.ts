/** Trying out whatever there is, rather what nobody has used yet. */
import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord-api-types/v10';
import { DELETION_ID } from '../../src/discord/features/privacy.ts';
import { command, firstWords, gist } from './declared.ts';
import { MINUTE, type Person, pause, SECOND } from './person.ts';
import type { Presence } from './presence.ts';
import { isTurn, type Shown } from './screen.ts';
import { doInARow, leaveTraces } from './sequences.ts';
import { CALLS } from './tastes.ts';

/** Taps of somebody who looks around. */
const MAX_TAPS_AROUND = 12;
/** The number of latest messages that count as near. */
const NEAR = 60;
/** How likely somebody who looks around taps an old message that calls people to something. */
const DIGS_UP = 0.1;
/** How much less often than something new something is tried that others, or they themselves, have used before. */
const NOVELTY = 0.8;
const OWN_NOVELTY = 0.7;
/** How likely they use what their latest tap has brought, or the same once more. */
const FOLLOWS_UP = 0.5;
const ONCE_MORE = 0.15;
/** Buttons that end something are tried less often. */
const ENDS = /callOff|stop|close|leave|exclude|remove|drop|decline|withdraw|privacy|^r:|:off$| end$/i;
const RELUCTANCE = 0.15;
/** With a focus, only these are, and more so: what people leave or call off, or whose terms change again and again, never begins. */
const HOLDS_UP = /callOff|season:(leave|exclude)|:stop|write:terms/;
/** How much more likely something is tried that nobody has tried so far. */
const EAGER_FOR_NEW = 5;
/** After this many uses, a button is tried half as often as a new one. */
const BORED = 10;
const FOCUSED = 10;
/** With a focus, how likely somebody uses the same command once more. */
const AGAIN = 0.3;
/** Looks before somebody has their data deleted: then there is something to delete. */
const LOOKS_BEFORE_DELETION = 4;

/** A button or list that somebody may use. */
interface Way {
  readonly customId: string;
  /** A list's. */
  readonly offers: readonly string[];
  readonly tap: () => Promise<boolean>;
}

export class Curiosity {
  readonly #person: Person;
  readonly #presence: Presence;
  readonly #often: RegExp | null;
  /** Their latest command. */
  #command: string | undefined;
  /** How often they have tried each kind. */
  readonly #tried = new Map<string, number>();
  /** Buttons that they have tapped on messages as these are. */
  readonly #tapped = new WeakMap<object, Set<string>>();
  /** The number of times that they have looked around. */
  looks = 0;

  /** `often`: what people do more often than usual. */
  constructor(person: Person, presence: Presence, often: RegExp | null) {
    this.#person = person;
    this.#presence = presence;
    this.#often = often;
  }

  /** The latest message that they alone see. */
  answer = (): Shown | undefined =>
    this.#person.look().findLast(({ message }) => message.ephemeral_for !== undefined);

  /** Any command, or any button on any message, others' too; rather what nobody has tried yet. */
  async explore(): Promise<void> {
    const { random } = this.#person;
    const way = random.fraction();
    if (way < DIGS_UP) {
      const old = this.#person.look().filter(({ kinds }) => CALLS.some((kind) => kinds.has(kind)));
      const shown = random.oneOf(old.slice(0, -1));
      const tapped = shown && random.oneOf(shown.buttons);
      if (!tapped || !(await this.#person.press(shown, tapped.customId))) return;
    } else if (way < 0.5) {
      const near = random.chance(0.5) ? this.#person.look().slice(-NEAR) : this.#person.look();
      if (!(await this.#tapSomethingNew(near.flatMap((shown) => this.#waysOn(shown))))) return;
    } else if (way < 0.6) {
      const near = random.oneOf(this.#person.look().filter((one) => isTurn(one)));
      if (near && random.chance(0.3)) await this.#person.say(near.message.channel_id);
      await this.#person.useMenu();
    } else {
      const isRepeated = this.#often !== null && this.#command !== undefined && random.chance(AGAIN);
      const name = isRepeated ? this.#command : this.rather(this.#commands().map(command))?.slice(1);
      this.#command = name;
      if (name) await this.#person.command(name, {}, await this.#person.somewhere());
    }
    await this.rummage();
  }

  /** The private answers to a command have buttons and lists, whose answers have more. */
  async rummage(): Promise<void> {
    const { random } = this.#person;
    let before: ReadonlySet<string> = new Set();
    for (let taps = 0; taps < MAX_TAPS_AROUND && !this.#presence.isGone && random.chance(0.85); taps += 1) {
      await pause(random.between(2 * SECOND, MINUTE));
      const answer = this.answer();
      if (!answer) return;
      const ways = this.#waysOn(answer);
      const isNew = ({ customId, offers }: Way) => ![customId, ...offers].every((one) => before.has(one));
      const brought = before.size > 0 && random.chance(FOLLOWS_UP) ? ways.filter(isNew) : [];
      before = new Set(ways.flatMap(({ customId, offers }) => [customId, ...offers]));
      const tried = await this.#tapSomethingNew(brought.length > 0 ? brought : ways);
      if (tried === null) return;
      if (!random.chance(ONCE_MORE)) continue;
      await pause(random.between(2 * SECOND, MINUTE));
      const again = this.answer();
      await (again &&
        this.#waysOn(again)
          .find(({ customId }) => gist(customId) === tried)
          ?.tap());
    }
  }

  #waysOn(shown: Shown): Way[] {
    const { message, buttons, selects } = shown;
    const tapped = this.#tapped.get(message) ?? new Set();
    this.#tapped.set(message, tapped);
    const noting = (customId: string, act: () => Promise<boolean>) => () => {
      tapped.add(customId);
      return act();
    };
    return [
      ...buttons
        .filter(({ customId }) => !tapped.has(customId))
        .map(({ customId }) => ({
          customId,
          offers: [],
          tap: noting(customId, () => this.#pressAgain(shown, customId)),
        })),
      ...selects.map((select) => ({
        customId: select.customId,
        offers: select.options.map(({ value }) => `${select.customId} ${value}`),
        tap: noting(select.customId, () => this.#person.select(shown, select)),
      })),
    ];
  }

  /** Its kind; null: nothing came of it. */
  async #tapSomethingNew(ways: readonly Way[]): Promise<string | null> {
    const person = this.#person;
    const byGist = new Map<string, Way[]>();
    for (const way of ways) {
      if (way.customId === DELETION_ID && this.looks < LOOKS_BEFORE_DELETION) continue;
      const kind = gist(way.customId);
      byGist.set(kind, [...(byGist.get(kind) ?? []), way]);
    }
    const kind = this.rather([...byGist.keys()]) ?? '';
    const isBored =
      !this.#often?.test(kind) && !person.random.chance(BORED / (BORED + person.around.witness.uses(kind)));
    if (isBored) return null;
    if (kind === DELETION_ID && this.#often?.test(kind)) await leaveTraces(person, this.#often);
    const way = person.random.oneOf(byGist.get(kind) ?? []);
    return (await way?.tap()) ? kind : null;
  }

  /** They may undo it, and do it again. */
  async #pressAgain(shown: Shown, customId: string): Promise<boolean> {
    const isDone = await this.#person.press(shown, customId);
    return isDone && ((await doInARow(this.#person, this.#presence, this.#often, shown, customId)) || true);
  }

  /** One of them, rather what was used seldom. */
  rather(kinds: readonly string[]): string | undefined {
    const { random, around } = this.#person;
    const { witness } = around;
    const weighed = kinds.map((one) => {
      const own = (1 + (this.#tried.get(one) ?? 0)) ** -OWN_NOVELTY;
      const used = (1 + witness.uses(one)) * (1 + witness.uses(firstWords(one)) / BORED);
      const isNew = witness.uses(one) === 0 ? EAGER_FOR_NEW : 1;
      const eager = FOCUSED * (HOLDS_UP.test(one) ? RELUCTANCE ** 2 : 1);
      if (this.#often?.test(one)) return { one, weight: own * eager * used ** -(NOVELTY / 2) };
      return { one, weight: own * used ** -NOVELTY * (ENDS.test(one) ? RELUCTANCE : isNew) };
    });
    const chosen = random.weighed(weighed);
    if (chosen !== undefined) this.#tried.set(chosen, (this.#tried.get(chosen) ?? 0) + 1);
    return chosen;
  }

  #commands(): string[] {
    const { screen } = this.#person.around;
    const rights = BigInt(screen.page.rights.get(this.#person.id) ?? 0);
    return screen.page.commands
      .filter(({ type }) => type === ApplicationCommandType.ChatInput)
      .filter(({ default_member_permissions: needed }) => !needed || (rights & BigInt(needed)) !== 0n)
      .flatMap(({ name, options = [] }) => {
        const inner = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
        return inner.length > 0 ? inner.map((one) => `${name} ${one.name}`) : [name];
      });
  }
}
