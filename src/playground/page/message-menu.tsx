import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MenuEntry } from './command-entries.ts';
import { AppsIcon } from './icons.tsx';
import { displayName } from './people.ts';
import { usePlayground } from './playground.ts';

/** Where the menu opens, in CSS pixels of the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Towards the middle of the window, so that there is room for it. */
function place({ x, y }: Spot): string {
  const { innerWidth: width, innerHeight: height } = window;
  const across = x > width / 2 ? `--left: auto; --right: ${width - x}px` : `--left: ${x}px; --right: auto`;
  const down = y > height / 2 ? `--top: auto; --bottom: ${height - y}px` : `--top: ${y}px; --bottom: auto`;
  return `${across}; ${down}`;
}

/** A message's menu as Discord's: the apps' commands for it are one level below “Apps”. */
export function MessageMenu(props: {
  spot: Spot;
  entries: readonly MenuEntry[];
  onClose: () => void;
  onChoose: (entry: MenuEntry) => void;
}) {
  const { spot, entries, onClose, onChoose } = props;
  const { state } = usePlayground();
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
        <div class="menu-box" role="menu" aria-label="Message">
          <button
            ref={apps}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-haspopup="menu"
            aria-expanded={open}
            onPointerEnter={({ pointerType }) => {
              // A finger only taps: what opened under it would take the tap.
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
