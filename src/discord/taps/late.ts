import type { ButtonInteraction } from 'discord.js';
import type { Outcome, Person } from '../../tables/tables.ts';
import { answered, sayPrivately, shown } from '../answer.ts';
import type { LifeTap } from '../life-tap.ts';
import { replyOf } from '../message.ts';
import { personOf } from '../person.ts';
import type { Room } from '../room.ts';
import { localeFor } from '../speaker.ts';
import { lateMessage, voteMessage } from '../views/late.ts';

type LateTap = Extract<LifeTap, { on: 'late' }>;

/** What shall become of a turn whose time is up. The message with the choice shows what has become of it. */
export async function onLateTap(room: Room, interaction: ButtonInteraction, tap: LateTap): Promise<void> {
  await interaction.deferUpdate();
  const outcome = await decide(room, tap, personOf(interaction));
  const { table } = outcome;
  if (table && (outcome.ok || isOver(outcome))) {
    const times = await room.tables.times(table);
    await interaction.editReply(replyOf(lateMessage(table, tap.turn, times)));
  }
  if (!(await answered(room, interaction, outcome)) || !outcome.ok) return;
  await shown(room, tap.table);
  if (tap.does !== 'remove') return;
  const vote = voteMessage({ ...outcome.table, locale: await localeFor(room, interaction) });
  if (vote) await sayPrivately(interaction, vote);
}

function decide({ tables: { absence } }: Room, { table, turn, does }: LateTap, by: Person): Promise<Outcome> {
  switch (does) {
    case 'wait':
      return absence.wait(table, turn, by);
    case 'playFor':
      return absence.playFor(table, turn, by);
    case 'standIn':
      return absence.standIn(table, turn, by);
    case 'remove':
      return absence.voteRemoval(table, turn, by);
  }
}

/** Whether there is nothing to choose any more. */
const isOver = (outcome: Outcome): boolean =>
  !outcome.ok && ['notOverdue', 'notPlaying', 'stale'].includes(outcome.refusal.code);
