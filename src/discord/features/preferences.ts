import type { Interaction } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { changeLanguage } from '../../tables/changes/table-settings.ts';
import { formatMinutes, MAX_QUIET_MINUTES, type QuietHours } from '../../tables/clock/quiet-hours.ts';
import { daysLeft, vacationAt, vacationLengths } from '../../tables/clock/vacation.ts';
import { canonicalZone, likelyZones, zonesLike } from '../../tables/clock/zones.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { MAX_BLOCKED, type PersonSettings } from '../../tables/settings.ts';
import { directGuildOf } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { MAX_SUGGESTIONS, personOf } from '../api/interaction.ts';
import { type OutMessage, plain } from '../api/message.ts';
import { gameFeatures } from '../game-features.ts';
import type { Tap } from '../handling/context.ts';
import { type Feature, localized } from '../handling/feature.ts';
import {
  definePanel,
  hidePerson,
  languageList,
  type Preference,
  type PreferencesAsked,
  type PreferencesState,
  panelMessage,
  panelRoutes,
  storesPreference,
} from '../handling/panel.ts';
import { refreshTable } from '../handling/refresh-table.ts';
import { replyPrivately, storeIfReachable } from '../handling/reply.ts';
import { stamp } from '../views/names.ts';

/** The options of reminders: percentages of a turn's time left. */
export const REMINDERS = [
  { name: 'off', shares: [] },
  { name: 'half', shares: [50] },
  { name: 'tenth', shares: [10] },
  { name: 'halfTenth', shares: [50, 10] },
  { name: 'allThree', shares: [50, 25, 10] },
] as const satisfies readonly { readonly name: string; readonly shares: readonly number[] }[];

/** The option with these shares; null if there is none. */
export const reminderChoice = (shares: readonly number[]): (typeof REMINDERS)[number]['name'] | null =>
  REMINDERS.find((choice) => choice.shares.join() === shares.join())?.name ?? null;

const DAY_MINUTES = 24 * 60;

/** A select has at most 25 options. */
const HALF_HOUR = 30;

const lengthOf = (from: number, to: number): number => (to - from + DAY_MINUTES) % DAY_MINUTES;

/** Every half hour from one to the other, past midnight; plus the current value. */
function times(first: number, last: number, current: number | null): number[] {
  const all = Array.from(
    { length: lengthOf(first, last) / HALF_HOUR + 1 },
    (_, at) => (first + at * HALF_HOUR) % DAY_MINUTES,
  );
  if (current === null || all.includes(current)) return all;
  return [...all, current].sort((one, other) => lengthOf(first, one) - lengthOf(first, other));
}

/** Possible beginnings of quiet hours, in minutes of the day: in the evening. */
export const quietBegins = (quiet: QuietHours | null): number[] =>
  times(17 * 60, 3 * 60, quiet?.from ?? null);

/** Their possible ends: in the morning, up to the maximum length of quiet hours. */
export const quietEnds = ({ from, to }: QuietHours): number[] =>
  times(5 * 60, 12 * 60, to).filter((end) => {
    const length = lengthOf(from, end);
    return length > 0 && length <= MAX_QUIET_MINUTES;
  });

const USUAL_END = 8 * 60;

/** Quiet hours with a new beginning. The end is kept, moved to the morning if there was none, and limited to the maximum length. */
export function quietFromTime(from: number, before: QuietHours | null, timeZone: string): QuietHours {
  const to = before?.to ?? USUAL_END;
  const length = lengthOf(from, to);
  const fits = length > 0 && length <= MAX_QUIET_MINUTES;
  return { from, to: fits ? to : (from + MAX_QUIET_MINUTES) % DAY_MINUTES, timeZone };
}

/** The current time of day there, in the format of quiet hours: `22:30`. */
export const localTime = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);

const reminders: readonly Preference[] = [
  {
    kind: 'select',
    key: 'reminders',
    text: 'preferences.reminders',
    // Other percentages were possible once.
    line: (t, { settings: { reminders: shares } }) =>
      reminderChoice(shares) === null
        ? t('preferences.reminders.other', {
            shares: t.list(shares.map((share) => t('preferences.share', { share: share / 100 }))),
          })
        : null,
    values: () => REMINDERS.map(({ name }) => name),
    option: (t, value) => t(`preferences.option.reminders.${value as (typeof REMINDERS)[number]['name']}`),
    chosen: ({ settings }) => reminderChoice(settings.reminders),
    change: storesPreference((current, value) => ({
      ...current,
      reminders: REMINDERS.find(({ name }) => name === value)?.shares ?? current.reminders,
    })),
  },
  {
    kind: 'toggle',
    key: 'direct',
    text: 'preferences.direct',
    isOffered: ({ settings }) => settings.reminders.length > 0,
    isOn: ({ settings }) => settings.remindBy === 'message',
    async change({ context, person, interactionId, t }, direct) {
      const { userId } = person;
      const by = (remindBy: 'message' | 'mention') => () =>
        context.people.change(userId, (current) => ({ ...current, remindBy }));
      const first = { userId, message: plain(t('preferences.directTest')), nonce: interactionId };
      if (!direct) await by('mention')();
      else if (!(await storeIfReachable(context, first, by('message'), by('mention'))))
        return { note: t('preferences.directClosed') };
      return null;
    },
  },
  {
    kind: 'toggle',
    key: 'next',
    text: 'preferences.next',
    isOn: ({ settings }) => settings.tellNext,
    change: storesPreference((current, tellNext) => ({ ...current, tellNext })),
  },
];

