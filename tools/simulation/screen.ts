/** People's view: the page's events in order. Only messages with something to tap are kept. */
import {
  buttonsOf,
  type PageConnection,
  type PageMessage,
  type SeenButton,
  type SeenSelect,
  selectsOf,
} from '@haruspex/playground/testing/person.ts';
import { MessageFlags, PermissionFlagsBits } from 'discord-api-types/v10';
import { parseTap, type Tap } from '../../test/discord/taps.ts';

const known = new Map<string, Tap | null>();
const MAX_KNOWN = 20_000;

/** A custom id's meaning; null: the bot doesn't declare it. */
export function tapOf(customId: string): Tap | null {
  const found = known.get(customId);
  if (found !== undefined) return found;
  if (known.size === MAX_KNOWN) known.clear();
  const tap = parseTap(customId);
  known.set(customId, tap);
  return tap;
}

/** The meanings of the declared buttons below a message, in order. */
export const tapsOn = (message: Parameters<typeof buttonsOf>[0]): Tap[] =>
  buttonsOf(message).flatMap(({ customId }) => (customId ? (tapOf(customId) ?? []) : []));

export interface Shown {
  readonly message: PageMessage;
  /** Enabled buttons. */
  readonly buttons: readonly (SeenButton & { readonly customId: string })[];
  readonly selects: readonly SeenSelect[];
  /** Their meanings, each once. */
  readonly kinds: ReadonlySet<Tap['on']>;
  /** The person whom it calls by its first word. */
  readonly called: string | null;
}

const CALLED = /^\**<@(\d+)>/;

function shownAs(message: PageMessage, buttons: Shown['buttons'], selects: readonly SeenSelect[]): Shown {
  const taps = [...buttons, ...selects].flatMap(({ customId }) => tapOf(customId) ?? []);
  const called = CALLED.exec(message.content)?.[1] ?? null;
  return { message, buttons, selects, kinds: new Set(taps.map(({ on }) => on)), called };
}

const TURN: readonly Tap['on'][] = ['turn', 'haruspex', 'devotion', 'story', 'storyWrite', 'storyChoice'];

/** Whether a message has buttons of a turn. */
export const isTurn = ({ kinds }: Shown): boolean => TURN.some((kind) => kinds.has(kind));

/** A phone that rang. */
export interface Ring {
  readonly userId: string;
  readonly message: PageMessage;
  /** Unix milliseconds. */
  readonly at: number;
}

/** Phones ring within so long. */
const KEPT_MS = 60_000;

export class Screen {
  readonly page: PageConnection;
  /** Messages with something to tap, by id, oldest first. */
  readonly live = new Map<string, Shown>();
  /** Answers that are still to come: the bot “is thinking”. */
  readonly loading = new Map<string, PageMessage>();
  /** The bot's messages without anything to tap: phones ring after they have come. */
  readonly #passed: { readonly id: string; readonly at: number }[] = [];
  readonly #onRing: (ring: Ring) => void;
  readonly #onMessage: (message: PageMessage) => void;

  constructor(
    page: PageConnection,
    onRing: (ring: Ring) => void,
    onMessage: (message: PageMessage) => void = () => {},
  ) {
    this.page = page;
    this.#onRing = onRing;
    this.#onMessage = onMessage;
  }

  /** Oldest first. */
  shownTo(userId: string): Shown[] {
    this.catchUp();
    const seen = new Map<string, boolean>();
    return [...this.live.values()].filter(({ message: { ephemeral_for, channel_id } }) => {
      if ((ephemeral_for ?? userId) !== userId) return false;
      const sees = seen.get(channel_id) ?? this.sees(userId, channel_id);
      seen.set(channel_id, sees);
      return sees;
    });
  }

  /** Whether the channel is there for them, as the page shows it. */
  sees(userId: string, channelId: string): boolean {
    const { channels, rights } = this.page;
    const channel = channels.get(channelId);
    if (!channel) return false;
    const { kind, parentId, recipientId, members } = channel;
    if (kind === 'dm') return recipientId === userId;
    const own = rights.get(userId);
    if (own == null) return false;
    const has = (right: bigint) => (BigInt(own) & right) !== 0n;
    const place = kind === 'thread' ? channels.get(parentId ?? '') : channel;
    if (place?.closed && !place.openTo?.includes(userId) && !has(PermissionFlagsBits.Administrator))
      return false;
    return members === undefined || members.includes(userId) || has(PermissionFlagsBits.ManageThreads);
  }

  /** Whether nobody can tap anything in it. */
  isLocked(channelId: string): boolean {
    return this.page.channels.get(channelId)?.locked ?? false;
  }

  catchUp(): void {
    const { heard, messages, notified, bot } = this.page;
    for (const event of heard) {
      if (event.type === 'message') {
        this.#put(event.message);
        this.#onMessage(event.message);
      }
      if (event.type === 'messageGone') {
        this.live.delete(event.messageId);
        this.loading.delete(event.messageId);
      } else if (event.type === 'channelGone') this.#forgetChannel(event.channelId);
      else if (event.type === 'notified') {
        const message = messages.get(event.messageId);
        if (message) this.#onRing({ userId: event.userId, message, at: Date.parse(message.timestamp) });
      }
    }
    // The page's own lists, which would grow all year. People look for their own messages there.
    for (const event of heard) {
      if (event.type !== 'message' || this.live.has(event.message.id)) continue;
      if (event.message.author.id === bot.id) this.#passed.push({ id: event.message.id, at: Date.now() });
    }
    while ((this.#passed[0]?.at ?? Date.now()) < Date.now() - KEPT_MS) {
      const { id } = this.#passed.shift() ?? {};
      if (id !== undefined && !this.live.has(id)) messages.delete(id);
    }
    heard.length = 0;
    notified.length = 0;
  }

  #put(message: PageMessage): void {
    if (((message.flags ?? 0) & MessageFlags.Loading) === 0) this.loading.delete(message.id);
    else this.loading.set(message.id, message);
    const buttons = buttonsOf(message).flatMap((button) =>
      button.customId === null || button.disabled ? [] : [{ ...button, customId: button.customId }],
    );
    const selects = selectsOf(message).filter(({ disabled }) => !disabled);
    if (buttons.length + selects.length === 0) this.live.delete(message.id);
    else this.live.set(message.id, shownAs(message, buttons, selects));
  }

  #forgetChannel(channelId: string): void {
    for (const [id, { message }] of this.live) if (message.channel_id === channelId) this.live.delete(id);
  }
}
