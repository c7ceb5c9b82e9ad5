import { DiscordAPIError, HTTPError, type InternalRequest, type REST } from 'discord.js';
import { type APIMessage, MessageFlags, type RESTPostAPIChannelMessageJSONBody } from 'discord-api-types/v10';
import { textIn } from '../../src/discord/api/layout.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

type StubAsked = Pick<InternalRequest, 'body'> & {
  readonly method: Method;
  readonly fullRoute: string;
  readonly query?: URLSearchParams | undefined;
};

/** A message as the stub keeps it. */
export interface StubMessage {
  readonly id: string;
  readonly author: { readonly id: string };
  content: string;
  components: RESTPostAPIChannelMessageJSONBody['components'];
  readonly mentions: readonly string[];
  readonly silent: boolean;
  isInRows: boolean;
  readonly nonce: string | null;
}

/** A channel, a thread, or the direct messages with a person. */
export interface StubChannel {
  name: string;
  archived: boolean;
  /** When it was archived, and whether a person has locked it. */
  archivedAt: Date;
  locked: boolean;
  /** Sending and editing there is refused: a permission is missing. */
  closed: boolean;
  /** The people whom the bot has added. */
  readonly members: Set<string>;
  readonly messages: StubMessage[];
}

export interface StubFault {
  /** Any, if left out. */
  readonly method?: Method;
  readonly path: RegExp;
  readonly error: () => Error;
  /** How many requests that it would hit go through first; 0 if left out. */
  readonly skip?: number;
  /** How many requests it hits; 1 if left out. */
  readonly times?: number;
  /** The request is carried out first, and only its answer is lost. */
  readonly afterwards?: boolean;
}

export interface StubRequest {
  readonly method: Method;
  readonly path: string;
  readonly at: number;
  readonly body: unknown;
}

/** Discord refuses: its code and the HTTP status. */
export const refusal = (code: number, status = 403, errors = {}): DiscordAPIError =>
  new DiscordAPIError({ code, message: 'No.', errors }, code, status, 'POST', 'https://discord.invalid', {});

export const UNKNOWN_CHANNEL = () => refusal(10003, 404);
const UNKNOWN_MESSAGE = () => refusal(10008, 404);
export const MISSING_PERMISSION = () => refusal(50013);
export const CLOSED_TO_MESSAGES = () => refusal(50007);
const EMPTY_OR_MIXED = () => refusal(50035, 400);
const ARCHIVED = () => refusal(50083, 400);

/** Discord is out of order, and was after all attempts of `REST`. */
export const UNAVAILABLE = () =>
  new HTTPError(503, 'Service Unavailable', 'POST', 'https://discord.invalid', {});

/** No answer came in time. */
export const TIMEOUT = () => new DOMException('This operation was aborted', 'AbortError');

const DISCORD_EPOCH_MS = 1_420_070_400_000;
/** The time for which Discord deduplicates a nonce. */
const NONCE_MS = 5 * 60_000;

