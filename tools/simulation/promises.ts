/** Promises: people's wishes that the bot accepted, until they want something else. */
import type { PageMessage } from '@haruspex/playground/testing/person.ts';
import type { SqliteDatabase } from '../../src/storage/database/sqlite-file.ts';
import { type Deed, SEEK_ID } from './deed.ts';
import { tapOf, tapsOn } from './screen.ts';
import { statement } from './stored.ts';

/** A query that finds a row if a promise is broken. */
interface Promised {
  readonly deed: Deed;
  readonly sql: string;
  readonly values: readonly string[];
  /** An answer says that it was refused: if accepted, only the tapped message changes. */
  readonly mayBeRefused: boolean;
}

interface OpenOffer {
  readonly table: string;
  readonly from: string;
  readonly to: string;
  readonly isAway: boolean;
}

const TOGGLES: Readonly<Record<string, string>> = {
  next: 'tell_next',
  still: 'still_pictures',
  'asked-about': 'asked_about',
  hidden: 'hidden',
};

const isSetting = (column: string, to: boolean): string =>
  `SELECT 1 FROM people WHERE user_id = ? AND (${column}) <> ${Number(to)}`;

export class Promises {
  /** By person and what it is about. */
  readonly #made = new Map<string, Promised>();
  /** Seats that were offered, and neither taken nor given up, as far as people know. By table and holder. */
  readonly #offers = new Map<string, OpenOffer>();
  /** Turns of which somebody wants no more reminders: table, turn and person. */
  readonly muted = new Set<string>();

  hear(deed: Deed): void {
    const { customId, userId, part } = deed;
    if (customId === SEEK_ID) this.command(userId, '');
    const tap = part === 'button' ? tapOf(customId) : null;
    const make = (about: string, sql: string, ...more: readonly string[]) => {
      const values = [userId, ...more];
      this.#made.set(`${userId} ${about}`, { deed, sql, values, mayBeRefused: tap?.on === 'leave' });
    };
    switch (tap?.on) {
      case 'follow':
        this.#made.delete(`${userId} follow ${tap.table}`);
        if (tap.at === 'off')
          make(
            `follow ${tap.table}`,
            'SELECT 1 FROM followers WHERE user_id = ? AND table_id = ?',
            tap.table,
          );
        break;
      case 'movesAlways':
        make('still', isSetting('still_pictures', tap.as === 'still'));
        break;
      case 'preferencesToggle': {
        const column = TOGGLES[tap.setting];
        if (column) make(tap.setting, isSetting(column, tap.to));
        break;
      }
      case 'privacy':
        if (tap.does === 'hide' || tap.does === 'unhide')
          make('hidden', isSetting('hidden', tap.does === 'hide'));
        break;
      case 'leave':
        make(
          `seat ${tap.table}`,
          `SELECT 1 FROM seats JOIN tables ON id = table_id WHERE user_id = ? AND table_id = ? AND status = 'lobby'`,
          tap.table,
        );
        break;
      case 'offer':
        this.#offers.delete(`${tap.table} ${tap.from}`);
        break;
      default:
        break;
    }
    if (tap?.table === undefined || tap.on === 'turn' || tap.on === 'follow') return;
    // They may sit down, come back or leave.
    if (tap.on !== 'leave') this.#made.delete(`${userId} seat ${tap.table}`);
    this.#voidOffers((offer) => offer.table === tap.table && offer.from === userId);
  }

  /** A command may seat a person, or let them follow. `command`: it and its options. */
  command(userId: string, command: string): void {
    const isAbout = (about = '') => about === 'seat' || (about === 'follow' && / follow/.test(command));
    for (const key of this.#made.keys()) {
      const [who, about] = key.split(' ');
      if (who === userId && isAbout(about)) this.#made.delete(key);
    }
    if (/^\/\w+ (hand-over|remove|end)/.test(command)) this.#offers.clear();
    else this.#voidOffers(({ from }) => from === userId);
  }

  #voidOffers(isVoid: (offer: OpenOffer) => boolean): void {
    for (const [key, offer] of this.#offers) if (isVoid(offer)) this.#offers.delete(key);
  }

  /** Whoever has their data deleted, leaves, or gets no answer, is promised nothing. */
  forget(userId: string): void {
    for (const key of this.#made.keys()) if (key.startsWith(`${userId} `)) this.#made.delete(key);
    this.#voidOffers(({ from, to }) => from === userId || to === userId);
  }

  /** A message that offers a seat. */
  see(message: PageMessage): void {
    for (const tap of tapsOn(message))
      if (tap.on === 'offer' && (tap.does === 'take' || tap.does === 'takeAbsent'))
        this.#offers.set(`${tap.table} ${tap.from}`, {
          table: tap.table,
          from: tap.from,
          to: tap.to,
          isAway: tap.does === 'takeAbsent',
        });
  }

  /** `isRefused`: whether the person was told something instead. */
  broken(database: SqliteDatabase, isRefused: (deed: Deed) => boolean): string[] {
    const found: string[] = [];
    for (const [key, { deed, sql, values, mayBeRefused }] of this.#made) {
      if (mayBeRefused && isRefused(deed)) this.#made.delete(key);
      else if (statement(database, sql).get(...values))
        found.push(`${deed.userId} tapped ${deed.customId} (${deed.interactionId}), and it isn’t so`);
    }
    return [...found, ...this.#lostOffers(database)];
  }

  #lostOffers(database: SqliteDatabase): string[] {
    const lost: string[] = [];
    for (const [key, { table, from, to, isAway }] of this.#offers) {
      const row = statement(database, OFFERED).get({ table, from, to }) as
        | { readonly stands: number | null; readonly away: number | null; readonly seated: number | null }
        | undefined;
      // Over, taken, or the holder's seat has changed.
      if (!row || row.away !== Number(isAway) || row.seated) this.#offers.delete(key);
      else if (!row.stands)
        lost.push(`the seat of ${from} at ${table} is offered to ${to} no longer, and nobody declined`);
    }
    return lost;
  }
}

const OFFERED = `
  SELECT
    (SELECT 1 FROM json_each(reminders, '$.offers') WHERE value ->> 'from' = :from AND value ->> 'to' = :to) AS stands,
    (SELECT stand_in FROM seats WHERE table_id = tables.id AND user_id = :from) AS away,
    (SELECT 1 FROM seats WHERE table_id = tables.id AND user_id = :to) AS seated
  FROM tables WHERE id = :table AND status IN ('lobby', 'playing')
`;
