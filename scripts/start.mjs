// Runs a program from dist/, which is built first where it is missing or older than the sources:
// node scripts/start.mjs [main | cli-backup | cli-engine | cli-game-record | cli-ratings | cli-restore] [arguments]
import { buildIfStale } from './build.mjs';

// The shell that npm starts this in dies of a signal without passing it on.
const shell = process.ppid;
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

const [name = 'main'] = process.argv.splice(2, 1);
try {
  await buildIfStale();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
await import(`../dist/${name}.js`);
