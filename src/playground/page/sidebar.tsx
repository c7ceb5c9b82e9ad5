import { useEffect, useRef } from 'preact/hooks';
import type { PageChannel } from '../page-protocol.ts';
import { ChannelSign } from './channel-sign.tsx';
import { usePlayground } from './playground.ts';
import { channelsOf, inServer, pingsOf, unread } from './state.ts';

export const pingCount = (count: number): string => (count === 1 ? '1 ping' : `${count} pings`);

export function PingBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span class="ping" role="img" aria-label={pingCount(count)}>
      {count}
    </span>
  );
}

function ChannelLink({ channel, onOpen }: { channel: PageChannel; onOpen: () => void }) {
  const { state, me, deeds } = usePlayground();
  const here = channel.id === state.channelId;
  const fresh = !here && unread(state, me.id, channel.id);
  const name = channel.kind === 'dm' ? state.bot.username : channel.name;
  return (
    <li>
      <button
        type="button"
        class={`channel ${channel.kind}${fresh ? ' unread' : ''}${channel.archived ? ' archived' : ''}`}
        aria-current={here ? 'page' : undefined}
        data-channel-id={channel.id}
        onClick={() => {
          deeds.open(channel.id);
          onOpen();
        }}
      >
        <ChannelSign channel={channel} />
        <span class="channel-name">{name}</span>
        {channel.archived && <small>archived</small>}
        {fresh && <span class="unread-dot" role="img" aria-label="unread" />}
        <PingBadge count={pingsOf(state, me.id, channel.id).length} />
      </button>
    </li>
  );
}

/** The server's channels with their threads, and the person's direct messages. */
export function Sidebar({ onOpen }: { onOpen: () => void }) {
  const { state, me, deeds } = usePlayground();
  const channels = channelsOf(state, me.id);
  const threadsOf = (id: string): readonly PageChannel[] =>
    channels
      .filter(({ kind, parentId }) => kind === 'thread' && parentId === id)
      .toSorted((a, b) => Number(a.archived) - Number(b.archived));
  const direct = channels.filter(({ kind }) => kind === 'dm');
  const [first] = direct;
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (!first || wanted.current !== me.id) return;
    wanted.current = null;
    deeds.open(first.id);
    onOpen();
  }, [first?.id, me.id]);
  return (
    <nav class="sidebar" aria-label="Channels">
      <h2 class="server-name">
        {state.guild.name}
        {!state.guild.available && <small>unavailable</small>}
      </h2>
      <div class="channel-lists">
        {inServer(state, me.id) && <h3>Text channels</h3>}
        <ul>
          {channels
            .filter(({ kind }) => kind === 'text')
            .map((channel) => (
              <li key={channel.id}>
                <ul>
                  <ChannelLink channel={channel} onOpen={onOpen} />
                </ul>
                <ul class="threads">
                  {threadsOf(channel.id).map((thread) => (
                    <ChannelLink key={thread.id} channel={thread} onOpen={onOpen} />
                  ))}
                </ul>
              </li>
            ))}
        </ul>
        {(direct.length > 0 || inServer(state, me.id)) && (
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
                      deeds.openDirect();
                    }}
                  >
                    <span class="channel-icon" aria-hidden="true">
                      +
                    </span>
                    <span class="channel-name">Message {state.bot.username}</span>
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
