import { MessageFlags, MessageType } from 'discord-api-types/payloads/v10';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { PageMessage } from '../page-protocol.ts';
import { Attachments } from './attachments.tsx';
import { Avatar } from './avatar.tsx';
import { Cause } from './cause.tsx';
import { Embed } from './embed.tsx';
import { WarningIcon } from './icons.tsx';
import { Layout } from './layout.tsx';
import { Markdown, onlyEmoji } from './markdown.tsx';
import { shownElsewhere } from './media.ts';
import { MessageTools } from './message-tools.tsx';
import { OnlyYou } from './only-you.tsx';
import { displayName } from './people.ts';
import { usePlayground } from './playground.ts';
import { mentions } from './state.ts';
import { SystemMessage } from './system-message.tsx';
import { longDate, messageTime, shortTime } from './times.ts';

const has = (message: PageMessage, flag: MessageFlags): boolean => ((message.flags ?? 0) & flag) !== 0;

/** The thread that was made from this message. */
function ThreadBelow({ message }: { message: PageMessage }) {
  const { state, deeds } = usePlayground();
  const { thread } = message;
  if (!thread) return null;
  const count = state.messages[thread.id]?.length ?? 0;
  const name =
    state.channels.find(({ id }) => id === thread.id)?.name ?? ('name' in thread ? thread.name : '');
  return (
    <button type="button" class="thread-below" onClick={() => deeds.open(thread.id)}>
      <b>{name}</b> <span class="linklike">{count === 1 ? '1 message' : `${count} messages`} ›</span>
    </button>
  );
}

function Failure({ message }: { message: PageMessage }) {
  const { state, me } = usePlayground();
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
  const { locale } = usePlayground();
  if (has(message, MessageFlags.Loading))
    return (
      <div class="markup thinking">
        <span class="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {displayName(message.author)} is thinking…
      </div>
    );
  const edited = message.edited_timestamp !== null && (
    <time class="edited" title={messageTime(message.edited_timestamp, locale)}>
      (edited)
    </time>
  );
  const shown = shownElsewhere(message);
  const loose = has(message, MessageFlags.IsComponentsV2)
    ? []
    : message.attachments.filter(({ id }) => !shown.has(id));
  return (
    <>
      {(message.content !== '' || edited) && (
        <div class={onlyEmoji(message.content) ? 'markup jumbo' : 'markup'}>
          <Markdown source={message.content} />
          {edited}
        </div>
      )}
      <Attachments attachments={loose} />
      {message.embeds.map((embed, at) => (
        <Embed key={at} embed={embed} message={message} />
      ))}
      <div class={has(message, MessageFlags.IsComponentsV2) ? 'layout' : 'rows'}>
        <Layout components={message.components ?? []} message={message} />
      </div>
    </>
  );
}

/** Who has just pressed a button that an edit takes away goes on at its message, not at the page's beginning. */
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
  /** Said by the same as the message above, a moment later: without name and picture. */
  readonly grouped: boolean;
  readonly jump: { readonly messageId: string } | null;
}

export function Message({ message, grouped, jump }: MessageProps) {
  const { me, locale, deeds } = usePlayground();
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
    mentions(message, me.id) ? 'mentions-me' : '',
    ephemeral ? 'ephemeral' : '',
    wanted ? 'wanted' : '',
  ];
  const exact = `${longDate(timestamp, locale)}, ${shortTime(timestamp, locale)}`;
  const known = [
    MessageType.Default,
    MessageType.Reply,
    MessageType.ChatInputCommand,
    MessageType.ContextMenuCommand,
  ];
  if (!known.includes(message.type)) return <SystemMessage message={message} />;
  return (
    <li
      ref={item}
      tabIndex={-1}
      class={classes.join(' ').trim()}
      data-message-id={message.id}
      {...keepsFocus}
    >
      {!grouped && <Cause message={message} />}
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
        {!ephemeral && !has(message, MessageFlags.Loading) && <MessageTools message={message} item={item} />}
        <h3 class={grouped ? 'message-head unseen' : 'message-head'}>
          <span class={author.bot ? 'name of-bot' : 'name'}>{displayName(author)}</span>
          {author.bot && <span class="bot-tag">APP</span>}
          <time class="head-time" dateTime={timestamp} title={exact}>
            {messageTime(timestamp, locale)}
          </time>
        </h3>
        <Content message={message} />
        <ThreadBelow message={message} />
        <Failure message={message} />
        {ephemeral && <OnlyYou onDismiss={() => deeds.dismiss(message.id)} />}
      </div>
    </li>
  );
}
