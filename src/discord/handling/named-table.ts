import type { AutocompleteInteraction } from 'discord.js';
import { published } from '../../tables/fairness/check.ts';
import type { LoggedAction, Snowflake } from '../../tables/game-types.ts';
import type { Table } from '../../tables/table.ts';
import { ANSWER_TIMEOUT_MS, MOST_SUGGESTIONS, withTimeout } from '../api/interaction.ts';
import type { HandlerContext } from '../context.ts';
import { tableOption } from './command-options.ts';
import type { CommandOption } from './feature.ts';
import { translatorFor } from './locale.ts';

/** Ids are longer. */
const NUMBER = /^\d{1,9}$/;

/** By its number, as people type it, or by the id that a suggestion stands for. */
export async function tableNamed(
  { store }: Pick<HandlerContext, 'store'>,
  guildId: Snowflake,
  given: string,
): Promise<Table | null> {
  const table = NUMBER.test(given.trim())
    ? await store.numbered(guildId, Number(given))
    : await store.load(given);
  return table?.guildId === guildId ? table : null;
}

/** The log of a table that is over; before, there is nothing to check. */
export const logIfOver = async ({ store }: HandlerContext, table: Table): Promise<LoggedAction[]> =>
  published(table) ? store.log(table.id) : [];

/** The tables of the server that are over, newest first; the one of the typed number before all others. */
async function playedChoices(context: HandlerContext, interaction: AutocompleteInteraction): Promise<void> {
  const t = await translatorFor(context, interaction);
  const typed = interaction.options.getFocused().trim();
  const tables = await withTimeout(ANSWER_TIMEOUT_MS, playedTables(context, interaction.guildId, typed), []);
  const choices = tables.map(({ id, number }) => ({
    name: t('choice.table', { number, yours: 'no' }),
    value: id,
  }));
  await interaction.respond(choices.slice(0, MOST_SUGGESTIONS));
}

async function playedTables(
  { store }: HandlerContext,
  guildId: Snowflake | null,
  typed: string,
): Promise<readonly Pick<Table, 'id' | 'number'>[]> {
  if (!guildId) return [];
  const latest = await store.played(guildId, MOST_SUGGESTIONS);
  const exact = NUMBER.test(typed) ? await store.numbered(guildId, Number(typed)) : null;
  const others = latest.filter(({ id, number }) => id !== exact?.id && `${number}`.includes(typed));
  return exact ? [exact, ...others] : others;
}

/** Which finished table is meant. */
export const playedTableOption: CommandOption = { ...tableOption, complete: playedChoices };
