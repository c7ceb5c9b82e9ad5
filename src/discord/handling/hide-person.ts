import type { Snowflake } from '../../tables/game-types.ts';
import type { HandlerContext } from '../context.ts';
import { eachService } from '../game-services.ts';

/** Off the leaderboards, with a profile that nobody else sees, and without a face in pictures; or no longer so. */
export async function hidePerson(context: HandlerContext, userId: Snowflake, hidden: boolean): Promise<void> {
  await context.results.hide(userId, hidden);
  forgetFace(context, userId);
}

/** The avatar is asked for anew, and films that show it are made anew. */
export function forgetFace({ faces, services }: HandlerContext, userId: Snowflake): void {
  faces.forget(userId);
  for (const service of eachService(services)) service.forgetFaces?.();
}
