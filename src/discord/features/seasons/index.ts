import type { ButtonInteraction, Client, ModalSubmitInteraction } from 'discord.js';
import type { Person } from '../../../tables/game-types.ts';
import { advanceSeason, type KnownVersions, readSeasonTables } from '../../../tables/seasons/advance.ts';
import {
  joinSeason,
  leaveSeason,
  openSeason,
  type SeasonOutcome,
  type SeasonsContext,
  takeVacantSeat,
} from '../../../tables/seasons/changes.ts';
import { isOver, type Season, type StoredSeason } from '../../../tables/seasons/season.ts';
import type { Table } from '../../../tables/table.ts';
import { accessOf, canWriteIn, isReachable, lookUpAccess, lookUpHome } from '../../api/channel-access.ts';
import { filledIn, refilled } from '../../api/form.ts';
import { ANSWER_TIMEOUT_MS, personOf, tableGuildOf, withTimeout } from '../../api/interaction.ts';
import { button, joinLines, messageLink, plain, rowsOf } from '../../api/message.ts';
import {
  DueChecks,
  type HandlerContext,
  type PeriodicTask,
  type Tap,
  tableLocale,
} from '../../handling/context.ts';
import {
  choice,
  choiceOption,
  type Feature,
  replying,
  replyingInPlace,
  respond,
  type ServerCommand,
} from '../../handling/feature.ts';
import { asksAboutVacation, whyNotHere } from '../../handling/opening-checks.ts';
import { refreshTable } from '../../handling/refresh-table.ts';
import {
  answer,
  openModal,
  promiseReply,
  promiseReplyInPlace,
  replyPrivately,
} from '../../handling/reply.ts';
import { links } from '../../views/links.ts';
import { mention } from '../../views/names.ts';
import { seasonsContext, showSeason, tablesOfSeason } from './card.ts';
import {
  type AtSeason,
  act,
  confirmExclude,
  draw,
  exclude,
  file,
  hall,
  inPlace,
  isAllowed,
  log,
  readerOf,
  readmit,
  seasonOf,
  showPage,
  showPanel,
} from './managing.ts';
import { eveningForm, readEveningForm, readSeasonForm, seasonForm, seasonGame } from './open-form.ts';
import { hasEndedSeasons, listedSeasons, noSeasonPage, seasonMeant, seasonPage } from './page.ts';
import { sendSeasonPosts } from './posts.ts';
import { showRounds } from './round-posts.ts';
import { backButton, kindOf, seasonButtons, seasonRefusal, whyOut } from './season-texts.ts';
import { tellOfShutChannel } from './shut-channel.ts';

/** When a person who joins, or takes a seat, may have to play. */
const neededAt = ({ now }: HandlerContext, { startsAt }: Season): Date =>
  new Date(Math.max(now().getTime(), startsAt.getTime()));

/** Changes a person's own part: the answer includes their page, and the card is updated. */
const changing =
  (
    act: (context: SeasonsContext, id: string, person: Person) => Promise<SeasonOutcome>,
    told: (tap: Tap, stored: StoredSeason) => string | null | Promise<string | null>,
  ) =>
  async (tap: Tap<ButtonInteraction>, { season }: StoredSeason, { season: id }: AtSeason): Promise<void> => {
    if (act !== leaveSeason && (await asksAboutVacation(tap, neededAt(tap, season)))) return;
    const outcome = await act(seasonsContext(tap), id, personOf(tap.interaction));
    const { stored } = outcome;
    if (!stored) return replyPrivately(tap, tap.t('season.refused.none'));
    // The page says why somebody is out.
    const isSaid = whyOut(tap.t, stored, tap.userId) !== null;
    const refused = outcome.ok || isSaid ? null : seasonRefusal(tap.t, outcome.refusal);
    await showPage(tap, stored, outcome.ok ? await told(tap, stored) : refused);
    if (outcome.ok) await showSeason(tap, id);
  };

const join = changing(joinSeason, async (tap, { season }) => {
  const { userId, t } = tap;
  if (season.back.includes(userId)) return t('evening.back');
  const { blocked } = await tap.people.settings(userId);
  const others = season.people.filter((one) => blocked.includes(one));
  const names = t.list(others.map(mention));
  const lines = [
    // Members find on their page what to expect.
    !season.people.includes(userId) && t('season.joinedReserve'),
    others.length > 0 && t('season.meets', { names, count: others.length }),
  ];
  return joinLines(lines) || null;
});

