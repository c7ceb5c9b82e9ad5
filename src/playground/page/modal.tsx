/** A form that the bot has opened for a person: text fields with their labels. */
import {
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/payloads/v10';
import { useId, useState } from 'preact/hooks';
import { Dialog } from './components.tsx';
import { usePage } from './context.ts';
import { displayName, type OpenModal } from './state.ts';

const longestText = 4000;

/** As Discord counts: a letter or an emoji of several code units is one. */
const characters = (text: string): number => [...text].length;

interface Field {
  readonly label: string;
  readonly description: string | undefined;
  readonly input: APITextInputComponent;
}

const fieldsOf = (modal: APIModalInteractionResponseCallbackData): readonly Field[] =>
  modal.components.flatMap((part) =>
    part.type === ComponentType.Label && part.component.type === ComponentType.TextInput
      ? [{ label: part.label, description: part.description, input: part.component }]
      : [],
  );

const isRequired = (input: APITextInputComponent): boolean => input.required ?? true;

/** Why a text can't be sent so, in a sentence; null where it can. */
function complaint(input: APITextInputComponent, text: string): string | null {
  if (text === '') return isRequired(input) ? 'This is required.' : null;
  const [least, most] = [input.min_length ?? 0, input.max_length ?? longestText];
  if (characters(text) < least) return `At least ${least} characters.`;
  return characters(text) > most ? `At most ${most} characters.` : null;
}

function TextField(props: {
  id: string;
  input: APITextInputComponent;
  value: string;
  wrong: boolean;
  onValue: (value: string) => void;
}) {
  const { id, input, value, wrong, onValue } = props;
  const shared = {
    id,
    value,
    placeholder: input.placeholder ?? '',
    'aria-required': isRequired(input),
    'aria-invalid': wrong,
    'aria-describedby': `${id}-more ${id}-count`,
    'data-custom-id': input.custom_id,
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
  const fields = fieldsOf(modal);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ input }) => [input.custom_id, input.value ?? ''])),
  );
  const [checked, setChecked] = useState(false);
  const id = useId();
  const request = state.requests.find(({ about }) => about.kind === 'submit' && about.modalId === modalId);
  const close = (): void => actions.closeModal(modalId);
  const submit = (): void => {
    setChecked(true);
    if (fields.some(({ input }) => complaint(input, values[input.custom_id] ?? '') !== null)) return;
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
          {fields.map(({ label, description, input }, at) => {
            const value = values[input.custom_id] ?? '';
            const wrong = checked ? complaint(input, value) : null;
            const fieldId = `${id}-${at}`;
            return (
              <div key={at} class="modal-field">
                <label for={fieldId}>
                  {label}
                  {isRequired(input) && (
                    <span class="required" role="img" aria-label="required">
                      *
                    </span>
                  )}
                </label>
                <small id={`${fieldId}-more`}>{description}</small>
                <TextField
                  id={fieldId}
                  input={input}
                  value={value}
                  wrong={wrong !== null}
                  onValue={(text) => setValues((all) => ({ ...all, [input.custom_id]: text }))}
                />
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
