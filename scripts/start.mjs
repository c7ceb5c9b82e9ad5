// Runs a program from dist/, which is built first if it is missing or outdated. An installation without development packages runs
// what was built before:
// node scripts/start.mjs [main | cli-backup | tools-engine-index | …] [arguments]
import './node-version.mjs';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

// The shell of `npm run …` dies of a signal without passing it on, so a vanished parent counts as SIGTERM. npm itself passes
// signals on, and `npm start` replaces the shell (start.sh), so that npm waits until the bot has stopped. Windows has no shell for that.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

const [name = 'main'] = process.argv.splice(2, 1);
if (canBuild()) {
  const { buildIfStale } = await import('./build.mjs');
  buildIfStale();
} else if (!existsSync(new URL('../dist/main.js', import.meta.url))) {
  process.stderr.write('Nothing is built yet: run "npm ci && npm run build" first.\n');
  process.exit(1);
}
// The bot names sources in its log itself (src/log.ts), which takes less memory.
if (name !== 'main') process.setSourceMapsEnabled(true);
// Node has it from version 22.1 on.
module.enableCompileCache?.(fileURLToPath(new URL('../dist/compiled', import.meta.url)));
await import(`../dist/${name}.js`);

function canBuild() {
  try {
    import.meta.resolve('esbuild');
    return true;
  } catch {
    return false;
  }
}
