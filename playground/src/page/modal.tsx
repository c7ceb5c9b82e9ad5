/** A form that the bot has opened: labelled fields and lists, with texts between them. */
import {
  type APIModalInteractionResponseCallbackData,
  type APIRadioGroupComponent,
  type APIStringSelectComponent,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/payloads/v10';
import { useId, useState } from 'preact/hooks';
import { Dialog } from './components.tsx';
import { usePage } from './context.ts';
import { Markdown } from './markdown.tsx';
import { displayName, type OpenModal } from './state.ts';

const longestText = 4000;

/** Counts code points, as Discord does. */
const characters = (text: string): number => [...text].length;

type Input = APITextInputComponent | APIStringSelectComponent | APIRadioGroupComponent;

type Part =
  | { readonly text: string }
  | { readonly label: string; readonly description: string | undefined; readonly input: Input };

const partsOf = (modal: APIModalInteractionResponseCallbackData): readonly Part[] =>
  modal.components.flatMap((part): Part[] => {
    if (part.type === ComponentType.TextDisplay) return [{ text: part.content }];
    if (part.type !== ComponentType.Label) return [];
    const { label, description, component: input } = part;
    return input.type === ComponentType.TextInput ||
      input.type === ComponentType.StringSelect ||
      input.type === ComponentType.RadioGroup
      ? [{ label, description, input }]
      : [];
  });

const startOf = (input: Input): string =>
  input.type === ComponentType.TextInput
    ? (input.value ?? '')
    : (input.options.find((option) => option.default)?.value ?? '');

const isRequired = (input: Input): boolean => input.required ?? true;

/** Explains why a field's content is invalid; null if it is valid. */
function complaint(input: Input, text: string): string | null {
  if (text === '') return isRequired(input) ? 'This is required.' : null;
  if (input.type !== ComponentType.TextInput) return null;
  const [least, most] = [input.min_length ?? 0, input.max_length ?? longestText];
  if (characters(text) < least) return `At least ${least} characters.`;
  return characters(text) > most ? `At most ${most} characters.` : null;
}

interface FieldProps<Kind extends Input> {
  readonly id: string;
  readonly input: Kind;
  readonly value: string;
  readonly wrong: boolean;
  readonly onValue: (value: string) => void;
}

const sharedAttributes = ({ id, input, value, wrong }: FieldProps<Input>) => ({
  id,
  value,
  'aria-required': isRequired(input),
  'aria-invalid': wrong,
  'data-custom-id': input.custom_id,
});

function ListField(props: FieldProps<APIStringSelectComponent>) {
  const { id, input, onValue } = props;
  const none = input.placeholder ?? 'Make a selection';
  return (
    <select
      {...sharedAttributes(props)}
      aria-describedby={`${id}-more`}
      onChange={(event) => onValue(event.currentTarget.value)}
    >
      {(!isRequired(input) || startOf(input) === '') && <option value="">{none}</option>}
      {input.options.map(({ value, label, description }) => (
        <option key={value} value={value}>
          {description ? `${label} (${description})` : label}
        </option>
      ))}
    </select>
  );
}

function RadioField(props: FieldProps<APIRadioGroupComponent>) {
  const { id, input, value, wrong, onValue } = props;
  return (
    <div
      id={id}
      class="radio-field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={isRequired(input)}
      aria-invalid={wrong}
      data-custom-id={input.custom_id}
    >
      {input.options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          <span>
            {option.label}
            {option.description && <small> {option.description}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}

function TextField(props: FieldProps<APITextInputComponent>) {
  const { id, input, value, onValue } = props;
  const shared = {
    ...sharedAttributes(props),
    placeholder: input.placeholder ?? '',
    'aria-describedby': `${id}-more ${id}-count`,
  };
  const left = (input.max_length ?? longestText) - characters(value);
  return (
    <div class="text-field">
      {input.style === TextInputStyle.Short ? (
        <input {...shared} type="text" onInput={(event) => onValue(event.currentTarget.value)} />
      ) : (
        <textarea {...shared} rows={4} onInput={(event) => onValue(event.currentTarget.value)} />
      )}
      <small id={`${id}-count`} class={left < 0 ? 'text-left over' : 'text-left'}>
        {left}
        <span class="unseen"> {left === 1 ? 'character' : 'characters'} left</span>
      </small>
    </div>
  );
}

export function Modal({ opened }: { opened: OpenModal }) {
  const { state, actions } = usePage();
  const { modal, modalId } = opened;
  const parts = partsOf(modal);
  const inputs = parts.flatMap((part) => ('input' in part ? [part.input] : []));
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(inputs.map((input) => [input.custom_id, startOf(input)])),
  );
  const [checked, setChecked] = useState(false);
  const id = useId();
  const request = state.requests.find(({ about }) => about.kind === 'submit' && about.modalId === modalId);
  const close = (): void => actions.closeModal(modalId);
  const submit = (): void => {
    setChecked(true);
    if (inputs.some((input) => complaint(input, values[input.custom_id] ?? '') !== null)) return;
    actions.submit(modalId, values);
  };
  return (
    <Dialog class="modal" label={modal.title} onClose={close} stays>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <header>
          <h2>{modal.title}</h2>
          <button type="button" class="close" aria-label="Close" onClick={close}>
            ✕
          </button>
        </header>
        <div class="modal-fields">
          {parts.map((part, at) => {
            if ('text' in part)
              return (
                <div key={at} class="markup modal-text">
                  <Markdown source={part.text} />
                </div>
              );
            const { label, description, input } = part;
            const value = values[input.custom_id] ?? '';
            const wrong = checked ? complaint(input, value) : null;
            const fieldId = `${id}-${at}`;
            const shared = {
              id: fieldId,
              value,
              wrong: wrong !== null,
              onValue: (text: string) => setValues((all) => ({ ...all, [input.custom_id]: text })),
            };
            return (
              <div key={at} class="modal-field">
                <label id={`${fieldId}-label`} for={fieldId}>
                  {label}
                  {isRequired(input) && (
                    <span class="required" role="img" aria-label="required">
                      *
                    </span>
                  )}
                </label>
                <small id={`${fieldId}-more`}>{description}</small>
                {input.type === ComponentType.TextInput && <TextField {...shared} input={input} />}
                {input.type === ComponentType.StringSelect && <ListField {...shared} input={input} />}
                {input.type === ComponentType.RadioGroup && <RadioField {...shared} input={input} />}
                {wrong !== null && (
                  <p class="failure" role="alert">
                    {wrong}
                  </p>
                )}
              </div>
            );
          })}
          {request?.state === 'failed' && (
            <p class="failure" role="alert">
              {request.text ?? 'Something went wrong. Try again.'}
            </p>
          )}
          <p class="modal-note">
            This form is submitted to {displayName(state.bot)}. Don’t share passwords or other private things.
          </p>
        </div>
        <footer>
          <button type="button" class="button secondary" onClick={close}>
            Cancel
          </button>
          <button
            type="submit"
            class={`button primary${request?.state === 'waiting' ? ' waiting' : ''}`}
            aria-busy={request?.state === 'waiting'}
          >
            Submit
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
