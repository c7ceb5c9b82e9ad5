import type { PageMessage, ToPage } from '../page-protocol.ts';
import {
  channelsOf,
  compareIds,
  type Hello,
  isUnread,
  lastId,
  type Memory,
  type PageState,
  pingsOf,
  type Request,
  readUpTo,
} from './state.ts';

export type OwnEvent =
  | { readonly type: 'open'; readonly channelId: string; readonly messageId?: string }
  | { readonly type: 'become'; readonly userId: string }
  | { readonly type: 'dismiss'; readonly messageId: string }
  | { readonly type: 'asked'; readonly request: Request }
  | { readonly type: 'forget'; readonly nonce: string }
  | { readonly type: 'want'; readonly path: readonly string[] | null }
  | { readonly type: 'closeModal'; readonly modalId: string }
  | { readonly type: 'setLocale'; readonly locale: string };

function markRead(state: PageState): PageState {
  const { me, channelId } = state;
  return {
    ...state,
    read: { ...state.read, [`${me}/${channelId}`]: lastId(state.messages[channelId]) },
    pings: state.pings.filter((ping) => ping.userId !== me || ping.channelId !== channelId),
  };
}

function open(state: PageState, channelId: string, messageId?: string): PageState {
  if (!state.channels.some(({ id }) => id === channelId)) return state;
  const newAfter = isUnread(state, state.me, channelId) ? readUpTo(state, state.me, channelId) : null;
  const jump = messageId === undefined ? null : { messageId };
  return markRead({ ...state, channelId, newAfter, jump });
}

/** Shows the new person a channel with a ping: the open one if it has any, otherwise that of their latest ping. */
function become(state: PageState, userId: string): PageState {
  if (userId === state.me || !state.people.some(({ id }) => id === userId)) return state;
  const mine = channelsOf(state, userId);
  const pings = pingsOf(state, userId).filter((ping) => mine.some(({ id }) => id === ping.channelId));
  const here = mine.some(({ id }) => id === state.channelId);
  const wanted = pings.some(({ channelId }) => channelId === state.channelId)
    ? state.channelId
    : (pings.at(-1)?.channelId ?? (here ? state.channelId : mine[0]?.id));
  // A person who has left the server and has no direct messages sees a channel that is closed to them.
  return open({ ...state, me: userId }, wanted ?? state.channelId);
}

function upsert(messages: readonly PageMessage[], message: PageMessage): readonly PageMessage[] {
  const at = messages.findIndex(({ id }) => id === message.id);
  if (at >= 0) return messages.with(at, message);
  const after = messages.findLastIndex(({ id }) => compareIds(id, message.id) < 0);
  return messages.toSpliced(after + 1, 0, message);
}

function changeRights(state: PageState, userId: string, permissions: string | null): PageState {
  const after = { ...state, rights: { ...state.rights, [userId]: permissions } };
  const mine = channelsOf(after, userId);
  const pings = state.pings.filter(
    (ping) => ping.userId !== userId || mine.some(({ id }) => id === ping.channelId),
  );
  return { ...after, pings };
}

/**
 * `memory` is what the page knew before, as far as its people and channels still exist. Forms stay open over a lost connection,
 * with their input.
 */
export function initialState(
  hello: Hello,
  memory: Partial<Memory & Pick<PageState, 'modals'>>,
): PageState | null {
  const { type: _, messages: __, ...known } = hello;
  const first = hello.people[0];
  const firstChannel = hello.channels.find(({ kind }) => kind === 'text') ?? hello.channels[0];
  if (!first || !firstChannel) return null;
  const messages: Record<string, PageMessage[]> = {};
  for (const message of hello.messages.toSorted((a, b) => compareIds(a.id, b.id))) {
    messages[message.channel_id] ??= [];
    messages[message.channel_id]?.push(message);
  }
  const newest = lastId(hello.messages.toSorted((a, b) => compareIds(a.id, b.id)));
  const me = hello.people.find(({ id }) => id === memory.me)?.id ?? first.id;
  return markRead({
    me,
    channelId: hello.channels.find(({ id }) => id === memory.channelId)?.id ?? firstChannel.id,
    read: memory.read ?? {},
    baseline: memory.baseline ?? newest,
    pings: (memory.pings ?? []).filter((ping) => hello.channels.some(({ id }) => id === ping.channelId)),
    locales: memory.locales ?? {},
    dismissed: memory.dismissed ?? [],
    ...known,
    messages,
    requests: [],
    modals: memory.modals ?? [],
    choices: null,
    newAfter: null,
    wanted: null,
    jump: null,
  });
}

