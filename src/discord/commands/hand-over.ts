import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import type { Seat } from '../../tables/game-types.ts';
import { seatOf } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { isInGame, isOpen, placeOf } from '../../tables/who-acts.ts';
import type { Translate } from '../../texts/index.ts';
import { answered, sayPrivately } from '../answer.ts';
import { plain } from '../message.ts';
import { personOf } from '../person.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { nameAt, plainName } from '../views/names.ts';
import { offerMessage } from '../views/offer.ts';
import { mayManage } from './managed.ts';
import { posted } from './posted.ts';
import { whichTable } from './which.ts';

type Command = ChatInputCommandInteraction<'cached' | 'raw'>;

/** `/tuchulcha hand-over`: offers one's own seat to somebody, or that of a person who is away. */
export async function handOver(room: Room, interaction: Command): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const { options } = interaction;
  const by = personOf(interaction);
  const from = options.getUser('of')?.id ?? by.userId;
  const to = options.getUser('to', true);
  const table = await whichTable(room, interaction, (found) => isOpen(found) && isSeated(found, from));
  if (!table) return;
  const t = await translatorFor(room, interaction);
  const seat = seatOf(table, from);
  if (!isOpen(table) || !seat) {
    const code = !isOpen(table) ? 'notPlaying' : from === by.userId ? 'notSeated' : 'nobodyThere';
    await answered(room, interaction, { ok: false, refusal: { code }, table });
    return;
  }
  if (from !== by.userId && !mayManage(interaction, table)) {
    await answered(room, interaction, { ok: false, refusal: { code: 'onlyOpenerOrAdmin' }, table });
    return;
  }
  const refusal = whyNot(t, interaction, table, seat);
  if (refusal !== null) return sayPrivately(interaction, plain(refusal));
  const message = offerMessage({ table, seat, from, to: to.id, by: by.name });
  if (!(await posted(room, interaction, table, placeOf(table), message))) return;
  const values = { number: table.number, to: plainName(to.displayName), from: nameAt(table, from) };
  await sayPrivately(interaction, plain(t('offer.sent', values)));
}

const isSeated = (table: Table, userId: string): boolean => seatOf(table, userId) !== undefined;

/** Why this seat cannot be offered to this person, in a sentence; null if it can. */
function whyNot(t: Translate, { options, user }: Command, table: Table, seat: Seat): string | null {
  const to = options.getUser('to', true);
  const { number, game } = table;
  const from = options.getUser('of')?.id ?? user.id;
  if (to.bot) return t('offer.bot');
  if (options.getMember('to') === null) return t('offer.stranger', { name: plainName(to.displayName) });
  if (isSeated(table, to.id)) return t('offer.seated', { name: nameAt(table, to.id), number });
  if (!isInGame(table, seat)) return t('offer.out', { name: nameAt(table, from), number });
  if (from !== user.id && !seat.standIn)
    return t('offer.notAway', { name: nameAt(table, from), number, game });
  return null;
}
