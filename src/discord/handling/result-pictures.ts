import {
  type Picture as Drawn,
  describeLeaderboard,
  describeProfile,
  drawLeaderboard,
  drawProfile,
  type LeaderboardView,
  type ProfileView,
} from '../../pictures/index.ts';
import type { Picture } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';

/** The parts of the context that answers about results are made with. */
export type ResultsContext = Pick<HandlerContext, 'records' | 'now' | 'log'>;

/** Pictures stand beside texts that are whole without them: one that cannot be drawn costs nobody the answer. */
async function orNone(
  { log }: ResultsContext,
  drawing: Promise<Drawn>,
  description: string,
): Promise<Picture | null> {
  try {
    return { ...(await drawing), description };
  } catch (error) {
    log.error({ err: error }, 'a picture of results could not be drawn');
    return null;
  }
}

export const leaderboardPicture = (context: ResultsContext, view: LeaderboardView): Promise<Picture | null> =>
  orNone(context, drawLeaderboard(view), describeLeaderboard(view));

export const profilePicture = (context: ResultsContext, view: ProfileView): Promise<Picture | null> =>
  orNone(context, drawProfile(view), describeProfile(view));
