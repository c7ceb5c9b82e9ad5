import type { ButtonInteraction } from 'discord.js';
import type { Table } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { answered, sayPrivately, shown } from '../answer.ts';
import type { Tap } from '../custom-id.ts';
import { whyNotForAdults } from '../for-adults.ts';
import { plain, rowsOf } from '../message.ts';
import { personOf } from '../person.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { plainName } from '../views/names.ts';
import { goTo } from '../views/refusal.ts';

/** The first who asks opens the next table, the others sit down at it: one tap each. A full one starts by itself. */
export async function onRematchTap(
  room: Room,
  interaction: ButtonInteraction,
  tap: Extract<Tap, { on: 'rematch' }>,
) {
  await interaction.deferUpdate();
  const refusal = await whyNotAgain(room, interaction, tap.table);
  if (refusal !== null) return sayPrivately(interaction, plain(refusal));
  const outcome = await room.tables.rematch(tap.table, personOf(interaction), interaction.id);
  if (!(await answered(room, interaction, outcome)) || !outcome.ok) return;
  const { id, number, version } = outcome.table;
  await shown(room, id);
  if ((await room.tables.startIfFull(id)).ok) await shown(room, id);
  const table = (await room.tables.load(id)) ?? outcome.table;
  const t = await translatorFor(room, interaction);
  await sayPrivately(interaction, plain(t('rematch.joined', { number }), rowsOf(goTo(t, table))));
  if (version === 1 && table.status === 'lobby') await invite(room, interaction, table);
}

/** Why the game may not be played where it was any more, in a sentence; null if it may. */
async function whyNotAgain(room: Room, interaction: ButtonInteraction, id: string): Promise<string | null> {
  const table = await room.tables.load(id);
  if (!table) return null;
  const t = await translatorFor(room, interaction);
  const settings = await room.store.guildSettings(table.guildId);
  return whyNotForAdults(t, interaction.client, { ...table, settings });
}

/** Where the old game was played, the others read of the new table. */
async function invite({ screen }: Room, interaction: ButtonInteraction, table: Table): Promise<void> {
  const t = translator(table.locale);
  const { number, size, seats } = table;
  const name = plainName(personOf(interaction).name);
  const message = plain(
    t('rematch.opened', { name, number, open: size - seats.length }),
    rowsOf(goTo(t, table)),
  );
  await screen.tell(interaction.channelId, message, `${table.id}-again`);
}
