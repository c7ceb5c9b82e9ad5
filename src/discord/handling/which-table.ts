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
import type { TextKey, Translate } from '../../texts/index.ts';
import { ANSWER_TIMEOUT_MS, MAX_SUGGESTIONS, tableGuildOf, withTimeout } from '../api/interaction.ts';
import { MAX_OPTIONS, plain, rowsOf, selectRow, withControls } from '../api/message.ts';
import { declareCustomIds, tableId, userId } from '../custom-id.ts';
import { lobbyMessage } from '../table-message/lobby-message.ts';
import { type MessageToDraw, wordsOf } from '../views/game-presenter.ts';
import { nameOn, plainLabel, who } from '../views/names.ts';
import { goToButton } from '../views/refusal.ts';
import type { HandlerContext, Tap } from './context.ts';
import { type Command, choice, choiceOption, localized, respond, type TableOption } from './feature.ts';
import { replyIfRefused, whyForbidden } from './permissions.ts';
import { refreshTable } from './refresh-table.ts';
import { answer, drawAnswer, promiseUpdate, replyPrivately } from './reply.ts';

export const permissionOf = (
  interaction: ChatInputCommandInteraction | AutocompleteInteraction,
  permission: NonNullable<Command['permission']>,
): TablePermission => (typeof permission === 'function' ? permission(interaction) : permission);

/** Handles a command about a table, if there is one, and the person has the permission. */
export async function handleAtTable(
  tap: Tap<ChatInputCommandInteraction>,
  command: Extract<Command, { fits: unknown }>,
): Promise<void> {
  const permission = permissionOf(tap.interaction, command.permission);
  const given = tap.interaction.options.getString('table');
  if (given === null) {
    if (command.fits === null) return command.handle(tap, null);
    const found = await defaultTable(tap, permission, command);
    return found ? command.handle(tap, found) : undefined;
  }
  const named = await tableNamed(tap, tableGuildOf(tap.interaction), given);
  if (await replyIfRefused(tap, permission, named)) return;
  if (!named) return;
  if (command.fits === null || isOfCommand(tap.interaction, named)) return command.handle(tap, named);
  const values = { number: named.number, game: tap.t(`game.${named.game}`) };
  await replyPrivately(tap, tap.t('refused.otherGame', values));
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
 * The default table: the one that is played in this channel, else the person's only one that fits, or else their only one, for a
 * game's own command of that game. Otherwise tells the person and returns null.
 */
async function defaultTable(
  tap: Tap<ChatInputCommandInteraction>,
  permission: TablePermission,
  command: AtTableCommand,
): Promise<Table | null> {
  const { store, t } = tap;
  const ofCommand = (tables: readonly Table[]) =>
    tables.filter((table) => isOfCommand(tap.interaction, table));
  const permitted = (tables: readonly Table[]) =>
    filterPermitted(
      tap,
      permission,
      tables.filter((table) => command.fits(tap.interaction, table)),
    );
  const here = await permitted(ofCommand(await store.tablesIn(tap.interaction.channelId)));
  const own = ofCommand(await store.tablesOf(tableGuildOf(tap.interaction), tap.userId));
  const mine = waitingFirst(await permitted(own), tap.userId);
  const minesHere = here.filter((table) => mine.some(({ id }) => id === table.id));
  for (const found of [minesHere, here, mine]) {
    const preferred = found.filter((table) => command.prefers?.(tap.interaction, table) ?? true);
    const meant = preferred.length > 0 ? preferred : found;
    const [only] = meant;
    if (only && meant.length === 1) return only;
    // Others' tables here are offered only to people who have none of their own.
    if (only && found !== here) return askWhich(tap, command, meant);
  }
  if (here.length > 0) return askWhich(tap, command, here);
  const [only] = own;
  // Its handler says why it can't be done at the only one, as if that were named.
  if (only && own.length === 1) return (await replyIfRefused(tap, permission, only)) ? null : only;
  if (only) {
    await replyPrivately(tap, t('refused.noneFits'));
    return null;
  }
  const game = gameNamed(tap.interaction.commandName);
  await replyPrivately(tap, t((game && wordsOf({ game }).noTable) ?? 'refused.noTable'));
  return null;
}

const waitingFirst = (tables: readonly Table[], userId: Snowflake): readonly Table[] =>
  tables.toSorted((one, other) => Number(waitsFor(other, userId)) - Number(waitsFor(one, userId)));

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
  tap: Tap<ChatInputCommandInteraction>,
  command: AtTableCommand,
  tables: readonly Table[],
): Promise<null> {
  const { t } = tap;
  const options = tables.slice(0, MAX_OPTIONS).map((table) => ({
    label: tableLabel(t, table, tap.userId),
    value: table.id,
    description: t.list(table.seats.map(({ color }) => plainLabel(nameOn(t, table, color)))),
  }));
  asked.set(tap.interaction.id, { interaction: tap.interaction, command });
  const list = selectRow(whichTableIds.which({ command: tap.interaction.id }), t('which.choose'), options);
  await replyPrivately(tap, plain(t('which.ask'), [list]));
  return null;
}

