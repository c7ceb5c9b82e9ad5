import { hintFor } from '../../games/tuchulcha/computer-players/hint.ts';
import { learnedJudge, plainJudge } from '../../games/tuchulcha/computer-players/judges.ts';
import { runJob } from '../../worker-queue.ts';
import { analyse } from './analysis/analysis.ts';
import type { AnalysisJob, HintJob } from './threads.ts';

await runJob((job: AnalysisJob | HintJob) =>
  job.kind === 'hint'
    ? hintFor(job.weights, job.state)
    : analyse(job.weights ? learnedJudge(job.weights) : plainJudge, job.frames),
);
