import { spawnSync } from 'node:child_process';
import { projectFile } from '../../src/project-file.ts';

const DAYS = 7;

/** A server-day with ten tables, without loading: each simulation has a process of its own. */
export function benchSimulate(): void {
  for (const faults of ['none', 'some']) {
    const program = projectFile('tools/simulation/start.mjs');
    const given = [program, '--days', `${DAYS}`, '--tables', '10', '--faults', faults];
    const { stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' });
    const seconds = Number(/([\d.]+) s of a core/.exec(stdout)?.[1]);
    if (Number.isNaN(seconds)) throw new Error(stdout + stderr);
    console.log(`faults ${faults}: ${(seconds / DAYS).toFixed(2)} s of a core a server-day`);
  }
}
