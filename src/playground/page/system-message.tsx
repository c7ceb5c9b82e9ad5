import { MessageType } from 'discord-api-types/payloads/v10';
import type { ComponentChildren } from 'preact';
import type { PageMessage } from '../page-protocol.ts';
import { ThreadIcon } from './icons.tsx';
import { displayName } from './people.ts';
import { usePlayground } from './playground.ts';
import { messageTime } from './times.ts';

function Said({ message }: { message: PageMessage }): ComponentChildren {
  const { state, deeds } = usePlayground();
  const author = <b>{displayName(message.author)}</b>;
  const reference = message.message_reference;
  switch (message.type) {
    case MessageType.ThreadCreated: {
      const threadId = reference?.channel_id;
      const thread = state.channels.find(({ id }) => id === threadId);
      return (
        <>
          {author} started a thread:{' '}
          {thread ? (
            <button type="button" class="linklike strong" onClick={() => deeds.open(thread.id)}>
              {thread.name}
            </button>
          ) : (
            <b>{message.content}</b>
          )}
          .
        </>
      );
    }
    case MessageType.ChannelNameChange:
      return (
        <>
          {author} changed the name: <b>{message.content}</b>
        </>
      );
    case MessageType.ChannelPinnedMessage:
      return (
        <>
          {author} pinned{' '}
          <button
            type="button"
            class="linklike"
            onClick={() => reference && deeds.open(reference.channel_id, reference.message_id)}
          >
            a message
          </button>{' '}
          to this channel.
        </>
      );
    case MessageType.RecipientAdd:
    case MessageType.RecipientRemove:
      return (
        <>
          {author} {message.type === MessageType.RecipientAdd ? 'added' : 'removed'}{' '}
          {message.mentions.map(displayName).join(', ')}{' '}
          {message.type === MessageType.RecipientAdd ? 'to' : 'from'} the thread.
        </>
      );
    case MessageType.UserJoin:
      return <>{author} joined the server.</>;
    case MessageType.ThreadStarterMessage:
      return reference ? (
        <>
          The thread begins at{' '}
          <button
            type="button"
            class="linklike"
            onClick={() => deeds.open(reference.channel_id, reference.message_id)}
          >
            this message
          </button>
          .
        </>
      ) : (
        <>The message this thread began with is gone.</>
      );
    default:
      return (
        <>
          {author} {message.content}
        </>
      );
  }
}

/** What Discord itself says in a channel: a thread was made, a message was pinned. */
export function SystemMessage({ message }: { message: PageMessage }) {
  const { locale } = usePlayground();
  const thread = message.type === MessageType.ThreadCreated;
  return (
    <li class="message system" data-message-id={message.id}>
      <div class="message-side" aria-hidden="true">
        {thread ? <ThreadIcon /> : '→'}
      </div>
      <div class="message-body">
        <Said message={message} />{' '}
        <time class="system-time" dateTime={message.timestamp}>
          {messageTime(message.timestamp, locale)}
        </time>
      </div>
    </li>
  );
}
