import { hintFor } from '../../games/tuchulcha/computer-players/hint.ts';
import { Judge } from '../../games/tuchulcha/computer-players/judge.ts';
import { runJob } from '../../worker-queue.ts';
import { analyse } from './analysis/analysis.ts';
import type { AnalysisJob, HintJob } from './judge-threads.ts';

await runJob((job: AnalysisJob | HintJob) =>
  job.kind === 'hint' ? hintFor(job.weights, job.state) : analyse(new Judge(job.weights), job.frames),
);
