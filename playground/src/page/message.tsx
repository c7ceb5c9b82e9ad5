import { MessageFlags, MessageType } from 'discord-api-types/payloads/v10';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { PageMessage } from '../page-protocol.ts';
import { Attachments } from './attachments.tsx';
import { Avatar } from './avatar.tsx';
import { Dots } from './components.tsx';
import { usePage } from './context.ts';
import { EyeIcon, ThreadIcon, WarningIcon } from './icons.tsx';
import { Components } from './layout.tsx';
import { longDate, messageTime, shortTime } from './locale.ts';
import { Markdown, onlyEmoji } from './markdown.tsx';
import { MessageMenuButton, PersonName } from './message-menu.tsx';
import { displayName, mentionsUser } from './state.ts';

function SystemText({ message }: { message: PageMessage }): ComponentChildren {
  const { state, actions } = usePage();
  const reference = message.message_reference;
  if (message.type === MessageType.ThreadCreated) {
    const thread = state.channels.find(({ id }) => id === reference?.channel_id);
    return (
      <>
        <b>{displayName(message.author)}</b> started a thread:{' '}
        {thread ? (
          <button type="button" class="linklike strong" onClick={() => actions.open(thread.id)}>
            {thread.name}
          </button>
        ) : (
          <b>{message.content}</b>
        )}
        .
      </>
    );
  }
  if (!reference) return null;
  return (
    <>
      The thread begins at{' '}
      <button
        type="button"
        class="linklike"
        onClick={() => actions.open(reference.channel_id, reference.message_id)}
      >
        this message
      </button>
      .
    </>
  );
}

const systemTypes: readonly MessageType[] = [MessageType.ThreadCreated, MessageType.ThreadStarterMessage];

function SystemMessage({ message }: { message: PageMessage }) {
  const { locale } = usePage();
  const thread = message.type === MessageType.ThreadCreated;
  return (
    <li class="message system" data-message-id={message.id}>
      <div class="message-side" aria-hidden="true">
        {thread ? <ThreadIcon /> : '→'}
      </div>
      <div class="message-body">
        <SystemText message={message} />{' '}
        <time class="system-time" dateTime={message.timestamp}>
          {messageTime(message.timestamp, locale)}
        </time>
      </div>
    </li>
  );
}

/** The footer of a message that only one person sees. */
export function EphemeralNotice({ onDismiss }: { onDismiss: () => void }) {
  return (
    <p class="only-you">
      <EyeIcon /> Only you can see this •{' '}
      <button type="button" class="linklike" onClick={onDismiss}>
        Dismiss message
      </button>
    </p>
  );
}

/** The person and command that caused the message: "X used /tuchulcha new". */
function MessageOrigin({ message }: { message: PageMessage }) {
  const { actions } = usePage();
  const { interaction, referenced_message: target } = message;
  if (!interaction) return null;
  const { user, name } = interaction;
  return (
    <div class="cause">
      <Avatar user={user} size={16} />
      <PersonName user={user} class="strong">
        {displayName(user)}
      </PersonName>{' '}
      used{' '}
      <span class="mention">
        {message.type === MessageType.ContextMenuCommand ? '' : '/'}
        {name}
      </span>
      {target && (
        <button type="button" class="cause-target" onClick={() => actions.open(target.channel_id, target.id)}>
          on a message by <b>{displayName(target.author)}</b>
        </button>
      )}
    </div>
  );
}

const hasFlag = (message: PageMessage, flag: MessageFlags): boolean => ((message.flags ?? 0) & flag) !== 0;

function ThreadBelow({ message }: { message: PageMessage }) {
  const { state, actions } = usePage();
  const { thread } = message;
  if (!thread) return null;
  const count = state.messages[thread.id]?.length ?? 0;
  const name =
    state.channels.find(({ id }) => id === thread.id)?.name ?? ('name' in thread ? thread.name : '');
  return (
    <button type="button" class="thread-below" onClick={() => actions.open(thread.id)}>
      <b>{name}</b> <span class="linklike">{count === 1 ? '1 message' : `${count} messages`} ›</span>
    </button>
  );
}

