import type { APIUser } from 'discord-api-types/payloads/v10';
import { createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { FromPage, GivenOption, PageMessage, ToPage } from '../page-protocol.ts';
import type { MenuEntry } from './command-entries.ts';
import { type Connection, connect, pageSocketUrl } from './connection.ts';
import { recall, remember } from './memory.ts';
import { greet, next, type OwnEvent } from './next.ts';
import type { PlaygroundState, Request } from './state.ts';

/** What a person can do on the page. */
export interface Deeds {
  open(channelId: string, messageId?: string): void;
  become(userId: string): void;
  setLocale(locale: string): void;
  dismiss(messageId: string): void;
  say(content: string): void;
  /** Opens one's direct messages with the bot. */
  openDirect(): void;
  press(messageId: string, customId: string, values?: readonly string[]): void;
  /** `title`: the command with slash and sub-command, as the person reads it. */
  command(name: string, title: string, options: readonly GivenOption[]): void;
  /** A command from a message's menu. */
  messageCommand(message: PageMessage, entry: MenuEntry): void;
  /** The answer comes as `choices` with the nonce returned. */
  autocomplete(name: string, options: readonly GivenOption[]): string;
  submit(modalId: string, values: Readonly<Record<string, string>>): void;
  closeModal(modalId: string): void;
  forget(nonce: string): void;
}

export interface Playground {
  readonly state: PlaygroundState;
  readonly me: APIUser;
  readonly locale: string;
  readonly deeds: Deeds;
}

export const PlaygroundContext = createContext<Playground | null>(null);

export function usePlayground(): Playground {
  const playground = useContext(PlaygroundContext);
  if (!playground) throw new Error('Only inside the page');
  return playground;
}

export const localeOf = (state: PlaygroundState, userId: string): string =>
  state.locales[userId] ?? state.people.find(({ id }) => id === userId)?.locale ?? 'en-US';

function reduce(state: PlaygroundState | null, event: ToPage | OwnEvent): PlaygroundState | null {
  if (event.type === 'hello') return greet(event, state ?? recall(event.guild.id));
  return state && next(state, event);
}

function deedsOf(
  send: (message: FromPage) => void,
  tell: (event: OwnEvent) => void,
  current: () => PlaygroundState | null,
): Deeds {
  let asked = 0;
  const ask = (
    about: Request['about'],
    message: (nonce: string, state: PlaygroundState) => FromPage,
  ): string => {
    const state = current();
    if (!state) return '';
    const nonce = `${Date.now()}-${asked++}`;
    tell({ type: 'asked', request: { nonce, userId: state.me, state: 'waiting', text: null, about } });
    send(message(nonce, state));
    return nonce;
  };
  return {
    open: (channelId, messageId) =>
      tell({ type: 'open', channelId, ...(messageId === undefined ? {} : { messageId }) }),
    become: (userId) => tell({ type: 'become', userId }),
    dismiss: (messageId) => tell({ type: 'dismiss', messageId }),
    closeModal: (modalId) => tell({ type: 'closeModal', modalId }),
    forget: (nonce) => tell({ type: 'forget', nonce }),
    setLocale: (locale) => {
      const state = current();
      tell({ type: 'setLocale', locale });
      if (state) send({ type: 'locale', userId: state.me, locale });
    },
    openDirect: () => {
      const userId = current()?.me;
      if (userId !== undefined) send({ type: 'direct', userId });
    },
    say: (content) => {
      const channelId = current()?.channelId ?? '';
      ask({ kind: 'say', channelId }, (nonce, { me: userId }) => ({
        type: 'say',
        nonce,
        userId,
        channelId,
        content,
      }));
    },
    press: (messageId, customId, values) => {
      ask({ kind: 'press', messageId, customId }, (nonce, { me: userId }) => ({
        type: 'press',
        nonce,
        userId,
        messageId,
        customId,
        ...(values && { values }),
      }));
    },
    command: (name, title, options) => {
      const channelId = current()?.channelId ?? '';
      ask({ kind: 'command', channelId, title }, (nonce, { me: userId }) => ({
        type: 'command',
        nonce,
        userId,
        channelId,
        name,
        options,
      }));
    },
    messageCommand: ({ id: targetId, channel_id: channelId }, { name, title }) => {
      ask({ kind: 'command', channelId, title }, (nonce, { me: userId }) => ({
        type: 'command',
        nonce,
        userId,
        channelId,
        name,
        options: [],
        targetId,
      }));
    },
    autocomplete: (name, options) =>
      ask({ kind: 'autocomplete' }, (nonce, { me: userId, channelId }) => ({
        type: 'command',
        nonce,
        userId,
        channelId,
        name,
        options,
        autocomplete: true,
      })),
    submit: (modalId, values) => {
      ask({ kind: 'submit', modalId }, (nonce, { me: userId }) => ({
        type: 'submit',
        nonce,
        userId,
        modalId,
        values,
      }));
    },
  };
}

/** The playground as far as it is known; `playground` is null until the double has said hello. */
export function usePlaygroundConnection(): { playground: Playground | null; connected: boolean } {
  const [state, tell] = useReducer(reduce, null);
  const [connected, setConnected] = useState(false);
  const current = useRef(state);
  current.current = state;
  const connection = useRef<Connection | null>(null);

  useEffect(() => {
    const opened = connect(
      pageSocketUrl(),
      (message) => {
        tell(message);
        if (message.type !== 'hello') return;
        // A double that was started anew doesn't know who speaks which language.
        const locales = current.current?.locales ?? recall(message.guild.id).locales ?? {};
        for (const [userId, locale] of Object.entries(locales))
          opened.send({ type: 'locale', userId, locale });
      },
      setConnected,
    );
    connection.current = opened;
    return () => opened.close();
  }, []);

  // Before the browser paints: who reloads the page at once comes back as who they were.
  useLayoutEffect(() => {
    if (state) remember(state);
  }, [state]);

  const deeds = useMemo(
    () =>
      deedsOf(
        (message) => connection.current?.send(message),
        tell,
        () => current.current,
      ),
    [],
  );
  const me = state?.people.find(({ id }) => id === state.me);
  return {
    playground: state && me ? { state, me, locale: localeOf(state, me.id), deeds } : null,
    connected,
  };
}
