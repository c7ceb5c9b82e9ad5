/** Characters of a story, and their players' descriptions: an odd card is woven from them (docs/rules/bacchanalia.md §4.8). */
import type { ButtonInteraction, ChatInputCommandInteraction, StringSelectMenuInteraction } from 'discord.js';
import { COLORS, type Color } from '../../games/bacchanalia/cards.ts';
import type { Character, Scene, Story } from '../../tables/bacchanalia/story/story.ts';
import type { Table } from '../../tables/table.ts';
import { shorten } from '../../text.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { button, type ComponentRow, type OutMessage, plain, rowsOf, selectRow } from '../api/message.ts';
import { type HandlerContext, localeFor } from '../handling/context.ts';
import { answer, promiseReply, promiseUpdate } from '../handling/reply.ts';
import { plainText, who } from '../views/names.ts';
import { storyButtons } from './buttons.ts';
import { defaultStory } from './chronicle/command.ts';
import { type Reading, readFor } from './chronicle/reading.ts';
import { nameOnButton, sheetLines } from './story-texts.ts';

const MAX_CONTENT_LENGTH = 1950;

/** Maximum shown length of an introduction, and of each scene. */
const MAX_INTRODUCTION_LENGTH = 500;
const MAX_SCENE_LENGTH = 160;

export async function castCommand(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction,
  named: Table | null,
): Promise<void> {
  const table = named ?? (await defaultStory(context, interaction));
  await showCast(context, interaction, table, null);
}

export async function onCastButton(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { table }: { readonly table: string },
): Promise<void> {
  promiseReply(interaction);
  await showCast(context, interaction, await context.store.load(table), null);
}

export async function onCastChoice(
  context: HandlerContext,
  interaction: StringSelectMenuInteraction,
  { table }: { readonly table: string },
): Promise<void> {
  promiseUpdate(interaction);
  const chosen = COLORS.find((color) => color === interaction.values[0]) ?? null;
  await showCast(context, interaction, await context.store.load(table), chosen);
}

async function showCast(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction | ButtonInteraction | StringSelectMenuInteraction,
  table: Table | null,
  chosen: Color | null,
): Promise<void> {
  const locale = await localeFor(context, interaction);
  const t = translator(locale);
  const read = table ? await readFor(context, interaction, locale, table) : t('chronicle.none');
  await answer(interaction, typeof read === 'string' ? plain(read) : castMessage(t, read, chosen));
}

/** Everybody in a few lines, or one character with all descriptions. */
export function castMessage(
  t: Translate,
  { table, story }: Pick<Reading, 'table' | 'story'>,
  chosen: Color | null,
): OutMessage {
  const one = story.characters.find(({ color }) => color === chosen);
  const lines = one
    ? characterLines(t, table, story, one)
    : [
        t('bacchanalia.cast.head', { number: table.number, title: titleOf(table) }),
        ...story.characters.map((character) => summaryLine(t, table, character)),
        t('bacchanalia.cast.odd'),
      ];
  const title = button(
    storyButtons.write({ table: table.id, written: { what: 'title' } }),
    t('bacchanalia.button.title'),
  );
  const below = rowsOf([table.status === 'playing' && title]);
  return plain(fitting(lines), [characterList(t, table, story), ...below]);
}

const titleOf = ({ terms }: Reading['table']): string => (terms?.title ? plainText(terms.title) : 'none');

function fitting(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    if (text.length + line.length + 1 > MAX_CONTENT_LENGTH) return `${text}…`;
    text += `${line}\n`;
  }
  return text.trimEnd();
}

/** `Livia (Anna): accused of arson by Cotta, loves Festus` */
function summaryLine(t: Translate, table: Reading['table'], { color, sheet }: Character): string {
  const short = (text: string) => plainText(cut(text, 70)) || 'none';
  return t('bacchanalia.cast.row', {
    who: who(t, table, color),
    accusation: short(sheet?.accusation ?? ''),
    accuser: short(sheet?.accuser ?? ''),
    amans: short(sheet?.amans ?? ''),
  });
}

function characterLines(
  t: Translate,
  table: Reading['table'],
  { chapters }: Story,
  { color, sheet, introduction }: Character,
): string[] {
  const scenes = chapters.filter(
    (chapter): chapter is Scene => chapter.kind === 'scene' && chapter.color === color,
  );
  return [
    `**${who(t, table, color)}**`,
    ...(sheet ? sheetLines(t, sheet) : []),
    introduction.is === 'told'
      ? `> ${plainText(cut(introduction.tale.text, MAX_INTRODUCTION_LENGTH))}`
      : `-# ${t(`chronicle.untold.${introduction.why}`)}`,
    ...scenes.flatMap(({ told, number }) =>
      told.is === 'told'
        ? [
            t('bacchanalia.cast.scene', {
              number,
              title: told.tale.title ? plainText(told.tale.title) : 'none',
              text: plainText(cut(told.tale.text, MAX_SCENE_LENGTH)),
            }),
          ]
        : [],
    ),
  ];
}

const cut = (text: string, most: number): string => shorten(text.replace(/\s+/g, ' ').trim(), most);

const characterList = (t: Translate, table: Reading['table'], { characters }: Story): ComponentRow =>
  selectRow(
    storyButtons.castOf({ table: table.id }),
    t('bacchanalia.cast.choose'),
    characters.map(({ color }) => ({ label: nameOnButton(t, table, color), value: color })),
  );
