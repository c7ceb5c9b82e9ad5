import type { RepliableInteraction } from 'discord.js';

/** Discord takes an answer back by its interaction for 15 minutes. */
const REACH_MS = 15 * 60_000;

interface Answer {
  readonly interaction: RepliableInteraction;
  readonly at: number;
}

/** The last private answer to each person at each table, so that the next one takes its place. Lost at a restart. */
export class LastAnswers {
  readonly #answers = new Map<string, Answer>();

  /** To be asked when the newer answer is there. Never throws: an answer may be dismissed, or too old. */
  async replace(interaction: RepliableInteraction, table: string): Promise<void> {
    const key = `${interaction.user.id} ${table}`;
    const last = this.#answers.get(key);
    const now = Date.now();
    for (const [other, { at }] of this.#answers) if (now - at > REACH_MS) this.#answers.delete(other);
    this.#answers.delete(key);
    this.#answers.set(key, { interaction, at: now });
    if (last && now - last.at <= REACH_MS) await last.interaction.deleteReply().catch(() => {});
  }
}
