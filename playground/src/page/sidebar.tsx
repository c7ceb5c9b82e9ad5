import type { APIUser } from 'discord-api-types/payloads/v10';
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PageChannel } from '../page-protocol.ts';
import { Avatar } from './avatar.tsx';
import { ChannelSign } from './channel-link.tsx';
import { usePage } from './context.ts';
import { locales } from './locale.ts';
import { usePersonMenu } from './message-menu.tsx';
import { channelName, channelsOf, displayName, isInServer, isUnread, pingsOf, threadsOf } from './state.ts';

const pingCount = (count: number): string => (count === 1 ? '1 ping' : `${count} pings`);

export function PingBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span class="ping" role="img" aria-label={pingCount(count)}>
      {count}
    </span>
  );
}

function ChannelLink({ channel, onOpen }: { channel: PageChannel; onOpen: () => void }) {
  const { state, me, actions } = usePage();
  const here = channel.id === state.channelId;
  const fresh = !here && isUnread(state, me.id, channel.id);
  return (
    <li>
      <button
        type="button"
        class={`channel ${channel.kind}${fresh ? ' unread' : ''}${channel.archived ? ' archived' : ''}`}
        aria-current={here ? 'page' : undefined}
        data-channel-id={channel.id}
        onClick={() => {
          actions.open(channel.id);
          onOpen();
        }}
      >
        <ChannelSign channel={channel} />
        <span class="channel-name">
          {channelName(state, channel)}
          {channel.kind === 'dm' && <small class="presence">{state.presence}</small>}
        </span>
        {channel.members && <small>private</small>}
        {channel.archived && <small>{channel.locked ? 'locked' : 'archived'}</small>}
        {fresh && <span class="unread-dot" role="img" aria-label="unread" />}
        <PingBadge count={pingsOf(state, me.id, channel.id).length} />
      </button>
    </li>
  );
}

const isListed = ({ kind }: PageChannel): boolean =>
  kind !== 'category' && kind !== 'thread' && kind !== 'dm';

/** The server's channels with their threads, and the person's direct messages. */
export function Sidebar({ onOpen }: { onOpen: () => void }) {
  const { state, me, actions } = usePage();
  const channels = channelsOf(state, me.id);
  const categories = [null, ...channels.filter(({ kind }) => kind === 'category')];
  const direct = channels.filter(({ kind }) => kind === 'dm');
  const [first] = direct;
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (!first || wanted.current !== me.id) return;
    wanted.current = null;
    actions.open(first.id);
    onOpen();
  }, [first?.id, me.id]);
  return (
    <nav class="sidebar" aria-label="Channels">
      <h2 class="server-name">
        {state.guild.name}
        {!state.guild.available && <small>unavailable</small>}
      </h2>
      <div class="channel-lists">
        {isInServer(state, me.id) &&
          categories.map((category) => (
            <Fragment key={category?.id}>
              <h3>{category?.name ?? 'Text channels'}</h3>
              <ul>
                {channels
                  .filter((channel) => isListed(channel) && channel.parentId === (category?.id ?? null))
                  .map((channel) => (
                    <li key={channel.id}>
                      <ul>
                        <ChannelLink channel={channel} onOpen={onOpen} />
                      </ul>
                      <ul class="threads">
                        {threadsOf(channels, channel.id).map((thread) => (
                          <ChannelLink key={thread.id} channel={thread} onOpen={onOpen} />
                        ))}
                      </ul>
                    </li>
                  ))}
              </ul>
            </Fragment>
          ))}
        {(direct.length > 0 || isInServer(state, me.id)) && (
          <>
            <h3>Direct messages</h3>
            <ul>
              {direct.map((channel) => (
                <ChannelLink key={channel.id} channel={channel} onOpen={onOpen} />
              ))}
              {direct.length === 0 && (
                <li>
                  <button
                    type="button"
                    class="channel dm beginnable"
                    onClick={() => {
                      wanted.current = me.id;
                      actions.openDirect();
                    }}
                  >
                    <span class="channel-icon" aria-hidden="true">
                      +
                    </span>
                    <span class="channel-name">
                      Message {state.bot.username}
                      <small class="presence">{state.presence}</small>
                    </span>
                  </button>
                </li>
              )}
            </ul>
          </>
        )}
      </div>
    </nav>
  );
}

/** A tap switches to the person; a right click or a long press opens their menu. */
function PersonButton(props: {
  user: APIUser;
  class: string;
  title: string;
  label: string;
  children: ComponentChildren;
}) {
  const { user } = props;
  const { me, actions } = usePage();
  const { menu, open } = usePersonMenu(user);
  return (
    <>
      <button
        type="button"
        class={props.class}
        title={props.title}
        aria-label={props.label}
        aria-pressed={user.id === me.id}
        data-user-id={user.id}
        onClick={() => actions.become(user.id)}
        {...(open && { onContextMenu: open })}
      >
        <Avatar user={user} size={32} />
        {props.children}
      </button>
      {menu}
    </>
  );
}

/** Shows the present person. A tap on another one switches to them, in the channel of their latest ping. */
export function PersonBar() {
  const { state, me, locale, actions } = usePage();
  return (
    <section class="person-bar" aria-label="You are">
      <div class="you-are">
        <span>
          You are <b>{displayName(me)}</b>
        </span>
        <select
          aria-label={`Language of ${displayName(me)}`}
          value={locale}
          onChange={(event) => actions.setLocale(event.currentTarget.value)}
        >
          {Object.entries(locales).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div class="faces">
        {state.people.map((person) => {
          const pings = pingsOf(state, person.id).length;
          const name = displayName(person);
          const here = isInServer(state, person.id);
          return (
            <PersonButton
              key={person.id}
              user={person}
              class={here ? 'face' : 'face gone'}
              title={here ? name : `${name} (left the server)`}
              label={`Be ${name}${pings ? `, ${pingCount(pings)}` : ''}`}
            >
              <PingBadge count={pings} />
            </PersonButton>
          );
        })}
      </div>
    </section>
  );
}
