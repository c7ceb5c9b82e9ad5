import { MessageFlags } from 'discord.js';
import type { StoryRequest } from '../../tables/game-types.ts';
import { type Answerable, answered, shown } from '../answer.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { toldAndShown } from './draft.ts';

/** Does what somebody asks at a story's table, after the acknowledgement; where it is refused, they are told why. Whether it was done. */
export async function doneStory(
  room: Room,
  interaction: Answerable,
  table: string,
  request: StoryRequest,
): Promise<boolean> {
  const outcome = await room.tables.act(table, null, interaction.user.id, request);
  if (!(await answered(room, interaction, outcome))) {
    await shown(room, table);
    return false;
  }
  if (isPrivate(interaction)) {
    const t = await translatorFor(room, interaction);
    const said = request.type === 'skip' ? 'bacchanalia.skip.done' : 'bacchanalia.done';
    await interaction.editReply({ content: t(said), components: [] });
  }
  await toldAndShown(room, table);
  return true;
}

/** Pressed on a message that only the person sees, which has done its work then. */
const isPrivate = (interaction: Answerable): boolean =>
  'message' in interaction && (interaction.message?.flags.has(MessageFlags.Ephemeral) ?? false);
