import type { ChatInputCommandInteraction, Interaction } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { canonicalZone, zonesLike } from '../../../tables/clock/zones.ts';
import { translator } from '../../../texts/index.ts';
import { MOST_SUGGESTIONS, personOf } from '../../api/interaction.ts';
import type { OutMessage } from '../../api/message.ts';
import { localized } from '../../handling/command-options.ts';
import type { HandlerContext } from '../../handling/context.ts';
import type { CommandOption, Feature } from '../../handling/feature.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
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

async function chooseZone(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction,
  typed: string,
): Promise<string | null> {
  const zone = canonicalZone(typed);
  if (zone === null) return (await translatorFor(context, interaction))('preferences.badZone');
  await context.people.change(interaction.user.id, (current) => inZone(current, zone));
  return null;
}

/** Longer than any place that people type. */
const LONGEST_TYPED = 60;

const options: CommandOption[] = [
  {
    type: Option.String,
    ...localized('time-zone', 'command.preferences.timeZone'),
    autocomplete: true,

    /** Time zones like what was typed, each with the time that it is there. */
    async complete(context, interaction) {
      const locale = await localeFor(context, interaction);
      const t = translator(locale);
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
];

export const preferencesFeature: Feature = {
  commands: [
    {
      name: 'preferences',
      text: 'command.preferences',
      options,
      anywhere: true,
      /** `/preferences`: the panel. A time zone that its list doesn't have comes as an option. */
      async handle(context, interaction) {
        const typed = interaction.options.getString('time-zone');
        const page = typed === null ? {} : { page: 'time' };
        const note = typed === null ? null : await chooseZone(context, interaction, typed);
        await replyPrivately(interaction, await preferencesMessage(context, interaction, { ...page, note }));
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
