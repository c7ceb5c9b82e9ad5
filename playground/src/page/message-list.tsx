import { MessageType } from 'discord-api-types/payloads/v10';
import { Fragment } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageChannel, PageMessage } from '../page-protocol.ts';
import { Avatar } from './avatar.tsx';
import { ChannelIcon } from './channel-link.tsx';
import { usePage } from './context.ts';
import { WarningIcon } from './icons.tsx';
import { longDate, startsDay } from './locale.ts';
import { EphemeralNotice, Message } from './message.tsx';
import {
  channelName,
  compareIds,
  displayName,
  hasPosts,
  isVisibleTo,
  newestAnswer,
  type PageState,
} from './state.ts';

/** A message that couldn't be sent. */
function FailedMessage({ nonce, text }: { nonce: string; text: string | null }) {
  const { actions } = usePage();
  return (
    <li class="message first ephemeral">
      <div class="message-side" />
      <div class="message-body">
        <p class="failure" role="alert">
          <WarningIcon /> Your message wasn’t sent. {text}
        </p>
        <EphemeralNotice onDismiss={() => actions.forget(nonce)} />
      </div>
    </li>
  );
}

/** Unanswered commands, which Discord shows to the person who sent them. */
function PendingCommands({ channelId }: { channelId: string }) {
  const { state, me, actions } = usePage();
  return (
    <>
      {state.requests.map(({ nonce, userId, about, state: at, text }) =>
        about.kind === 'command' && about.channelId === channelId && userId === me.id ? (
          <li key={nonce} class={at === 'failed' ? 'message first ephemeral' : 'message first'}>
            <div class="cause">
              <Avatar user={me} size={16} />
              <b>{displayName(me)}</b> used <span class="mention">{about.title}</span>
            </div>
            <div class="message-side">
              <Avatar user={state.bot} />
            </div>
            <div class="message-body">
              <h3 class="message-head">
                <span class="name of-bot">{displayName(state.bot)}</span>
                <span class="bot-tag">APP</span>
              </h3>
              {at === 'waiting' ? (
                <div class="markup thinking">Sending command…</div>
              ) : (
                <>
                  <p class="failure" role="alert">
                    <WarningIcon /> {text ?? 'The application did not respond'}
                  </p>
                  <EphemeralNotice onDismiss={() => actions.forget(nonce)} />
                </>
              )}
            </div>
          </li>
        ) : about.kind === 'say' && at === 'failed' && about.channelId === channelId && userId === me.id ? (
          <FailedMessage key={nonce} nonce={nonce} text={text} />
        ) : null,
      )}
    </>
  );
}

const groupedWithinMs = 7 * 60_000;

/** Whether a message continues the one above it, so that its author isn't repeated. */
function continues(message: PageMessage, above: PageMessage | undefined): boolean {
  if (!above || startsDay(message.timestamp, above.timestamp)) return false;
  return (
    message.author.id === above.author.id &&
    message.type === MessageType.Default &&
    above.type !== MessageType.ThreadCreated &&
    message.interaction === undefined &&
    message.ephemeral_for === above.ephemeral_for &&
    Date.parse(message.timestamp) - Date.parse(above.timestamp) < groupedWithinMs
  );
}

const nearBottomPx = 80;

/** Keeps the latest message in view unless the person has scrolled up; answers to the person are always shown. */
function useStickyBottom(channelId: string, jumping: boolean, answered: string | undefined) {
  const scroller = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const stuck = useRef(true);
  const [away, setAway] = useState(false);
  const toBottom = (): void => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
  };
  const onScroll = (): void => {
    const box = scroller.current;
    if (!box) return;
    stuck.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearBottomPx;
    setAway(!stuck.current);
  };
  useLayoutEffect(() => {
    stuck.current = !jumping;
    if (jumping) requestAnimationFrame(onScroll);
    else toBottom();
  }, [channelId, jumping]);
  const seen = useRef(new Set([answered]));
  useLayoutEffect(() => {
    // An answer that reappears when a newer one is dismissed was already seen.
    if (seen.current.has(answered)) return;
    seen.current.add(answered);
    stuck.current = true;
    toBottom();
  }, [answered]);
  useEffect(() => {
    // Pictures and the window may change their height later.
    const observer = new ResizeObserver(() => stuck.current && toBottom());
    if (list.current) observer.observe(list.current);
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, []);
  return { scroller, list, away, toBottom, onScroll };
}

