import type { Interaction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Snowflake } from '../../tables/game-types.ts';
import type { SettingsStore } from '../../tables/settings.ts';

const MOST_PEOPLE = 5000;
/** After this time the stored language is read again, since another process may have changed it. */
const TRUSTED_MS = 3_600_000;

interface LocaleTrackerParts {
  readonly store: Pick<SettingsStore, 'discordLocale' | 'saveDiscordLocale'>;
  readonly log: Logger;
  readonly now: () => Date;
  /** The custom id of the button by which a person deletes everything that is stored of them. */
  readonly deletionId: string;
}

interface Known {
  readonly locale: string;
  readonly at: number;
}

/**
 * Notes in which language people's Discord speaks, for what they are written without an interaction. It is stored when it
 * changes, and read only of those who have not been heard for a while.
 */
export class LocaleTracker {
  readonly #parts: LocaleTrackerParts;
  readonly #known = new LRUCache<Snowflake, Known>({ max: MOST_PEOPLE });
  /** People whose data is being deleted, and how many deletions of theirs are under way. */
  readonly #forgetting = new Map<Snowflake, number>();

  constructor(parts: LocaleTrackerParts) {
    this.#parts = parts;
  }

  /** Notes the language of an interaction, unless it is a deletion. `handled` never throws, and nor does this. */
  track(interaction: Interaction, handled: Promise<void>): Promise<void> {
    const isDeletion = 'customId' in interaction && interaction.customId === this.#parts.deletionId;
    return isDeletion ? this.#forget(interaction.user.id, handled) : this.#note(interaction);
  }

  async #note({ user, locale }: Interaction): Promise<void> {
    const { store, log, now } = this.#parts;
    const at = now().getTime();
    const known = this.#known.get(user.id);
    if (known?.locale === locale && at - known.at < TRUSTED_MS) return;
    this.#known.set(user.id, { locale, at });
    try {
      if ((await store.discordLocale(user.id)) === locale) return;
      // Data that is being deleted is not written again, however long it was under way.
      if (!this.#forgetting.has(user.id)) await store.saveDiscordLocale(user.id, locale);
    } catch (error) {
      this.#known.delete(user.id);
      log.warn({ err: error, user: user.id }, 'failed to store a person’s Discord language');
    }
  }

  /** Stores nothing of the person until `deletion` is done; after it, nothing is known of them. */
  async #forget(userId: Snowflake, deletion: Promise<void>): Promise<void> {
    this.#forgetting.set(userId, (this.#forgetting.get(userId) ?? 0) + 1);
    await deletion;
    this.#known.delete(userId);
    const others = (this.#forgetting.get(userId) ?? 1) - 1;
    if (others > 0) this.#forgetting.set(userId, others);
    else this.#forgetting.delete(userId);
  }
}
