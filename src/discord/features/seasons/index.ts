import type {
  BaseInteraction,
  ButtonInteraction,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
  UserSelectMenuInteraction,
} from 'discord.js';
import { moveTable } from '../../../tables/changes/channel-and-language.ts';
import { mayAtSeasons, type SeasonPermission } from '../../../tables/permissions.ts';
import {
  joinSeason,
  leaveSeason,
  manageSeason,
  openSeason,
  type SeasonOutcome,
  takeVacantSeat,
} from '../../../tables/seasons/changes.ts';
import { isDrawRight } from '../../../tables/seasons/draw.ts';
import { seasonStandings } from '../../../tables/seasons/season-results.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import { isOpen } from '../../../tables/table.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { isManager, personOf } from '../../api/interaction.ts';
import { button, LONGEST_CONTENT, messageLink, type OutMessage, plain, rowsOf } from '../../api/message.ts';
import type { ValuesOf } from '../../custom-id.ts';
import type { Answerable } from '../../handling/acknowledgement.ts';
import { choice, choiceOption } from '../../handling/command-options.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { type Feature, respond, type ServerCommand } from '../../handling/feature.ts';
import { localeFor, tableLocale, translatorFor } from '../../handling/locale.ts';
import { channelOf, whyNotHere } from '../../handling/opening.ts';
import { refreshTable } from '../../handling/refresh-table.ts';
import {
  answer,
  openModal,
  promiseReply,
  promiseReplyInPlace,
  replyPrivately,
} from '../../handling/reply.ts';
import { links } from '../../views/links.ts';
import { channelLink } from '../../views/names.ts';
import { seasonButtons } from './buttons.ts';
import { seasonCsv, seasonJson } from './files.ts';
import { logLine } from './log-lines.ts';
import { changeOf, excludeQuestion, managePanel, sureQuestion } from './manage.ts';
import { readSeasonForm, seasonForm, seasonGame } from './open-form.ts';
import { noSeasonPage, seasonMeant, seasonPage } from './page.ts';
import { changeRefusal, openingRefusal } from './refusals.ts';
import { seasonsContext, showSeason, tablesOfSeason } from './show-season.ts';
import { nameIn, scoreText, titleOf } from './words.ts';

type AtSeason = { readonly season: string };
type Component = ButtonInteraction | StringSelectMenuInteraction | UserSelectMenuInteraction;

const ENDED_SHOWN = 20;

const readerOf = (interaction: BaseInteraction) => ({
  userId: interaction.user.id,
  isManager: isManager(interaction),
});

/** Whether the person may do it; else they are told. */
async function isAllowed(
  context: HandlerContext,
  interaction: Answerable,
  permission: SeasonPermission,
): Promise<boolean> {
  if (mayAtSeasons({ guildId: interaction.guildId, isManager: isManager(interaction) }, permission))
    return true;
  const t = await translatorFor(context, interaction);
  await replyPrivately(interaction, plain(t('season.refused.onlyManagers')));
  return false;
}

/** `/season` shows everybody their own page; with its option it opens one. */
async function season(context: HandlerContext, interaction: ServerCommand): Promise<void> {
  if (interaction.options.getString('open') !== null) return showForm(context, interaction);
  const t = await translatorFor(context, interaction);
  const all = await context.seasons.openSeasons(interaction.guildId);
  const meant = seasonMeant(all, channelOf(interaction), interaction.user.id);
  const reader = readerOf(interaction);
  const page = meant ? await seasonPage(context, t, meant, all, reader) : noSeasonPage(t, reader);
  await answer(interaction, page);
}

type Opener = ServerCommand | ButtonInteraction;

async function showForm(context: HandlerContext, interaction: Opener): Promise<void> {
  if (!(await isAllowed(context, interaction, 'open'))) return;
  const locale = await localeFor(context, interaction);
  const t = translator(locale);
  const { timeZone } = await context.people.settings(interaction.user.id);
  await openModal(context, interaction, seasonForm(t, timeZone ?? 'UTC', context.now()));
}

