import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import { findTable } from '../../tables/changes/table-transaction.ts';
import { published } from '../../tables/fairness/check.ts';
import { gameNamed, gameOf } from '../../tables/game-registry.ts';
import type { LoggedAction, Snowflake } from '../../tables/game-types.ts';
import { isForManagers, isTimingRefusal, type TablePermission } from '../../tables/permissions.ts';
import { seatOf, waitsFor } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { listOf, type TextKey, type Translate, translator } from '../../texts/index.ts';
import { ANSWER_TIMEOUT_MS, MAX_SUGGESTIONS, tableGuildOf, withTimeout } from '../api/interaction.ts';
import { MAX_OPTIONS, plain, rowsOf, selectRow } from '../api/message.ts';
import { declareCustomIds, tableId, userId } from '../custom-id.ts';
import { lobbyMessage } from '../table-message/lobby-message.ts';
import { type MessageToDraw, wordsOf } from '../views/game-presenter.ts';
import { nameOn, plainLabel, who } from '../views/names.ts';
import { goToButton } from '../views/refusal.ts';
import { type HandlerContext, localeFor, translatorFor } from './context.ts';
import { type Command, choice, choiceOption, localized, respond, type TableOption } from './feature.ts';
import { replyIfRefused, whyForbidden } from './permissions.ts';
import { refreshTable } from './refresh-table.ts';
import { answer, drawAnswer, promiseUpdate, replyPrivately, replyText } from './reply.ts';

export const permissionOf = (
  interaction: ChatInputCommandInteraction | AutocompleteInteraction,
  permission: NonNullable<Command['permission']>,
): TablePermission => (typeof permission === 'function' ? permission(interaction) : permission);

/** Handles a command about a table, if there is one, and the person has the permission. */
export async function handleAtTable(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction,
  command: Extract<Command, { fits: unknown }>,
): Promise<void> {
  const permission = permissionOf(interaction, command.permission);
  const given = interaction.options.getString('table');
  if (given === null) {
    if (command.fits === null) return command.handle(context, interaction, null);
    const found = await defaultTable(context, interaction, permission, command);
    return found ? command.handle(context, interaction, found) : undefined;
  }
  const named = await tableNamed(context, tableGuildOf(interaction), given);
  if (await replyIfRefused(context, interaction, permission, named)) return;
  if (!named) return;
  if (command.fits === null || isOfCommand(interaction, named))
    return command.handle(context, interaction, named);
  const t = await translatorFor(context, interaction);
  const values = { number: named.number, game: t(`game.${named.game}`) };
  await replyPrivately(interaction, plain(t('refused.otherGame', values)));
}

/** Ids are longer than numbers. */
export const TABLE_NUMBER = /^\d{1,9}$/;
const TABLE_ID = new RegExp(`^${tableId.pattern}$`);

