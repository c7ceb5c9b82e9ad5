import { type AutocompleteInteraction, type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { LONGEST_QUIET_MINUTES, zonesLike } from '../../../tables/clock/index.ts';
import { translator } from '../../../texts/index.ts';
import { plain } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { replyPrivately } from '../../handling/handler.ts';
import { localeFor } from '../../handling/locale.ts';
import { isNothing, wished, wishesOf } from '../../handling/preference-options.ts';
import { reaches } from '../../handling/reply.ts';
import { localTime, mySettings } from './view.ts';

/** `/me`: changes what is given, and tells how everything is. */
export async function me(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const { id } = interaction.user;
  const so = await context.people.settings(id);
  const wishes = wishesOf(interaction);
  const outcome = wished(so, wishes);
  if (!outcome.ok) {
    const t = translator(so.locale ?? interaction.locale);
    await replyPrivately(
      interaction,
      plain(t(`me.${outcome.problem}`, { hours: LONGEST_QUIET_MINUTES / 60 })),
    );
    return;
  }
  const t = translator(outcome.settings.locale ?? interaction.locale);
  const isClosed =
    wishes.remindBy === 'message' && !(await reaches(context, id, plain(t('me.directTest')), interaction.id));
  const settings = isClosed ? { ...outcome.settings, remindBy: so.remindBy } : outcome.settings;
  if (!isNothing(wishes)) await context.people.save(id, settings);
  const shown = mySettings(t, settings, { now: context.now(), discordLocale: interaction.locale });
  await replyPrivately(interaction, plain(isClosed ? `${t('me.directClosed')}\n\n${shown}` : shown));
}

/** Discord shows at most this many. */
const MOST_CHOICES = 25;

/** Time zones like what was typed, each with the time that it is there. */
export async function zoneChoices(
  context: HandlerContext,
  interaction: AutocompleteInteraction,
): Promise<void> {
  const locale = await localeFor(context, interaction);
  const t = translator(locale);
  const zones = zonesLike(interaction.options.getFocused(), MOST_CHOICES);
  await interaction.respond(
    zones.map((zone) => ({
      name: t('choice.timeZone', { zone, time: localTime(zone, context.now()) }),
      value: zone,
    })),
  );
}
