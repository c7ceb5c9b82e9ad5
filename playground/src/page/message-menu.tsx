import { type APIUser, ApplicationCommandType } from 'discord-api-types/payloads/v10';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageMessage } from '../page-protocol.ts';
import { type MenuEntry, menuEntries } from './command-entries.ts';
import { usePage } from './context.ts';
import { AppsIcon, MoreIcon } from './icons.tsx';
import { displayName, rightsOf } from './state.ts';

/** The menu's position in CSS pixels of the window. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Opens toward the middle of the window, where there is space. */
function place({ x, y }: Spot): string {
  const { innerWidth: width, innerHeight: height } = window;
  const across = x > width / 2 ? `--left: auto; --right: ${width - x}px` : `--left: ${x}px; --right: auto`;
  const down = y > height / 2 ? `--top: auto; --bottom: ${height - y}px` : `--top: ${y}px; --bottom: auto`;
  return `${across}; ${down}`;
}

/** Like Discord's menu, has the apps' commands one level below “Apps”. */
function AppsMenu(props: {
  label: string;
  spot: Spot;
  entries: readonly MenuEntry[];
  onClose: () => void;
  onChoose: (entry: MenuEntry) => void;
}) {
  const { label, spot, entries, onClose, onChoose } = props;
  const { state } = usePage();
  const [open, setOpen] = useState(false);
  const apps = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const items = (): HTMLElement[] => [...(list.current?.querySelectorAll('button') ?? [])];

  useLayoutEffect(() => apps.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    if (open) items()[0]?.focus({ preventScroll: true });
  }, [open]);

  const back = (): void => {
    setOpen(false);
    apps.current?.focus({ preventScroll: true });
  };
  const step = (key: string): HTMLElement | undefined => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (key === 'Home') return all[0];
    if (key === 'End') return all.at(-1);
    return key === 'ArrowDown' ? all[(at + 1) % all.length] : all.at(at - 1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    const inside = list.current?.contains(document.activeElement) ?? false;
    if (key === 'Tab' || (key === 'Escape' && !inside)) onClose();
    else if (inside && (key === 'Escape' || key === 'ArrowLeft')) back();
    else if (inside && ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)) step(key)?.focus();
    else if (!inside && key === 'ArrowRight') setOpen(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the menu closes it, as Escape does
    <div
      class="menu-layer"
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div class={spot.x > window.innerWidth / 2 ? 'menus leftward' : 'menus'} style={place(spot)}>
        <div class="menu-box" role="menu" aria-label={label}>
          <button
            ref={apps}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-haspopup="menu"
            aria-expanded={open}
            onPointerEnter={({ pointerType }) => {
              // With a finger, a menu that opens under it would get the tap.
              if (pointerType === 'mouse') setOpen(true);
            }}
            onClick={() => setOpen(true)}
          >
            <AppsIcon /> Apps{' '}
            <span class="menu-more" aria-hidden="true">
              ›
            </span>
          </button>
        </div>
        {open && (
          <div ref={list} class="menu-box" role="menu" aria-label="Apps">
            {entries.map((entry) => (
              <button
                key={entry.name}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onPointerEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
                onClick={() => onChoose(entry)}
              >
                <span>
                  <span class="menu-name">{entry.title}</span>
                  <small>{displayName(state.bot)}</small>
                </span>
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Keeps the browser's own menu for targets that need it. */
const has = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, input, textarea, .picture') !== null;

/** Opens a message's menu by a button, a right click, the menu key or a long press. */
export function MessageMenuButton(props: { message: PageMessage; item: RefObject<HTMLElement | null> }) {
  const { message, item } = props;
  const { state, me, locale, actions } = usePage();
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
        <AppsMenu
          label="Message"
          spot={spot}
          entries={entries}
          onClose={close}
          onChoose={(entry) => {
            close();
            actions.messageCommand(message, entry);
          }}
        />
      )}
    </>
  );
}

/** Opens a person's menu by a tap or a right click on their name. */
export function PersonName(props: { user: APIUser; class: string; children: ComponentChildren }) {
  const { user, children } = props;
  const { spot, open, menu } = usePersonMenu(user);
  if (!open) return <span class={props.class}>{children}</span>;
  return (
    <>
      <button
        type="button"
        class={`${props.class} person-name`}
        aria-haspopup="menu"
        aria-expanded={spot !== null}
        onClick={open}
        onContextMenu={open}
      >
        {children}
      </button>
      {menu}
    </>
  );
}

/** `open` is null if there is nothing to open, as for a bot, or if no command is usable. */
export function usePersonMenu(user: APIUser) {
  const { state, me, locale, actions } = usePage();
  const [spot, setSpot] = useState<Spot | null>(null);
  const before = useRef<HTMLElement | null>(null);
  const channel = state.channels.find(({ id }) => id === state.channelId);
  const entries = channel
    ? menuEntries(state.commands, channel.kind, locale, rightsOf(state, me.id), ApplicationCommandType.User)
    : [];
  const close = (): void => {
    setSpot(null);
    before.current?.focus({ preventScroll: true });
  };
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    before.current = event.currentTarget as HTMLElement;
    const { left, bottom } = before.current.getBoundingClientRect();
    // The keyboard has no position of its own.
    const isKey = event.clientX === 0 && event.clientY === 0;
    setSpot(isKey ? { x: left, y: bottom } : { x: event.clientX, y: event.clientY });
  };
  const menu = spot && (
    <AppsMenu
      label={displayName(user)}
      spot={spot}
      entries={entries}
      onClose={close}
      onChoose={(entry) => {
        close();
        actions.userCommand(user.id, entry);
      }}
    />
  );
  return { spot, menu, open: entries.length > 0 && !user.bot ? open : null };
}