/** The value for a time zone that isn't in the select. */
const ELSEWHERE = 'elsewhere';
const MAX_ZONES = 24;
const OFF = 'off';
const ON = 'on';

const time: readonly Preference[] = [
  {
    kind: 'select',
    key: 'zone',
    text: 'preferences.timeZone',
    placeholder: 'preferences.option.noZone',
    line: (t, { settings }) => (settings.timeZone === null ? t('preferences.timeZone.about') : null),
    values: ({ settings, discordLocale }) => [
      ...likelyZones(discordLocale, settings.timeZone, MAX_ZONES),
      ELSEWHERE,
    ],
    option: (t, zone, { now }) =>
      zone === ELSEWHERE
        ? t('preferences.option.elsewhere')
        : t('choice.timeZone', { zone, time: localTime(zone, now) }),
    chosen: ({ settings }) => settings.timeZone,
    async change({ context, person, t }, zone) {
      if (zone === ELSEWHERE) return { note: t('preferences.elsewhere') };
      await context.people.change(person.userId, (current) => inZone(current, zone));
      return null;
    },
  },
  {
    kind: 'select',
    key: 'quiet-from',
    text: 'preferences.quietFrom',
    line: (t) => t('preferences.quiet.about'),
    isOffered: ({ settings }) => settings.timeZone !== null,
    values: ({ settings }) => [OFF, ...quietBegins(settings.quiet).map(String)],
    option: (t, value) => (value === OFF ? t('preferences.option.quiet.off') : formatMinutes(Number(value))),
    chosen: ({ settings }) => (settings.quiet ? String(settings.quiet.from) : OFF),
    change: storesPreference((current, value) => {
      if (value === OFF) return { ...current, quiet: null };
      const { quiet, timeZone } = current;
      const from = Number(value);
      if (timeZone === null || !quietBegins(quiet).includes(from)) return current;
      return { ...current, quiet: quietFromTime(from, quiet, timeZone) };
    }),
  },
  {
    kind: 'select',
    key: 'quiet-to',
    text: 'preferences.quietTo',
    isOffered: ({ settings }) => settings.quiet !== null,
    values: ({ settings: { quiet } }) => (quiet ? quietEnds(quiet).map(String) : []),
    option: (_, value) => formatMinutes(Number(value)),
    chosen: ({ settings: { quiet } }) => (quiet ? String(quiet.to) : null),
    change: storesPreference((current, value) => {
      const { quiet } = current;
      const to = Number(value);
      return quiet && quietEnds(quiet).includes(to) ? { ...current, quiet: { ...quiet, to } } : current;
    }),
  },
  {
    kind: 'select',
    key: 'vacation',
    text: 'preferences.vacation',
    line(t, { settings: { vacations, timeZone }, now }) {
      const running = vacationAt(vacations, now);
      const left = daysLeft(vacations, now, timeZone);
      return t('preferences.vacation.about', { end: running ? stamp(running.to, 'F') : 'none', left });
    },
    values: ({ settings: { vacations, timeZone }, now }) =>
      vacationAt(vacations, now)
        ? [ON, OFF]
        : [OFF, ...vacationLengths(daysLeft(vacations, now, timeZone)).map(String)],
    option(t, value, { settings, now }) {
      if (value === ON) return t('preferences.option.vacation.on');
      if (value !== OFF) return t('preferences.option.vacation.days', { days: Number(value) });
      return t(`preferences.option.vacation.${vacationAt(settings.vacations, now) ? 'end' : 'off'}`);
    },
    chosen: ({ settings, now }) => (vacationAt(settings.vacations, now) ? ON : OFF),
    async change({ context, person }, value) {
      if (value === OFF) await context.people.endVacation(person);
      else if (value !== ON) await context.people.startVacation(person, Number(value));
      return null;
    },
  },
];

