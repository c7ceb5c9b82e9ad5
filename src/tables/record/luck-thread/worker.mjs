/** Where the thread begins: plain JavaScript, since Node 20 reads TypeScript in no thread unless it is told how. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
