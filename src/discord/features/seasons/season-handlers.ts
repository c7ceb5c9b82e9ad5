import type {
  BaseInteraction,
  ButtonInteraction,
  StringSelectMenuInteraction,
  UserSelectMenuInteraction,
} from 'discord.js';
import { mayManageSeasons } from '../../../tables/permissions.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import { shorten } from '../../../text.ts';
import type { Translate } from '../../../texts/index.ts';
import { isManager } from '../../api/interaction.ts';
import { LONGEST_CONTENT } from '../../api/message.ts';
import type { Answerable } from '../../handling/acknowledgement.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { translatorFor } from '../../handling/locale.ts';
import { answer, promiseReplyInPlace, replyText } from '../../handling/reply.ts';
import { listedSeasons, type Reader, seasonPage } from './page.ts';

export type AtSeason = { readonly season: string };
export type Component = ButtonInteraction | StringSelectMenuInteraction | UserSelectMenuInteraction;

export const readerOf = (interaction: BaseInteraction): Reader => ({
  userId: interaction.user.id,
  isManager: isManager(interaction),
});

/** Whether the person may open and manage seasons; else they are told. */
export async function isAllowed(context: HandlerContext, interaction: Answerable): Promise<boolean> {
  if (mayManageSeasons({ guildId: interaction.guildId, isManager: isManager(interaction) })) return true;
  await replyText(context, interaction, 'season.refused.onlyManagers');
  return false;
}

/** The season of a button on this server; null after telling the person that there is none. */
export async function seasonOf(
  context: HandlerContext,
  interaction: Answerable,
  { season: id }: AtSeason,
): Promise<StoredSeason | null> {
  const stored = await context.seasons.season(id);
  if (stored && stored.guildId === interaction.guildId) return stored;
  await replyText(context, interaction, 'season.refused.none');
  return null;
}

export interface Shown {
  readonly stored: StoredSeason;
  readonly t: Translate;
}

/** A handler whose answer stands in the place of what was pressed, or beside it, for a season that there is. `who` may press it. */
export const inPlace =
  <I extends Component, Values extends AtSeason>(
    show: (context: HandlerContext, interaction: I, shown: Shown, values: Values) => Promise<void>,
    who: 'all' | 'managers' = 'all',
  ) =>
  async (context: HandlerContext, interaction: I, values: Values): Promise<void> => {
    promiseReplyInPlace(interaction);
    if (who === 'managers' && !(await isAllowed(context, interaction))) return;
    const stored = await seasonOf(context, interaction, values);
    if (stored)
      await show(context, interaction, { stored, t: await translatorFor(context, interaction) }, values);
  };

/** Shows a person's page, below `before`. */
export async function showPage(
  context: HandlerContext,
  interaction: Component,
  { stored, t }: Shown,
  before: string | null = null,
): Promise<void> {
  const all = await listedSeasons(context, stored.guildId, interaction);
  const page = await seasonPage(context, t, stored, all, readerOf(interaction));
  const content = before === null ? page.content : shorten(`${before}\n\n${page.content}`, LONGEST_CONTENT);
  await answer(interaction, { ...page, content });
}
