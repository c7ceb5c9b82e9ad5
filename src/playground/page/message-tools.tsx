import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageMessage } from '../page-protocol.ts';
import { menuEntries } from './command-entries.ts';
import { MoreIcon } from './icons.tsx';
import { MessageMenu, type Spot } from './message-menu.tsx';
import { usePlayground } from './playground.ts';
import { rightsOf } from './state.ts';

/** The browser's own menu stays where it has something to say. */
const has = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, input, textarea, .picture') !== null;

/** What can be done with a message: by its button, a click of the right mouse button, the menu key or a long press. */
export function MessageTools(props: { message: PageMessage; item: RefObject<HTMLElement | null> }) {
  const { message, item } = props;
  const { state, me, locale, deeds } = usePlayground();
  const [spot, setSpot] = useState<Spot | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const channel = state.channels.find(({ id }) => id === message.channel_id);
  const entries = channel ? menuEntries(state.commands, channel.kind, locale, rightsOf(state, me.id)) : [];
  const offered = entries.length > 0;

  useEffect(() => {
    const area = item.current;
    if (!area || !offered) return;
    const onMenu = (event: MouseEvent): void => {
      if (has(event.target) || String(getSelection()) !== '') return;
      event.preventDefault();
      setSpot({ x: event.clientX, y: event.clientY });
    };
    area.addEventListener('contextmenu', onMenu);
    return () => area.removeEventListener('contextmenu', onMenu);
  }, [offered]);

  if (!offered) return null;
  const close = (): void => {
    setSpot(null);
    more.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div class={spot ? 'message-tools open' : 'message-tools'}>
        <button
          ref={more}
          type="button"
          aria-label="More"
          title="More"
          aria-haspopup="menu"
          aria-expanded={spot !== null}
          onClick={() => {
            const { right, bottom } = more.current?.getBoundingClientRect() ?? { right: 0, bottom: 0 };
            setSpot({ x: right, y: bottom });
          }}
        >
          <MoreIcon />
        </button>
      </div>
      {spot && (
        <MessageMenu
          spot={spot}
          entries={entries}
          onClose={close}
          onChoose={(entry) => {
            close();
            deeds.messageCommand(message, entry);
          }}
        />
      )}
    </>
  );
}
