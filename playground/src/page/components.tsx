import {
  type APIButtonComponent,
  type APIChannelSelectComponent,
  type APIStringSelectComponent,
  type APIUserSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/payloads/v10';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { PageMessage } from '../page-protocol.ts';
import { Emoji } from './avatar.tsx';
import { parseJump } from './channel-link.tsx';
import { usePage } from './context.ts';
import { OutIcon } from './icons.tsx';
import { displayName, membersOf, selectableChannels } from './state.ts';

const styleNames = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
} as const;

function useWaiting(message: PageMessage, customId: string): boolean {
  const { state, me } = usePage();
  return state.requests.some(
    ({ state: at, userId, about }) =>
      at === 'waiting' &&
      userId === me.id &&
      about.kind === 'press' &&
      about.messageId === message.id &&
      about.customId === customId,
  );
}

export function LinkButton({ url, label, emoji, disabled }: Extract<APIButtonComponent, { url: string }>) {
  const { actions } = usePage();
  const jump = parseJump(url);
  return (
    <a
      class="button link"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-disabled={disabled ?? false}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        if (disabled || !jump) return;
        event.preventDefault();
        actions.open(jump.channelId, jump.messageId);
      }}
    >
      <Emoji emoji={emoji} />
      {label && <span>{label}</span>}
      <OutIcon />
    </a>
  );
}

/** Three moving dots while waiting for the bot. */
export const Dots = () => (
  <span class="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

type PressableButton = Extract<APIButtonComponent, { custom_id: string }>;

export function PressButton({ button, message }: { button: PressableButton; message: PageMessage }) {
  const { actions } = usePage();
  const { custom_id: customId, label, emoji, disabled = false, style } = button;
  const waiting = useWaiting(message, customId);
  return (
    <button
      type="button"
      class={`button ${styleNames[style]}${waiting ? ' waiting' : ''}`}
      disabled={disabled}
      aria-busy={waiting}
      data-custom-id={customId}
      onClick={() => {
        if (!waiting) actions.press(message.id, customId);
      }}
    >
      <Emoji emoji={emoji} />
      {label && <span>{label}</span>}
      {waiting && <Dots />}
    </button>
  );
}

/** An item of a list whose keys are handled by the field that owns it (aria-activedescendant). */
export function ListOption(props: {
  id: string;
  active: boolean;
  chosen?: boolean;
  disabled?: boolean;
  onPick: () => void;
  children: ComponentChildren;
}) {
  const { active, chosen = active, disabled } = props;
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) item.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field that owns the list
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the field (aria-activedescendant)
    <div
      ref={item}
      id={props.id}
      role="option"
      class={`option${active ? ' active' : ''}`}
      aria-selected={chosen}
      aria-disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onPick}
    >
      {props.children}
    </div>
  );
}

const tallestListPx = 270;

const defaultsOf = ({ options }: APIStringSelectComponent): readonly string[] =>
  options.flatMap((option) => (option.default ? [option.value] : []));

