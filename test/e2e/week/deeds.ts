import { buttonsOf, type PageMessage } from '@haruspex/playground/testing/person.ts';
import { parseTap, type Tap } from '../../discord/taps.ts';
import { HOUR } from '../test-clock.ts';
import type { Noticeboard } from './noticeboard.ts';
import { ageOf, type Player } from './player.ts';

/** Actions beside playing, each because of something that a person sees. */
export class Deeds {
  readonly #board: Noticeboard;
  readonly #random: () => number;
  /** Buttons that somebody has dealt with already, by person. */
  readonly #dealtWith = new Set<string>();

  constructor(board: Noticeboard, random: () => number) {
    this.#board = board;
    this.#random = random;
  }

  async all(player: Player, now: number): Promise<void> {
    for (const table of player.tables) {
      await this.#takeBack(player, table);
      await this.#choose(player, table);
      await this.#mute(player, table);
      await this.#agree(player, table);
      await this.#keepOpen(player, table);
      if (player.role.character === 'impatient') await this.#nudge(player, table, now);
    }
  }

  /** A person who is back takes their seat from the computer player that sits in. */
  async #takeBack(player: Player, table: string): Promise<void> {
    for (const message of this.#board.with(table, 'back')) {
      const isMine = message.content.includes(player.person.name) || this.#board.isDeserted(table);
      if (!isMine || !this.#isNew(player, message)) continue;
      await this.#pressOn(player, message, (tap) => tap.on === 'back');
    }
  }

  async #choose(player: Player, table: string): Promise<void> {
    const rate = player.role.character === 'impatient' ? 0.7 : 0.15;
    for (const message of this.#board.with(table, 'late')) {
      if (message.content.includes(player.person.name) || !this.#isNew(player, message)) continue;
      if (this.#random() >= rate) continue;
      const choices = ['wait', 'playFor', 'standIn', 'remove'] as const;
      const does = choices[Math.floor(this.#random() * choices.length)];
      for (const { customId } of buttonsOf(message)) {
        const tap = parseTap(customId ?? '');
        if (!customId || tap?.on !== 'late' || tap.does !== does) continue;
        const pressed = await player.press(message, customId);
        const interactionId = pressed?.interactionId ?? null;
        player.choices.push({ table, turn: tap.turn, does, interactionId });
      }
    }
  }

  async #mute(player: Player, table: string): Promise<void> {
    for (const message of this.#board.with(table, 'mute')) {
      if (!message.content.startsWith(player.person.mention) || !this.#isNew(player, message)) continue;
      if (this.#random() < 0.2) await this.#pressOn(player, message, (tap) => tap.on === 'mute');
    }
  }

  async #agree(player: Player, table: string): Promise<void> {
    for (const message of this.#board.with(table, 'agree')) {
      if (!message.content.startsWith(player.person.name) && this.#isNew(player, message))
        await this.#pressOn(player, message, (tap) => tap.on === 'agree');
    }
  }

  async #keepOpen(player: Player, table: string): Promise<void> {
    for (const message of this.#board.with(table, 'keep')) {
      if (this.#isNew(player, message)) await this.#pressOn(player, message, (tap) => tap.on === 'keep');
    }
  }

  /** As often as it occurs to them, whether it is allowed by now or not. */
  async #nudge(player: Player, table: string, now: number): Promise<void> {
    const turn = this.#board.turn(table);
    if (!turn || player.isAsked(table) || ageOf(turn, now) < HOUR || this.#random() > 0.1) return;
    const asked = await player.command('nudge', { table });
    if (asked) await player.answer(asked);
  }

  async #pressOn(player: Player, message: PageMessage, test: (tap: Tap) => boolean): Promise<void> {
    const button = buttonsOf(message).find(({ customId }) => {
      const tap = parseTap(customId ?? '');
      return tap !== null && test(tap);
    });
    if (button?.customId) await player.press(message, button.customId);
  }

  #isNew({ role }: Player, { id }: PageMessage): boolean {
    const key = `${role.name}:${id}`;
    const isNew = !this.#dealtWith.has(key);
    this.#dealtWith.add(key);
    return isNew;
  }
}
