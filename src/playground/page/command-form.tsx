import type { APIApplicationCommandBasicOption } from 'discord-api-types/payloads/v10';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GivenOption } from '../page-protocol.ts';
import { type CommandEntry, givenOptions, readValue } from './command-entries.ts';
import { CommandField } from './command-field.tsx';
import { SendIcon } from './icons.tsx';
import { localized } from './locales.ts';
import { usePlayground } from './playground.ts';

/** A command that was chosen, with its options to fill in; Enter sends it. */
export function CommandForm({ entry, onDone }: { entry: CommandEntry; onDone: () => void }) {
  const { locale, deeds } = usePlayground();
  const required = entry.options.filter((option) => option.required);
  const [extra, setExtra] = useState<readonly string[]>([]);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [focus, setFocus] = useState<string | null>(required[0]?.name ?? null);
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const shown = entry.options.filter((option) => option.required || extra.includes(option.name));
  const more = entry.options.filter((option) => !shown.includes(option));
  const about = entry.options.find(({ name }) => name === focus);

  // Before the next key is heard: who types fast presses Enter twice.
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
      deeds.command(command, `/${entry.title}`, given());
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
            onAutocomplete={(text) => deeds.autocomplete(command, given(option, text))}
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
