import { MessageType } from 'discord-api-types/payloads/v10';
import type { PageMessage } from '../page-protocol.ts';
import { Avatar } from './avatar.tsx';
import { displayName } from './people.ts';
import { usePlayground } from './playground.ts';

/** Who caused the message, and by which command: "X used /tuchulcha new". */
export function Cause({ message }: { message: PageMessage }) {
  const { state, deeds } = usePlayground();
  const user = message.interaction_metadata?.user ?? message.interaction?.user;
  const command = message.interaction?.name;
  const answered = message.referenced_message;
  if (user && command !== undefined) {
    const slash = message.type === MessageType.ContextMenuCommand ? '' : '/';
    return (
      <div class="cause">
        <Avatar user={user} size={16} />
        <b>{displayName(user)}</b> used{' '}
        <span class="mention">
          {slash}
          {command}
        </span>
        {answered && (
          <button
            type="button"
            class="cause-target"
            onClick={() => deeds.open(answered.channel_id, answered.id)}
          >
            on a message by <b>{displayName(answered.author)}</b>
          </button>
        )}
      </div>
    );
  }
  if (!answered) return null;
  const inside = state.messages[answered.channel_id]?.find(({ id }) => id === answered.id);
  return (
    <button type="button" class="cause" onClick={() => deeds.open(answered.channel_id, answered.id)}>
      <Avatar user={answered.author} size={16} />
      <b>@{displayName(answered.author)}</b>
      <span class="cause-text">
        {inside?.content || answered.content || <em>Click to see attachment</em>}
      </span>
    </button>
  );
}
