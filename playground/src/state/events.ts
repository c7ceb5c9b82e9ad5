import {
  type APIExternalGuildScheduledEvent,
  GuildScheduledEventEntityType,
  GuildScheduledEventStatus as Status,
} from 'discord-api-types/v10';
import type { PageEvent } from '../page-protocol.ts';
import { formRefusal, refusal } from '../refusal.ts';
import type { ChangedEvent, NewEvent } from '../validators/guild.ts';
import type { SharedState } from './shared.ts';

type StoredEvent = APIExternalGuildScheduledEvent & {
  readonly guild_scheduled_event_exceptions: readonly [];
};

/** To which status Discord lets an event change from each. */
const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  [Status.Scheduled]: [Status.Active, Status.Canceled],
  [Status.Active]: [Status.Completed],
  [Status.Completed]: [],
  [Status.Canceled]: [],
};

/** The servers' scheduled events, all at a place outside Discord's voice channels. */
export class ScheduledEvents {
  readonly #shared: SharedState;
  readonly #events = new Map<string, StoredEvent>();
  /** Who has marked each event. */
  readonly #interested = new Map<string, readonly string[]>();

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  /** Of all events, those that are over too; Discord lists only the others. */
  all(): readonly StoredEvent[] {
    return [...this.#events.values()];
  }

  of(guildId: string): readonly StoredEvent[] {
    return this.all().filter((one) => one.guild_id === guildId && NEXT[one.status].length > 0);
  }

  /** The first server's, by their start. */
  toPage(): readonly PageEvent[] {
    return this.of(this.#shared.guild.id)
      .map(({ id, name, scheduled_start_time: startsAt, status, entity_metadata: { location } }) => ({
        id,
        name,
        startsAt,
        isActive: status === Status.Active,
        location,
        interested: this.#interested.get(id) ?? [],
      }))
      .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  }

  /** Marks an event for a person, or takes the mark away. False: it isn't there, or over. */
  mark(userId: string, eventId: string): boolean {
    const event = this.of(this.#shared.guild.id).find(({ id }) => id === eventId);
    if (!event) return false;
    const before = this.#interested.get(eventId) ?? [];
    const others = before.filter((one) => one !== userId);
    const after = others.length < before.length ? others : [...before, userId];
    this.#interested.set(eventId, after);
    this.#put({ ...event, user_count: after.length });
    return true;
  }

  /** @throws Refusal */
  find(guildId: string, id: string): StoredEvent {
    const found = this.#events.get(id);
    if (found?.guild_id !== guildId) throw refusal('unknownScheduledEvent');
    return found;
  }

  add(guildId: string, form: NewEvent): StoredEvent {
    this.#checkTimes(form);
    const id = this.#shared.ids.next();
    const event: StoredEvent = {
      id,
      guild_id: guildId,
      channel_id: null,
      creator_id: this.#shared.bot.id,
      creator: this.#shared.bot,
      name: form.name,
      description: form.description ?? null,
      scheduled_start_time: form.scheduled_start_time,
      scheduled_end_time: form.scheduled_end_time,
      privacy_level: form.privacy_level,
      status: Status.Scheduled,
      entity_type: GuildScheduledEventEntityType.External,
      entity_id: null,
      entity_metadata: { location: form.entity_metadata.location },
      image: null,
      user_count: 0,
      guild_scheduled_event_exceptions: [],
      recurrence_rule: null,
    };
    this.#put(event);
    return event;
  }

  /** @throws Refusal */
  change(before: StoredEvent, form: ChangedEvent): StoredEvent {
    const { status = before.status } = form;
    if (status !== before.status && !NEXT[before.status].includes(status))
      throw formRefusal(['status'], 'GUILD_SCHEDULED_EVENT_INVALID_STATUS', 'Invalid status transition');
    const times = {
      scheduled_start_time: form.scheduled_start_time ?? before.scheduled_start_time,
      scheduled_end_time: form.scheduled_end_time ?? before.scheduled_end_time ?? '',
    };
    if (form.scheduled_start_time !== undefined) this.#checkTimes(times);
    const after = {
      ...before,
      ...times,
      status,
      name: form.name ?? before.name,
      description: form.description ?? before.description ?? null,
      entity_metadata: form.entity_metadata ?? before.entity_metadata,
    };
    this.#put(after);
    return after;
  }

  remove({ id }: APIExternalGuildScheduledEvent): void {
    this.#events.delete(id);
    this.#tellPage();
  }

  #put(event: StoredEvent): void {
    this.#events.set(event.id, event);
    this.#tellPage();
  }

  #tellPage(): void {
    this.#shared.events.toPage({ type: 'events', events: this.toPage() });
  }

  #checkTimes(times: Pick<NewEvent, 'scheduled_start_time' | 'scheduled_end_time'>): void {
    const [start, end] = [Date.parse(times.scheduled_start_time), Date.parse(times.scheduled_end_time)];
    if (start <= this.#shared.settings.now())
      throw formRefusal(
        ['scheduled_start_time'],
        'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST',
        'Cannot schedule event in the past.',
      );
    if (end <= start)
      throw formRefusal(
        ['scheduled_end_time'],
        'GUILD_SCHEDULED_EVENT_SCHEDULE_END_BEFORE_START',
        'Cannot schedule end before start.',
      );
  }
}
