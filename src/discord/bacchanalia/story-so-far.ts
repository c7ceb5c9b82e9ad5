/** Information that a player would otherwise look up while writing: all of it was told openly. */

import type { Color } from '../../games/bacchanalia/cards.ts';
import type { GameState } from '../../games/bacchanalia/state.ts';
import { castOf, isSceneOrEnding } from '../../games/bacchanalia/tales.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import { shorten, shortenStart } from '../../text.ts';
import type { Translate } from '../../texts/index.ts';
import { nameInSentence } from '../../texts/prompt-texts.ts';
import { plainLabel, plainName, plainText, who } from '../views/names.ts';
import { type CurrentTale, cutTaleOf, type StoryReplay, sheetLines, taleOf } from './story-texts.ts';

const MAX_LAST_LENGTH = 300;
const MAX_FIRST_LENGTH = 90;

/** Maximum number of lines on past events; of things to weave in: in a select, and in a line. */
const MAX_LINES = 6;
const MAX_THINGS = 25;
const MAX_IN_LINE = 14;

/** Discord's limit for an option of a select. */
const MAX_THING_LENGTH = 100;

const sentencesOf = (text: string): readonly string[] => text.trim().split(/(?<=[.!?…]["”“»]?)\s+/u);

/** The last two sentences of a tale, or the end of them. */
export const lastSentences = (text: string): string =>
  shortenStart(sentencesOf(text).slice(-2).join(' '), MAX_LAST_LENGTH);

/** A tale's title, or else its first words: plain text in one line. */
export const nameOfTale = ({ title, text }: Pick<CurrentTale, 'title' | 'text'>, most = MAX_FIRST_LENGTH) =>
  shorten((title ?? sentencesOf(text)[0] ?? '').replace(/\s+/g, ' ').trim(), most);

/** The end of a player's last tale, and their character's description. */
export function memoryLines(
  t: Translate,
  { state }: StoryTable,
  color: Color,
  replay: StoryReplay,
): string[] {
  if (!state) return [];
  const sheet = castOf(state)[color];
  const text = lastSentences(taleOf(replay, lastOwn(state, color))?.text ?? '');
  const lines = [
    ...(text === '' ? [] : [t('bacchanalia.form.leftOff', { text: plainText(text) })]),
    ...(sheet ? sheetLines(t, sheet) : []),
  ];
  return lines.map((line) => `-# ${line}`);
}

const lastOwn = ({ told }: GameState, color: Color): number =>
  told.findLastIndex(
    ({ teller, kind }) => teller === color && (kind === 'introduction' || isSceneOrEnding(kind)),
  );

/** A line for each scene and ending that others have told since this player's last tale. */
export function sinceLines(t: Translate, table: StoryTable, color: Color, replay: StoryReplay): string[] {
  const { state } = table;
  if (!state) return [];
  const from = lastOwn(state, color) + 1;
  const tales = state.told.slice(from).flatMap(({ kind, teller }, at) => {
    const tale = isSceneOrEnding(kind) && teller !== color ? taleOf(replay, from + at) : null;
    return tale ? [tale] : [];
  });
  const lines = tales
    .slice(-MAX_LINES)
    .map((tale) =>
      t('bacchanalia.since.line', { who: nameOf(t, table, tale.color), what: plainText(nameOfTale(tale)) }),
    );
  return lines.length === 0 ? [] : [t('bacchanalia.since'), ...lines].map((line) => `-# ${line}`);
}

const nameOf = (t: Translate, table: StoryTable, color: Color): string => {
  const name = table.state && castOf(table.state)[color]?.name;
  return name ? plainName(name) : who(t, table, color);
};

/** People and scene titles from others' tales, each once and short enough for a select: reasons for keeping an odd card. */
export function thingsToWeave(
  t: Translate,
  { state }: StoryTable,
  color: Color,
  replay: StoryReplay,
): readonly string[] {
  if (!state) return [];
  const people = Object.entries(castOf(state)).flatMap(([of, sheet]) => {
    if (of === color || !sheet) return [];
    const theirs = nameInSentence(t.locale, sheet.name);
    const others = (['amans', 'accuser'] as const)
      .filter((field) => sheet[field].trim() !== '')
      .map((field) => t(`bacchanalia.weave.${field}`, { name: sheet[field], of: theirs }));
    return [sheet.name, ...others];
  });
  const titles = state.told.flatMap(({ teller, kind }, at) => {
    const title = teller !== color && isSceneOrEnding(kind) ? taleOf(replay, at)?.title : undefined;
    return title ? [title] : [];
  });
  const things = [...people, ...titles.toReversed()].map((thing) =>
    shorten(plainLabel(thing), MAX_THING_LENGTH),
  );
  return [...new Set(things)].filter((thing) => thing !== '').slice(0, MAX_THINGS);
}

/** Whether this names a character or scene that was cut, and none that is told. */
export const namesCut = ({ state }: Pick<StoryTable, 'state'>, replay: StoryReplay, woven: string): boolean =>
  (state?.skipped ?? [])
    .map((tale) => cutTaleOf(replay, tale))
    .flatMap((cut) => [cut?.character?.name, cut?.title].filter((name) => name !== undefined))
    .some(
      (name) => woven.includes(name) && !Object.values(state?.cast ?? {}).some((one) => one.name === name),
    );

export function weaveLine(t: Translate, table: StoryTable, color: Color, replay: StoryReplay): string[] {
  const things = thingsToWeave(t, table, color, replay).slice(0, MAX_IN_LINE).map(plainText);
  return things.length === 0 ? [] : [`-# ${t('bacchanalia.weave', { things: things.join(' · ') })}`];
}