/** Finds a table by its number, also after the word before it in texts; or by the id of a suggestion. */
async function tableNamed(
  { store }: Pick<HandlerContext, 'store'>,
  guildId: Snowflake,
  given: string,
): Promise<Table | null> {
  const name = given.trim();
  const number = /^(?:\p{L}+\s+|#)?(\d+)$/u.exec(name)?.[1] ?? '';
  if (TABLE_NUMBER.test(number)) return store.numbered(guildId, Number(number));
  return TABLE_ID.test(name) ? store.load(name) : null;
}

/**
 * The default table: the one that is played in this channel, else the person's only one, for a game's own command of that game.
 * Otherwise tells the person and returns null.
 */
async function defaultTable(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction,
  permission: TablePermission,
  command: AtTableCommand,
): Promise<Table | null> {
  const { store } = context;
  const t = await translatorFor(context, interaction);
  const suits = (table: Table): boolean =>
    isOfCommand(interaction, table) && command.fits(interaction, table);
  const permitted = async (tables: readonly Table[]) =>
    filterPermitted(context, interaction, permission, tables.filter(suits));
  const here = await permitted(await store.tablesIn(interaction.channelId));
  const mine = await permitted(await store.tablesOf(tableGuildOf(interaction), interaction.user.id));
  const minesHere = here.filter((table) => mine.some((own) => own.id === table.id));
  for (const found of [minesHere, here, mine]) {
    const [only] = found;
    if (only && found.length === 1) return only;
    // Others' tables here are offered only to people who have none of their own.
    if (only && found !== here) return askWhich(context, interaction, command, found);
  }
  if (here.length > 0) return askWhich(context, interaction, command, here);
  const game = gameNamed(interaction.commandName);
  await replyPrivately(interaction, plain(t((game && wordsOf({ game }).noTable) ?? 'refused.noTable')));
  return null;
}

type AtTableCommand = Extract<Command, { fits: object }>;

/** Discord accepts answers to a command for fifteen minutes. */
const ASKED_MS = 14 * 60_000;

/** Commands that wait for a choice of their table, by interaction id. */
const asked = new LRUCache<
  Snowflake,
  { readonly interaction: ChatInputCommandInteraction; readonly command: AtTableCommand }
>({ max: 1000, ttl: ASKED_MS });

const whichTableIds = declareCustomIds({ which: ['which:{command}', { command: userId }] });

/** Shows a select of the tables that a command may mean. */
async function askWhich(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction,
  command: AtTableCommand,
  tables: readonly Table[],
): Promise<null> {
  const t = await translatorFor(context, interaction);
  const options = tables.slice(0, MAX_OPTIONS).map((table) => ({
    label: tableLabel(t, table, interaction.user.id),
    value: table.id,
    description: listOf(
      table.locale,
      table.seats.map(({ color }) => plainLabel(nameOn(t, table, color))),
    ),
  }));
  asked.set(interaction.id, { interaction, command });
  const list = selectRow(whichTableIds.which({ command: interaction.id }), t('which.choose'), options);
  await replyPrivately(interaction, plain(t('which.ask'), [list]));
  return null;
}

/** The command continues with the chosen table, and its answer replaces the select. */
export const whichTableRoutes = respond(whichTableIds, {
  which: {
    async select(context, interaction, { command: id }) {
      promiseUpdate(interaction);
      const found = asked.get(id);
      if (found?.interaction.user.id !== interaction.user.id)
        return replyText(context, interaction, 'refused.stale', { who: 'nobody' });
      const { command } = found;
      const permission = permissionOf(found.interaction, command.permission);
      const table = await context.store.load(interaction.values[0] ?? '');
      if ((await replyIfRefused(context, interaction, permission, table)) || !table) return;
      await command.handle(context, found.interaction, table);
    },
  },
});

/** The tables at which the person has the permission, or lacks it only for now. */
export async function filterPermitted(
  context: HandlerContext,
  interaction: Parameters<typeof whyForbidden>[1],
  permission: TablePermission,
  tables: readonly Table[],
): Promise<readonly Table[]> {
  const found: Table[] = [];
  for (const table of tables) {
    const refusal = await whyForbidden(context, interaction, permission, table);
    if (!refusal || isTimingRefusal(refusal)) found.push(table);
  }
  return found;
}

/** Whether the command accepts tables of that game: its own game's command, or one for all games. */
const isOfCommand = (
  { commandName }: ChatInputCommandInteraction | AutocompleteInteraction,
  { game }: Table,
): boolean => [game, null].includes(gameNamed(commandName));

/** The option's choices: one's own tables; if others' tables are relevant, also those of the channel. */
async function tableChoices(
  context: HandlerContext,
  interaction: AutocompleteInteraction,
  permission: TablePermission,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  const typed = interaction.options.getFocused();
  const all = await withTimeout(ANSWER_TIMEOUT_MS, tablesOffered(context, interaction, permission), []);
  const choices = all
    .filter((table) => isOfCommand(interaction, table))
    .map((table) => ({ name: tableLabel(t, table, interaction.user.id), value: table.id }))
    .filter(({ name }) => name.includes(typed));
  await interaction.respond(choices.slice(0, MAX_SUGGESTIONS));
}

const tableLabel = (t: Translate, table: Table, userId: Snowflake): string =>
  t('choice.table', { number: table.number, yours: waitsFor(table, userId) ? 'yes' : 'no' });

async function tablesOffered(
  context: HandlerContext,
  interaction: AutocompleteInteraction,
  permission: TablePermission,
): Promise<readonly Table[]> {
  const { store } = context;
  const { channelId, user } = interaction;
  const here = await store.tablesIn(channelId);
  // Nobody follows their own table.
  if (permission === 'follow' || permission === 'unfollow') {
    const others = here.filter((table) => !seatOf(table, user.id));
    return filterPermitted(context, interaction, permission, others);
  }
  const mine = await store.tablesOf(tableGuildOf(interaction), user.id);
  const others = isForManagers(permission) ? here.filter(({ id }) => mine.every((own) => own.id !== id)) : [];
  return filterPermitted(context, interaction, permission, [...mine, ...others]);
}

/** The log of a finished table; before, there is nothing to check. */
export const logIfOver = async ({ store }: HandlerContext, table: Table): Promise<readonly LoggedAction[]> =>
  published(table) ? store.log(table.id) : [];

/** The server's finished tables, newest first; the one with the typed number before all others. */
async function playedChoices(
  context: HandlerContext,
  interaction: AutocompleteInteraction,
  permission: TablePermission,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  const typed = interaction.options.getFocused().trim();
  const played = playedTables(context, interaction, typed, permission);
  const tables = await withTimeout(ANSWER_TIMEOUT_MS, played, []);
  const choices = tables.map(({ id, number }) => ({
    name: t('choice.table', { number, yours: 'no' }),
    value: id,
  }));
  await interaction.respond(choices.slice(0, MAX_SUGGESTIONS));
}

async function playedTables(
  context: HandlerContext,
  interaction: AutocompleteInteraction,
  typed: string,
  permission: TablePermission,
): Promise<readonly Pick<Table, 'id' | 'number'>[]> {
  const { store } = context;
  const { user } = interaction;
  const guildId = tableGuildOf(interaction);
  const latest = await store.played(guildId, user.id, MAX_SUGGESTIONS);
  const named = TABLE_NUMBER.test(typed) ? await store.numbered(guildId, Number(typed)) : null;
  const exact =
    named && (await whyForbidden(context, interaction, permission, named)) === null ? named : null;
  const others = latest.filter(({ id, number }) => id !== exact?.id && `${number}`.includes(typed));
  return exact ? [exact, ...others] : others;
}

export const tableOption: TableOption = {
  type: Option.String,
  ...localized('table', 'command.table'),
  autocomplete: true,
  complete: tableChoices,
};

export const playedTableOption: TableOption = { ...tableOption, complete: playedChoices };

/** A heading with the table's number and the player to move. */
export function tableHead(t: Translate, table: Table): string {
  const color = table.state ? gameOf(table).toAct(table.state) : null;
  return t('board.whose', { number: table.number, who: color ? who(t, table, color) : 'nobody' });
}

/**
 * A command that shows a table again, privately, as a picture or in words, and restores its message if that was deleted.
 * `inWords` describes the picture, under a heading.
 */
export const showTableCommand = (
  name: Command['name'],
  text: TextKey,
  inWords: (head: string, picture: NonNullable<MessageToDraw['picture']>) => string,
): Command => ({
  name,
  text,
  anywhere: true,
  options: [
    choiceOption('as', 'command.board.as', [
      choice('choice.as.picture', 'picture'),
      choice('choice.as.text', 'text'),
    ]),
    tableOption,
  ],
  permission: 'see',
  fits: () => true,
  async handle(context: HandlerContext, interaction: ChatInputCommandInteraction, table: Table) {
    await refreshTable(context, table.id, true);
    const locale = await localeFor(context, interaction);
    const fresh = { ...((await findTable(context.tables, table.id)) ?? table), locale };
    const t = translator(locale);
    const rows = rowsOf(goToButton(t, fresh));
    const undrawn = await context.tableMessages.current(fresh);
    if (!undrawn) return answer(interaction, { ...lobbyMessage(fresh), rows });
    const content = tableHead(t, fresh);
    const { message, picture } = undrawn;
    const shown =
      interaction.options.getString('as') === 'text'
        ? plain(picture ? inWords(content, picture) : content, rows)
        : await drawAnswer(context, fresh.guildId, {
            message: { ...message, mentions: [], content, rows },
            picture,
          });
    await answer(interaction, shown);
  },
});
