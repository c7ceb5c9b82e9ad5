/** What a person put into a modal's fields or chose in a select, checked as Discord's client checks it. */
import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { PageRefusal, type Resolvable, type Resolved } from './chosen.ts';
import type { Interactive } from './forms/component.ts';
import { fieldsOf, type Modal, type ModalField } from './forms/modal.ts';

const resolvable: Readonly<Partial<Record<number, Resolvable>>> = {
  [ComponentType.UserSelect]: 'user',
  [ComponentType.RoleSelect]: 'role',
  [ComponentType.MentionableSelect]: 'mentionable',
  [ComponentType.ChannelSelect]: 'channel',
};

type Choosable = Extract<
  Interactive | ModalField,
  { type: Exclude<ModalField['type'], ComponentType.TextInput | ComponentType.Checkbox> }
>;

/** @throws PageRefusal unless `values` are as many as asked for, different, and offered. */
export function checkValues(
  select: Choosable,
  values: readonly string[],
  resolved: Resolved,
  least: number,
): void {
  const most = ('max_values' in select ? select.max_values : null) ?? 1;
  if (values.length < least || values.length > most) {
    throw new PageRefusal(`Between ${least} and ${most} have to be chosen.`);
  }
  if (new Set(values).size !== values.length) throw new PageRefusal('Something was chosen twice.');
  const kind = resolvable[select.type];
  for (const value of values) {
    if (kind !== undefined)
      resolved.add(kind, value, 'channel_types' in select ? select.channel_types : null);
    else if ('options' in select && !select.options.some((option) => option.value === value)) {
      throw new PageRefusal(`“${value}” is not one of the choices.`);
    }
  }
}

function fillText(field: Extract<ModalField, { type: ComponentType.TextInput }>, value: string): void {
  const { length } = [...value];
  if (length === 0 && field.required !== false) throw new PageRefusal('This field is required.');
  if (length === 0) return;
  if (field.style === TextInputStyle.Short && value.includes('\n')) {
    throw new PageRefusal('This field has one line.');
  }
  if (length < (field.min_length ?? 0) || length > (field.max_length ?? 4000)) {
    throw new PageRefusal(
      `Between ${field.min_length ?? 0} and ${field.max_length ?? 4000} characters, please.`,
    );
  }
}

function fillField(
  field: ModalField,
  value: string,
  id: number,
  resolved: Resolved,
): Record<string, unknown> {
  const base = { type: field.type, id, custom_id: field.custom_id };
  if (field.type === ComponentType.TextInput) {
    fillText(field, value);
    return { ...base, value };
  }
  if (field.type === ComponentType.Checkbox) return { ...base, value: value === 'true' };
  const values = value === '' ? [] : value.split('\n');
  const asked = 'min_values' in field ? (field.min_values ?? 1) : 1;
  const mayBeEmpty = field.required === false && values.length === 0;
  checkValues(field, values, resolved, mayBeEmpty ? 0 : asked);
  return field.type === ComponentType.RadioGroup
    ? { ...base, value: values[0] ?? null }
    : { ...base, values };
}

/**
 * The modal's components as the submission carries them.
 * `values`: by custom id; several chosen ones of one field are separated by line breaks.
 * @throws PageRefusal
 */
export function fillModal(
  form: Modal,
  values: Readonly<Record<string, string>>,
  resolved: Resolved,
): Record<string, unknown>[] {
  const known = form.components.flatMap(fieldsOf).map(({ custom_id }) => custom_id);
  for (const id of Object.keys(values)) {
    if (!known.includes(id)) throw new PageRefusal(`The modal has no field “${id}”.`);
  }
  const idOf = numbering(form);
  return form.components.map((component) => {
    const base = { type: component.type, id: idOf(component) };
    const filled = fieldsOf(component).map((field) =>
      fillField(field, values[field.custom_id] ?? '', idOf(field), resolved),
    );
    if (component.type === ComponentType.Label) return { ...base, component: filled[0] };
    if (component.type === ComponentType.ActionRow) return { ...base, components: filled };
    return base;
  });
}

type Part = Modal['components'][number] | ModalField;

/** Ids that the bot didn't give count up through the modal, each part before what is in it. */
function numbering(form: Modal): (part: Part) => number {
  const parts: Part[] = form.components.flatMap((part) => [part, ...fieldsOf(part)]);
  const ids = new Map(parts.map((part) => [part, part.id || null]));
  const taken = new Set(ids.values());
  let next = 1;
  for (const [part, id] of ids) {
    if (id !== null) continue;
    while (taken.has(next)) next += 1;
    ids.set(part, next);
    next += 1;
  }
  return (part) => ids.get(part) ?? 0;
}
