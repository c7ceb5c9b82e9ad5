import type { ChatInputCommandInteraction } from 'discord.js';
import { formatMinutes, parseQuietHours } from '../../../tables/clock/quiet-hours.ts';
import { canonicalZone } from '../../../tables/clock/zones.ts';
import type { PersonSettings } from '../../../tables/settings.ts';
import { LANGUAGES, translator } from '../../../texts/index.ts';
import { chosenLanguage } from '../../handling/command-options.ts';

/** The choices of reminders: percent of a turn's time that is left when one comes. */
export const REMINDERS = [
  { name: 'off', shares: [] },
  { name: 'half', shares: [50] },
  { name: 'tenth', shares: [10] },
  { name: 'halfTenth', shares: [50, 10] },
  { name: 'allThree', shares: [50, 25, 10] },
] as const satisfies readonly { readonly name: string; readonly shares: readonly number[] }[];

type ReminderChoice = (typeof REMINDERS)[number]['name'];

/** The choice that has these shares; null where none has. */
export const reminderChoice = (shares: readonly number[]): ReminderChoice | null =>
  REMINDERS.find((choice) => choice.shares.join() === shares.join())?.name ?? null;

/** The options that a person gave to `/me`; null: no change. */
export interface PreferenceChanges {
  readonly turnEnd: string | null;
  readonly onlyTurn: string | null;
  readonly reminders: string | null;
  readonly remindBy: string | null;
  readonly youAreNext: string | null;
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly timeZone: string | null;
  readonly language: string | null;
}

/** `noZone`: quiet hours without a time zone; `noOther`: with only one of their two ends. */
export type PreferenceProblem = 'badTime' | 'badZone' | 'tooLong' | 'empty' | 'noZone' | 'noOther';

type ChangeResult =
  | { readonly ok: true; readonly settings: PersonSettings }
  | { readonly ok: false; readonly problem: PreferenceProblem };

export function changesOf({ options }: ChatInputCommandInteraction): PreferenceChanges {
  return {
    turnEnd: options.getString('turn-end'),
    onlyTurn: options.getString('only-turn'),
    reminders: options.getString('reminders'),
    remindBy: options.getString('remind-by'),
    youAreNext: options.getString('you-are-next'),
    quietFrom: options.getString('quiet-from'),
    quietTo: options.getString('quiet-to'),
    timeZone: options.getString('time-zone'),
    language: options.getString('language'),
  };
}

export const isEmpty = (changes: PreferenceChanges): boolean =>
  Object.values(changes).every((value) => value === null);

/** The settings with all of the changes, or none of them. */
export function applyChanges(current: PersonSettings, changes: PreferenceChanges): ChangeResult {
  const timeZone = changes.timeZone === null ? current.timeZone : canonicalZone(changes.timeZone);
  if (changes.timeZone !== null && timeZone === null) return { ok: false, problem: 'badZone' };
  const quiet = changeQuietHours(current, changes, timeZone);
  if (!quiet.ok) return quiet;
  const { turnEnd, onlyTurn, youAreNext } = changes;
  const reminders = REMINDERS.find(({ name }) => name === changes.reminders)?.shares ?? current.reminders;
  return {
    ok: true,
    settings: {
      ...current,
      autoConfirm: turnEnd === null ? current.autoConfirm : turnEnd === 'auto',
      autoPlay: onlyTurn === null ? current.autoPlay : onlyTurn === 'auto',
      reminders,
      remindBy:
        changes.remindBy === null ? current.remindBy : changes.remindBy === 'message' ? 'message' : 'mention',
      tellNext: youAreNext === null ? current.tellNext : youAreNext === 'on',
      quiet: quiet.quiet,
      timeZone,
      locale: chosenLanguage(changes.language, current.locale),
    },
  };
}

type QuietResult =
  | { readonly ok: true; readonly quiet: PersonSettings['quiet'] }
  | { readonly ok: false; readonly problem: PreferenceProblem };

/** In any language: a person may read one and write another. */
const isOff = (typed: string | null): boolean =>
  LANGUAGES.some(({ code }) => typed?.trim().toLowerCase() === translator(code)('me.off').toLowerCase());

/** One end alone keeps the other; a new time zone takes the quiet hours along. */
function changeQuietHours(
  { quiet }: PersonSettings,
  { quietFrom, quietTo }: PreferenceChanges,
  timeZone: string | null,
): QuietResult {
  if (isOff(quietFrom) || isOff(quietTo)) return { ok: true, quiet: null };
  if (quietFrom === null && quietTo === null) {
    return { ok: true, quiet: quiet && timeZone ? { ...quiet, timeZone } : quiet };
  }
  if (timeZone === null) return { ok: false, problem: 'noZone' };
  const from = quietFrom ?? (quiet && formatMinutes(quiet.from));
  const to = quietTo ?? (quiet && formatMinutes(quiet.to));
  if (from === null || to === null) return { ok: false, problem: 'noOther' };
  return parseQuietHours(from, to, timeZone);
}