function describeThread({ members }: PageChannel, parent: PageChannel | undefined): string {
  const name = parent?.name ?? 'a channel';
  if (members) return `A private thread in #${name}: only its members see it.`;
  return parent && hasPosts(parent) ? `A post in ${name}.` : `A thread in #${name}.`;
}

function Beginning({ channel }: { channel: PageChannel }) {
  const { state } = usePage();
  const parent = state.channels.find(({ id }) => id === channel.parentId);
  return (
    <header class="beginning">
      <div class="beginning-icon" aria-hidden="true">
        <ChannelIcon channel={channel} />
      </div>
      <h2>{channel.kind === 'text' ? `Welcome to #${channel.name}!` : channelName(state, channel)}</h2>
      <p>
        {channel.kind === 'dm'
          ? `This is the beginning of your direct messages with ${state.bot.username}.`
          : channel.kind === 'thread'
            ? describeThread(channel, parent)
            : channel.kind === 'text'
              ? `This is the start of the #${channel.name} channel.`
              : `This is the start of ${channel.name}.`}
      </p>
    </header>
  );
}

/** The latest exchange with the bot: a pending command, or the latest answer to the person. */
function answerTo(
  { requests }: PageState,
  channelId: string,
  messages: readonly PageMessage[],
  userId: string,
): string | undefined {
  const asked = requests.findLast(
    ({ about, userId: by }) => about.kind === 'command' && about.channelId === channelId && by === userId,
  );
  return asked?.nonce ?? newestAnswer(messages, userId);
}

export function MessageList({ channel }: { channel: PageChannel }) {
  const { state, me, locale } = usePage();
  const { jump, newAfter, dismissed } = state;
  const messages = (state.messages[channel.id] ?? []).filter(
    (message) => isVisibleTo(message, me.id) && !dismissed.includes(message.id),
  );
  const jumping = jump !== null && messages.some(({ id }) => id === jump.messageId);
  const { scroller, list, away, toBottom, onScroll } = useStickyBottom(
    channel.id,
    jumping,
    answerTo(state, channel.id, messages, me.id),
  );
  const firstNew =
    newAfter === null
      ? undefined
      : messages.find(({ id, author }) => compareIds(id, newAfter) > 0 && author.id !== me.id);
  return (
    <div class="messages-frame">
      <section
        class="messages"
        ref={scroller}
        onScroll={onScroll}
        role="log"
        aria-label={`Messages in ${channel.name}`}
      >
        <Beginning channel={channel} />
        <ol class="message-list" ref={list}>
          {messages.map((message, at) => {
            const above = messages[at - 1];
            const newDay = startsDay(message.timestamp, above?.timestamp);
            return (
              <Fragment key={message.id}>
                {newDay && (
                  <li class="divider">
                    <span>{longDate(message.timestamp, locale)}</span>
                  </li>
                )}
                {message === firstNew && (
                  <li class="divider new">
                    <span>NEW</span>
                  </li>
                )}
                <Message
                  message={message}
                  grouped={message !== firstNew && continues(message, above)}
                  jump={jump}
                />
              </Fragment>
            );
          })}
          <PendingCommands channelId={channel.id} />
        </ol>
      </section>
      {away && (
        <button type="button" class="to-present" onClick={toBottom}>
          Jump to present ↓
        </button>
      )}
    </div>
  );
}
