import {
  buttonsOf,
  type PageMessage,
  type Person,
  textOf,
  type Visitors,
} from '@haruspex/playground/testing/person.ts';
import { isInLobby, parseTap } from '../discord/taps.ts';
import { isButtonGone, labelsOf, tapsOf, versionOf } from './game.ts';

const TIMEOUT_MS = 30_000;

/** A game as the page alone shows it, without a look into the store. */
export class Spectator {
  readonly visitors: Visitors;
  readonly table: string;
  /** How many taps that play a step or a turn were acknowledged. */
  acknowledged = 0;
  #mover = '';

  constructor(visitors: Visitors, table: string) {
    this.visitors = visitors;
    this.table = table;
  }

  /** The turn that is shown now: the message with the newest buttons. */
  newest(): PageMessage | undefined {
    const turns = [...this.visitors.page.messages.values()].filter(
      (message) =>
        message.ephemeral_for === undefined &&
        tapsOf(message).some((tap) => tap.table === this.table && !isInLobby(tap)),
    );
    return turns.sort((a, b) => (versionOf(a) ?? 0) - (versionOf(b) ?? 0)).at(-1);
  }

  get version(): number {
    const message = this.newest();
    return message ? (versionOf(message) ?? 0) : 0;
  }

  get over(): boolean {
    return [...this.visitors.page.messages.values()].some((message) =>
      /^\*\*(Nobody wins|.* wins|.* share the victory)\.\*\*$/m.test(textOf(message)),
    );
  }

  /** Until a version is shown, or the end of the game. */
  shows(version: number): Promise<true> {
    const { page } = this.visitors;
    return page.until(
      () => this.over || this.version >= version || undefined,
      `version ${version} is not shown`,
      TIMEOUT_MS,
    ) as Promise<true>;
  }

  /** Taps at random, until the effect is on the screen. If the button disappears meanwhile, looks again. */
  async tap(random: () => number): Promise<void> {
    for (;;) {
      try {
        return await this.#tapOnce(random);
      } catch (error) {
        if (!isButtonGone(error)) throw error;
      }
    }
  }

  async #tapOnce(random: () => number): Promise<void> {
    const { page } = this.visitors;
    let message = await page.until(() => this.newest(), 'no turn is shown', TIMEOUT_MS);
    const before = versionOf(message) ?? 0;
    const mover = this.moverOf(message);
    for (;;) {
      const buttons = buttonsOf(message).filter(
        ({ customId, label }) =>
          ['turn', 'haruspex', 'devotion'].includes(parseTap(customId ?? '')?.on ?? '') &&
          label !== 'Another haruspex',
      );
      const button = buttons[Math.floor(random() * buttons.length)];
      const tap = parseTap(button?.customId ?? '');
      await mover.press(message, button?.customId ?? '');
      if (tap?.on === 'turn') {
        this.acknowledged += 1;
        await this.shows(before + 1);
        return;
      }
      // A navigation button changes only the buttons.
      const labels = labelsOf(message).join();
      message = await mover.waitForChange(message.id, (now) => labelsOf(now).join() !== labels);
    }
  }

  /** The question about a devotion replaces the turn without a name: it belongs to the last seen player. */
  moverOf({ content }: PageMessage): Person {
    this.#mover = /^<@(\d+)>/.exec(content)?.[1] ?? this.#mover;
    return this.visitors.as(this.#mover);
  }
}