/** Discord's REST interface in memory, as far as `ChannelApi` asks for it, by the test's clock. */
export class RestStub {
  readonly channels = new Map<string, StubChannel>();
  readonly requests: StubRequest[] = [];
  /** People who left the server. */
  readonly left = new Set<string>();
  /** People who don't accept direct messages. */
  readonly closedTo = new Set<string>();
  /** The servers' owner. */
  owner: string | null = null;
  readonly #faults: (StubFault & { left: number; skipped: number })[] = [];
  readonly #now: () => Date;
  readonly #botId: string;
  #count = 0;
  /** Threads that belong to no message. */
  readonly #threads: {
    readonly id: string;
    readonly parent_id: string;
    readonly owner_id: string;
    readonly name: string;
  }[] = [];

  constructor(now: () => Date, botId: string) {
    this.#now = now;
    this.#botId = botId;
  }

  /** For `ChannelApi`. */
  readonly rest = this.#makeRest();

  #makeRest(): REST {
    const asked =
      (method: Method) =>
      (fullRoute: string, options: Pick<InternalRequest, 'body' | 'query'> = {}) =>
        rest.queueRequest({ ...options, method, fullRoute });
    const rest = {
      queueRequest: ({ method, fullRoute, body, query }: StubAsked) =>
        this.#request(method, fullRoute, body, query),
      get: asked('GET'),
      post: asked('POST'),
      patch: asked('PATCH'),
      delete: asked('DELETE'),
      put: asked('PUT'),
    };
    return rest as unknown as REST;
  }

  /** Lets the next fitting requests fail. */
  fail(fault: StubFault): void {
    this.#faults.push({ ...fault, left: fault.times ?? 1, skipped: 0 });
  }

  /** Takes back what has not happened yet. */
  recover(): void {
    this.#faults.length = 0;
  }

  /** A thread that a person made without a message. */
  addThread(parentId: string, name: string, ownerId: string): string {
    const id = this.#startThread(null, { name });
    this.#threads.push({ id, parent_id: parentId, owner_id: ownerId, name });
    return id;
  }

  addChannel(id: string, name = id): StubChannel {
    const channel = {
      name,
      archived: false,
      archivedAt: this.#now(),
      locked: false,
      closed: false,
      members: new Set<string>(),
      messages: [],
    };
    this.channels.set(id, channel);
    return channel;
  }

  /** The direct messages with a person. */
  direct(userId: string): StubChannel {
    return this.channels.get(directId(userId)) ?? this.addChannel(directId(userId));
  }

  /** A message that was there before: a snowflake of this time. */
  addMessage(
    channelId: string,
    content: string,
    at: Date = this.#now(),
    authorId = this.#botId,
  ): StubMessage {
    const id = this.#snowflake(at);
    const message = { id, author: { id: authorId }, content, components: [], mentions: [] };
    const kept = { ...message, silent: false, isInRows: false, nonce: null };
    this.channel(channelId).messages.unshift(kept);
    return kept;
  }

  /** Fails if there is none, since it was deleted. */
  channel(id: string): StubChannel {
    const channel = this.channels.get(id);
    if (!channel) throw UNKNOWN_CHANNEL();
    return channel;
  }

  /** The contents of a channel, oldest first. */
  contents(channelId: string): string[] {
    return this.channel(channelId)
      .messages.map(({ content, components }) => content || textIn(components ?? []))
      .reverse();
  }

  /** Requests so far: `POST /channels/2/messages`. */
  get asked(): string[] {
    return this.requests.map(({ method, path }) => `${method} ${path}`);
  }

  async #request(method: Method, path: string, body: unknown, query?: URLSearchParams): Promise<unknown> {
    this.requests.push({ method, path, at: this.#now().getTime(), body });
    const fault = this.#faultOf(method, path);
    if (fault && !fault.afterwards) throw fault.error();
    const answer = this.#answer(method, path, body, query);
    if (fault) throw fault.error();
    return answer;
  }

  #faultOf(method: Method, path: string): StubFault | null {
    const fault = this.#faults.find(
      (one) => one.left > 0 && (one.method ?? method) === method && one.path.test(path),
    );
    if (!fault) return null;
    if (fault.skipped < (fault.skip ?? 0)) {
      fault.skipped += 1;
      return null;
    }
    fault.left -= 1;
    return fault;
  }

  #answer(method: Method, path: string, body: unknown, query = new URLSearchParams()): unknown {
    const [kind, id = '', part, partId] = path.slice(1).split('/');
    if (kind === 'guilds' && part === 'members') {
      if (this.left.has(partId ?? '')) throw refusal(10007, 404);
      return {};
    }
    if (kind === 'guilds' && part === undefined) return { owner_id: this.owner };
    if (kind === 'guilds')
      return { threads: this.#threads.filter(({ id }) => this.channels.get(id)?.archived === false) };
    if (kind === 'users') {
      const { recipient_id: userId } = body as { readonly recipient_id: string };
      this.direct(userId);
      return { id: directId(userId) };
    }
    const channel = this.channel(id);
    if (part === undefined && method === 'GET') {
      if (channel.closed) throw MISSING_PERMISSION();
      return asChannel(id, channel);
    }
    if (part === undefined) return Object.assign(channel, named(body));
    if (part === 'threads')
      return { id: this.addThread(id, (body as { readonly name: string }).name, this.#botId) };
    if (part === 'thread-members') {
      if (channel.archived) throw ARCHIVED();
      if (method === 'PUT') channel.members.add(partId ?? '');
      else channel.members.delete(partId ?? '');
      return {};
    }
    if (partId === undefined) {
      if (method === 'GET') return listed(channel, query).map(asMessage);
      return asMessage(this.#send(id, channel, body as RESTPostAPIChannelMessageJSONBody));
    }
    const message = channel.messages.find((one) => one.id === partId);
    if (!message) throw UNKNOWN_MESSAGE();
    if (path.endsWith('/threads')) return { id: this.#startThread(partId, body) };
    if (method === 'PATCH') {
      if (channel.closed) throw MISSING_PERMISSION();
      if (channel.archived) throw ARCHIVED();
      const { content, components, flags = 0 } = body as RESTPostAPIChannelMessageJSONBody;
      message.isInRows ||= (flags & MessageFlags.IsComponentsV2) !== 0;
      // A message in rows stays so.
      if (message.isInRows && (content || components?.length === 0)) throw EMPTY_OR_MIXED();
      Object.assign(
        message,
        content !== undefined && { content: content ?? '' },
        components !== undefined && { components },
      );
    }
    if (method === 'DELETE') channel.messages.splice(channel.messages.indexOf(message), 1);
    return asMessage(message);
  }

  #startThread(messageId: string | null, body: unknown): string {
    const id = messageId ?? this.#snowflake(this.#now());
    if (this.channels.has(id)) throw refusal(160004, 400);
    this.addChannel(id, (body as { readonly name: string }).name);
    return id;
  }

  #send(channelId: string, channel: StubChannel, body: RESTPostAPIChannelMessageJSONBody): StubMessage {
    if (channel.closed) throw MISSING_PERMISSION();
    if (this.closedTo.has(channelId.slice(1)) && channelId.startsWith('9')) throw CLOSED_TO_MESSAGES();
    const nonce = body.enforce_nonce && body.nonce !== undefined ? String(body.nonce) : null;
    const known = channel.messages.find(
      (one) => nonce !== null && one.nonce === nonce && this.#age(one) < NONCE_MS,
    );
    if (known) return known;
    const message: StubMessage = {
      id: this.#snowflake(this.#now()),
      author: { id: this.#botId },
      nonce,
      content: body.content ?? '',
      components: body.components,
      silent: ((body.flags ?? 0) & MessageFlags.SuppressNotifications) !== 0,
      isInRows: ((body.flags ?? 0) & MessageFlags.IsComponentsV2) !== 0,
      mentions: [...(body.allowed_mentions?.users ?? [])],
    };
    channel.archived = false;
    channel.messages.unshift(message);
    return message;
  }

  #age({ id }: StubMessage): number {
    return this.#now().getTime() - (Number(BigInt(id) >> 22n) + DISCORD_EPOCH_MS);
  }

  #snowflake(at: Date): string {
    this.#count += 1;
    return String((BigInt(at.getTime() - DISCORD_EPOCH_MS) << 22n) + BigInt(this.#count % 4096));
  }
}

/** Newest first: the newest of all, or the oldest after a given one. */
function listed({ messages }: StubChannel, query: URLSearchParams): readonly StubMessage[] {
  const limit = Number(query.get('limit') ?? 50);
  const after = query.get('after');
  return after === null
    ? messages.slice(0, limit)
    : messages.filter(({ id }) => BigInt(id) > BigInt(after)).slice(-limit);
}

const directId = (userId: string): string => `9${userId}`;

const asMessage = ({ id, author, content, components, isInRows }: StubMessage): APIMessage =>
  ({ id, author, content, components, flags: isInRows ? MessageFlags.IsComponentsV2 : 0 }) as APIMessage;

/** A thread that Discord archives after a week, in its format. */
const asChannel = (id: string, { archived, archivedAt, locked, messages }: StubChannel): object => ({
  id,
  last_message_id: messages[0]?.id ?? null,
  thread_metadata: {
    archived,
    locked,
    auto_archive_duration: 7 * 24 * 60,
    archive_timestamp: archivedAt.toISOString(),
  },
});

/** The editable fields of a channel. */
function named(body: unknown): Partial<StubChannel> {
  const { name, archived } = body as Partial<StubChannel>;
  return { ...(name !== undefined && { name }), ...(archived !== undefined && { archived }) };
}
