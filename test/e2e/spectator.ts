import {
  buttonsOf,
  type PageMessage,
  type Person,
  type Visitors,
} from '@haruspex/playground/testing/person.ts';
import { isInLobby, parseTap, type Tap } from '../discord/taps.ts';
import { isButtonGone, labelsOf, tapsOf, versionOf } from './game.ts';

const TIMEOUT_MS = 30_000;

/** A game as the page alone shows it, without a look into the store. */
export class Spectator {
  readonly visitors: Visitors;
  readonly table: string;
  readonly player: Person;
  /** How many taps that play a step or a turn were acknowledged. */
  acknowledged = 0;

  constructor(visitors: Visitors, table: string, player: Person) {
    this.visitors = visitors;
    this.table = table;
    this.player = player;
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
    return (message && versionOf(message)) ?? 0;
  }

  /** Until a version is shown. */
  shows(version: number): Promise<true> {
    const { page } = this.visitors;
    return page.until(
      () => this.version >= version || undefined,
      `version ${version} is not shown`,
      TIMEOUT_MS,
    ) as Promise<true>;
  }

  /** Presses the first button of the turn; resolves once its effect is on the screen. */
  async tap(): Promise<void> {
    const { page } = this.visitors;
    const message = await page.until(() => this.newest(), 'no turn is shown', TIMEOUT_MS);
    const before = versionOf(message) ?? 0;
    const labels = labelsOf(message).join();
    const isOfTurn = ({ on }: Tap) => on === 'turn' || on === 'haruspex' || on === 'devotion';
    const button = buttonsOf(message).find(({ customId }) => {
      const tap = parseTap(customId ?? '');
      return tap !== null && isOfTurn(tap);
    });
    try {
      await this.player.press(message, button?.customId ?? '');
    } catch (error) {
      // The message has changed meanwhile.
      if (isButtonGone(error)) return this.tap();
      throw error;
    }
    if (parseTap(button?.customId ?? '')?.on === 'turn') {
      this.acknowledged += 1;
      await this.shows(before + 1);
    } else await this.player.waitForChange(message.id, (now) => labelsOf(now).join() !== labels);
  }
}