function Failure({ message }: { message: PageMessage }) {
  const { state, me } = usePage();
  const failed = state.requests.find(
    ({ state: at, userId, about }) =>
      at === 'failed' && userId === me.id && about.kind === 'press' && about.messageId === message.id,
  );
  if (!failed) return null;
  return (
    <p class="failure" role="alert">
      <WarningIcon /> {failed.text ?? 'This interaction failed'}
    </p>
  );
}

function Content({ message }: { message: PageMessage }) {
  const { locale } = usePage();
  if (hasFlag(message, MessageFlags.Loading))
    return (
      <div class="markup thinking">
        <Dots />
        {displayName(message.author)} is thinking…
      </div>
    );
  const hasLayout = hasFlag(message, MessageFlags.IsComponentsV2);
  const edited = message.edited_timestamp !== null && (
    <time class="edited" title={messageTime(message.edited_timestamp, locale)}>
      (edited)
    </time>
  );
  return (
    <>
      {(message.content !== '' || edited) && (
        <div class={onlyEmoji(message.content) ? 'markup jumbo' : 'markup'}>
          <Markdown source={message.content} />
          {edited}
        </div>
      )}
      {!hasLayout && <Attachments attachments={message.attachments} />}
      <Components message={message} hasLayout={hasLayout} />
    </>
  );
}

/** When an edit removes the focused button, moves the focus to its message instead of the page's beginning. */
function useKeptFocus(item: RefObject<HTMLElement | null>) {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) item.current?.focus({ preventScroll: true });
  });
  return {
    onFocusIn: (event: FocusEvent) => {
      last.current = event.target instanceof Element ? event.target : null;
    },
    onFocusOut: (event: FocusEvent) => {
      if (event.relatedTarget) last.current = null;
    },
  };
}

interface MessageProps {
  readonly message: PageMessage;
  /** Follows a recent message of the same author, so it has no name and picture. */
  readonly grouped: boolean;
  readonly jump: { readonly messageId: string } | null;
}

export function Message({ message, grouped, jump }: MessageProps) {
  const { me, locale, actions } = usePage();
  const item = useRef<HTMLLIElement>(null);
  const wanted = jump?.messageId === message.id;
  const keepsFocus = useKeptFocus(item);
  useEffect(() => {
    if (!wanted) return;
    item.current?.scrollIntoView({ block: 'center' });
    item.current?.focus({ preventScroll: true });
  }, [jump]);
  const { author, timestamp } = message;
  const ephemeral = message.ephemeral_for !== undefined;
  const classes = [
    'message',
    grouped ? 'grouped' : 'first',
    mentionsUser(message, me.id) ? 'mentions-me' : '',
    ephemeral ? 'ephemeral' : '',
    wanted ? 'wanted' : '',
  ];
  const exact = `${longDate(timestamp, locale)}, ${shortTime(timestamp, locale)}`;
  if (systemTypes.includes(message.type)) return <SystemMessage message={message} />;
  return (
    <li
      ref={item}
      tabIndex={-1}
      class={classes.join(' ').trim()}
      data-message-id={message.id}
      {...keepsFocus}
    >
      {!grouped && <MessageOrigin message={message} />}
      <div class="message-side">
        {grouped ? (
          <time class="side-time" dateTime={timestamp} title={exact}>
            {shortTime(timestamp, locale)}
          </time>
        ) : (
          <Avatar user={author} />
        )}
      </div>
      <div class="message-body">
        {!ephemeral && !hasFlag(message, MessageFlags.Loading) && (
          <MessageMenuButton message={message} item={item} />
        )}
        <h3 class={grouped ? 'message-head unseen' : 'message-head'}>
          <PersonName user={author} class={author.bot ? 'name of-bot' : 'name'}>
            {displayName(author)}
          </PersonName>
          {author.bot && <span class="bot-tag">APP</span>}
          <time class="head-time" dateTime={timestamp} title={exact}>
            {messageTime(timestamp, locale)}
          </time>
        </h3>
        <Content message={message} />
        <ThreadBelow message={message} />
        <Failure message={message} />
        {ephemeral && <EphemeralNotice onDismiss={() => actions.dismiss(message.id)} />}
      </div>
    </li>
  );
}
