import type { Interaction } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { canonicalZone, zonesLike } from '../../../tables/clock/zones.ts';
import { translator } from '../../../texts/index.ts';
import { MOST_SUGGESTIONS, personOf } from '../../api/interaction.ts';
import type { OutMessage } from '../../api/message.ts';
import { localized } from '../../handling/command-options.ts';
import type { HandlerContext } from '../../handling/context.ts';
import type { Feature } from '../../handling/feature.ts';
import { translatorFor } from '../../handling/locale.ts';
import { panelMessage, panelRoutes } from '../../handling/panel.ts';
import { replyPrivately } from '../../handling/reply.ts';
import { inZone, localTime, preferences } from './panel.ts';

/** How everything is now, read anew: a tap may have changed the language. */
async function preferencesMessage(
  context: HandlerContext,
  { user, locale: discordLocale }: Pick<Interaction, 'user' | 'locale'>,
  shown: { readonly page?: string; readonly note: string | null },
): Promise<OutMessage> {
  const [settings, hidden] = await Promise.all([
    context.people.settings(user.id),
    context.results.isHidden(user.id),
  ]);
  const t = translator(settings.locale ?? discordLocale);
  return panelMessage(t, preferences, { settings, hidden, now: context.now(), discordLocale }, shown);
}

/** Longer than any place that people type. */
const LONGEST_TYPED = 60;

export const preferencesFeature: Feature = {
  commands: [
    {
      name: 'preferences',
      text: 'command.preferences',
      options: [
        {
          type: Option.String,
          ...localized('time-zone', 'command.preferences.timeZone'),
          autocomplete: true,

          /** Time zones like what was typed, each with the time that it is there. */
          async complete(context, interaction) {
            const t = await translatorFor(context, interaction);
            const zones = zonesLike(interaction.options.getFocused(), MOST_SUGGESTIONS);
            await interaction.respond(
              zones.map((zone) => ({
                name: t('choice.timeZone', { zone, time: localTime(zone, context.now()) }),
                value: zone,
              })),
            );
          },
          max_length: LONGEST_TYPED,
        },
      ],
      anywhere: true,
      /** `/preferences`: the panel. A time zone that its list doesn't have comes as an option. */
      async handle(context, interaction) {
        const typed = interaction.options.getString('time-zone');
        if (typed === null)
          return replyPrivately(interaction, await preferencesMessage(context, interaction, { note: null }));
        const zone = canonicalZone(typed);
        if (zone !== null)
          await context.people.change(interaction.user.id, (current) => inZone(current, zone));
        const note =
          zone === null ? (await translatorFor(context, interaction))('preferences.badZone') : null;
        const shown = { page: 'time', note };
        await replyPrivately(interaction, await preferencesMessage(context, interaction, shown));
      },
    },
  ],
  routes: panelRoutes(preferences, {
    asked: async (context, interaction) => ({
      context,
      person: personOf(interaction),
      interactionId: interaction.id,
      t: await translatorFor(context, interaction),
    }),
    message: preferencesMessage,
  }),
};
