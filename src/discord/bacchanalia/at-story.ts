import type { Seat } from '../../tables/game-types.ts';
import { seatOf } from '../../tables/seats.ts';
import { isOf, type TableOf } from '../../tables/table.ts';
import { type Answerable, sayPrivately } from '../answer.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { refusalMessage } from '../views/refusal.ts';

/** A story that is being told, and the seat of whoever asks. */
export interface AtStory {
  readonly table: TableOf<'bacchanalia'>;
  readonly seat: Seat<'bacchanalia'>;
}

/** The story of a table for somebody who sits there; else they are told why not, and it is null. `afterwards`: also when it is over. */
export async function atStory(
  room: Room,
  interaction: Answerable,
  id: string,
  afterwards = false,
): Promise<AtStory | null> {
  const table = await room.tables.load(id);
  const t = await translatorFor(room, interaction);
  const refuse = async (code: 'noSuchTable' | 'notPlaying' | 'notSeated') =>
    sayPrivately(interaction, refusalMessage(t, { code }, table));
  if (!table || !isOf('bacchanalia', table)) {
    await refuse('noSuchTable');
    return null;
  }
  const seat = seatOf(table, interaction.user.id);
  if (seat && (table.status === 'playing' || (afterwards && table.status === 'finished')))
    return { table, seat };
  await refuse(seat ? 'notPlaying' : 'notSeated');
  return null;
}
