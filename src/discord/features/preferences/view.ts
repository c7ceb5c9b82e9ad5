import { daysLeft, formatMinutes, vacationAt } from '../../../tables/clock/index.ts';
import type { PersonSettings } from '../../../tables/settings.ts';
import { listOf, type Translate } from '../../../texts/index.ts';
import { reminderChoice } from '../../handling/preference-options.ts';
import { languageName, stamp } from '../../views/names.ts';

/** What the clock on the wall shows there, written as quiet hours are in every language: `22:30`. */
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
