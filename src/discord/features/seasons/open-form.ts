import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { Temporal } from 'temporal-polyfill';
import { isPace, PACES, type Pace } from '../../../tables/clock/pace.ts';
import { games } from '../../../tables/game-registry.ts';
import type { GameName } from '../../../tables/game-types.ts';
import {
  ROUNDS,
  roundMinutes,
  type Season,
  type SeasonTerms,
  shortestWeeks,
} from '../../../tables/seasons/season.ts';
import { AT_ONCE, TABLE_SIZES, type TableSize } from '../../../tables/seasons/seating.ts';
import type { Translate } from '../../../texts/index.ts';
import { field, formOf, textField } from '../../api/form.ts';
import { SEASON_FIELDS, type SeasonField, seasonButtons } from './season-texts.ts';

const USUAL = { size: 4, atOnce: 3, pace: 'daily' } as const;
/** Weeks above the minimum, so that nearly all tables finish. */
const SPARE_WEEKS = 1;
const USUAL_ROUNDS = 3;
const FINALS = ['final', 'noFinal'] as const;
/** An evening has a live clock, and rounds of its games' usual length. */
const PACE_OF_EVENINGS: Pace = 'live';

/** The default start: the first such day of the week (1: Monday) that leaves people this many days to join. */
interface Start {
  readonly weekday: number;
  readonly hour: number;
  readonly daysToJoin: number;
}

const SEASON_START: Start = { weekday: 1, hour: 18, daysToJoin: 4 };
const EVENING_START: Start = { weekday: 5, hour: 19, daysToJoin: 1 };

export const seasonGame = () => games().find(({ season }) => season) ?? null;

/** A table without a clock has no usual length. */
const PACES_OF_SEASONS = PACES.filter((pace) => pace !== 'none');

/** A select of some values, with `usual` preselected. */
const choose = <T extends string | number>(
  custom_id: SeasonField,
  values: readonly T[],
  usual: T,
  label: (value: T) => string,
): APILabelComponent['component'] => ({
  type: ComponentType.RadioGroup,
  custom_id,
  options: values.map((value) => ({
    label: label(value),
    value: String(value),
    ...(value === usual && { default: true }),
  })),
});

const line = (custom_id: SeasonField, value: string) => ({
  custom_id,
  style: TextInputStyle.Short,
  max_length: SEASON_FIELDS[custom_id],
  value,
});

const sizeField = (t: Translate, usual: TableSize) =>
  field(
    t('season.fieldHint.label.size'),
    choose('size', TABLE_SIZES, usual, (count) => t('season.fieldHint.label.players', { count })),
    t('season.fieldHint.size'),
  );

const startField = (t: Translate, timeZone: string, from: Date, start: Start) =>
  textField(
    t('season.fieldHint.label.start'),
    line('start', usualStart(timeZone, from, start)),
    t('season.fieldHint.start', { zone: timeZone }),
  );

/** All options of a season in one form, with defaults. `before`: the season that it follows. */
export function seasonForm(
  t: Translate,
  timeZone: string,
  now: Date,
  before: Season | null,
): APIModalInteractionResponseCallbackData {
  const length = seasonGame()?.season?.usualLength(USUAL.pace, USUAL.size);
  const fewest = length ? shortestWeeks(length) : 1;
  const usual = before?.terms ?? { ...USUAL, weeks: fewest + SPARE_WEEKS };
  const from = before && before.endsAt > now ? before.endsAt : now;
  return formOf(seasonButtons.open(), t('season.modal.title'), [
    sizeField(t, usual.size),
    field(
      t('season.fieldHint.label.atOnce'),
      choose('atOnce', AT_ONCE, usual.atOnce, (count) => t('season.fieldHint.label.tables', { count })),
      t('season.fieldHint.atOnce'),
    ),
    field(
      t('season.fieldHint.label.pace'),
      choose('pace', PACES_OF_SEASONS, usual.pace, (pace) => t(`pace.${pace}`)),
    ),
    textField(
      t('season.fieldHint.label.weeks'),
      line('weeks', String(usual.weeks)),
      t('season.fieldHint.weeks', { weeks: fewest }),
    ),
    startField(t, timeZone, from, SEASON_START),
  ]);
}

