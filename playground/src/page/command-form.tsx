import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
} from 'discord-api-types/payloads/v10';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GivenOption } from '../page-protocol.ts';
import { type CommandEntry, givenOptions, readValue } from './command-entries.ts';
import { ListOption } from './components.tsx';
import { usePage } from './context.ts';
import { SendIcon } from './icons.tsx';
import { localized } from './locale.ts';
import { displayName, membersOf, selectableChannels } from './state.ts';

const Type = ApplicationCommandOptionType;

interface FieldProps {
  readonly option: APIApplicationCommandBasicOption;
  readonly value: string;
  readonly wrong: boolean;
  readonly focused: boolean;
  readonly onValue: (value: string) => void;
  readonly onFocus: () => void;
  /** Asks the bot for choices and returns the nonce of its answer. */
  readonly onAutocomplete: (text: string) => string;
  readonly onLeave: () => void;
}

type FixedChoices = readonly { readonly value: string; readonly label: string }[];

function useFixedChoices(option: APIApplicationCommandBasicOption): FixedChoices | null {
  const { state, locale } = usePage();
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
      return membersOf(state).map((user) => ({ value: user.id, label: `@${displayName(user)}` }));
    case Type.Channel:
      return selectableChannels(state, option.channel_types).map(({ id, name }) => ({
        value: id,
        label: `#${name}`,
      }));
    default:
      return null;
  }
}

/** A text field for which the bot suggests choices while the person types. */
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
  const { state, locale } = usePage();
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
            <ListOption
              key={choice.value}
              id={`${id}-${at}`}
              active={at === active}
              onPick={() => pick(choice)}
            >
              {label(choice)}
            </ListOption>
          ))}
        </div>
      )}
    </span>
  );
}

function CommandField(props: FieldProps) {
  const { option, value, wrong, focused, onValue, onFocus, onLeave } = props;
  const { locale } = usePage();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const fixed = useFixedChoices(option);
  const numeric = option.type === Type.Integer;
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

/** A chosen command with its options to fill in; Enter sends it. */
export function CommandForm({ entry, onDone }: { entry: CommandEntry; onDone: () => void }) {
  const { locale, actions } = usePage();
  const required = entry.options.filter((option) => option.required);
  const [extra, setExtra] = useState<readonly string[]>([]);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [focus, setFocus] = useState<string | null>(required[0]?.name ?? null);
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const shown = entry.options.filter((option) => option.required || extra.includes(option.name));
  const more = entry.options.filter((option) => !shown.includes(option));
  const about = entry.options.find(({ name }) => name === focus);

  // Runs before the next key, since fast typists press Enter twice.
  useLayoutEffect(() => {
    if (required.length === 0) form.current?.querySelector<HTMLElement>('.send')?.focus();
  }, []);

  const wrong = (option: APIApplicationCommandBasicOption): boolean => {
    const text = values[option.name] ?? '';
    return text === '' ? option.required === true : readValue(option, text) === null;
  };
  const given = (focused?: APIApplicationCommandBasicOption, text = ''): readonly GivenOption[] =>
    givenOptions(
      entry,
      shown.flatMap((option): GivenOption[] => {
        const { name, type } = option;
        if (option === focused) return [{ name, type, value: text, focused: true }];
        const value = readValue(option, values[name] ?? '');
        return value === null ? [] : [{ name, type, value }];
      }),
    );
  const [command = ''] = entry.path;
  const send = (): void => {
    setChecked(true);
    const first = shown.find(wrong);
    if (first) setFocus(first.name);
    else {
      actions.command(command, `/${entry.title}`, given());
      onDone();
    }
  };
  const leave = (option: APIApplicationCommandBasicOption): void => {
    if (option.required) {
      onDone();
      return;
    }
    setExtra(extra.filter((name) => name !== option.name));
    setFocus(null);
    form.current?.querySelector<HTMLElement>('.send')?.focus();
  };

  return (
    <form
      ref={form}
      class="command-form"
      aria-label={`/${entry.title}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
        else if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) {
          event.preventDefault();
          send();
        }
      }}
    >
      <div class="popup command-help">
        {about ? (
          <p>
            <b>{localized(about.name, about.name_localizations, locale)}</b>{' '}
            {localized(about.description, about.description_localizations, locale)}
            {checked && wrong(about) && (
              <span class="failure" role="alert">
                {' '}
                {(values[about.name] ?? '') === '' ? 'This option is required.' : 'This isn’t a valid value.'}
              </span>
            )}
          </p>
        ) : (
          <p>{entry.description}</p>
        )}
        {more.length > 0 && (
          <div class="more-options">
            <span>Optional:</span>
            {more.map((option) => (
              <button
                type="button"
                key={option.name}
                title={localized(option.description, option.description_localizations, locale)}
                onClick={() => {
                  setExtra([...extra, option.name]);
                  setFocus(option.name);
                }}
              >
                + {localized(option.name, option.name_localizations, locale)}
              </button>
            ))}
          </div>
        )}
      </div>
      <div class="command-line">
        <span class="command-name">/{entry.title}</span>
        {shown.map((option) => (
          <CommandField
            key={option.name}
            option={option}
            value={values[option.name] ?? ''}
            wrong={checked && wrong(option)}
            focused={option.name === focus}
            onValue={(value) => setValues((all) => ({ ...all, [option.name]: value }))}
            onFocus={() => setFocus(option.name)}
            onAutocomplete={(text) => actions.autocomplete(command, given(option, text))}
            onLeave={() => leave(option)}
          />
        ))}
        <span class="command-end">
          <button type="button" class="cancel" aria-label="Cancel command" onClick={onDone}>
            ✕
          </button>
          <button type="submit" class="send" aria-label="Send command">
            <SendIcon />
          </button>
        </span>
      </div>
    </form>
  );
}
