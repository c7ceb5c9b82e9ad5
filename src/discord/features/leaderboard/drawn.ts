import {
  type Picture as Drawn,
  describeLeaderboard,
  describeProfile,
  drawLeaderboard,
  drawProfile,
  type LeaderboardView,
  type ProfileView,
} from '../../../pictures/index.ts';
import type { Picture } from '../../api/message.ts';
import type { RecordRoom } from './record-room.ts';

/** Pictures stand beside texts that are whole without them: one that cannot be drawn costs nobody the answer. */
async function orNone(
  { log }: RecordRoom,
  drawing: Promise<Drawn>,
  description: string,
): Promise<Picture | null> {
  try {
    return { ...(await drawing), description };
  } catch (error) {
    log.error({ err: error }, 'a picture of the record could not be drawn');
    return null;
  }
}

export const leaderboardPicture = (context: RecordRoom, view: LeaderboardView): Promise<Picture | null> =>
  orNone(context, drawLeaderboard(view), describeLeaderboard(view));

export const profilePicture = (context: RecordRoom, view: ProfileView): Promise<Picture | null> =>
  orNone(context, drawProfile(view), describeProfile(view));
