import type {
  BaseInteraction,
  ButtonInteraction,
  StringSelectMenuInteraction,
  UserSelectMenuInteraction,
} from 'discord.js';
import type { APIButtonComponent } from 'discord-api-types/v10';
import { moveTable } from '../../../tables/changes/table-settings.ts';
import { mayManageSeasons } from '../../../tables/permissions.ts';
import { type ManagerChange, manageSeason } from '../../../tables/seasons/changes.ts';
import { isDrawRight } from '../../../tables/seasons/rounds.ts';
import { isOver, nextOpensAt, type Season, type StoredSeason } from '../../../tables/seasons/season.ts';
import { isIn, mayShorten } from '../../../tables/seasons/season-log.ts';
import { seasonCsv, seasonJson, seasonStandings } from '../../../tables/seasons/season-results.ts';
import { isOpen } from '../../../tables/table.ts';
import type { Translate } from '../../../texts/index.ts';
import { lookUpAccess, lookUpHome, shutOutOf } from '../../api/channel-access.ts';
import { isManager, personOf, tableGuildOf } from '../../api/interaction.ts';
import { MAX_TEXT, row, sizeOf } from '../../api/layout.ts';
import {
  button,
  fittingLines,
  laidOut,
  type OutFile,
  type OutMessage,
  personRow,
  plain,
  rowsOf,
  withLine,
} from '../../api/message.ts';
import type { ValuesOf } from '../../custom-id.ts';
import type { Tap } from '../../handling/context.ts';
import { whyNotHere } from '../../handling/opening-checks.ts';
import { refreshTable } from '../../handling/refresh-table.ts';
import { answer, promiseReplyInPlace, replyPrivately } from '../../handling/reply.ts';
import { channelLink, stamp } from '../../views/names.ts';
import { seasonsContext, showSeason, tablesOfSeason } from './card.ts';
import { logMessage } from './log-lines.ts';
import { listedSeasons, type Reader, seasonPage } from './page.ts';
import {
  backButton,
  type Deed,
  firstOf,
  kindOf,
  nameIn,
  namesIn,
  scoreInPoints,
  seasonButtons,
  seasonRefusal,
  titleOf,
} from './season-texts.ts';

export type AtSeason = { readonly season: string };
type Component = ButtonInteraction | StringSelectMenuInteraction | UserSelectMenuInteraction;

export const readerOf = (interaction: BaseInteraction): Reader => ({
  userId: interaction.user.id,
  client: interaction.client,
  isManager: isManager(interaction),
});

/** Whether the person may open and manage seasons; if not, they are told. */
export async function isAllowed(tap: Tap): Promise<boolean> {
  if (mayManageSeasons({ guildId: tap.interaction.guildId, isManager: isManager(tap.interaction) }))
    return true;
  await replyPrivately(tap, tap.t('season.refused.onlyManagers'));
  return false;
}

/** The season of a button on this server; null after telling the person that there is none. */
export async function seasonOf(tap: Tap, { season: id }: AtSeason): Promise<StoredSeason | null> {
  const stored = await tap.seasons.season(id);
  if (stored && stored.guildId === tap.interaction.guildId) return stored;
  await replyPrivately(tap, tap.t('season.refused.none'));
  return null;
}

/** A handler whose answer replaces the pressed message, or follows it, for an existing season. `who`: may press it. */
export const inPlace =
  <I extends Component, Values extends AtSeason>(
    show: (tap: Tap<I>, stored: StoredSeason, values: Values) => Promise<void>,
    who: 'all' | 'managers' = 'all',
  ) =>
  async (tap: Tap<I>, values: Values): Promise<void> => {
    promiseReplyInPlace(tap);
    if (who === 'managers' && !(await isAllowed(tap))) return;
    const stored = await seasonOf(tap, values);
    if (stored) await show(tap, stored, values);
  };

