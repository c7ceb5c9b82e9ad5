import type { AutocompleteInteraction } from 'discord.js';
import { published } from '../../tables/fairness/check.ts';
import type { LoggedAction } from '../../tables/game-types.ts';
import type { Deed } from '../../tables/permissions.ts';
import type { Table } from '../../tables/table.ts';
import { ANSWER_TIMEOUT_MS, MOST_SUGGESTIONS, withTimeout } from '../api/interaction.ts';
import type { HandlerContext } from '../context.ts';
import { tableOption } from './command-options.ts';
import type { TableOption } from './feature.ts';
import { translatorFor } from './locale.ts';
import { whyForbidden } from './permissions.ts';
import { TABLE_NUMBER } from './which-table.ts';

/** The log of a table that is over; before, there is nothing to check. */
export const logIfOver = async ({ store }: HandlerContext, table: Table): Promise<readonly LoggedAction[]> =>
  published(table) ? store.log(table.id) : [];

/** The tables of the server that are over, newest first; the one of the typed number before all others. */
async function playedChoices(
  context: HandlerContext,
  interaction: AutocompleteInteraction,
  deed: Deed,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  const typed = interaction.options.getFocused().trim();
  const tables = await withTimeout(ANSWER_TIMEOUT_MS, playedTables(context, interaction, typed, deed), []);
  const choices = tables.map(({ id, number }) => ({
    name: t('choice.table', { number, yours: 'no' }),
    value: id,
  }));
  await interaction.respond(choices.slice(0, MOST_SUGGESTIONS));
}

async function playedTables(
  context: HandlerContext,
  interaction: AutocompleteInteraction,
  typed: string,
  deed: Deed,
): Promise<readonly Pick<Table, 'id' | 'number'>[]> {
  const { store } = context;
  const { guildId, user } = interaction;
  if (!guildId) return [];
  const latest = await store.played(guildId, user.id, MOST_SUGGESTIONS);
  const named = TABLE_NUMBER.test(typed) ? await store.numbered(guildId, Number(typed)) : null;
  const exact = named && (await whyForbidden(context, interaction, deed, named)) === null ? named : null;
  const others = latest.filter(({ id, number }) => id !== exact?.id && `${number}`.includes(typed));
  return exact ? [exact, ...others] : others;
}

/** Which finished table is meant. */
export const playedTableOption: TableOption = { ...tableOption, complete: playedChoices };