function completeRequest(state: PageState, event: Extract<ToPage, { type: 'interaction' }>): PageState {
  const request = state.requests.find(({ nonce }) => nonce === event.nonce);
  if (!request) return state;
  const others = state.requests.filter((other) => other !== request);
  if (event.state !== 'acknowledged' && request.about.kind !== 'autocomplete')
    return { ...state, requests: [...others, { ...request, state: 'failed', text: event.text }] };
  const { about } = request;
  const modals =
    about.kind === 'submit' ? state.modals.filter(({ modalId }) => modalId !== about.modalId) : state.modals;
  return { ...state, requests: others, modals };
}

/** A newer request about the same thing replaces the message that the last one failed. */
function supersedes(newer: Request['about'], older: Request): boolean {
  const { about, state } = older;
  if (newer.kind === 'say' || newer.kind === 'thread') return about.kind === newer.kind;
  if (state === 'waiting') return false;
  if (newer.kind === 'press') return about.kind === 'press' && about.messageId === newer.messageId;
  return newer.kind === 'submit' && about.kind === 'submit' && about.modalId === newer.modalId;
}

function addRequest(state: PageState, request: Request): PageState {
  const others = state.requests.filter((other) => !supersedes(request.about, other));
  return { ...state, requests: [...others, request], newAfter: null };
}

export function reduce(state: PageState, event: Exclude<ToPage, Hello> | OwnEvent): PageState {
  switch (event.type) {
    case 'message': {
      const { channel_id: id } = event.message;
      const messages = { ...state.messages, [id]: upsert(state.messages[id] ?? [], event.message) };
      const after = { ...state, messages };
      return id === state.channelId ? markRead(after) : after;
    }
    case 'messageGone': {
      const kept = (state.messages[event.channelId] ?? []).filter(({ id }) => id !== event.messageId);
      return { ...state, messages: { ...state.messages, [event.channelId]: kept } };
    }
    case 'channel': {
      const at = state.channels.findIndex(({ id }) => id === event.channel.id);
      const channels = at < 0 ? [...state.channels, event.channel] : state.channels.with(at, event.channel);
      return { ...state, channels };
    }
    case 'channelGone': {
      const gone = state.channels.find(({ id }) => id === event.channelId);
      const left = { ...state, channels: state.channels.filter((channel) => channel !== gone) };
      const refuge = gone?.parentId ?? left.channels[0]?.id;
      return state.channelId === event.channelId && refuge !== undefined ? open(left, refuge) : left;
    }
    case 'rights':
      return changeRights(state, event.userId, event.permissions);
    case 'guild':
    case 'emojis':
    case 'presence':
    case 'commands': {
      const { type: _, ...changed } = event;
      return { ...state, ...changed };
    }
    case 'notified': {
      const { userId, channelId, messageId } = event;
      if (userId === state.me && channelId === state.channelId) return state;
      return { ...state, pings: [...state.pings, { userId, channelId, messageId }] };
    }
    case 'interaction':
      return completeRequest(state, event);
    case 'modal': {
      const requests = state.requests.filter(({ nonce }) => nonce !== event.nonce);
      const { modalId, userId, modal } = event;
      return { ...state, requests, modals: [...state.modals, { modalId, userId, modal }] };
    }
    case 'choices':
      return {
        ...state,
        requests: state.requests.filter(({ nonce }) => nonce !== event.nonce),
        choices: { nonce: event.nonce, list: event.choices },
      };
    case 'open':
      return open(state, event.channelId, event.messageId);
    case 'become':
      return become(state, event.userId);
    case 'dismiss':
      return { ...state, dismissed: [...state.dismissed, event.messageId] };
    case 'asked':
      return addRequest(state, event.request);
    case 'forget':
      return { ...state, requests: state.requests.filter(({ nonce }) => nonce !== event.nonce) };
    case 'want':
      return { ...state, wanted: event.path };
    case 'closeModal':
      return { ...state, modals: state.modals.filter(({ modalId }) => modalId !== event.modalId) };
    case 'setLocale':
      return { ...state, locales: { ...state.locales, [state.me]: event.locale } };
  }
}
