/** Filling in forms. */
import type { formOf, SeenField } from '@haruspex/playground/testing/person.ts';
import { declaredIdOf } from '../../src/discord/custom-id.ts';
import { rematchId } from '../../src/tables/changes/rematch.ts';
import type { Random } from './random.ts';
import { tapOf } from './screen.ts';
import { CANARY, type Witness } from './witness.ts';
import { someText } from './words.ts';

/** The length of a unique word in a text. */
const WORD_ROOM = 9;
/** How often a field that has an example in it is filled in like that. */
const AS_SHOWN = 0.5;
const HOUR_MS = 3_600_000;
/** The time for which people leave others to join a season, and the day before it. */
const TIME_TO_JOIN_MS = 28 * HOUR_MS;
const DATE = /^\d{4}-\d\d-\d\d/;

interface Writer {
  readonly id: string;
  readonly random: Random;
  /** `soonHours`: within so many hours begins what people plan. */
  readonly around: { readonly witness: Witness; readonly soonHours: number };
}

/** `rewrites`: none of the long texts in it is left as it is. */
export function answersTo(
  writer: Writer,
  form: ReturnType<typeof formOf>,
  rewrites: boolean,
): Record<string, string | readonly string[]> {
  const { random, around } = writer;
  const answers: Record<string, string | readonly string[]> = {};
  for (const field of form.fields) {
    const { customId, ticks, options, required, paragraph, least, most, values, placeholder } = field;
    if (ticks)
      answers[customId] =
        options?.filter(() => required || random.chance(0.5)).map(({ value }) => value) ?? [];
    else if (options)
      answers[customId] = required || random.chance(0.5) ? (random.oneOf(options)?.value ?? '') : '';
    else if (DATE.test(values.join()) && random.chance(around.soonHours < 24 ? 1 : 0.7))
      answers[customId] = soon(writer, form.customId);
    else if (values.length > 0 && !(rewrites && paragraph) && random.chance(paragraph ? 0.5 : 0.8)) continue;
    else if (placeholder.length >= least && placeholder !== '' && random.chance(AS_SHOWN))
      answers[customId] = placeholder.slice(0, most);
    else if (required || random.chance(0.5))
      answers[customId] = write(writer, form.customId, Math.max(1, least), Math.min(most, 600), paragraph);
  }
  return answers;
}

/** A time within the next days, or hours; later for a season, so that people can join until a day before it. */
function soon({ random, around }: Writer, form: string): string {
  const least = tapOf(declaredIdOf(form))?.on === 'seasonOpen' ? TIME_TO_JOIN_MS : 0;
  const at = Date.now() + least + HOUR_MS * around.soonHours ** random.fraction();
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** Words of their own, with one that nobody else writes where there is room. */
function write(
  { random, around, id }: Writer,
  customId: string,
  least: number,
  most: number,
  lines: boolean,
): string {
  const text = someText(random, least, most, lines);
  if (text.length + WORD_ROOM > most) return text;
  const tap = tapOf(declaredIdOf(customId));
  const isForNext = tap?.on === 'storyWrite' && tap.written.what === 'again';
  const table = isForNext ? rematchId(tap.table) : (tap?.table ?? null);
  return `${text} ${around.witness.newWord({ userId: id, customId, table })}`;
}

/** Words in a field that a person saw and replaced. */
export function withdraw(
  witness: Witness,
  fields: readonly SeenField[],
  answers: Readonly<Record<string, string | readonly string[]>>,
): void {
  for (const { customId, values } of fields) {
    if (answers[customId] === undefined) continue;
    for (const word of values.join('\n').match(CANARY) ?? []) witness.withdrawn.add(word);
  }
}