/** A select menu like Discord's: a single choice is sent at once, several when the list closes. */
export function Select({ select, message }: { select: APIStringSelectComponent; message: PageMessage }) {
  const { actions } = usePage();
  const { options, custom_id: customId, placeholder = 'Make a selection' } = select;
  const minimum = select.min_values ?? 1;
  const maximum = select.max_values ?? 1;
  const several = maximum > 1;
  const waiting = useWaiting(message, customId);
  const [chosen, setChosen] = useState<readonly string[]>(defaultsOf(select));
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [upward, setUpward] = useState(false);
  const before = useRef(chosen);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  // An edit of the message resets the menu to the bot's defaults.
  const offered = JSON.stringify(options.map((option) => [option.value, option.default]));
  useEffect(() => setChosen(defaultsOf(select)), [offered]);

  const choose = (values: readonly string[]): void => actions.press(message.id, customId, values);
  const openList = (): void => {
    before.current = chosen;
    setActive(
      Math.max(
        0,
        options.findIndex(({ value }) => chosen.includes(value)),
      ),
    );
    const here = box.current?.getBoundingClientRect();
    const frame = box.current?.closest('.messages')?.getBoundingClientRect();
    if (here && frame)
      setUpward(
        frame.bottom - here.bottom < tallestListPx && here.top - frame.top > frame.bottom - here.bottom,
      );
    setOpen(true);
  };
  const close = (): void => {
    if (!open) return;
    setOpen(false);
    if (!several || JSON.stringify(chosen) === JSON.stringify(before.current)) return;
    if (chosen.length >= minimum) choose(chosen);
    else setChosen(before.current);
  };
  const pick = (value: string): void => {
    if (several || minimum === 0) {
      const without = chosen.filter((other) => other !== value);
      if (without.length < chosen.length) setChosen(without);
      else if (chosen.length < maximum) setChosen([...chosen, value]);
      else if (maximum === 1) setChosen([value]);
    } else setChosen([value]);
    if (several) return;
    setOpen(false);
    choose(minimum === 0 && chosen.includes(value) ? [] : [value]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      if (open) setActive((active + step + options.length) % options.length);
      else openList();
    } else if (event.key === 'Enter' || event.key === ' ') {
      const option = options[active];
      if (open && option) pick(option.value);
      else openList();
    } else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const picked = options.filter(({ value }) => chosen.includes(value));
  return (
    <div class={`select${waiting ? ' waiting' : ''}`} ref={box}>
      <button
        type="button"
        role="combobox"
        aria-label={placeholder}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        aria-busy={waiting}
        disabled={select.disabled ?? false}
        data-custom-id={customId}
        onClick={() => (open ? close() : openList())}
        onBlur={close}
        onKeyDown={onKeyDown}
      >
        {picked.length === 0 && <span class="placeholder">{placeholder}</span>}
        {picked.map((option) => (
          <span key={option.value} class={several ? 'picked' : ''}>
            <Emoji emoji={option.emoji} />
            {option.label}
          </span>
        ))}
        <span class="chevron" aria-hidden="true" />
      </button>
      {open && (
        <div
          id={`${id}-list`}
          class={upward ? 'options upward' : 'options'}
          role="listbox"
          aria-label={placeholder}
          aria-multiselectable={several}
        >
          {options.map((option, at) => {
            const isChosen = chosen.includes(option.value);
            return (
              <ListOption
                key={option.value}
                id={`${id}-${at}`}
                chosen={isChosen}
                active={at === active}
                disabled={several && chosen.length >= maximum && !isChosen}
                onPick={() => pick(option.value)}
              >
                <Emoji emoji={option.emoji} />
                <span class="option-text">
                  <span>{option.label}</span>
                  {option.description && <small>{option.description}</small>}
                </span>
                {(several || isChosen) && (
                  <span class={several ? 'check box' : 'check'} aria-hidden="true">
                    {isChosen ? '✓' : ''}
                  </span>
                )}
              </ListOption>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** A select whose options are the server's people or channels. */
export function OwnSelect(props: {
  select: APIUserSelectComponent | APIChannelSelectComponent;
  message: PageMessage;
}) {
  const { select, message } = props;
  const { state } = usePage();
  const chosen = (select.default_values ?? []).map(({ id }) => id);
  const all =
    select.type === ComponentType.UserSelect
      ? membersOf(state).map((user) => ({ value: user.id, label: `@${displayName(user)}` }))
      : selectableChannels(state, select.channel_types).map(({ id, name }) => ({
          value: id,
          label: `#${name}`,
        }));
  const options = all.map((option) => ({ ...option, default: chosen.includes(option.value) }));
  return <Select select={{ ...select, type: ComponentType.StringSelect, options }} message={message} />;
}

/** A modal window. The browser keeps the focus inside and returns it afterwards. */
export function Dialog(props: {
  label: string;
  class: string;
  onClose: () => void;
  /** Whether a click outside leaves it open, so that a slip doesn't lose what was written. */
  stays?: boolean;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { onClose } = props;
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // The browser restores the focus itself, unless the dialog has already been removed from the page.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which cancels
    <dialog
      ref={dialog}
      class={props.class}
      aria-label={props.label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (!props.stays && event.target === dialog.current) onClose();
      }}
    >
      {props.children}
    </dialog>
  );
}
