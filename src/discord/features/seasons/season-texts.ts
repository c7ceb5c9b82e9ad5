import { DAY_MS, WEEK_MS } from '../../../tables/clock/pace.ts';
import { gameOf } from '../../../tables/game-registry.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import type { SeasonOpened, SeasonOutcome } from '../../../tables/seasons/changes.ts';
import {
  type EveningTerms,
  latestRound,
  lengthMs,
  ROUND_PER_GAME,
  type Season,
  type SeasonTerms,
  type StoredSeason,
} from '../../../tables/seasons/season.ts';
import { HUNDREDTHS, type Standing, UNITS } from '../../../tables/seasons/standings.ts';
import { spokenLocale, type TextKey, type TextValues, type Translate } from '../../../texts/index.ts';
import { button } from '../../api/message.ts';
import { declareCustomIds, field, oneOf, tableId, userId, type ValuesOf } from '../../custom-id.ts';
import { nameOrGone, stamp } from '../../views/names.ts';

/** Season ids have the format of table ids. */
const season = { season: tableId };

/** Managers' actions on a season; those ending in `Surely` come after a question. */
const deed = oneOf(
  'extend',
  'shorten',
  'pause',
  'resume',
  'stop',
  'stopSurely',
  'callOff',
  'callOffSurely',
  'moveHere',
);

/** The fields of the forms that open a season or an evening, in the order of custom ids, with the maximum length of their values. */
export const SEASON_FIELDS = { size: 1, atOnce: 1, pace: 5, weeks: 3, rounds: 1, final: 7, start: 20 };

export type SeasonField = keyof typeof SEASON_FIELDS;

const NAMES = Object.keys(SEASON_FIELDS);
const BETWEEN = '_';

/** A form as it was filled in. */
const filled = field<ReadonlyMap<string, string>>(
  Object.values(SEASON_FIELDS)
    .map((most) => `[^${BETWEEN}\\n]{0,${most}}`)
    .join(BETWEEN),
  Object.values(SEASON_FIELDS).reduce((sum, most) => sum + most, NAMES.length - 1),
  (written) => {
    const values = written.split(BETWEEN);
    return new Map(NAMES.map((name, at) => [name, values[at] ?? '']));
  },
  (values) =>
    NAMES.map((name) => values.get(name)?.replaceAll(new RegExp(`[${BETWEEN}\\n]`, 'g'), ' ') ?? '').join(
      BETWEEN,
    ),
);

export const seasonButtons = declareCustomIds({
  join: ['season:join:{season}', season],
  leave: ['season:leave:{season}', season],
  leaveSurely: ['season:leave:{season}:surely', season],
  /** A reserve takes a seat. */
  seat: ['season:seat:{season}', season],
  /** Among public messages, only the card has it, so the card is found by it. */
  page: ['season:page:{season}', season],
  /** Leads to the same page from other messages. */
  pageFromPost: ['season:own:{season}', season],
  /** A select: the season whose page is shown. */
  choose: ['season:choose', {}],
  hall: ['season:hall', {}],
  /** The button that opens the form, and the form. */
  open: ['season:open', {}],
  openEvening: ['season:evening', {}],
  /** Opens a form that was refused, as it was filled in. */
  again: ['season:again:{of}:{filled}', { of: oneOf('season', 'evening'), filled }],
  file: ['season:file:{season}:{as}', { ...season, as: oneOf('json', 'csv') }],
  log: ['season:log:{season}', season],
  manage: ['season:manage:{season}', season],
  deed: ['season:do:{season}:{deed}', { ...season, deed }],
  /** A select of people. */
  exclude: ['season:exclude:{season}', season],
  confirmExclude: ['season:exclude:{season}:{person}', { ...season, person: userId }],
  readmit: ['season:readmit:{season}:{person}', { ...season, person: userId }],
});

export type Deed = ValuesOf<typeof seasonButtons.deed>['deed'];

/** A season's score, stored as an integer, in points; to two decimals. */
export const scoreInPoints = (score: number): number => Math.round(score / UNITS) / HUNDREDTHS;

/** Points of a table, from hundredths. */
export const tablePoints = (points: number): number => points / HUNDREDTHS;

