import type { ModalSubmitInteraction } from 'discord.js';
import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { Temporal } from 'temporal-polyfill';
import { isPace, PACES, type Pace } from '../../../tables/clock/pace.ts';
import type { GameName } from '../../../tables/game-types.ts';
import { games } from '../../../tables/games.ts';
import { roundMinutes, shortestWeeks } from '../../../tables/seasons/schedule.ts';
import { ROUNDS, type Season, type SeasonTerms } from '../../../tables/seasons/season.ts';
import { AT_ONCE, type AtOnce, TABLE_SIZES, type TableSize } from '../../../tables/seasons/seating.ts';
import type { Translate } from '../../../texts/index.ts';
import { field, formOf, textField } from '../../api/message.ts';
import { seasonButtons } from './buttons.ts';

const FIELD = {
  size: 'size',
  atOnce: 'atOnce',
  pace: 'pace',
  weeks: 'weeks',
  start: 'start',
  rounds: 'rounds',
  final: 'final',
} as const;

const USUAL: { readonly size: TableSize; readonly atOnce: AtOnce; readonly pace: Pace } = {
  size: 4,
  atOnce: 3,
  pace: 'daily',
};
/** Weeks beyond the fewest that would do, so that nearly all tables come to their end. */
const SPARE_WEEKS = 1;
const USUAL_ROUNDS = 3;
const FINALS = ['final', 'noFinal'] as const;
const EVENING_HOUR = 19;
/** People have so many days at least to join. */
const DAYS_TO_JOIN = 4;
const START_HOUR = 18;

/** The game that there are seasons of; null: none. */
export const seasonGame = () => games().find(({ season }) => season) ?? null;

/** A table without a clock has no usual length. */
const PACES_OF_SEASONS = PACES.filter((pace) => pace !== 'none');

interface Option {
  readonly label: string;
  readonly value: string;
  readonly default?: boolean;
}

const radio = (custom_id: string, options: readonly Option[]): APILabelComponent['component'] => ({
  type: ComponentType.RadioGroup,
  custom_id,
  options: [...options],
});

const line = (custom_id: string, value: string, most: number) => ({
  custom_id,
  style: TextInputStyle.Short,
  max_length: most,
  value,
});

/** All that a season is opened with, in one form, with what most would choose. `before`: the season that it is to follow. */
export function seasonForm(
  t: Translate,
  timeZone: string,
  now: Date,
  before: Season | null = null,
): APIModalInteractionResponseCallbackData {
  const length = seasonGame()?.season?.usualLength(USUAL.pace, USUAL.size);
  const fewest = length ? shortestWeeks(length) : 1;
  const usual = before?.terms ?? { ...USUAL, weeks: fewest + SPARE_WEEKS };
  const from = before && before.endsAt > now ? before.endsAt : now;
  const sizes = TABLE_SIZES.map((size) =>
    option(t('season.fieldHint.label.players', { count: size }), size, usual.size),
  );
  const counts = AT_ONCE.map((count) =>
    option(t('season.fieldHint.label.tables', { count }), count, usual.atOnce),
  );
  const paces = PACES_OF_SEASONS.map((pace) => option(t(`pace.${pace}`), pace, usual.pace));
  return formOf(seasonButtons.open(), t('season.modal.title'), [
    field(t('season.fieldHint.label.size'), radio(FIELD.size, sizes), t('season.fieldHint.size')),
    field(t('season.fieldHint.label.atOnce'), radio(FIELD.atOnce, counts), t('season.fieldHint.atOnce')),
    field(t('season.fieldHint.label.pace'), radio(FIELD.pace, paces)),
    textField(
      t('season.fieldHint.label.weeks'),
      line(FIELD.weeks, String(usual.weeks), 3),
      t('season.fieldHint.weeks', { weeks: fewest }),
    ),
    textField(
      t('season.fieldHint.label.start'),
      line(FIELD.start, usualStart(timeZone, from), 20),
      t('season.fieldHint.start', { zone: timeZone }),
    ),
  ]);
}

/** An evening has a live clock, and as long for a round as its games usually need. */
const PACE_OF_EVENINGS: Pace = 'live';

