/** Threads that people start, posts of forums, and members of private threads. */
import { useState } from 'preact/hooks';
import type { PageChannel } from '../page-protocol.ts';
import { Avatar } from './avatar.tsx';
import { ChannelIcon } from './channel-link.tsx';
import { usePage } from './context.ts';
import { WarningIcon } from './icons.tsx';
import { channelsOf, displayName, hasPosts, membersOf, threadsOf } from './state.ts';

/** A forum's posts, each with the beginning of its first message. */
export function PostList({ channel }: { channel: PageChannel }) {
  const { state, me, actions } = usePage();
  const posts = threadsOf(channelsOf(state, me.id), channel.id);
  return (
    <div class="messages-frame">
      <section class="messages posts" aria-label={`Posts in ${channel.name}`}>
        {posts.length === 0 && <p class="no-posts">Nobody has posted here yet.</p>}
        {posts.map((post) => {
          const messages = state.messages[post.id] ?? [];
          const first = messages.find(({ id }) => id === post.id);
          return (
            <button key={post.id} type="button" class="post" onClick={() => actions.open(post.id)}>
              <b>
                {post.name} {post.archived && <small>{post.locked ? 'locked' : 'archived'}</small>}
              </b>
              {first && (
                <span class="post-start">
                  {displayName(first.author)}: {first.content}
                </span>
              )}
              <small>{messages.length === 1 ? '1 message' : `${messages.length} messages`}</small>
            </button>
          );
        })}
      </section>
    </div>
  );
}

/** Starts a thread; in a forum, a post, which needs a first message. */
export function ThreadForm({ channel, onDone }: { channel: PageChannel; onDone?: () => void }) {
  const { state, me, actions } = usePage();
  const [name, setName] = useState('');
  const [content, setContent] = useState('');
  const [isPrivate, setPrivate] = useState(false);
  const isPost = hasPosts(channel);
  const failed = state.requests.find(
    ({ about, userId, state: at }) =>
      about.kind === 'thread' && about.channelId === channel.id && userId === me.id && at === 'failed',
  );
  const isReady = name.trim() !== '' && (!isPost || content.trim() !== '');
  return (
    <form
      class="composer thread-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        actions.startThread(channel.id, {
          name: name.trim(),
          ...(content.trim() !== '' && { content: content.trim() }),
          ...(isPrivate && { members: [state.bot.id] }),
        });
        setName('');
        setContent('');
        onDone?.();
      }}
    >
      {failed && (
        <p class="failure" role="alert">
          <WarningIcon /> {failed.text}
        </p>
      )}
      <div class="composer-line">
        <input
          value={name}
          maxLength={100}
          placeholder={isPost ? 'Title of a new post' : 'Name of the thread'}
          aria-label={isPost ? 'Title' : 'Name'}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <div class="composer-line">
        <textarea
          rows={1}
          value={content}
          maxLength={2000}
          placeholder={isPost ? 'First message' : 'First message, if you like'}
          aria-label="First message"
          onInput={(event) => setContent(event.currentTarget.value)}
        />
      </div>
      <div class="thread-form-end">
        {channel.kind === 'text' && (
          <label>
            <input
              type="checkbox"
              checked={isPrivate}
              onChange={(event) => setPrivate(event.currentTarget.checked)}
            />{' '}
            Private: only members see it ({displayName(state.bot)} is one)
          </label>
        )}
        <button type="submit" class="button primary" disabled={!isReady}>
          {isPost ? 'Post' : 'Start the thread'}
        </button>
      </div>
    </form>
  );
}

/** In a channel with threads, a button that starts one; in a private thread, its members, a select to add others, and a button to leave. */
export function ThreadActions({ channel }: { channel: PageChannel }) {
  const { state, me, actions } = usePage();
  const [isOpen, setOpen] = useState(false);
  const { members } = channel;
  if (members) {
    const all = membersOf(state);
    const others = all.filter(({ id }) => !members.includes(id));
    return (
      <div class="thread-members">
        {all
          .filter(({ id }) => members.includes(id))
          .map((user) => (
            <span key={user.id} title={displayName(user)}>
              <Avatar user={user} size={20} />
            </span>
          ))}
        {others.length > 0 && (
          <select
            aria-label="Add somebody to the thread"
            value=""
            onChange={(event) => actions.addMember(channel.id, event.currentTarget.value)}
          >
            <option value="">Add…</option>
            {others.map((user) => (
              <option key={user.id} value={user.id}>
                {displayName(user)}
              </option>
            ))}
          </select>
        )}
        {members.includes(me.id) && (
          <button type="button" class="thread-start" onClick={() => actions.leaveThread(channel.id)}>
            Leave
          </button>
        )}
      </div>
    );
  }
  if (channel.kind !== 'text' && channel.kind !== 'announcement') return null;
  return (
    <>
      <button type="button" class="thread-start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChannelIcon channel={{ ...channel, kind: 'thread' }} /> New thread
      </button>
      {isOpen && (
        <div class="popup thread-popup">
          <ThreadForm channel={channel} onDone={() => setOpen(false)} />
        </div>
      )}
    </>
  );
}
