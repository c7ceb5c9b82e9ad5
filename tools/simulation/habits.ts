/** What people do when they look at their phones. */
import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord-api-types/v10';
import type { Tap } from '../../test/discord/taps.ts';
import { DAY, HOUR, MINUTE, type Person, pause, SECOND } from './person.ts';
import { type Shown, tapOf } from './screen.ts';

/** Taps in one look at one table. */
const TAPS_AT_ONCE = 8;
const VACATION_DAYS = 2;
/** How likely a manager opens a season, or an evening, at a look. */
const SEASON_RATE = 0.03;

/** How likely a button is chosen beside others; 1 if it isn't here. */
const WEIGHTS: Partial<Record<Tap['on'], number>> = {
  turn: 10,
  haruspex: 4,
  devotion: 0.5,
  standing: 0.2,
  story: 6,
  storyWrite: 6,
  storyChoice: 3,
  storySafety: 0.2,
  storyDraft: 0.5,
  rematch: 0.5,
};

/** Buttons of a lobby, in which everybody may sit. */
const LOBBY: ReadonlySet<Tap['on']> = new Set(['sit', 'leave', 'start']);

/** Commands that are used at all, and how often in comparison. */
const COMMANDS: readonly (readonly [name: string, weight: number])[] = [
  ['tuchulcha new', 2],
  ['bacchanalia new', 1],
];

export class Habits {
  readonly #person: Person;
  /** Messages that were dealt with, until they change. */
  readonly #done = new WeakSet<object>();

  constructor(person: Person) {
    this.#person = person;
  }

  /** Unix milliseconds of the next look after `now`. */
  nextLook(now: number): number {
    const { character, random } = this.#person;
    const { zone, awake, gap, vacationEvery } = character;
    let at = now + random.between(gap[0], gap[1]) * MINUTE;
    const hour = (((at / HOUR + zone) % 24) + 24) % 24;
    if (hour < awake[0]) at += (awake[0] - hour) * HOUR;
    else if (hour >= awake[1]) at += (24 - hour + awake[0]) * HOUR;
    const day = Math.floor(at / DAY);
    if (vacationEvery && day % (vacationEvery + VACATION_DAYS) < VACATION_DAYS) at += VACATION_DAYS * DAY;
    return at + random.between(0, 5) * MINUTE;
  }

  async look(openTables: number, wantedTables: number): Promise<void> {
    const { random, character } = this.#person;
    for (const shown of this.#person.look()) {
      if (this.#isTurn(shown) && this.#person.isCalled(shown)) await this.#play(shown);
      else if (this.#isLobby(shown)) await this.#gather(shown);
      else if (this.#person.isCalled(shown) && random.chance(0.5)) await this.#tapSome(shown);
    }
    if (openTables < wantedTables && random.chance(0.5)) await this.#open();
    if (character.manages && random.chance(SEASON_RATE))
      await this.#person.command('season', { open: random.chance(0.7) ? 'season' : 'evening' });
    if (random.chance(character.curious)) await this.#explore();
  }

  #isTurn = ({ buttons, selects }: Shown): boolean =>
    [...buttons, ...selects].some(({ customId }) =>
      ['turn', 'haruspex', 'devotion', 'story', 'storyWrite', 'storyChoice'].includes(
        tapOf(customId)?.on ?? '',
      ),
    );

  #isLobby = ({ buttons }: Shown): boolean =>
    buttons.some(({ customId }) => LOBBY.has(tapOf(customId)?.on ?? 'turn'));

  /** Taps until somebody else is called, or they have had enough. */
  async #play(first: Shown): Promise<void> {
    const { random } = this.#person;
    let shown: Shown | undefined = first;
    for (let taps = 0; taps < TAPS_AT_ONCE && shown; taps += 1) {
      if (!(await this.#tapSome(shown))) return;
      await pause(random.between(2 * SECOND, 30 * SECOND));
      const { channel_id } = first.message;
      shown = this.#person
        .look()
        .findLast(
          (one) => one.message.channel_id === channel_id && this.#isTurn(one) && this.#person.isCalled(one),
        );
    }
  }

  async #gather(shown: Shown): Promise<void> {
    const { random, character, id } = this.#person;
    if (this.#done.has(shown.message)) return;
    this.#done.add(shown.message);
    const isHere =
      shown.message.content.includes(`<@${id}>`) || shown.message.content.includes(character.displayName);
    const wanted = isHere ? (random.chance(0.5) ? 'start' : null) : random.chance(0.4) ? 'sit' : null;
    const found = shown.buttons.find(({ customId }) => tapOf(customId)?.on === wanted);
    if (found) await this.#person.press(shown, found.customId);
  }

  /** False: nothing came of it. */
  async #tapSome(shown: Shown): Promise<boolean> {
    const { random } = this.#person;
    const { buttons, selects } = shown;
    const weighed = buttons.map((button) => {
      const tap = tapOf(button.customId);
      return { button, weight: tap ? (WEIGHTS[tap.on] ?? 1) : 1 };
    });
    const sum = weighed.reduce((total, { weight }) => total + weight, 0);
    if (random.chance((selects.length * 3) / (sum + selects.length * 3))) {
      return this.#person.select(shown);
    }
    let left = random.between(0, sum);
    const chosen = weighed.find(({ weight }) => {
      left -= weight;
      return left <= 0;
    });
    return chosen !== undefined && this.#person.press(shown, chosen.button.customId);
  }

  async #open(): Promise<void> {
    const { random } = this.#person;
    const wanted = COMMANDS.flatMap(([name, weight]) => Array.from({ length: weight }, () => name));
    await this.#person.command(random.oneOf(wanted) ?? 'tuchulcha new');
  }

  /** Any command, or any button on any message, others' too. */
  async #explore(): Promise<void> {
    const { random } = this.#person;
    if (random.chance(0.5)) {
      const shown = random.oneOf(this.#person.look().slice(-30));
      if (shown) await this.#tapSome(shown);
      return;
    }
    if (random.chance(0.15)) await this.#person.useMenu();
    else {
      const name = random.oneOf(this.#commands());
      if (name) await this.#person.command(name, {}, random.chance(0.8) ? 'games' : 'lounge');
    }
    await this.#rummage();
  }

  /** The private answers to a command have buttons and lists, whose answers have more. */
  async #rummage(): Promise<void> {
    const { random } = this.#person;
    for (let taps = 0; taps < TAPS_AT_ONCE && random.chance(0.8); taps += 1) {
      await pause(random.between(2 * SECOND, MINUTE));
      const answer = this.#person.look().findLast(({ message }) => message.ephemeral_for !== undefined);
      if (!answer || !(await this.#tapSome(answer))) return;
    }
  }

  #commands(): string[] {
    return this.#person.around.screen.page.commands
      .filter(({ type }) => type === ApplicationCommandType.ChatInput)
      .flatMap(({ name, options = [] }) => {
        const inner = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
        return inner.length > 0 ? inner.map((one) => `${name} ${one.name}`) : [name];
      });
  }
}
