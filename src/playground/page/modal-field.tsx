import { ComponentType } from 'discord-api-types/payloads/v10';
import type { FieldComponent } from './modal-fields.ts';
import { Select } from './select.tsx';

interface ModalFieldProps {
  readonly id: string;
  readonly label: string;
  readonly component: FieldComponent;
  readonly values: readonly string[];
  readonly wrong: boolean;
  readonly onValues: (values: readonly string[]) => void;
}

function TextField({ id, component, values, wrong, onValues }: ModalFieldProps) {
  if (component.type !== ComponentType.TextInput) return null;
  const shared = {
    id,
    value: values[0] ?? '',
    placeholder: component.placeholder ?? '',
    maxLength: component.max_length ?? 4000,
    'aria-invalid': wrong,
    'aria-describedby': `${id}-more`,
    'data-custom-id': component.custom_id,
  };
  const left = (component.max_length ?? 4000) - (values[0] ?? '').length;
  return component.style === 1 ? (
    <input {...shared} type="text" onInput={(event) => onValues([event.currentTarget.value])} />
  ) : (
    <div class="paragraph">
      <textarea {...shared} rows={4} onInput={(event) => onValues([event.currentTarget.value])} />
      <small aria-hidden="true">{left}</small>
    </div>
  );
}

function GroupField({ id, component, values, onValues }: ModalFieldProps) {
  if (component.type !== ComponentType.RadioGroup && component.type !== ComponentType.CheckboxGroup)
    return null;
  const several = component.type === ComponentType.CheckboxGroup;
  return (
    <div class="modal-group">
      {component.options.map((option) => (
        <label key={option.value}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={id}
            data-custom-id={component.custom_id}
            checked={values.includes(option.value)}
            onChange={(event) => {
              if (!several) onValues([option.value]);
              else if (event.currentTarget.checked) onValues([...values, option.value]);
              else onValues(values.filter((value) => value !== option.value));
            }}
          />
          <span>
            {option.label}
            {option.description && <small>{option.description}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}

/** The part of a modal that one fills in. */
export function ModalField(props: ModalFieldProps) {
  const { id, component, values, label, onValues } = props;
  switch (component.type) {
    case ComponentType.TextInput:
      return <TextField {...props} />;
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup:
      return <GroupField {...props} />;
    case ComponentType.Checkbox:
      return (
        <input
          id={id}
          type="checkbox"
          data-custom-id={component.custom_id}
          checked={values[0] === 'true'}
          onChange={(event) => onValues([String(event.currentTarget.checked)])}
        />
      );
    default:
      return <Select select={component} label={label} onChoose={onValues} />;
  }
}
