// Runs the simulation from bundles: its modules load faster, and none is translated in another thread while its clock stands.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const outdir = path.join(root, `node_modules/.cache/simulation-${process.pid}`);

const packagesOf = (file) => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
};

try {
  buildSync({
    absWorkingDir: root,
    entryPoints: ['tools/simulation/index.ts', 'tools/simulation/run.ts'],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    external: [...packagesOf('package.json'), ...packagesOf('playground/package.json')],
    logLevel: 'warning',
  });
  const program = path.join(outdir, 'index.js');
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(outdir, { recursive: true, force: true });
}
