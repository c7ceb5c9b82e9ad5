/** The page, which esbuild bundles into /page.js and /page.css: the channels, and the open one beside them. */
import './theme.css';
import './layout.css';
import './messages.css';
import './controls.css';
import './phone.css';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ChannelIcon, ChannelSign } from './channel-link.tsx';
import { Composer } from './composer.tsx';
import { PageContext, usePage, usePageConnection } from './context.ts';
import { WarningIcon } from './icons.tsx';
import { MessageList } from './message-list.tsx';
import { Modal } from './modal.tsx';
import { PersonBar, PingBadge, Sidebar } from './sidebar.tsx';
import { channelName, channelsOf, hasPosts, pingsOf, whyClosed } from './state.ts';
import { PostList, ThreadActions, ThreadForm } from './threads.tsx';

/** Replaces the message input in a closed channel. */
function ClosedNotice({ why }: { why: string }) {
  return (
    <div class="composer">
      <p class="closed" role="status">
        <WarningIcon /> {why}
      </p>
    </div>
  );
}

function ChannelView({ onMenu }: { onMenu: () => void }) {
  const { state, me, actions } = usePage();
  const channel = state.channels.find(({ id }) => id === state.channelId);
  const parent = state.channels.find(({ id, kind }) => id === channel?.parentId && kind !== 'category');
  const modal = state.modals.findLast(({ userId }) => userId === me.id);
  if (!channel) return null;
  const closed = whyClosed(state, channel);
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
            <button type="button" class="parent" onClick={() => actions.open(parent.id)}>
              <ChannelIcon channel={parent} /> {parent.name}
            </button>
            <span aria-hidden="true" class="crumb">
              ›
            </span>
          </>
        )}
        <ChannelSign channel={channel} />
        <h2>{channelName(state, channel)}</h2>
        {visible && closed === null && <ThreadActions key={`${me.id}/${channel.id}`} channel={channel} />}
      </header>
      {!visible ? (
        <div class="messages-frame" />
      ) : hasPosts(channel) ? (
        <PostList channel={channel} />
      ) : (
        <MessageList key={`${me.id}/${channel.id}`} channel={channel} />
      )}
      {closed !== null ? (
        <ClosedNotice why={closed} />
      ) : visible ? (
        hasPosts(channel) ? (
          <ThreadForm key={`${me.id}/${channel.id}`} channel={channel} />
        ) : (
          <Composer channel={channel} />
        )
      ) : (
        <ClosedNotice why="You can’t see this thread any more." />
      )}
      {modal && <Modal key={modal.modalId} opened={modal} />}
    </main>
  );
}

function App() {
  const { page, connected } = usePageConnection();
  const [menu, setMenu] = useState(false);
  const pings = page?.state.pings.length ?? 0;
  useEffect(() => {
    document.title = pings === 0 ? 'Playground' : `(${pings}) Playground`;
  }, [pings]);
  if (!page)
    return (
      <p class="waiting-room" role="status">
        Connecting to the playground…
      </p>
    );
  return (
    <PageContext.Provider value={page}>
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
    </PageContext.Provider>
  );
}

const root = document.getElementById('app');
if (root) render(<App />, root);