/** Shows a person's page, below `before`. */
export async function showPage(
  tap: Tap<Component>,
  stored: StoredSeason,
  before: string | null = null,
): Promise<void> {
  const all = await listedSeasons(tap, stored.guildId, tap.interaction);
  const page = await seasonPage(tap, tap.t, stored, all, readerOf(tap.interaction));
  await answer(tap, before === null ? page : withLine(before, page));
}

/** All managers' actions on an open season. */
function managePanel(t: Translate, stored: StoredSeason, now: Date, done: string | null = null): OutMessage {
  const { season, channelId } = stored;
  const { id, status, pausedAt, startsAt, endsAt, isStopped } = season;
  const { evening } = season.terms;
  const act = (deed: Deed, label: string, style: 'secondary' | 'danger' = 'secondary') =>
    button(seasonButtons.deed({ season: id, deed }), label, style);
  const isJoining = status === 'joining';
  const lines = [
    t('season.manage.head', { title: titleOf(t, season), channel: channelLink(channelId) }),
    evening
      ? t('evening.manage.times', { starts: stamp(startsAt, 'F') })
      : t('season.manage.times', { starts: stamp(startsAt, 'F'), ends: stamp(endsAt, 'F') }),
    pausedAt && t('season.card.paused'),
    ...(done === null ? [] : [done]),
  ];
  // Its unfinished tables are being judged.
  if (isStopped)
    return plain(lines, rowsOf([act('moveHere', t('season.button.moveHere')), backButton(t, season)]));
  return plain(lines, [
    ...rowsOf([
      ...(evening ? [] : [act('extend', t('season.button.extend'))]),
      mayShorten(season, now) && act('shorten', t('season.button.shorten')),
      status === 'playing' &&
        (pausedAt
          ? act('resume', t(`${kindOf(season)}.button.resume`))
          : act('pause', t(`${kindOf(season)}.button.pause`))),
      act('moveHere', t('season.button.moveHere')),
      isJoining
        ? act('callOff', t('season.button.callOff'), 'danger')
        : act('stop', t('season.button.stop'), 'danger'),
      backButton(t, season),
    ]),
    ...rowsOf([
      status === 'playing' &&
        !evening &&
        now >= nextOpensAt(startsAt, endsAt) &&
        button(seasonButtons.open(), t('season.button.next')),
    ]),
    personRow(seasonButtons.exclude({ season: id }), t('season.manage.exclude')),
  ]);
}

/** Actions that are hard to reverse ask for confirmation. */
const question = (t: Translate, { id }: Season, text: string, sure: APIButtonComponent): OutMessage =>
  plain(text, rowsOf([sure, button(seasonButtons.manage({ season: id }), t('button.notNow'))]));

function sureQuestion(t: Translate, { season }: StoredSeason, deed: 'stop' | 'callOff'): OutMessage {
  const id = seasonButtons.deed({ season: season.id, deed: `${deed}Surely` });
  const text = t(`${kindOf(season)}.manage.${deed}.question`);
  return question(t, season, text, button(id, t(`season.button.${deed}`), 'danger'));
}

function personQuestion(t: Translate, stored: StoredSeason, person: string): OutMessage {
  const { season } = stored;
  const begun = season.status === 'joining' ? 'no' : 'yes';
  const facts = { name: nameIn(t, stored, person), begun };
  if (season.excluded.includes(person)) {
    const again = button(seasonButtons.readmit({ season: season.id, person }), t('season.button.readmit'));
    return question(t, season, t('season.manage.readmit.question', facts), again);
  }
  const id = seasonButtons.confirmExclude({ season: season.id, person });
  const text = t(`${kindOf(season)}.manage.exclude.question`, facts);
  return question(t, season, text, button(id, t('season.button.exclude'), 'danger'));
}

/** The log entries of actions; the others lead to a question first, or to more than an entry. */
const CHANGES: Partial<Readonly<Record<Deed, ManagerChange>>> = {
  extend: { type: 'extended', weeks: 1 },
  shorten: { type: 'shortened' },
  pause: { type: 'paused' },
  resume: { type: 'resumed' },
  stopSurely: { type: 'stopped' },
  callOffSurely: { type: 'calledOff', why: 'manager' },
};