const takeSeat = changing(
  async (context, id, person) => {
    // People who have just played again keep their seat.
    await readSeasonTables(context, id);
    return takeVacantSeat(context, id, person);
  },
  ({ t }) => t('season.seatTaken'),
);

const leave = changing(leaveSeason, ({ t, userId }, { season }) =>
  season.left.includes(userId) ? t(`${kindOf(season)}.left`) : t('season.withdrew'),
);

const askToLeave = inPlace<ButtonInteraction, AtSeason>(async (tap, stored, values) => {
  const { t } = tap;
  const { season } = stored;
  if (season.status !== 'playing' || !season.people.includes(tap.userId)) return leave(tap, stored, values);
  const sure = button(seasonButtons.leaveSurely(values), t(`${kindOf(season)}.button.leave`), 'danger');
  const message = plain(t(`${kindOf(season)}.leave.question`), rowsOf([sure, backButton(t, season)]));
  await answer(tap, message);
});

const FORMS = {
  season: { form: seasonForm, read: readSeasonForm },
  evening: { form: eveningForm, read: readEveningForm },
};

type OpenedBy = keyof typeof FORMS;

const showing =
  (of: OpenedBy, filled: ReadonlyMap<string, string> = new Map()) =>
  async (tap: Tap<ServerCommand | ButtonInteraction>): Promise<void> => {
    if (!(await isAllowed(tap))) return;
    const guildId = tableGuildOf(tap.interaction);
    const game = seasonGame();
    if (!game) return;
    const settings = await tap.store.guildSettings(guildId);
    const where = await withTimeout(
      ANSWER_TIMEOUT_MS,
      whyNotHere(tap, settings, game.name, lookUpHome),
      null,
    );
    if (where !== null) return replyPrivately(tap, where);
    const { timeZone } = await tap.people.settings(tap.userId);
    const all = await tap.seasons.openSeasons(guildId);
    const here = all.find((one) => one.channelId === accessOf(tap.interaction).home)?.season;
    const before = here?.status === 'playing' && !here.terms.evening ? here : null;
    const form = FORMS[of].form(tap.t, timeZone ?? 'UTC', tap.now(), before);
    await openModal(tap, refilled(form, filled));
  };

const showForm = showing('season');
const showEveningForm = showing('evening');

/** Opens a season, or an evening, from the submitted form, or explains the error and returns the form. */
async function open(tap: Tap<ModalSubmitInteraction>, of: OpenedBy): Promise<void> {
  promiseReply(tap);
  if (!(await isAllowed(tap))) return;
  const { channelId } = tap.interaction;
  const guildId = tableGuildOf(tap.interaction);
  const game = seasonGame();
  if (channelId === null || !game) return;
  const { t } = tap;
  const filled = filledIn(tap.interaction.fields);
  const again = seasonButtons.again({ of, filled });
  const refuse = (sentence: string) =>
    replyPrivately(tap, plain(sentence, rowsOf([button(again, t('season.button.again'))])));
  const settings = await tap.store.guildSettings(guildId);
  const place = await lookUpAccess(tap.interaction);
  const where = await whyNotHere(tap, settings, game.name, lookUpHome);
  if (where !== null) return refuse(where);
  const { timeZone } = await tap.people.settings(tap.userId);
  const read = FORMS[of].read(filled, game.name, timeZone ?? 'UTC');
  if (!read.ok) return refuse(t(`season.refused.${read.code}`));
  const opened = await openSeason(seasonsContext(tap), {
    guildId,
    channelId: place.home,
    locale: tableLocale(settings, tap.interaction),
    opener: personOf(tap.interaction),
    terms: read.terms,
    startsAt: read.startsAt,
  });
  if (!opened.ok) return refuse(seasonRefusal(t, opened.refusal));
  const { id } = opened.stored.season;
  await showSeason(tap, id);
  const shown = (await tap.seasons.season(id)) ?? opened.stored;
  const link = messageLink(guildId, shown.channelId, shown.messageId);
  await replyPrivately(tap, t(`${kindOf(shown.season)}.opened`, { link }));
}

