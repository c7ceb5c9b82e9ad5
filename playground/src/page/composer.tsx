import type { APIUser } from 'discord-api-types/payloads/v10';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageChannel } from '../page-protocol.ts';
import { type CommandEntry, commandEntries, matching } from './command-entries.ts';
import { CommandForm } from './command-form.tsx';
import { ListOption } from './components.tsx';
import { usePage } from './context.ts';
import { SendIcon } from './icons.tsx';
import { localized } from './locale.ts';
import { channelName, displayName, rightsOf } from './state.ts';

const longestMessage = 2000;

function CommandList(props: {
  id: string;
  entries: readonly CommandEntry[];
  active: number;
  onPick: (entry: CommandEntry) => void;
}) {
  const { state, locale } = usePage();
  return (
    <div class="popup command-list">
      <p class="popup-title">{displayName(state.bot)}</p>
      <div id={props.id} role="listbox" aria-label="Commands">
        {props.entries.map((entry, at) => (
          <ListOption
            key={entry.path.join(' ')}
            id={`${props.id}-${at}`}
            active={at === props.active}
            onPick={() => props.onPick(entry)}
          >
            <span class="option-text">
              <span>
                <b>/{entry.title}</b>{' '}
                {entry.options
                  .filter((option) => option.required)
                  .map(({ name, name_localizations }) => (
                    <span key={name} class="option-wants">
                      {localized(name, name_localizations, locale)}
                    </span>
                  ))}
              </span>
              <small>{entry.description}</small>
            </span>
          </ListOption>
        ))}
      </div>
    </div>
  );
}

/** The message input, which lists commands after a slash. */
export function Composer({ channel }: { channel: PageChannel }) {
  const { state, me, locale, actions } = usePage();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [hidden, setHidden] = useState(false);
  const [chosen, setChosen] = useState<CommandEntry | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();

  const entries =
    text.startsWith('/') && !hidden
      ? matching(commandEntries(state.commands, channel.kind, locale, rightsOf(state, me.id)), text.slice(1))
      : [];
  const sign = channel.kind === 'text' ? '#' : channel.kind === 'dm' ? '@' : '';
  const where = `${sign}${channelName(state, channel)}`;

  // A half-filled command belongs to its person and channel.
  useEffect(() => setChosen(null), [channel.id, me.id]);
  useEffect(() => {
    const { wanted } = state;
    if (!wanted) return;
    const known = commandEntries(state.commands, channel.kind, locale, rightsOf(state, me.id));
    const entry = known.find(({ path }) => path.join(' ') === wanted.join(' '));
    if (entry) setChosen(entry);
    actions.want(null);
  }, [state.wanted]);
  const filling = useRef(false);
  useLayoutEffect(() => {
    if (filling.current && !chosen) box.current?.focus();
    filling.current = chosen !== null;
  }, [chosen]);
  useEffect(() => {
    const area = box.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [text]);

  const pick = (entry: CommandEntry): void => {
    setChosen(entry);
    setText('');
  };
  const send = (): void => {
    const content = text.trim();
    if (content === '') return;
    actions.say(withMentions(content, [...state.people, state.bot]));
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = entries[active];
    if (step !== undefined && entries.length > 0)
      setActive((active + step + entries.length) % entries.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && entry && !event.shiftKey) pick(entry);
    else if (event.key === 'Escape' && entries.length > 0) setHidden(true);
    else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) send();
    else return;
    event.preventDefault();
  };

  if (chosen)
    return (
      <div class="composer">
        <CommandForm key={chosen.path.join(' ')} entry={chosen} onDone={() => setChosen(null)} />
      </div>
    );
  return (
    <div class="composer">
      {entries.length > 0 && <CommandList id={listId} entries={entries} active={active} onPick={pick} />}
      <div class="composer-line">
        <textarea
          ref={box}
          rows={1}
          value={text}
          maxLength={longestMessage}
          placeholder={`Message ${where}`}
          aria-label={`Message ${where}`}
          aria-autocomplete="list"
          aria-controls={entries.length > 0 ? listId : undefined}
          aria-activedescendant={entries.length > 0 ? `${listId}-${active}` : undefined}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setActive(0);
            setHidden(false);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          class="slash"
          aria-label="Use a command"
          onClick={() => {
            setText('/');
            setHidden(false);
            setActive(0);
            box.current?.focus();
          }}
        >
          /
        </button>
        {text !== '' && (
          <button type="button" class="send" aria-label="Send message" onClick={send}>
            <SendIcon />
          </button>
        )}
      </div>
    </div>
  );
}

/** Turns a typed `@Name` into a mention, as Discord's input does; longer names match first. */
export function withMentions(text: string, people: readonly APIUser[]): string {
  const byLength = people.toSorted((a, b) => displayName(b).length - displayName(a).length);
  return byLength.reduce((all, user) => all.replaceAll(`@${displayName(user)}`, `<@${user.id}>`), text);
}
