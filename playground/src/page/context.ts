/** The page's state and actions for its components, over a WebSocket and the tab's session storage. */
import type { APIUser } from 'discord-api-types/payloads/v10';
import { createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { FromPage, GivenOption, PageMessage, Submitted, ToPage } from '../page-protocol.ts';
import type { MenuEntry } from './command-entries.ts';
import { initialState, type OwnEvent, reduce } from './reducer.ts';
import type { Memory, PageState, Request } from './state.ts';

interface Connection {
  /** Does nothing without a connection; the page shows that there is none. */
  send(message: FromPage): void;
  close(): void;
}

const retryAfterMs = 1000;

/** Keeps a WebSocket to the playground and reopens it when it breaks. */
function connect(
  url: string,
  onMessage: (message: ToPage) => void,
  onConnected: (isConnected: boolean) => void,
): Connection {
  let socket: WebSocket;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const start = (): void => {
    socket = new WebSocket(url);
    socket.addEventListener('open', () => onConnected(true));
    socket.addEventListener('message', ({ data }) => onMessage(JSON.parse(String(data)) as ToPage));
    socket.addEventListener('close', () => {
      onConnected(false);
      if (!closed) retry = setTimeout(start, retryAfterMs);
    });
  };
  start();

  return {
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      closed = true;
      clearTimeout(retry);
      socket.close();
    },
  };
}

function pageSocketUrl(): string {
  const url = new URL('/page', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

const key = 'playground';

/** The state of this tab only, so that two tabs can be two people. Empty if the browser stores nothing. */
function loadMemory(guildId: string): Partial<Memory> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Memory> & { guildId?: string };
    return kept.guildId === guildId ? kept : {};
  } catch {
    return {};
  }
}

function saveMemory(state: PageState): void {
  const { me, channelId, read, baseline, pings, locales, dismissed } = state;
  const memory: Memory = { me, channelId, read, baseline, pings, locales, dismissed };
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...memory, guildId: state.guild.id }));
  } catch {
    // A browser that stores nothing only forgets which messages were read.
  }
}

type Actions = ReturnType<typeof actionsOf>;

interface Page {
  readonly state: PageState;
  readonly me: APIUser;
  readonly locale: string;
  readonly actions: Actions;
}

export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('Only inside the page');
  return page;
}

const localeOf = (state: PageState, userId: string): string =>
  state.locales[userId] ?? state.people.find(({ id }) => id === userId)?.locale ?? 'en-US';

function reduceAll(state: PageState | null, event: ToPage | OwnEvent): PageState | null {
  if (event.type === 'hello') return initialState(event, state ?? loadMemory(event.guild.id));
  return state && reduce(state, event);
}

