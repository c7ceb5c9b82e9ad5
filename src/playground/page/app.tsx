import { useEffect, useState } from 'preact/hooks';
import { ChannelSign } from './channel-sign.tsx';
import { closedBecause } from './closed.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { Modal } from './modal.tsx';
import { PersonBar } from './person-bar.tsx';
import { PlaygroundContext, usePlayground, usePlaygroundConnection } from './playground.ts';
import { PingBadge, Sidebar } from './sidebar.tsx';
import { channelsOf, pingsOf } from './state.ts';

function ChannelView({ onMenu }: { onMenu: () => void }) {
  const { state, me, deeds } = usePlayground();
  const channel = state.channels.find(({ id }) => id === state.channelId);
  const parent = state.channels.find(({ id }) => id === channel?.parentId);
  const modal = state.modals.findLast(({ userId }) => userId === me.id);
  if (!channel) return null;
  const closed = closedBecause(state, channel);
  const visible = channelsOf(state, me.id).includes(channel);
  return (
    <main class="channel-view">
      <header class="channel-head">
        <button type="button" class="menu" aria-label="Channels" onClick={onMenu}>
          ☰
          <PingBadge count={pingsOf(state, me.id).length} />
        </button>
        {parent && (
          <>
            <button type="button" class="parent" onClick={() => deeds.open(parent.id)}>
              # {parent.name}
            </button>
            <span aria-hidden="true" class="crumb">
              ›
            </span>
          </>
        )}
        <ChannelSign channel={channel} />
        <h2>{channel.kind === 'dm' ? state.bot.username : channel.name}</h2>
      </header>
      {visible ? (
        <MessageList key={`${me.id}/${channel.id}`} channel={channel} />
      ) : (
        <div class="messages-frame" />
      )}
      {closed !== null ? (
        <ClosedNotice why={closed} />
      ) : visible ? (
        <Composer channel={channel} />
      ) : (
        <ClosedNotice why="You can’t see this thread any more." />
      )}
      {modal && <Modal key={modal.modalId} opened={modal} />}
    </main>
  );
}

export function App() {
  const { playground, connected } = usePlaygroundConnection();
  const [menu, setMenu] = useState(false);
  const pings = playground?.state.pings.length ?? 0;
  useEffect(() => {
    document.title = pings === 0 ? 'Playground' : `(${pings}) Playground`;
  }, [pings]);
  if (!playground)
    return (
      <p class="waiting-room" role="status">
        Connecting to the playground…
      </p>
    );
  return (
    <PlaygroundContext.Provider value={playground}>
      <div class={menu ? 'page menu-open' : 'page'}>
        <header class="unseen">
          <h1>Playground</h1>
        </header>
        {!connected && (
          <p class="offline" role="alert">
            The playground doesn’t answer. Trying again…
          </p>
        )}
        <Sidebar onOpen={() => setMenu(false)} />
        {menu && (
          <button type="button" class="scrim" aria-label="Close channels" onClick={() => setMenu(false)} />
        )}
        <PersonBar />
        <ChannelView onMenu={() => setMenu(!menu)} />
      </div>
    </PlaygroundContext.Provider>
  );
}