export function eveningForm(
  t: Translate,
  timeZone: string,
  now: Date,
): APIModalInteractionResponseCallbackData {
  return formOf(seasonButtons.openEvening(), t('evening.modal.title'), [
    sizeField(t, USUAL.size),
    field(
      t('evening.fieldHint.label.ofRounds'),
      choose('rounds', ROUNDS, USUAL_ROUNDS, (count) => t('evening.fieldHint.label.rounds', { count })),
      t('evening.fieldHint.rounds', { minutes: minutesOfRound(USUAL.size) }),
    ),
    field(
      t('evening.fieldHint.label.ofFinal'),
      choose('final', FINALS, 'final', (final) => t(`evening.fieldHint.label.${final}`)),
    ),
    startField(t, timeZone, now, EVENING_START),
  ]);
}

function minutesOfRound(size: TableSize): number {
  const usual = seasonGame()?.season?.usualLength(PACE_OF_EVENINGS, size);
  return usual ? roundMinutes(usual) : 0;
}

function usualStart(timeZone: string, now: Date, { weekday, hour, daysToJoin }: Start): string {
  const from = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .add({ days: daysToJoin });
  const day = from.add({ days: (weekday - from.dayOfWeek + 7) % 7 }).toPlainDate();
  return `${day.toString()} ${hour}:00`;
}

const START = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T,]+(\d{1,2}):(\d{2}))?$/;

/** A day, or a day and a time, in a time zone; null: neither. */
function parseStart(typed: string, timeZone: string, usual: Start): Date | null {
  const found = START.exec(typed.trim());
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = usual.hour, minute = 0] = found
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

type FilledSeason =
  | { readonly ok: true; readonly terms: SeasonTerms; readonly startsAt: Date }
  | { readonly ok: false; readonly code: 'badStart' | 'badWeeks' | 'badForm' };

/** `filled`: what was filled in, by field. */
type ReadForm = (filled: ReadonlyMap<string, string>, game: GameName, timeZone: string) => FilledSeason;

const reader =
  (filled: ReadonlyMap<string, string>) =>
  (id: SeasonField): string =>
    filled.get(id) ?? '';

export const readEveningForm: ReadForm = (filled, game, timeZone) => {
  const chosen = reader(filled);
  const size = TABLE_SIZES.find((one) => String(one) === chosen('size'));
  const rounds = ROUNDS.find((one) => String(one) === chosen('rounds'));
  const final = FINALS.find((one) => one === chosen('final'));
  if (!size || !rounds || !final) return { ok: false, code: 'badForm' };
  const startsAt = parseStart(chosen('start'), timeZone, EVENING_START);
  if (!startsAt) return { ok: false, code: 'badStart' };
  const evening = { rounds, minutes: minutesOfRound(size), final: final === 'final' };
  const shared = { game, size, timeZone, evening };
  return { ok: true, terms: { ...shared, atOnce: 1, pace: PACE_OF_EVENINGS, weeks: 0 }, startsAt };
};

export const readSeasonForm: ReadForm = (filled, game, timeZone) => {
  const chosen = reader(filled);
  const size = TABLE_SIZES.find((one) => String(one) === chosen('size'));
  const atOnce = AT_ONCE.find((one) => String(one) === chosen('atOnce'));
  const pace = chosen('pace');
  if (!size || !atOnce || !isPace(pace)) return { ok: false, code: 'badForm' };
  const weeks = chosen('weeks');
  if (!/^\d{1,3}$/.test(weeks)) return { ok: false, code: 'badWeeks' };
  const startsAt = parseStart(chosen('start'), timeZone, SEASON_START);
  if (!startsAt) return { ok: false, code: 'badStart' };
  return { ok: true, terms: { game, size, atOnce, pace, weeks: Number(weeks), timeZone }, startsAt };
};
