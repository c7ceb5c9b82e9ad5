import { useId, useState } from 'preact/hooks';
import { Dialog } from './dialog.tsx';
import { Markdown } from './markdown.tsx';
import { ModalField } from './modal-field.tsx';
import { complaint, firstValues, isRequired, modalParts } from './modal-fields.ts';
import { displayName } from './people.ts';
import { usePlayground } from './playground.ts';
import type { OpenModal } from './state.ts';

/** A form that the bot has opened for the person. */
export function Modal({ opened }: { opened: OpenModal }) {
  const { state, deeds } = usePlayground();
  const { modal, modalId } = opened;
  const parts = modalParts(modal);
  const fields = parts.flatMap((part) => (part.kind === 'field' ? [part.component] : []));
  const [values, setValues] = useState<Readonly<Record<string, readonly string[]>>>(() =>
    Object.fromEntries(fields.map((field) => [field.custom_id, firstValues(field)])),
  );
  const [checked, setChecked] = useState(false);
  const id = useId();
  const request = state.requests.find(({ about }) => about.kind === 'submit' && about.modalId === modalId);
  const close = (): void => deeds.closeModal(modalId);
  const submit = (): void => {
    setChecked(true);
    const wrong = fields.find((field) => complaint(field, values[field.custom_id] ?? []) !== null);
    if (wrong) return;
    deeds.submit(modalId, submitted(values));
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
        <div class="modal-parts">
          {parts.map((part, at) => {
            if (part.kind === 'text')
              return (
                <div key={at} class="markup">
                  <Markdown source={part.content} />
                </div>
              );
            const { component, label, description } = part;
            const current = values[component.custom_id] ?? [];
            const wrong = checked ? complaint(component, current) : null;
            const fieldId = `${id}-${at}`;
            return (
              <div key={at} class="modal-field">
                <label for={fieldId}>
                  {label}
                  {isRequired(component) && (
                    <span class="required" role="img" aria-label="required">
                      *
                    </span>
                  )}
                </label>
                <small id={`${fieldId}-more`}>{description}</small>
                <ModalField
                  id={fieldId}
                  label={label}
                  component={component}
                  values={current}
                  wrong={wrong !== null}
                  onValues={(chosen) => setValues((all) => ({ ...all, [component.custom_id]: chosen }))}
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

/** As the protocol wants it: one text a field, several chosen values with line breaks between them. */
function submitted(values: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([id, chosen]) => [id, chosen.join('\n')]));
}