/** Formats points in a language, such as `7.5`. */
export const pointsText = (locale: string, points: number): string =>
  new Intl.NumberFormat(spokenLocale(locale), { maximumFractionDigits: 2 }).format(points);

export const nameIn = (t: Translate, { names }: Pick<StoredSeason, 'names'>, userId: string): string =>
  nameOrGone(t, names.get(userId) ?? '');

/** Their names, at most this many, and how many more there are. */
export function namesIn(
  t: Translate,
  stored: Pick<StoredSeason, 'names'>,
  ids: readonly Snowflake[],
  most: number,
): string {
  const names = ids.slice(0, most).map((userId) => nameIn(t, stored, userId));
  const more = ids.length - names.length;
  return [...names, ...(more > 0 ? [t('card.seenMore', { count: more })] : [])].join(', ');
}

/** The people in the first place of a division's standings, if anybody has points. */
export const firstOf = (rows: readonly Standing[]): readonly Snowflake[] =>
  rows.flatMap(({ place, score, userId }) => (place === 1 && score > 0 ? [userId] : []));

/** How many turns per day a person usually has in a season, at least one; null without a clock. */
export function turnsADay({ game, size, atOnce, pace }: SeasonTerms): number | null {
  const { season } = gameOf({ game });
  const length = season?.usualLength(pace, size);
  if (!season || !length) return null;
  const days = Math.max(1, lengthMs(length) / DAY_MS);
  return Math.max(1, Math.round((season.usualTurns(size) * atOnce) / days));
}

/** How many hours an evening usually takes, and at most, in halves. */
export function hoursOf({ rounds, minutes, final }: EveningTerms) {
  const most = ((rounds + (final ? 1 : 0)) * minutes) / 60;
  const inHalves = (hours: number) => Math.ceil(2 * hours) / 2;
  return { usual: inHalves(most / ROUND_PER_GAME), most: inHalves(most) };
}

/** The places still possible, for a sentence. */
export const reachOf = ({ best, worst }: Pick<Standing, 'best' | 'worst'>) => ({
  best,
  worst,
  sure: best === worst ? 'yes' : 'no',
});

export const doneTables = ({ tables }: Season): number =>
  tables.filter(({ result }) => result !== null).length;

/** The current week, from 1, and the number of weeks. */
export function weekOf(
  { startsAt, endsAt }: Season,
  now: Date,
): { readonly week: number; readonly weeks: number } {
  const weeksUntil = (to: Date) => (to.getTime() - startsAt.getTime()) / WEEK_MS;
  const weeks = Math.max(1, Math.round(weeksUntil(endsAt)));
  return { week: Math.min(weeks, Math.max(1, Math.floor(weeksUntil(now)) + 1)), weeks };
}

/** The first word of the keys of its texts. */
export const kindOf = ({ terms }: Pick<Season, 'terms'>): 'season' | 'evening' =>
  terms.evening ? 'evening' : 'season';

export const backButton = (t: Translate, season: Season) =>
  button(
    seasonButtons.page({ season: season.id }),
    t(season.terms.evening ? 'evening.button.toMine' : 'season.button.back'),
  );

/** For a sentence about a round of an evening. */
export const kindOfRound = ({ terms: { evening } }: Pick<Season, 'terms'>, round: number) =>
  evening && round > evening.rounds ? 'final' : 'round';

/** The table of an evening's final; undefined if it wasn't drawn. */
export const finalTable = ({ terms: { evening }, tables }: Pick<Season, 'terms' | 'tables'>) =>
  evening && tables.find(({ round }) => round > evening.rounds);

/** How an evening came to its end: with a final, whose places aren't in the order of points, or earlier than planned. */
export function howItEnded(t: Translate, season: Season): string | null {
  const { terms, tables, isStopped } = season;
  const { evening } = terms;
  if (!evening) return null;
  if (finalTable(season)) return t('evening.card.final');
  const latest = latestRound(tables);
  const played = latest < evening.rounds ? latest : 0;
  if (played === 0 && !evening.final) return null;
  return t('evening.post.early', { played, rounds: evening.rounds, why: isStopped ? 'manager' : 'tooFew' });
}