export const showPanel = inPlace<ButtonInteraction, AtSeason>(
  (tap, stored) => answer(tap, managePanel(tap.t, stored, tap.now())),
  'managers',
);

export const act = inPlace<ButtonInteraction, ValuesOf<typeof seasonButtons.deed>>(
  async (tap, stored, { deed, season: id }) => {
    if (deed === 'stop' || deed === 'callOff') return answer(tap, sureQuestion(tap.t, stored, deed));
    if (deed === 'moveHere') return moveHere(tap, id);
    const change = CHANGES[deed];
    if (change) await manage(tap, id, change);
  },
  'managers',
);

function doneText(t: Translate, { season: { endsAt } }: StoredSeason, change: ManagerChange): string {
  if (change.type === 'channelChosen')
    return t('season.manage.moved', { channel: channelLink(change.channelId) });
  if (change.type === 'extended' || change.type === 'shortened')
    return t('season.manage.ends', { ends: stamp(endsAt, 'F'), in: stamp(endsAt) });
  return t('season.manage.done');
}

/** Changes the season, and shows the manager the result on the panel; the card is updated. Null: nothing changed. */
async function manage(tap: Tap<Component>, id: string, change: ManagerChange): Promise<StoredSeason | null> {
  const { t } = tap;
  const outcome = await manageSeason(seasonsContext(tap), id, personOf(tap.interaction), change);
  const { stored } = outcome;
  if (!stored) {
    await replyPrivately(tap, t('season.refused.none'));
    return null;
  }
  // It is about another person.
  const isNotIn = !outcome.ok && outcome.refusal.code === 'notIn';
  const sentence = outcome.ok
    ? doneText(t, stored, change)
    : isNotIn
      ? t('season.manage.notIn')
      : seasonRefusal(t, outcome.refusal);
  const hasEnded = isOver(stored.season);
  await answer(tap, hasEnded ? plain(sentence) : managePanel(t, stored, tap.now(), sentence));
  if (!outcome.ok) return null;
  // The last messages of a finished season go before its card.
  if (!hasEnded) await showSeason(tap, id);
  return stored;
}

/** The maximum number of people who are named in a sentence. */
const MAX_NAMED = 10;

/** Moves the card and the tables to the channel where the button was pressed: the old one may be gone. */
async function moveHere(tap: Tap<ButtonInteraction>, id: string): Promise<void> {
  const { t } = tap;
  const { home: channelId } = await lookUpAccess(tap.interaction);
  const before = await tap.seasons.season(id);
  const settings = await tap.store.guildSettings(tableGuildOf(tap.interaction));
  const refusal = before && (await whyNotHere(tap, settings, before.season.terms.game, lookUpHome));
  if (refusal) return answer(tap, managePanel(t, before, tap.now(), refusal));
  const shutOut = before ? await shutOutOf(tap.interaction.client, channelId, before.season.people) : [];
  if (before && shutOut.length > 0) {
    const names = shutOut.slice(0, MAX_NAMED).map((userId) => nameIn(t, before, userId));
    const sentence = t('move.hidden', { number: 'season', people: t.list(names) });
    return answer(tap, managePanel(t, before, tap.now(), sentence));
  }
  const stored = await manage(tap, id, { type: 'channelChosen', channelId });
  if (!stored) return;
  for (const { id: tableId, status, channelId: before } of await tablesOfSeason(tap, stored, null)) {
    if (before === channelId || !isOpen({ status })) continue;
    const moved = await moveTable(tap.tables, tableId, tap.userId, true, channelId);
    if (moved.ok) await refreshTable(tap, tableId);
  }
}

export const exclude = inPlace<UserSelectMenuInteraction, AtSeason>(async (tap, stored) => {
  const { t } = tap;
  const [person = ''] = tap.interaction.values;
  await answer(
    tap,
    isIn(stored.season, person) || stored.season.excluded.includes(person)
      ? personQuestion(t, stored, person)
      : managePanel(t, stored, tap.now(), t('season.manage.notIn')),
  );
}, 'managers');

