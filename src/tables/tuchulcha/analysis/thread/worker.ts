import { learnedJudge, plainJudge } from '../../../../games/tuchulcha/computer-players/judges.ts';
import { runJob } from '../../../../worker-queue.ts';
import { analyse } from '../analysis.ts';
import type { AnalysisJob } from './index.ts';

await runJob(({ frames, weights }: AnalysisJob) =>
  analyse(weights ? learnedJudge(weights) : plainJudge, frames),
);