/** A season's title: its game and number of weeks, or rounds. */
export function titleOf(t: Translate, { terms: { game, weeks, evening } }: Season): string {
  const name = t(`game.${game}`);
  if (!evening) return t('season.title', { game: name, weeks });
  return t('evening.title', { game: name, rounds: evening.rounds, final: evening.final ? 'yes' : 'no' });
}

/** Its progress: finished tables of a season, or the round of an evening. */
export function progressOf(t: Translate, season: Season): string {
  const { evening } = season.terms;
  if (!evening)
    return t('season.card.runs', {
      done: doneTables(season),
      count: season.tables.length,
      ends: stamp(season.endsAt, 'F'),
      in: stamp(season.endsAt),
    });
  const round = latestRound(season.tables);
  const own = season.tables.filter((table) => table.round === round);
  return t('evening.card.runs', {
    kind: kindOfRound(season, round),
    round,
    rounds: evening.rounds,
    done: own.filter(({ result }) => result).length,
    count: own.length,
    ends: stamp(season.endsAt, 't'),
  });
}

type OpeningRefusal = Extract<SeasonOpened, { readonly ok: false }>['refusal'];
type ChangeRefusal = Extract<SeasonOutcome, { readonly ok: false }>['refusal'];

/** The texts for refusals. Others mean that it has changed meanwhile. */
const REFUSED: Readonly<
  Record<OpeningRefusal['code'], TextKey> & Partial<Record<ChangeRefusal['code'], TextKey>>
> = {
  badWeeks: 'season.refused.weeks',
  joinedOften: 'season.refused.joinedOften',
  startPassed: 'season.refused.passed',
  joiningPassed: 'season.refused.joining',
  noClock: 'season.refused.clock',
  tooShort: 'season.refused.tooShort',
  channelTaken: 'season.refused.channelTaken',
  manyOpen: 'season.refused.manyOpen',
  nextTooEarly: 'season.refused.nextTooEarly',
  startsBeforeEnd: 'season.refused.startsBeforeEnd',
  badSize: 'season.refused.size',
  noContest: 'season.refused.game',
  noComputers: 'season.refused.game',
  noSeasons: 'season.refused.game',
  alreadyIn: 'season.refused.alreadyIn',
  notIn: 'season.refused.notIn',
  sitsOut: 'season.refused.sitsOut',
  begun: 'season.refused.begun',
  over: 'season.refused.over',
  notPlaying: 'season.refused.over',
  paused: 'season.refused.paused',
  notPaused: 'season.refused.notPaused',
  noVacantSeat: 'season.refused.noSeat',
  seatTaken: 'season.refused.noSeat',
  windowOver: 'season.refused.noSeat',
  notAbsent: 'season.refused.noSeat',
  atTable: 'season.refused.noSeat',
  notNextReserve: 'season.refused.notNext',
  tooEarly: 'season.refused.tooEarly',
  noSuchSeason: 'season.refused.none',
};

/** Why a person can't play in a season, or not any more; null if they can. */
export function whyOut(t: Translate, { season }: StoredSeason, userId: Snowflake): string | null {
  if (season.excluded.includes(userId)) return t('season.refused.excluded');
  if (season.left.includes(userId)) return t(`${kindOf(season)}.own.left`);
  return season.sittingOut.includes(userId) ? t('season.refused.sitsOut') : null;
}

export const seasonRefusal = (t: Translate, refusal: OpeningRefusal | ChangeRefusal): string =>
  t(REFUSED[refusal.code] ?? 'season.refused.changed', factsOf(t, refusal));

function factsOf(t: Translate, refusal: OpeningRefusal | ChangeRefusal): TextValues {
  switch (refusal.code) {
    case 'tooShort':
      return { length: t('lobby.length', { ...refusal.usual }), weeks: refusal.weeks };
    case 'nextTooEarly':
      return { from: stamp(refusal.from, 'F') };
    case 'startsBeforeEnd':
      return { ends: stamp(refusal.ends, 'F') };
    case 'tooEarly':
      return { from: stamp(refusal.from) };
    default:
      return { ...refusal };
  }
}
