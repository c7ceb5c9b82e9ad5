import { runJob } from '../../../worker-queue.ts';
import { luckOf } from '../luck.ts';

await runJob(luckOf);
