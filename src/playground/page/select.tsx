import type { APISelectMenuComponent } from 'discord-api-types/payloads/v10';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Emoji } from './button.tsx';
import { type Choice, choicesOf, defaultsOf } from './choices.ts';
import { usePlayground } from './playground.ts';

interface SelectProps {
  readonly select: APISelectMenuComponent;
  readonly label?: string;
  readonly waiting?: boolean;
  /** Called when the list closes, or at once where only one can be chosen. */
  readonly onChoose: (values: readonly string[]) => void;
}

function Option(props: {
  id: string;
  choice: Choice;
  chosen: boolean;
  active: boolean;
  several: boolean;
  full: boolean;
  onPick: () => void;
}) {
  const { choice, chosen, active, several, full } = props;
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) item.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the combobox that owns the list
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the combobox (aria-activedescendant)
    <div
      ref={item}
      id={props.id}
      role="option"
      class={`option${active ? ' active' : ''}`}
      aria-selected={chosen}
      aria-disabled={full && !chosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onPick}
    >
      <Emoji emoji={choice.emoji} />
      <span class="option-text">
        <span>{choice.label}</span>
        {choice.description && <small>{choice.description}</small>}
      </span>
      {(several || chosen) && (
        <span class={several ? 'check box' : 'check'} aria-hidden="true">
          {chosen ? '✓' : ''}
        </span>
      )}
    </div>
  );
}

const tallestListPx = 270;

/** A select menu as Discord's: one choice is sent at once, several when the list closes. */
export function Select({ select, label, waiting = false, onChoose }: SelectProps) {
  const { state } = usePlayground();
  const choices = choicesOf(select, state);
  const minimum = select.min_values ?? 1;
  const maximum = select.max_values ?? 1;
  const several = maximum > 1;
  const defaults = defaultsOf(select);
  const [chosen, setChosen] = useState<readonly string[]>(defaults);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [upward, setUpward] = useState(false);
  const before = useRef(chosen);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const name = label ?? select.placeholder ?? 'Make a selection';

  // An edit of the message sets the menu back to what the bot says.
  const offered = JSON.stringify([defaults, choices.map(({ value }) => value)]);
  useEffect(() => setChosen(defaultsOf(select)), [offered]);

  const openList = (): void => {
    before.current = chosen;
    setActive(
      Math.max(
        0,
        choices.findIndex(({ value }) => chosen.includes(value)),
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
    if (chosen.length >= minimum) onChoose(chosen);
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
    onChoose(minimum === 0 && chosen.includes(value) ? [] : [value]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      if (open) setActive((active + step + choices.length) % Math.max(1, choices.length));
      else openList();
    } else if (event.key === 'Enter' || event.key === ' ') {
      const choice = choices[active];
      if (open && choice) pick(choice.value);
      else openList();
    } else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const picked = choices.filter(({ value }) => chosen.includes(value));
  return (
    <div class={`select${waiting ? ' waiting' : ''}`} ref={box}>
      <button
        type="button"
        role="combobox"
        aria-label={name}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        aria-busy={waiting}
        disabled={select.disabled ?? false}
        data-custom-id={select.custom_id}
        onClick={() => (open ? close() : openList())}
        onBlur={close}
        onKeyDown={onKeyDown}
      >
        {picked.length === 0 ? (
          <span class="placeholder">{select.placeholder ?? 'Make a selection'}</span>
        ) : several ? (
          picked.map((choice) => (
            <span key={choice.value} class="picked">
              <Emoji emoji={choice.emoji} />
              {choice.label}
            </span>
          ))
        ) : (
          picked.map((choice) => (
            <span key={choice.value}>
              <Emoji emoji={choice.emoji} />
              {choice.label}
            </span>
          ))
        )}
        <span class="chevron" aria-hidden="true" />
      </button>
      {open && (
        <div
          id={`${id}-list`}
          class={upward ? 'options upward' : 'options'}
          role="listbox"
          aria-label={name}
          aria-multiselectable={several}
        >
          {choices.length === 0 && <p class="option-none">Nothing to choose from</p>}
          {choices.map((choice, at) => (
            <Option
              key={choice.value}
              id={`${id}-${at}`}
              choice={choice}
              chosen={chosen.includes(choice.value)}
              active={at === active}
              several={several}
              full={several && chosen.length >= maximum}
              onPick={() => pick(choice.value)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