async function open(context: HandlerContext, interaction: ModalSubmitInteraction): Promise<void> {
  promiseReply(interaction);
  if (!(await isAllowed(context, interaction, 'open'))) return;
  const { guildId, channelId } = interaction;
  const game = seasonGame();
  if (guildId === null || channelId === null || !game) return;
  const { appPermissions, channel, client } = interaction;
  const place = { appPermissions, channel, client, channelId };
  const locale = await localeFor(context, interaction);
  const t = translator(locale);
  const refuse = (sentence: string) =>
    replyPrivately(
      interaction,
      plain(sentence, rowsOf([button(seasonButtons.open(), t('season.button.again'))])),
    );
  const settings = await context.store.guildSettings(guildId);
  const where = await whyNotHere(locale, place, settings, game.name);
  if (where !== null) return refuse(where);
  const { timeZone } = await context.people.settings(interaction.user.id);
  const filled = readSeasonForm(interaction, game.name, timeZone ?? 'UTC');
  if (!filled.ok) return refuse(t(`season.refused.${filled.code}`));
  const opened = await openSeason(seasonsContext(context), {
    guildId,
    channelId: channelOf(place),
    locale: tableLocale(settings, interaction),
    opener: personOf(interaction),
    terms: filled.terms,
    startsAt: filled.startsAt,
  });
  if (!opened.ok) return refuse(openingRefusal(t, opened.refusal));
  const { id } = opened.stored.season;
  await showSeason(context, id);
  const shown = (await context.seasons.season(id)) ?? opened.stored;
  const link = messageLink(guildId, shown.channelId, shown.messageId);
  await replyPrivately(interaction, plain(t('season.opened', { link })));
}

/** The season of a button on this server; null after telling the person that there is none. */
async function seasonOf(
  context: HandlerContext,
  interaction: Answerable,
  { season: id }: AtSeason,
): Promise<StoredSeason | null> {
  const stored = await context.seasons.season(id);
  if (stored && stored.guildId === interaction.guildId) return stored;
  const t = await translatorFor(context, interaction);
  await replyPrivately(interaction, plain(t('season.refused.none')));
  return null;
}

/** Shows a person's page in the place of what was pressed, or beside it. */
async function showPage(
  context: HandlerContext,
  interaction: Component,
  stored: StoredSeason,
  before: string | null = null,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  const all = await context.seasons.openSeasons(stored.guildId);
  const page = await seasonPage(context, t, stored, all, readerOf(interaction));
  const content = before === null ? page.content : `${before}\n\n${page.content}`.slice(0, LONGEST_CONTENT);
  await answer(interaction, { ...page, content });
}

/** A change by a person of their own part: said with their page, and the card follows. */
const changing =
  (
    act: (
      context: HandlerContext,
      interaction: ButtonInteraction,
      values: AtSeason,
    ) => Promise<SeasonOutcome>,
    told: (t: Translate, stored: StoredSeason, userId: string) => string | null,
  ) =>
  async (context: HandlerContext, interaction: ButtonInteraction, values: AtSeason): Promise<void> => {
    promiseReplyInPlace(interaction);
    if (!(await seasonOf(context, interaction, values))) return;
    const outcome = await act(context, interaction, values);
    const t = await translatorFor(context, interaction);
    const { stored } = outcome;
    if (!stored) return replyPrivately(interaction, plain(t('season.refused.none')));
    const sentence = outcome.ok
      ? told(t, outcome.stored, interaction.user.id)
      : changeRefusal(t, outcome.refusal);
    await showPage(context, interaction, stored, sentence);
    if (outcome.ok) await showSeason(context, values.season);
  };

/** Who is in finds on their page what to expect. */
const toldJoined = (t: Translate, { season }: StoredSeason, userId: string): string | null =>
  season.people.includes(userId) ? null : t('season.joinedReserve');

/** Leaving a season that has begun is asked about first. */
async function leave(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: AtSeason,
): Promise<void> {
  const stored = await seasonOf(context, interaction, values);
  if (!stored) return;
  const { people, status } = stored.season;
  if (status !== 'playing' || !people.includes(interaction.user.id))
    return leaveSurely(context, interaction, values);
  promiseReplyInPlace(interaction);
  const t = await translatorFor(context, interaction);
  const rows = rowsOf([
    button(seasonButtons.leaveSurely(values), t('season.button.leave'), 'danger'),
    button(seasonButtons.page(values), t('season.button.back')),
  ]);
  await answer(interaction, plain(t('season.leave.question'), rows));
}

