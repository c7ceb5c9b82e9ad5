import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import { translator } from '../../texts/index.ts';
import type { Room } from '../room.ts';
import { contentsMessage, FIRST_GROUP, MAIN_PAGES } from '../rules/contents.ts';
import { formatChosen, pagesFor, parseChosen } from '../rules/find.ts';
import { pageMessage, type RulesMessage } from '../rules/page.ts';
import { answerAnew, shows } from '../rules/reply.ts';
import { maySayHere } from '../share.ts';
import { localeFor } from '../speaker.ts';

/** A page and those that were found with it, one row of buttons. */
const MOST_FOUND = 5;

/** Discord shows at most this many. */
const MOST_CHOICES = 25;

/** `/rules`: the contents, the page that was chosen, or those that are about what was typed. */
export async function rules(room: Room, interaction: ChatInputCommandInteraction): Promise<void> {
  await answerAnew(interaction);
  const locale = await localeFor(room, interaction);
  const topic = interaction.options.getString('topic') ?? '';
  await shows(room, interaction, answerTo(locale, topic, maySayHere(interaction)));
}

function answerTo(locale: string, topic: string, sharable: boolean): RulesMessage {
  if (topic.trim() === '') return contentsMessage(locale, FIRST_GROUP, null);
  const chosen = parseChosen(topic);
  const [page, ...also] = chosen ? [chosen] : pagesFor(locale, topic, MOST_FOUND);
  if (!page) return contentsMessage(locale, FIRST_GROUP, topic);
  return pageMessage(locale, { page, part: 0, also, sharable });
}

/** The titles of the pages that are about what has been typed so far. */
export async function topicChoices(room: Room, interaction: AutocompleteInteraction): Promise<void> {
  const locale = await localeFor(room, interaction);
  const t = translator(locale);
  const typed = interaction.options.getFocused();
  const pages = typed.trim() === '' ? MAIN_PAGES : pagesFor(locale, typed, MOST_CHOICES);
  await interaction.respond(
    pages.map((page) => ({ name: t(`rules.${page}.title`), value: formatChosen(page) })),
  );
}