function actionsOf(
  send: (message: FromPage) => void,
  dispatch: (event: OwnEvent) => void,
  current: () => PageState | null,
) {
  let count = 0;
  /** Keeps a request until it is answered with the same nonce. */
  const ask = (
    about: Request['about'],
    message: (asker: { nonce: string; userId: string }) => FromPage,
  ): string => {
    const userId = current()?.me;
    if (userId === undefined) return '';
    const nonce = `${Date.now()}-${count++}`;
    dispatch({ type: 'asked', request: { nonce, userId, state: 'waiting', text: null, about } });
    send(message({ nonce, userId }));
    return nonce;
  };
  const openChannel = () => current()?.channelId ?? '';
  type Command = Extract<FromPage, { readonly type: 'command' }>;
  const runCommand = (
    channelId: string,
    title: string,
    command: Omit<Command, 'type' | 'nonce' | 'userId' | 'channelId'>,
  ): void => {
    ask({ kind: 'command', channelId, title }, (asker) => ({
      type: 'command',
      channelId,
      ...asker,
      ...command,
    }));
  };
  return {
    open: (channelId: string, messageId?: string) =>
      dispatch({ type: 'open', channelId, ...(messageId === undefined ? {} : { messageId }) }),
    become: (userId: string) => dispatch({ type: 'become', userId }),
    dismiss: (messageId: string) => dispatch({ type: 'dismiss', messageId }),
    closeModal: (modalId: string) => dispatch({ type: 'closeModal', modalId }),
    forget: (nonce: string) => dispatch({ type: 'forget', nonce }),
    /** Opens a slash command by its default names in the input field; null once it is open. */
    want: (path: readonly string[] | null) => dispatch({ type: 'want', path }),
    setLocale: (locale: string) => {
      const userId = current()?.me;
      dispatch({ type: 'setLocale', locale });
      if (userId !== undefined) send({ type: 'locale', userId, locale });
    },
    openDirect: () => {
      const userId = current()?.me;
      if (userId !== undefined) send({ type: 'direct', userId });
    },
    /** Starts a thread or a post; with `members` a private thread. */
    startThread: (
      channelId: string,
      thread: { readonly name: string; readonly content?: string; readonly members?: readonly string[] },
    ) => {
      ask({ kind: 'thread', channelId }, (asker) => ({ type: 'thread', ...asker, channelId, ...thread }));
    },
    addMember: (channelId: string, memberId: string) => {
      ask({ kind: 'thread', channelId }, (asker) => ({ type: 'addMember', ...asker, channelId, memberId }));
    },
    leaveThread: (channelId: string) => {
      ask({ kind: 'thread', channelId }, (asker) => ({
        type: 'removeMember',
        ...asker,
        channelId,
        memberId: asker.userId,
      }));
    },
    say: (content: string) => {
      const channelId = openChannel();
      ask({ kind: 'say', channelId }, (asker) => ({ type: 'say', ...asker, channelId, content }));
    },
    press: (messageId: string, customId: string, values?: readonly string[]) => {
      ask({ kind: 'press', messageId, customId }, (asker) => ({
        type: 'press',
        ...asker,
        messageId,
        customId,
        ...(values && { values }),
      }));
    },
    /** `title` is the command with slash and sub-command in the person's language. */
    command: (name: string, title: string, options: readonly GivenOption[]) =>
      runCommand(openChannel(), title, { name, options }),
    messageCommand: ({ id: targetId, channel_id: channelId }: PageMessage, { name, title }: MenuEntry) =>
      runCommand(channelId, title, { name, options: [], targetId }),
    userCommand: (targetId: string, { name, title }: MenuEntry) =>
      runCommand(openChannel(), title, { name, options: [], targetId, target: 'user' }),
    /** The answer comes as `choices` with the returned nonce. */
    autocomplete: (name: string, options: readonly GivenOption[]) => {
      const channelId = openChannel();
      return ask({ kind: 'autocomplete' }, (asker) => ({
        type: 'command',
        ...asker,
        channelId,
        name,
        options,
        autocomplete: true,
      }));
    },
    submit: (modalId: string, values: Submitted) => {
      ask({ kind: 'submit', modalId }, (asker) => ({ type: 'submit', ...asker, modalId, values }));
    },
  };
}

/** `page` is null until the playground has sent its hello. */
export function usePageConnection(): { page: Page | null; connected: boolean } {
  const [state, dispatch] = useReducer(reduceAll, null);
  const [connected, setConnected] = useState(false);
  const current = useRef(state);
  current.current = state;
  const connection = useRef<Connection | null>(null);

  useEffect(() => {
    const opened = connect(
      pageSocketUrl(),
      (message) => {
        dispatch(message);
        if (message.type !== 'hello') return;
        // A restarted playground doesn't know people's languages.
        const locales = current.current?.locales ?? loadMemory(message.guild.id).locales ?? {};
        for (const [userId, locale] of Object.entries(locales))
          opened.send({ type: 'locale', userId, locale });
      },
      setConnected,
    );
    connection.current = opened;
    return () => opened.close();
  }, []);

  // Saved before the browser paints, so that an immediate reload keeps the person.
  useLayoutEffect(() => {
    if (state) saveMemory(state);
  }, [state]);

  const actions = useMemo(
    () =>
      actionsOf(
        (message) => connection.current?.send(message),
        dispatch,
        () => current.current,
      ),
    [],
  );
  const me = state?.people.find(({ id }) => id === state.me);
  return {
    page: state && me ? { state, me, locale: localeOf(state, me.id), actions } : null,
    connected,
  };
}