const leaveSurely = changing(
  (context, interaction, { season: id }) => leaveSeason(seasonsContext(context), id, personOf(interaction)),
  (t, { season: { left } }, userId) => t(left.includes(userId) ? 'season.left' : 'season.withdrew'),
);

async function choose(context: HandlerContext, interaction: StringSelectMenuInteraction): Promise<void> {
  promiseReplyInPlace(interaction);
  const stored = await seasonOf(context, interaction, { season: interaction.values[0] ?? '' });
  if (stored) await showPage(context, interaction, stored);
}

/** The seasons that were played to their end, with their champions. */
async function hall(context: HandlerContext, interaction: ButtonInteraction): Promise<void> {
  promiseReplyInPlace(interaction);
  const t = await translatorFor(context, interaction);
  const ended =
    interaction.guildId === null ? [] : await context.seasons.endedSeasons(interaction.guildId, ENDED_SHOWN);
  const lines = ended.map((stored) => {
    const champions = seasonStandings(stored.season).flatMap((rows) =>
      rows.filter(({ place }) => place === 1),
    );
    return t('season.hall.row', {
      title: titleOf(t, stored.season),
      day: stored.season.startsAt.toISOString().slice(0, 10),
      names: champions.map(({ userId }) => nameIn(t, stored, userId)).join(', '),
      points: scoreText(stored.locale, champions[0]?.score ?? 0),
      count: stored.season.people.length,
    });
  });
  const content = [t('season.hall.head'), ...(lines.length === 0 ? [t('season.hall.none')] : lines)];
  await answer(interaction, plain(content.join('\n').slice(0, LONGEST_CONTENT)));
}

/** What the draw came from, and how to check it; with the season as a file. */
async function draw(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: AtSeason,
): Promise<void> {
  promiseReplyInPlace(interaction);
  const stored = await seasonOf(context, interaction, values);
  if (!stored) return;
  const t = await translatorFor(context, interaction);
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
    button(seasonButtons.page(values), t('season.button.back')),
  ];
  await answer(interaction, { ...plain(lines.join('\n'), rowsOf(buttons)), files: [seasonJson(stored)] });
}

async function file(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: ValuesOf<typeof seasonButtons.file>,
): Promise<void> {
  promiseReply(interaction);
  const stored = await seasonOf(context, interaction, values);
  if (!stored) return;
  const t = await translatorFor(context, interaction);
  const files = [values.as === 'csv' ? seasonCsv(stored) : seasonJson(stored)];
  await answer(interaction, { ...plain(t('season.file')), files });
}

/** The season's log, the latest entries where it is long. */
async function log(context: HandlerContext, interaction: ButtonInteraction, values: AtSeason): Promise<void> {
  promiseReplyInPlace(interaction);
  const stored = await seasonOf(context, interaction, values);
  if (!stored) return;
  const t = await translatorFor(context, interaction);
  const entries = await context.seasons.seasonLog(values.season);
  const lines = entries.flatMap((entry) => {
    const line = logLine(t, stored, entry);
    return line === null ? [] : [`- ${line}`];
  });
  const back = rowsOf([button(seasonButtons.page(values), t('season.button.back'))]);
  let shown = lines;
  const content = () => [t('season.log.head'), ...shown].join('\n');
  while (content().length > LONGEST_CONTENT) shown = shown.slice(1);
  await answer(interaction, plain(content(), back));
}

async function showManage(
  context: HandlerContext,
  interaction: ButtonInteraction | UserSelectMenuInteraction,
  values: AtSeason,
  message: (t: Translate, stored: StoredSeason) => OutMessage,
): Promise<void> {
  promiseReplyInPlace(interaction);
  if (!(await isAllowed(context, interaction, 'manage'))) return;
  const stored = await seasonOf(context, interaction, values);
  if (!stored) return;
  const t = await translatorFor(context, interaction);
  await answer(interaction, message(t, stored));
}

