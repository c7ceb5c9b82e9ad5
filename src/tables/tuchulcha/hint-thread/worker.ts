import { hintFor } from '../../../games/tuchulcha/computer-players/hint.ts';
import { runJob } from '../../../worker-queue.ts';
import type { HintJob } from './index.ts';

await runJob(({ weights, state }: HintJob) => hintFor(weights, state));