/** Open tables in direct messages use a newly chosen language; nobody else reads them. */
async function changeOwnLanguage({ context, person }: PreferencesAsked, locale: string | null) {
  const { userId } = person;
  await context.people.change(userId, (current) => ({ ...current, locale }));
  const guildId = directGuildOf(userId);
  const translated = locale === null ? [] : await changeLanguage(context.tables, guildId, locale);
  return {
    async afterwards() {
      for (const { id } of translated) await refreshTable(context, id);
    },
  };
}

const you: readonly Preference[] = [
  languageList({
    text: 'preferences.language',
    localesOf: ({ settings, discordLocale }) => ({ own: settings.locale, discord: discordLocale }),
    change: changeOwnLanguage,
  }),
  {
    kind: 'toggle',
    key: 'still',
    text: 'preferences.still',
    isOn: ({ settings }) => settings.stillPictures,
    change: storesPreference((current, stillPictures) => ({ ...current, stillPictures })),
  },
  {
    kind: 'toggle',
    key: 'asked-about',
    text: 'preferences.askedAbout',
    isOn: ({ settings }) => settings.askedAbout,
    change: storesPreference((current, askedAbout) => ({ ...current, askedAbout })),
  },
  {
    kind: 'toggle',
    key: 'hidden',
    text: 'preferences.hidden',
    line: (t) => t('preferences.hidden.about'),
    isOn: ({ hidden }) => hidden,
    async change({ context, person }, hidden) {
      await hidePerson(context, person.userId, hidden);
      return null;
    },
  },
  {
    kind: 'people',
    key: 'blocked',
    text: 'preferences.blocked',
    placeholder: 'preferences.option.nobody',
    most: MAX_BLOCKED,
    line: (t) => t('preferences.blocked.about'),
    chosen: ({ settings }) => settings.blocked,
    change: (asked, people) =>
      storesPreference((current, blocked: readonly Snowflake[]) => ({ ...current, blocked }))(
        asked,
        people.filter((one) => one !== asked.person.userId),
      ),
  },
];

/** Moves quiet hours with the zone. */
const inZone = (settings: PersonSettings, timeZone: string): PersonSettings => ({
  ...settings,
  timeZone,
  quiet: settings.quiet && { ...settings.quiet, timeZone },
});

export const preferences = definePanel<PreferencesState, PreferencesAsked>(
  'prefs',
  'preferences.title',
  () => [
    {
      key: 'turns',
      title: 'preferences.page.turns',
      settings: gameFeatures().flatMap((game) => game.preferences ?? []),
    },
    { key: 'reminders', title: 'preferences.page.reminders', settings: reminders },
    { key: 'time', title: 'preferences.page.time', settings: time },
    { key: 'you', title: 'preferences.page.you', settings: you },
  ],
);

/** The current state, read again, since a tap may have changed the language. */
async function preferencesMessage(
  tap: Tap<Pick<Interaction, 'user' | 'locale'>>,
  shown: { readonly page?: string; readonly note: string | null },
): Promise<OutMessage> {
  const { user, locale: discordLocale } = tap.interaction;
  const [settings, hidden] = await Promise.all([tap.people.settings(user.id), tap.results.isHidden(user.id)]);
  const t = translator(settings.locale ?? discordLocale);
  return panelMessage(t, preferences, { settings, hidden, now: tap.now(), discordLocale }, shown);
}

/** Longer than any place that people type. */
const MAX_TYPED_LENGTH = 60;

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

          /** Time zones similar to the typed text, each with its current time. */
          async complete(tap) {
            const zones = zonesLike(tap.interaction.options.getFocused(), MAX_SUGGESTIONS);
            await tap.interaction.respond(
              zones.map((zone) => ({
                name: tap.t('choice.timeZone', { zone, time: localTime(zone, tap.now()) }),
                value: zone,
              })),
            );
          },
          max_length: MAX_TYPED_LENGTH,
        },
      ],
      anywhere: true,
      /** `/preferences`: the panel. A time zone that isn't in its select can be given as an option. */
      async handle(tap) {
        const typed = tap.interaction.options.getString('time-zone');
        if (typed === null) return replyPrivately(tap, await preferencesMessage(tap, { note: null }));
        const zone = canonicalZone(typed);
        if (zone !== null) await tap.people.change(tap.userId, (current) => inZone(current, zone));
        const note = zone === null ? tap.t('preferences.badZone') : null;
        const shown = { page: 'time', note };
        await replyPrivately(tap, await preferencesMessage(tap, shown));
      },
    },
  ],
  routes: panelRoutes(preferences, {
    asked: async (tap) => ({
      context: tap,
      person: personOf(tap.interaction),
      interactionId: tap.interaction.id,
      t: tap.t,
    }),
    message: preferencesMessage,
  }),
};