const showOwnPage = inPlace<ButtonInteraction, AtSeason>((tap, stored) => showPage(tap, stored));

const routes = respond(
  { ...seasonButtons, seasonDraw: links.seasonDraw },
  {
    join: inPlace(join),
    leave: askToLeave,
    leaveSurely: inPlace(leave),
    seat: inPlace(takeSeat),
    page: showOwnPage,
    pageFromPost: showOwnPage,
    choose: {
      /** The season that was chosen in the list. */
      async select(tap) {
        promiseReplyInPlace(tap);
        const stored = await seasonOf(tap, { season: tap.interaction.values[0] ?? '' });
        if (stored) await showPage(tap, stored);
      },
    },
    hall: replyingInPlace(hall),
    open: {
      button: showForm,
      form: (tap) => open(tap, 'season'),
    },
    openEvening: {
      button: showEveningForm,
      form: (tap) => open(tap, 'evening'),
    },
    again: { button: (tap, { of, filled }) => showing(of, filled)(tap) },
    file: replying(file),
    log,
    manage: showPanel,
    deed: act,
    seasonDraw: draw,
    exclude: { users: exclude },
    confirmExclude,
    readmit,
  },
);

export const seasonsFeature: Feature = {
  commands: [
    {
      name: 'season',
      text: 'command.season',
      options: [
        choiceOption('open', 'command.season.open', [
          choice('choice.openSeason', 'season'),
          choice('choice.openEvening', 'evening'),
        ]),
      ],

      /** `/season` shows everybody their own page; with its option it opens one. */
      async handle(tap) {
        const kind = tap.interaction.options.getString('open');
        if (kind !== null) return kind === 'evening' ? showEveningForm(tap) : showForm(tap);
        const all = await listedSeasons(tap, tap.interaction.guildId, tap.interaction);
        const meant = seasonMeant(all, accessOf(tap.interaction).home, tap.userId);
        const reader = readerOf(tap.interaction);
        const page = meant
          ? await seasonPage(tap, tap.t, meant, all, reader)
          : noSeasonPage(tap.t, { ...reader, hasEnded: await hasEndedSeasons(tap, tap.interaction.guildId) });
        await answer(tap, page);
      },
    },
  ],
  needsServer: true,
  routes,
  createTask: seasonTasks,
};

/** Minimum interval of checks of a season, and an evening, without changes. */
const EVERY_MS = 60_000;
const EVERY_IN_EVENINGS_MS = 10_000;

/** Does everything due for all seasons: starts, results, ends, and their messages. Several processes may run it. */
function seasonTasks(context: HandlerContext, client: Client): PeriodicTask {
  const known: KnownVersions = new Map();
  /** The seasons in whose channels the bot could write at their last check: once it can again, what was refused is tried again. */
  const writable = new Set<string>();
  const checks = new DueChecks(context, 'check a season');
  const check = async (id: string): Promise<number> => {
    const stored = await advanceSeason(seasonsContext(context), id, known);
    if (!stored) return EVERY_MS;
    const isWritable = canWriteIn(client, stored.channelId) === true;
    const retries = isWritable && !writable.has(id);
    await showRounds(context, stored, await showTables(context, stored), retries);
    await sendSeasonPosts(context, stored, retries);
    const { status, terms } = stored.season;
    await showSeason(context, id, isOver(stored.season), retries);
    if (isWritable) writable.add(id);
    else writable.delete(id);
    await tellOfShutChannel(context, client, stored);
    return terms.evening && status === 'playing' ? EVERY_IN_EVENINGS_MS : EVERY_MS;
  };
  return {
    async run() {
      for (const { id, guildId, version } of await context.seasons.seasonsToCheck())
        if (isReachable(client, guildId)) await checks.run(id, () => check(id), version);
    },
  };
}

/** Shows tables that aren't visible yet, which begin then. Returns those that didn't need it, by their ids. */
async function showTables(
  context: HandlerContext,
  stored: StoredSeason,
): Promise<ReadonlyMap<string, Table>> {
  const shown = new Map<string, Table>();
  for (const table of await tablesOfSeason(context, stored, null))
    if (table.status === 'lobby' && table.showing.versionShown < table.version)
      await refreshTable(context, table.id);
    else shown.set(table.id, table);
  return shown;
}