/** The command continues with the chosen table, and its answer replaces the select. */
export const whichTableRoutes = respond(whichTableIds, {
  which: {
    async select(tap, { command: id }) {
      promiseUpdate(tap);
      const found = asked.get(id);
      if (found?.interaction.user.id !== tap.userId)
        return replyPrivately(tap, tap.t('refused.stale', { who: 'nobody' }));
      const { command } = found;
      const permission = permissionOf(found.interaction, command.permission);
      const table = await tap.store.load(tap.interaction.values[0] ?? '');
      if ((await replyIfRefused(tap, permission, table)) || !table) return;
      await command.handle({ ...tap, interaction: found.interaction }, table);
    },
  },
});

/** The tables at which the person has the permission, or lacks it only for now. */
export async function filterPermitted(
  tap: Parameters<typeof whyForbidden>[0],
  permission: TablePermission,
  tables: readonly Table[],
): Promise<readonly Table[]> {
  const found: Table[] = [];
  for (const table of tables) {
    const refusal = await whyForbidden(tap, permission, table);
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
async function tableChoices(tap: Tap<AutocompleteInteraction>, permission: TablePermission): Promise<void> {
  const typed = tap.interaction.options.getFocused();
  const all = await withTimeout(ANSWER_TIMEOUT_MS, tablesOffered(tap, permission), []);
  const choices = all
    .filter((table) => isOfCommand(tap.interaction, table))
    .map((table) => ({ name: tableLabel(tap.t, table, tap.userId), value: table.id }))
    .filter(({ name }) => name.includes(typed));
  await tap.interaction.respond(choices.slice(0, MAX_SUGGESTIONS));
}

const tableLabel = (t: Translate, table: Table, userId: Snowflake): string =>
  t('choice.table', { number: table.number, yours: waitsFor(table, userId) ? 'yes' : 'no' });

async function tablesOffered(
  tap: Tap<AutocompleteInteraction>,
  permission: TablePermission,
): Promise<readonly Table[]> {
  const { channelId, user } = tap.interaction;
  const here = await tap.store.tablesIn(channelId);
  // Nobody follows their own table.
  if (permission === 'follow' || permission === 'unfollow') {
    const others = here.filter((table) => !seatOf(table, user.id));
    return filterPermitted(tap, permission, others);
  }
  const mine = await tap.store.tablesOf(tableGuildOf(tap.interaction), user.id);
  const others = isForManagers(permission) ? here.filter(({ id }) => mine.every((own) => own.id !== id)) : [];
  return filterPermitted(tap, permission, [...waitingFirst(mine, user.id), ...others]);
}

/** The log of a finished table; before, there is nothing to check. */
export const logIfOver = async ({ store }: HandlerContext, table: Table): Promise<readonly LoggedAction[]> =>
  published(table) ? store.log(table.id) : [];

/** The server's finished tables, newest first; the one with the typed number before all others. */
async function playedChoices(tap: Tap<AutocompleteInteraction>, permission: TablePermission): Promise<void> {
  const typed = tap.interaction.options.getFocused().trim();
  const played = playedTables(tap, typed, permission);
  const tables = await withTimeout(ANSWER_TIMEOUT_MS, played, []);
  const choices = tables.map(({ id, number }) => ({
    name: tap.t('choice.table', { number, yours: 'no' }),
    value: id,
  }));
  await tap.interaction.respond(choices.slice(0, MAX_SUGGESTIONS));
}

async function playedTables(
  tap: Tap<AutocompleteInteraction>,
  typed: string,
  permission: TablePermission,
): Promise<readonly Pick<Table, 'id' | 'number'>[]> {
  const { user } = tap.interaction;
  const guildId = tableGuildOf(tap.interaction);
  const latest = await tap.store.played(guildId, user.id, MAX_SUGGESTIONS);
  const named = TABLE_NUMBER.test(typed) ? await tap.store.numbered(guildId, Number(typed)) : null;
  const exact = named && (await whyForbidden(tap, permission, named)) === null ? named : null;
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

/** Shows a table again, privately, as a picture or in words (`inWords`, below a heading); restores its message if deleted. */
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
  async handle(tap: Tap<ChatInputCommandInteraction>, table: Table) {
    await refreshTable(tap, table.id, true);
    const fresh = { ...((await findTable(tap.tables, table.id)) ?? table), locale: tap.locale };
    const rows = rowsOf(goToButton(tap.t, fresh));
    const undrawn = await tap.tableMessages.current(fresh);
    if (!undrawn) return answer(tap, withControls(lobbyMessage(fresh), rows));
    const content = tableHead(tap.t, fresh);
    const { picture } = undrawn;
    const shown =
      tap.interaction.options.getString('as') === 'text'
        ? plain(picture ? inWords(content, picture) : content, rows)
        : await drawAnswer(tap, fresh.guildId, { message: plain(content, rows), picture }, tap.locale);
    await answer(tap, shown);
  },
});
