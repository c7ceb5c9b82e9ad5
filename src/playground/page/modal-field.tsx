import { ComponentType, TextInputStyle } from 'discord-api-types/payloads/v10';
import { characters, type FieldComponent, isRequired, longestText } from './modal-fields.ts';
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
    'aria-required': isRequired(component),
    'aria-invalid': wrong,
    'aria-describedby': `${id}-more ${id}-count`,
    'data-custom-id': component.custom_id,
  };
  const most = component.max_length ?? longestText;
  const left = most - characters(values[0] ?? '');
  return (
    <div class="text-field">
      {component.style === TextInputStyle.Short ? (
        <input {...shared} type="text" onInput={(event) => onValues([event.currentTarget.value])} />
      ) : (
        <textarea {...shared} rows={4} onInput={(event) => onValues([event.currentTarget.value])} />
      )}
      <small id={`${id}-count`} class={left < 0 ? 'text-left over' : 'text-left'}>
        {left}
        <span class="unseen"> {left === 1 ? 'character' : 'characters'} left</span>
      </small>
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