async function deed(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: ValuesOf<typeof seasonButtons.deed>,
): Promise<void> {
  const { deed: asked, season: id } = values;
  if (asked === 'stop' || asked === 'callOff')
    return showManage(context, interaction, values, (t, stored) => sureQuestion(t, stored, asked));
  promiseReplyInPlace(interaction);
  if (!(await isAllowed(context, interaction, 'manage'))) return;
  if (!(await seasonOf(context, interaction, values))) return;
  if (asked === 'moveHere') return moveHere(context, interaction, values);
  const change = changeOf(asked);
  if (!change) return;
  await managed(
    context,
    interaction,
    await manageSeason(seasonsContext(context), id, personOf(interaction), change),
    id,
  );
}

/** Tells a manager what came of it, on the panel; the card follows. */
async function managed(
  context: HandlerContext,
  interaction: ButtonInteraction,
  outcome: SeasonOutcome,
  id: string,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  const { stored } = outcome;
  if (!stored) return replyPrivately(interaction, plain(t('season.refused.none')));
  const sentence = outcome.ok ? t('season.manage.done') : changeRefusal(t, outcome.refusal);
  const isOver = stored.season.status === 'calledOff' || stored.season.status === 'ended';
  await answer(interaction, isOver ? plain(sentence) : managePanel(t, stored, sentence));
  if (outcome.ok) await showSeason(context, id);
}

/** The card and the tables go on in the channel where the button was pressed: the old one may be gone. */
async function moveHere(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: AtSeason,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  const channelId = channelOf(interaction);
  const isMoved = await context.seasons.moveSeason(values.season, channelId);
  if (!isMoved) return replyPrivately(interaction, plain(t('season.refused.channelTaken')));
  await showSeason(context, values.season);
  const stored = await context.seasons.season(values.season);
  if (!stored) return;
  await answer(
    interaction,
    managePanel(t, stored, t('season.manage.moved', { channel: channelLink(channelId) })),
  );
  for (const { id, status, channelId: before } of await tablesOfSeason(context, stored)) {
    if (before === channelId || !isOpen({ status })) continue;
    const moved = await moveTable(context.tables, id, interaction.user.id, true, channelId);
    if (moved.ok) await refreshTable(context, id);
  }
}

async function exclude(
  context: HandlerContext,
  interaction: UserSelectMenuInteraction,
  values: AtSeason,
): Promise<void> {
  const [person = ''] = interaction.values;
  await showManage(context, interaction, values, (t, stored) => {
    const { people, reserves } = stored.season;
    return people.includes(person) || reserves.includes(person)
      ? excludeQuestion(t, stored, person)
      : managePanel(t, stored, t('season.manage.notIn'));
  });
}

async function excludeSurely(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { season: id, person }: ValuesOf<typeof seasonButtons.excludeSurely>,
): Promise<void> {
  promiseReplyInPlace(interaction);
  if (!(await isAllowed(context, interaction, 'manage'))) return;
  if (!(await seasonOf(context, interaction, { season: id }))) return;
  const outcome = await manageSeason(seasonsContext(context), id, personOf(interaction), {
    type: 'excluded',
    userId: person,
  });
  await managed(context, interaction, outcome, id);
}

const routes = respond(seasonButtons, {
  join: changing(
    (context, interaction, { season: id }) => joinSeason(seasonsContext(context), id, personOf(interaction)),
    toldJoined,
  ),
  leave,
  leaveSurely,
  seat: changing(
    (context, interaction, { season: id }) =>
      takeVacantSeat(seasonsContext(context), id, personOf(interaction)),
    (t) => t('season.seatTaken'),
  ),
  async page(context, interaction, values) {
    promiseReplyInPlace(interaction);
    const stored = await seasonOf(context, interaction, values);
    if (stored) await showPage(context, interaction, stored);
  },
  choose: { select: choose },
  hall,
  open: { button: showForm, form: open },
  file,
  log,
  manage: (context, interaction, values) =>
    showManage(context, interaction, values, (t, stored) => managePanel(t, stored)),
  deed,
  exclude: { users: exclude },
  excludeSurely,
});

const drawRoutes = respond({ seasonDraw: links.seasonDraw }, { seasonDraw: draw });

export const seasonsFeature: Feature = {
  commands: [
    {
      name: 'season',
      text: 'command.season',
      options: [choiceOption('open', 'command.season.open', [choice('choice.openSeason', 'season')])],
      handle: season,
    },
  ],
  routes: [...routes, ...drawRoutes],
};
