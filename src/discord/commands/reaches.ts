import type { Snowflake } from '../../tables/game-types.ts';
import type { OutMessage } from '../message.ts';
import { isClosedToMessages } from '../post.ts';
import type { Room } from '../room.ts';

/** Sends a first direct message, which rings nobody's phone; false where Discord lets none through. */
export async function reaches(
  { post }: Room,
  userId: Snowflake,
  message: OutMessage,
  nonce: string,
): Promise<boolean> {
  try {
    await post.send(await post.direct(userId), message, { nonce, silent: true });
    return true;
  } catch (error) {
    if (isClosedToMessages(error)) return false;
    throw error;
  }
}
