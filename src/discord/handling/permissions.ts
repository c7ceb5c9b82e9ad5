import type { BaseInteraction, ModalSubmitInteraction } from 'discord.js';
import { findTable } from '../../tables/changes/table-transaction.ts';
import { moduleOf } from '../../tables/game-registry.ts';
import { isOver, isTimingRefusal, may, type TablePermission } from '../../tables/permissions.ts';
import type { TableRefusal } from '../../tables/refusal.ts';
import type { Table } from '../../tables/table.ts';
import { isManager } from '../api/interaction.ts';
import { tableOf } from '../custom-id.ts';
import type { Tap } from './context.ts';
import type { Route } from './feature.ts';
import { closeOldTurn } from './refresh-table.ts';
import { type ComponentInteraction, replyRefusal, returnForm } from './reply.ts';

type Asking = Pick<BaseInteraction, 'user' | 'guildId' | 'memberPermissions'>;

/** Why the person may not do it at this table (src/tables/permissions.ts); null if they may. `table` null: there is none. */
export async function whyForbidden(
  { store, interaction }: Tap<Asking>,
  permission: TablePermission,
  table: Table | null,
): Promise<TableRefusal | null> {
  const person = {
    userId: interaction.user.id,
    guildId: interaction.guildId,
    isManager: isManager(interaction),
  };
  const refusal = may(person, permission, table);
  if (!table || !refusal || isTimingRefusal(refusal)) return refusal;
  // Facts from storage only permit more, never less.
  const { userId } = person;
  const [sittings, followers, isPublished] = await Promise.all([
    store.sittings(table.id),
    store.followers(table.id),
    (permission === 'readStory' && moduleOf(table).discord.isPublished?.(store, table)) || false,
  ]);
  const visitor = {
    ...person,
    hasPlayed: sittings.some(({ occupant }) => occupant?.kind === 'person' && occupant.userId === userId),
    follows: followers.some((follower) => follower.userId === userId),
  };
  return may(visitor, permission, { ...table, isPublished });
}

const neededFor = ({ permission }: Route, values: unknown, isForm: boolean): TablePermission | null =>
  typeof permission === 'function' ? permission(values, isForm) : permission;

/** Whether a button or select is about this table, and can never be used again. */
export function isOverAt(
  { route, values }: { readonly route: Route; readonly values: unknown },
  table: Table,
): boolean {
  const permission = tableOf(values) === table.id ? neededFor(route, values, false) : null;
  return permission !== null && isOver(permission, table);
}

/**
 * The table of a button, select or form, if it is about one. Refuses an action that the person has no permission for, before anything
 * is done. Handlers themselves refuse what is too early or too late, since they also update the message.
 */
export async function permittedTable(
  tap: Tap<ComponentInteraction | ModalSubmitInteraction>,
  { route, values }: { readonly route: Route; readonly values: unknown },
): Promise<Table | null | 'refused'> {
  const { interaction } = tap;
  const id = tableOf(values);
  if (id === null || route.permission === null) return null;
  const table = await findTable(tap.tables, id);
  const permission = neededFor(route, values, interaction.isModalSubmit());
  const refusal = permission && (await tellRefusal(tap, permission, table));
  // Nobody was shown a form of a table that they can't see.
  if (refusal && refusal.code !== 'noSuchTable' && interaction.isModalSubmit())
    await returnForm({ ...tap, interaction });
  // Somebody who has left it may see an old turn.
  if (table?.status === 'playing' && refusal?.code === 'notSeated') await closeOldTurn(tap, table);
  return refusal ? 'refused' : table;
}

/** Tells the person, if they may not, and not only for now. */
export const replyIfRefused = async (
  tap: Tap,
  permission: TablePermission,
  table: Table | null,
): Promise<boolean> => (await tellRefusal(tap, permission, table)) !== null;

async function tellRefusal(
  tap: Tap,
  permission: TablePermission,
  table: Table | null,
): Promise<TableRefusal | null> {
  const refusal = await whyForbidden(tap, permission, table);
  if (!refusal || isTimingRefusal(refusal)) return null;
  await replyRefusal(tap, refusal, table);
  return refusal;
}
