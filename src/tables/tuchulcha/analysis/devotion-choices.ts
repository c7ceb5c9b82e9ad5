/** Changes of role that were made or not, against the best that was allowed. */
import { devotionsOf } from '../../../games/tuchulcha/devotion.ts';
import { afterDevotion, shareOf, tuchulchaFell } from '../../../games/tuchulcha/end-of-turn.ts';
import { type Devotion, type Position, winnersOf } from '../../../games/tuchulcha/index.ts';
import { chanceBeforeRoll } from '../../../games/tuchulcha/players/chances.ts';
import type { ChanceJudge } from '../../../games/tuchulcha/players/judges.ts';
import { afterReply, type Judged, judged } from './choices.ts';
import type { Frame } from './frames.ts';

/** Where a player might devote. */
export interface DevotionDecision {
  readonly position: Position;
  readonly afterFall: boolean;
  readonly taken: Devotion | null;
}

/** What a player decided before the roll, and after Tuchulcha's fall, in a turn that was played to its end. */
export const judgeDevotions = (judge: ChanceJudge, frame: Frame): readonly Judged[] =>
  [beforeRoll(frame), afterFall(frame)].flatMap((decision) =>
    decision ? [judgeDevotion(judge, decision)] : [],
  );

function beforeRoll({ stages, before }: Frame): DevotionDecision | null {
  const at = stages.findIndex(({ kind }) => kind === 'devoted' || kind === 'rolled');
  const stage = stages[at];
  if (!stage) return null;
  const position = stage.kind === 'rolled' ? stage.position : (stages[at - 1]?.position ?? before);
  const taken = stage.kind === 'devoted' ? stage.devotion : null;
  return decisionAt({ position, afterFall: false, taken });
}

function afterFall({ stages }: Frame): DevotionDecision | null {
  const start = stages.find(({ kind }) => kind === 'rolled')?.position;
  const position = stages.findLast(({ kind }) => kind === 'stepped')?.position;
  if (!start || !position || winnersOf(position) || !tuchulchaFell(start, position)) return null;
  const last = stages.at(-1);
  return decisionAt({ position, afterFall: true, taken: last?.kind === 'devoted' ? last.devotion : null });
}

const decisionAt = (decision: DevotionDecision): DevotionDecision | null =>
  devotionsOf(decision.position, decision.afterFall).length > 0 ? decision : null;

function judgeDevotion(judge: ChanceJudge, decision: DevotionDecision): Judged {
  const { position, afterFall, taken } = decision;
  const ways = [null, ...devotionsOf(position, afterFall)].map((devotion) => ({
    devotion,
    chance: chanceOnceDecided(judge, decision, devotion),
  }));
  const best = ways.reduce((one, other) => (other.chance > one.chance ? other : one));
  const played = chanceOnceDecided(judge, decision, taken);
  return judged(
    { kind: 'devotion', devotion: best.devotion, position },
    { played, possible: best.chance },
    () => chanceAhead(judge, decision, best.devotion) - chanceAhead(judge, decision, taken),
  );
}

type Where = Pick<DevotionDecision, 'position' | 'afterFall'>;

/** The chance, 0..1, of the player who decides, after a devotion or (null) without one. */
export function chanceOnceDecided(judge: ChanceJudge, where: Where, devotion: Devotion | null): number {
  const end = endOf(where, devotion);
  const winners = winnersOf(end);
  if (winners) return shareOf(winners, end.turn);
  return (where.afterFall ? judge.after(end) : judge.before(end, false))[end.turn];
}

/** The same after the next roll, the player's own or the next one's, and the best turn with it: the mean over the rolls. */
export function chanceAhead(judge: ChanceJudge, where: Where, devotion: Devotion | null): number {
  const end = endOf(where, devotion);
  const winners = winnersOf(end);
  if (where.afterFall || winners) return afterReply(judge, { position: end, winners }, end.turn);
  return chanceBeforeRoll(judge, end);
}

const endOf = ({ position }: Where, devotion: Devotion | null): Position =>
  devotion ? afterDevotion(position, devotion) : position;
