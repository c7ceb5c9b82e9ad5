import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
} from 'discord-api-types/payloads/v10';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { channelsToChoose } from './choices.ts';
import { localized } from './locales.ts';
import { displayName } from './people.ts';
import { usePlayground } from './playground.ts';
import { membersOf } from './state.ts';

const Type = ApplicationCommandOptionType;

export interface FieldProps {
  readonly option: APIApplicationCommandBasicOption;
  readonly value: string;
  readonly wrong: boolean;
  readonly focused: boolean;
  readonly onValue: (value: string) => void;
  readonly onFocus: () => void;
  /** Asks the bot; the nonce of its answer. */
  readonly onAutocomplete: (text: string) => string;
  readonly onLeave: () => void;
}

type FixedChoices = readonly { readonly value: string; readonly label: string }[];

function useFixedChoices(option: APIApplicationCommandBasicOption): FixedChoices | null {
  const { state, locale } = usePlayground();
  if ('choices' in option && option.choices && option.choices.length > 0)
    return option.choices.map((choice) => ({
      value: String(choice.value),
      label: localized(choice.name, choice.name_localizations, locale),
    }));
  switch (option.type) {
    case Type.Boolean:
      return [
        { value: 'true', label: 'True' },
        { value: 'false', label: 'False' },
      ];
    case Type.User:
    case Type.Mentionable:
      return membersOf(state).map((user) => ({ value: user.id, label: `@${displayName(user)}` }));
    case Type.Channel:
      return channelsToChoose(state, option.channel_types).map(({ id, name }) => ({
        value: id,
        label: `#${name}`,
      }));
    default:
      return null;
  }
}

/** A text whose choices the bot makes while the person types. */
function AutocompleteInput({
  id,
  option,
  value,
  wrong,
  onValue,
  onFocus,
  onAutocomplete,
  onLeave,
}: FieldProps & { id: string }) {
  const { state, locale } = usePlayground();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [shown, setShown] = useState('');
  const [nonce, setNonce] = useState('');
  const list: readonly APIApplicationCommandOptionChoice[] =
    state.choices?.nonce === nonce ? state.choices.list : [];
  const label = (choice: APIApplicationCommandOptionChoice): string =>
    localized(choice.name, choice.name_localizations, locale);
  const ask = (text: string): void => {
    setNonce(onAutocomplete(text));
    setActive(0);
    setOpen(true);
  };
  const pick = (choice: APIApplicationCommandOptionChoice): void => {
    setShown(label(choice));
    onValue(String(choice.value));
    setOpen(false);
  };
  return (
    <span class="autocomplete">
      <input
        id={id}
        autoComplete="off"
        role="combobox"
        aria-expanded={open && list.length > 0}
        aria-controls={open && list.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={open && list.length > 0 ? `${id}-${active}` : undefined}
        aria-invalid={wrong}
        value={shown}
        onFocus={() => {
          onFocus();
          ask(value === '' ? '' : shown);
        }}
        onBlur={() => setOpen(false)}
        onInput={(event) => {
          const text = event.currentTarget.value;
          setShown(text);
          onValue(text);
          ask(text);
        }}
        onKeyDown={(event) => {
          const choice = list[active];
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step !== undefined && list.length > 0) setActive((active + step + list.length) % list.length);
          else if ((event.key === 'Enter' || event.key === 'Tab') && open && choice && !event.shiftKey)
            pick(choice);
          else if (event.key === 'Escape' && open) setOpen(false);
          else if (event.key === 'Backspace' && shown === '') return onLeave();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {open && list.length > 0 && (
        <div
          class="options above"
          id={`${id}-list`}
          role="listbox"
          aria-label={localized(option.name, option.name_localizations, locale)}
        >
          {list.map((choice, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the input that owns the list
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the input (aria-activedescendant)
            <div
              key={choice.value}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              class={`option${at === active ? ' active' : ''}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(choice)}
            >
              {label(choice)}
            </div>
          ))}
        </div>
      )}
    </span>
  );
}

/** One option of a command, as a small field with its name before it. */
export function CommandField(props: FieldProps) {
  const { option, value, wrong, focused, onValue, onFocus, onLeave } = props;
  const { locale } = usePlayground();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const fixed = useFixedChoices(option);
  const numeric = option.type === Type.Integer || option.type === Type.Number;
  useLayoutEffect(() => {
    if (focused) field.current?.querySelector<HTMLElement>('input,select')?.focus();
  }, [focused]);
  return (
    <div ref={field} class={`field${wrong ? ' wrong' : ''}`}>
      <label class="field-name" for={id}>
        {localized(option.name, option.name_localizations, locale)}
      </label>
      {fixed ? (
        <select
          id={id}
          value={value}
          aria-invalid={wrong}
          onFocus={onFocus}
          onChange={(event) => onValue(event.currentTarget.value)}
        >
          <option value="" />
          {fixed.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : 'autocomplete' in option && option.autocomplete ? (
        <AutocompleteInput {...props} id={id} />
      ) : option.type === Type.Role || option.type === Type.Attachment ? (
        <em>not in the playground</em>
      ) : (
        <input
          id={id}
          autoComplete="off"
          inputMode={numeric ? 'numeric' : 'text'}
          aria-invalid={wrong}
          value={value}
          onFocus={onFocus}
          onInput={(event) => onValue(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Backspace' && value === '') onLeave();
          }}
        />
      )}
    </div>
  );
}
