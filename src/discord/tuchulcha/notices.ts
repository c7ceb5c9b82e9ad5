import { tuchulchaPicture } from '../../pictures/tuchulcha/index.ts';
import type { Notice, NoticeText } from '../../tables/notice.ts';
import { logOf } from '../../tables/store.ts';
import type { TableOf } from '../../tables/table.ts';
import { awakeOf, facesAt, inChannel } from '../background/notice-delivery.ts';
import type { NoticeDelivery, NoticeDeliveryParts, ResultCard } from '../games.ts';
import { announcementOf } from './announcement.ts';
import { resultCard } from './result-card.ts';

type Of<Kind extends NoticeText['kind']> = Extract<NoticeText, { kind: Kind }>;

export const deliverTuchulcha = async (
  parts: NoticeDeliveryParts,
  table: TableOf<'tuchulcha'>,
  { text }: Notice,
): Promise<NoticeDelivery | null> =>
  text.kind === 'moment' ? announcementDelivery(parts, table, text) : null;

/** Announces a turn's great highlights and pings those who are out, unless they rest. Nothing is sent once the game is over. */
async function announcementDelivery(
  parts: NoticeDeliveryParts,
  table: TableOf<'tuchulcha'>,
  text: Of<'moment'>,
): Promise<NoticeDelivery | null> {
  if (table.status !== 'playing') return null;
  const replay = await parts.tableMessages.replay(table);
  const faces = await facesAt(parts, table);
  const announcement = announcementOf(table, replay, text.turn, faces);
  if (!announcement) return null;
  const { message, view } = announcement;
  const mentions = await awakeOf(parts, message.mentions);
  return {
    ...inChannel(table, { ...message, mentions }),
    picture: tuchulchaPicture('highlight', view),
    silent: mentions.length === 0,
  };
}

export async function raceResultCard(
  parts: NoticeDeliveryParts,
  table: TableOf<'tuchulcha'>,
): Promise<ResultCard | null> {
  const { store } = parts;
  const [log, sittings, faces] = await Promise.all([
    logOf(store, table),
    store.sittings(table.id, table),
    facesAt(parts, table),
  ]);
  const card = resultCard(table, log, sittings, faces, parts.services.tuchulcha.judges);
  return card && { message: card.message, picture: tuchulchaPicture('card', card.view) };
}
