/** A form that the bot has opened: labelled fields and selects, with texts between them. */
import {
  type APICheckboxGroupComponent,
  type APIModalInteractionResponseCallbackData,
  type APIRadioGroupComponent,
  type APIStringSelectComponent,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/payloads/v10';
import { useId, useState } from 'preact/hooks';
import type { Submitted } from '../page-protocol.ts';
import { Dialog } from './components.tsx';
import { usePage } from './context.ts';
import { Markdown } from './markdown.tsx';
import { displayName, type OpenModal } from './state.ts';

const longestText = 4000;

/** Counts code points, as Discord does. */
const characters = (text: string): number => [...text].length;

type OneValued = APITextInputComponent | APIStringSelectComponent | APIRadioGroupComponent;
type Input = OneValued | APICheckboxGroupComponent;

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
      input.type === ComponentType.RadioGroup ||
      input.type === ComponentType.CheckboxGroup
      ? [{ label, description, input }]
      : [];
  });

const startOf = (input: OneValued): string =>
  input.type === ComponentType.TextInput
    ? (input.value ?? '')
    : (input.options.find((option) => option.default)?.value ?? '');

const tickedAtStart = ({ options }: APICheckboxGroupComponent): readonly string[] =>
  options.flatMap((option) => (option.default ? [option.value] : []));

const isRequired = (input: Input): boolean => input.required ?? true;

/** Explains why a field's content is invalid; null if it is valid. */
function complaint(input: Input, given: Submitted[string]): string | null {
  if (input.type === ComponentType.CheckboxGroup) return complaintOfBoxes(input, given.length);
  const text = String(given);
  if (text === '') return isRequired(input) ? 'This is required.' : null;
  if (input.type !== ComponentType.TextInput) return null;
  const [least, most] = [input.min_length ?? 0, input.max_length ?? longestText];
  if (characters(text) < least) return `At least ${least} characters.`;
  return characters(text) > most ? `At most ${most} characters.` : null;
}

function complaintOfBoxes(input: APICheckboxGroupComponent, count: number): string | null {
  if (count === 0) return isRequired(input) ? 'This is required.' : null;
  const [least, most] = [input.min_values ?? 1, input.max_values ?? input.options.length];
  if (count < least) return `At least ${least}.`;
  return count > most ? `At most ${most}.` : null;
}

interface FieldProps<Kind extends Input, Value = string> {
  readonly id: string;
  readonly input: Kind;
  readonly value: Value;
  readonly wrong: boolean;
  readonly onValue: (value: Value) => void;
}

const sharedAttributes = ({ id, input, value, wrong }: FieldProps<OneValued>) => ({
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

/** Options that are all visible: radio buttons or checkboxes. */
function SeenOptions(props: {
  id: string;
  input: APIRadioGroupComponent | APICheckboxGroupComponent;
  isChosen: (value: string) => boolean;
  onPick: (value: string) => void;
}) {
  const { id, input, isChosen, onPick } = props;
  return (
    <>
      {input.options.map(({ value, label, description }) => (
        <label key={value}>
          <input
            type={input.type === ComponentType.RadioGroup ? 'radio' : 'checkbox'}
            name={id}
            value={value}
            checked={isChosen(value)}
            onChange={() => onPick(value)}
          />
          <span>
            {label}
            {description && <small> {description}</small>}
          </span>
        </label>
      ))}
    </>
  );
}

function RadioField({ id, input, value, wrong, onValue }: FieldProps<APIRadioGroupComponent>) {
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
      <SeenOptions id={id} input={input} isChosen={(option) => option === value} onPick={onValue} />
    </div>
  );
}

function BoxesField(props: FieldProps<APICheckboxGroupComponent, readonly string[]>) {
  const { id, input, value, onValue } = props;
  const isTicked = (option: string): boolean => value.includes(option);
  const pick = (option: string): void =>
    onValue(isTicked(option) ? value.filter((other) => other !== option) : [...value, option]);
  return (
    <fieldset id={id} class="radio-field" aria-labelledby={`${id}-label`} data-custom-id={input.custom_id}>
      <SeenOptions id={id} input={input} isChosen={isTicked} onPick={pick} />
    </fieldset>
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
  const [values, setValues] = useState<Submitted>(() =>
    Object.fromEntries(
      inputs.map((input) => [
        input.custom_id,
        input.type === ComponentType.CheckboxGroup ? tickedAtStart(input) : startOf(input),
      ]),
    ),
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
            const onValue = (given: Submitted[string]): void =>
              setValues((all) => ({ ...all, [input.custom_id]: given }));
            const place = { id: fieldId, wrong: wrong !== null, onValue };
            const shared = { ...place, value: String(value) };
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
                {input.type === ComponentType.CheckboxGroup && (
                  <BoxesField {...place} value={[value].flat()} input={input} />
                )}
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