/** The form for an evening. */
export function eveningForm(
  t: Translate,
  timeZone: string,
  now: Date,
): APIModalInteractionResponseCallbackData {
  const sizes = TABLE_SIZES.map((size) =>
    option(t('season.fieldHint.label.players', { count: size }), size, USUAL.size),
  );
  const rounds = ROUNDS.map((count) =>
    option(t('evening.fieldHint.label.rounds', { count }), count, USUAL_ROUNDS),
  );
  const finals = FINALS.map((final) => option(t(`evening.fieldHint.label.${final}`), final, 'final'));
  return formOf(seasonButtons.openEvening(), t('evening.modal.title'), [
    field(t('season.fieldHint.label.size'), radio(FIELD.size, sizes), t('season.fieldHint.size')),
    field(
      t('evening.fieldHint.label.ofRounds'),
      radio(FIELD.rounds, rounds),
      t('evening.fieldHint.rounds', { minutes: minutesOfRound(USUAL.size) }),
    ),
    field(t('evening.fieldHint.label.ofFinal'), radio(FIELD.final, finals)),
    textField(
      t('season.fieldHint.label.start'),
      line(FIELD.start, usualEvening(timeZone, now), 20),
      t('season.fieldHint.start', { zone: timeZone }),
    ),
  ]);
}

function minutesOfRound(size: TableSize): number {
  const usual = seasonGame()?.season?.usualLength(PACE_OF_EVENINGS, size);
  return usual ? roundMinutes(usual) : 0;
}

/** The first Friday's evening that leaves people a day to join. */
export function usualEvening(timeZone: string, now: Date): string {
  const from = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .add({ days: 1 });
  const friday = from.add({ days: (5 - from.dayOfWeek + 7) % 7 }).toPlainDate();
  return `${friday.toString()} ${EVENING_HOUR}:00`;
}

const option = (label: string, value: string | number, usual: string | number): Option => ({
  label,
  value: String(value),
  ...(value === usual && { default: true }),
});

/** The first Monday's evening that leaves people some days to join. */
export function usualStart(timeZone: string, now: Date): string {
  const from = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .add({ days: DAYS_TO_JOIN });
  const monday = from.add({ days: (8 - from.dayOfWeek) % 7 }).toPlainDate();
  return `${monday.toString()} ${START_HOUR}:00`;
}

const START = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T,]+(\d{1,2}):(\d{2}))?$/;

/** A day, or a day and a time, in a time zone; null: it is neither. */
export function parseStart(typed: string, timeZone: string, usualHour = START_HOUR): Date | null {
  const found = START.exec(typed.trim());
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = usualHour, minute = 0] = found
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  try {
    const fields = { year, month, day, hour, minute, timeZone };
    return new Date(Temporal.ZonedDateTime.from(fields, { overflow: 'reject' }).epochMilliseconds);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export type FilledSeason =
  | { readonly ok: true; readonly terms: SeasonTerms; readonly startsAt: Date }
  | { readonly ok: false; readonly code: 'badStart' | 'badWeeks' | 'badForm' };

type Fields = ModalSubmitInteraction['fields'];

const reader =
  (fields: Fields) =>
  (id: string): string => {
    const field = fields.fields.get(id);
    return field && 'value' in field && typeof field.value === 'string' ? field.value.trim() : '';
  };

/** What a person filled in for an evening. */
export function readEveningForm(
  { fields }: { readonly fields: Fields },
  game: GameName,
  timeZone: string,
): FilledSeason {
  const chosen = reader(fields);
  const size = TABLE_SIZES.find((one) => String(one) === chosen(FIELD.size));
  const rounds = ROUNDS.find((one) => String(one) === chosen(FIELD.rounds));
  const final = FINALS.find((one) => one === chosen(FIELD.final));
  if (!size || !rounds || !final) return { ok: false, code: 'badForm' };
  const startsAt = parseStart(chosen(FIELD.start), timeZone, EVENING_HOUR);
  if (!startsAt) return { ok: false, code: 'badStart' };
  const evening = { rounds, minutes: minutesOfRound(size), final: final === 'final' };
  const terms: SeasonTerms = {
    game,
    size,
    atOnce: 1,
    pace: PACE_OF_EVENINGS,
    weeks: 0,
    timeZone,
    evening,
  };
  return { ok: true, terms, startsAt };
}

/** What a person filled in. */
export function readSeasonForm(
  { fields }: Pick<ModalSubmitInteraction, 'fields'>,
  game: GameName,
  timeZone: string,
): FilledSeason {
  const chosen = reader(fields);
  const size = TABLE_SIZES.find((one) => String(one) === chosen(FIELD.size));
  const atOnce = AT_ONCE.find((one) => String(one) === chosen(FIELD.atOnce));
  const pace = chosen(FIELD.pace);
  if (!size || !atOnce || !isPace(pace)) return { ok: false, code: 'badForm' };
  const weeks = chosen(FIELD.weeks);
  if (!/^\d{1,3}$/.test(weeks)) return { ok: false, code: 'badWeeks' };
  const startsAt = parseStart(chosen(FIELD.start), timeZone);
  if (!startsAt) return { ok: false, code: 'badStart' };
  return { ok: true, terms: { game, size, atOnce, pace, weeks: Number(weeks), timeZone }, startsAt };
}
