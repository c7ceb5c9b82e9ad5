import type { AutocompleteInteraction } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { formatMinutes, LONGEST_QUIET_MINUTES } from '../../../tables/clock/quiet-hours.ts';
import { daysLeft, vacationAt } from '../../../tables/clock/vacation.ts';
import { zonesLike } from '../../../tables/clock/zones.ts';
import type { PersonSettings } from '../../../tables/settings.ts';
import { listOf, type Translate, translator } from '../../../texts/index.ts';
import { MOST_SUGGESTIONS } from '../../api/interaction.ts';
import { plain } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { choice, choiceOption, languageChoices, localized } from '../../handling/command-options.ts';
import type { CommandOption, Feature, ServerCommand } from '../../handling/feature.ts';
import { replyPrivately } from '../../handling/handler.ts';

import { localeFor } from '../../handling/locale.ts';
import { sendFirstMessage } from '../../handling/reply.ts';
import { languageName, stamp } from '../../views/names.ts';
import { applyChanges, changesOf, isEmpty, REMINDERS, reminderChoice } from './changes.ts';

/** The time of day there, written as quiet hours are in every language: `22:30`. */
export const localTime = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);

interface Around {
  readonly now: Date;
  /** In which the person's Discord speaks. */
  readonly discordLocale: string;
}

/** How everything is set, a line each. */
export function mySettings(t: Translate, settings: PersonSettings, { now, discordLocale }: Around): string {
  const { autoConfirm, autoPlay, reminders, remindBy, tellNext, quiet, vacations, timeZone, locale } =
    settings;
  const vacation = vacationAt(vacations, now);
  const lines = [
    t('me.turnEnd', { auto: autoConfirm ? 'yes' : 'no' }),
    t('me.onlyTurn', { auto: autoPlay ? 'yes' : 'no' }),
    t('me.reminders', {
      when: reminderChoice(reminders) ?? 'other',
      shares: listOf(
        locale ?? discordLocale,
        reminders.map((share) => t('me.share', { share: share / 100 })),
      ),
      by: reminders.length > 0 ? remindBy : 'none',
    }),
    t('me.next', { tell: tellNext ? 'yes' : 'no' }),
    t('me.quiet', {
      hours: quiet ? `${formatMinutes(quiet.from)}–${formatMinutes(quiet.to)}` : 'none',
      zone: quiet?.timeZone ?? '',
    }),
    t('me.timeZone', { zone: timeZone ?? 'none', time: timeZone ? localTime(timeZone, now) : '' }),
    t('me.vacation', {
      end: vacation ? stamp(vacation.to, 'F') : 'none',
      left: daysLeft(vacations, now, timeZone),
    }),
    t('me.language', {
      language: languageName(locale ?? discordLocale),
      from: locale === null ? 'discord' : 'own',
    }),
  ];
  return lines.join('\n');
}

/** `/me`: changes what is given, and tells how everything is. */
async function me(context: HandlerContext, interaction: ServerCommand): Promise<void> {
  const { id } = interaction.user;
  const current = await context.people.settings(id);
  const changes = changesOf(interaction);
  const outcome = applyChanges(current, changes);
  if (!outcome.ok) {
    const t = translator(current.locale ?? interaction.locale);
    await replyPrivately(
      interaction,
      plain(t(`me.${outcome.problem}`, { hours: LONGEST_QUIET_MINUTES / 60 })),
    );
    return;
  }
  const t = translator(outcome.settings.locale ?? interaction.locale);
  const isClosed =
    changes.remindBy === 'message' &&
    !(await sendFirstMessage(context, id, plain(t('me.directTest')), interaction.id));
  const settings = isClosed ? { ...outcome.settings, remindBy: current.remindBy } : outcome.settings;
  if (!isEmpty(changes)) await context.people.save(id, settings);
  const overview = mySettings(t, settings, { now: context.now(), discordLocale: interaction.locale });
  await replyPrivately(interaction, plain(isClosed ? `${t('me.directClosed')}\n\n${overview}` : overview));
}

/** Time zones like what was typed, each with the time that it is there. */
async function zoneChoices(context: HandlerContext, interaction: AutocompleteInteraction): Promise<void> {
  const locale = await localeFor(context, interaction);
  const t = translator(locale);
  const zones = zonesLike(interaction.options.getFocused(), MOST_SUGGESTIONS);
  await interaction.respond(
    zones.map((zone) => ({
      name: t('choice.timeZone', { zone, time: localTime(zone, context.now()) }),
      value: zone,
    })),
  );
}

/** Longer than any time of day or place that people type. */
const LONGEST_TYPED = 60;

const options: CommandOption[] = [
  choiceOption('turn-end', 'command.me.turnEnd', [
    choice('choice.turnEnd.ask', 'ask'),
    choice('choice.turnEnd.auto', 'auto'),
  ]),
  choiceOption('only-turn', 'command.me.onlyTurn', [
    choice('choice.onlyTurn.ask', 'ask'),
    choice('choice.onlyTurn.auto', 'auto'),
  ]),
  choiceOption(
    'reminders',
    'command.me.reminders',
    REMINDERS.map(({ name }) => choice(`choice.reminders.${name}`, name)),
  ),
  choiceOption('remind-by', 'command.me.remindBy', [
    choice('choice.remindBy.mention', 'mention'),
    choice('choice.remindBy.message', 'message'),
  ]),
  choiceOption('you-are-next', 'command.me.next', [
    choice('choice.next.yes', 'on'),
    choice('choice.next.no', 'off'),
  ]),
  {
    type: Option.String,
    ...localized('quiet-from', 'command.me.quietFrom'),
    max_length: LONGEST_TYPED,
  },
  { type: Option.String, ...localized('quiet-to', 'command.me.quietTo'), max_length: LONGEST_TYPED },
  {
    type: Option.String,
    ...localized('time-zone', 'command.me.timeZone'),
    autocomplete: true,
    complete: zoneChoices,
    max_length: LONGEST_TYPED,
  },
  choiceOption('language', 'command.me.language', languageChoices),
];

export const preferencesFeature: Feature = {
  commands: [{ name: 'me', text: 'command.me', options, handle: me }],
};
