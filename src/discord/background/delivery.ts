import type { Drawable, Face } from '../../pictures/index.ts';
import { pauseAt } from '../../tables/clock/pauses.ts';
import type { SeatColor, Snowflake } from '../../tables/game-types.ts';
import type { TableStore } from '../../tables/store.ts';
import { placeOf, type Table } from '../../tables/table.ts';
import type { ChannelApi } from '../api/channel-api.ts';
import type { OutMessage } from '../api/message.ts';
import type { Faces } from '../faces.ts';
import type { FeatureServices } from '../game-services.ts';
import type { TableMessages } from '../table-message/table-message.ts';
import type { NoticeTimes } from '../views/notice-message.ts';
import { faceAt } from '../views/players.ts';

export interface NoticeDeliveryParts {
  readonly store: TableStore;
  readonly channelApi: ChannelApi;
  readonly tableMessages: Pick<TableMessages, 'current' | 'draw' | 'replay'>;
  /** The bot's own user id. */
  readonly botId: () => Snowflake;
  readonly now: () => Date;
  readonly faces: Pick<Faces, 'of'>;
  readonly services: FeatureServices;
  readonly times: (table: Table) => Promise<NoticeTimes>;
  /** Notes that the player whose turn it is has left the server. */
  readonly markLeft: (table: Table, turn: number) => Promise<void>;
  /** Sends the turn's message again, which is gone. */
  readonly resendTurn: (table: Table) => Promise<void>;
}

/** Where a notice goes, and what it says there. */
export interface NoticeDelivery {
  /** As a direct message, where `to` is a person; else a channel. */
  readonly direct: boolean;
  readonly to: Snowflake;
  readonly message: Omit<OutMessage, 'picture'>;
  /** All that an earlier attempt may have said, since the person's language may have changed. */
  readonly possibleTexts: readonly string[];
  /** Drawn along with it. */
  readonly picture: Drawable | null;
  readonly silent: boolean;
  /** Used where the person takes no direct messages. */
  readonly fallback: NoticeDelivery | null;
}

/** How a game ended, for the channel where its table was opened. */
export type ResultCard = Pick<NoticeDelivery, 'message' | 'picture'>;

/** Of all who sit at a table, by color. */
export const facesAt = async (
  { faces }: NoticeDeliveryParts,
  table: Table,
): Promise<ReadonlyMap<SeatColor, Face>> =>
  new Map(
    await Promise.all(
      table.seats.map(async (seat) => [seat.color, await faceAt(faces, table, seat)] as const),
    ),
  );

/** Those of them who do not rest now. */
export async function awakeOf(
  { store, now }: NoticeDeliveryParts,
  people: readonly Snowflake[],
): Promise<readonly Snowflake[]> {
  const pauses = await Promise.all(
    people.map(async (userId) => pauseAt(now(), await store.settings(userId), [])),
  );
  return people.filter((_, at) => pauses[at] === null);
}

/** In the table's language. */
export const inChannel = (table: Table, message: NoticeDelivery['message']): NoticeDelivery => ({
  direct: false,
  to: placeOf(table),
  message,
  possibleTexts: [message.content],
  picture: null,
  silent: true,
  fallback: null,
});