type OfPerson = ValuesOf<typeof seasonButtons.confirmExclude>;

const changingPerson = (type: 'excluded' | 'readmitted') =>
  inPlace<ButtonInteraction, OfPerson>(async (tap, _, { season: id, person }) => {
    await manage(tap, id, { type, userId: person });
  }, 'managers');

export const confirmExclude = changingPerson('excluded');
export const readmit = changingPerson('readmitted');

const ENDED_SHOWN = 20;
/** Each with a button, which leaves room for the others. */
const MAX_WITH_PAGE = 10;

/** The completed seasons, with their champions. */
export async function hall(tap: Tap<ButtonInteraction>): Promise<void> {
  const ended = await tap.seasons.endedSeasons(tableGuildOf(tap.interaction), ENDED_SHOWN);
  await answer(tap, hallMessage(tap.t, ended));
}

export function hallMessage(t: Translate, ended: readonly StoredSeason[]): OutMessage {
  if (ended.length === 0) return laidOut([row(t('season.hall.none'))]);
  const lines = ended.map((stored) => {
    // The champions are those of the highest division.
    const [rows = []] = seasonStandings(stored.season);
    return t('season.hall.row', {
      title: titleOf(t, stored.season),
      day: stamp(stored.season.startsAt, 'd'),
      names: namesIn(t, stored, firstOf(rows), MAX_NAMED) || '–',
      points: scoreInPoints(rows[0]?.score ?? 0),
      count: stored.season.people.length,
    });
  });
  const rows = ended.slice(0, MAX_WITH_PAGE).map(({ season }, at) => {
    const page = button(seasonButtons.page({ season: season.id }), t('season.button.look'));
    return row(lines[at] ?? '', page);
  });
  const room = MAX_TEXT - sizeOf(rows).text - t('season.hall.head').length;
  const older = fittingLines(lines.slice(MAX_WITH_PAGE), room);
  return laidOut([row(t('season.hall.head')), ...rows, ...(older ? [row(older)] : [])]);
}

/** The draw's inputs, and how to check it; with the season as a file. */
export const draw = inPlace<ButtonInteraction, AtSeason>(async (tap, stored, values) => {
  const { t } = tap;
  const { commitment, secret, interactionId, status, id } = stored.season;
  const lines = [
    t('season.draw.head'),
    t('season.draw.sealed', { commitment }),
    ...(status === 'joining' ? [] : [t('season.draw.mixed', { id, interaction: interactionId ?? '-' })]),
    ...(secret === null
      ? [t('season.draw.later')]
      : [
          t('season.draw.secret', { secret }),
          t('season.draw.checked', { agrees: isDrawRight(stored.season) ? 'yes' : 'no' }),
        ]),
    t('season.draw.check', { file: `season-${id}.json` }),
  ];
  const buttons = [
    button(seasonButtons.file({ ...values, as: 'csv' }), t('season.button.csv')),
    backButton(t, stored.season),
  ];
  await answer(tap, { ...plain(lines, rowsOf(buttons)), files: [fileOf(stored, 'json')] });
});

export async function file(
  tap: Tap<ButtonInteraction>,
  values: ValuesOf<typeof seasonButtons.file>,
): Promise<void> {
  const stored = await seasonOf(tap, values);
  if (!stored) return;
  await answer(tap, { ...plain(tap.t('season.file')), files: [fileOf(stored, values.as)] });
}

const fileOf = (stored: StoredSeason, as: 'csv' | 'json'): OutFile => ({
  name: `season-${stored.season.id}.${as}`,
  content: Buffer.from(as === 'csv' ? seasonCsv(stored) : seasonJson(stored)),
});

export const log = inPlace<ButtonInteraction, AtSeason>(async (tap, stored, values) => {
  await answer(tap, logMessage(tap.t, stored, await tap.seasons.seasonLog(values.season)));
});
