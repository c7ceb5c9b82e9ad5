import { spawnSync } from 'node:child_process';
import { projectFile } from '../../src/project-file.ts';

const DAYS = 3;

/** A server-day with ten tables, without startup: each simulation has a separate process. */
export function benchSimulate(): void {
  for (const faults of ['none', 'some']) {
    const program = projectFile('tools/simulation/start.mjs');
    const given = [program, '--days', `${DAYS}`, '--tables', '10', '--faults', faults, '--no-shrink'];
    const { stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' });
    const [, seconds, events] = /days in ([\d.]+) s of a core, (\d+) lines/.exec(stdout) ?? [];
    if (seconds === undefined) throw new Error(stdout + stderr);
    const perDay = (Number(seconds) / DAYS).toFixed(2);
    const perEvent = ((Number(seconds) * 1000) / Number(events)).toFixed(2);
    console.log(`faults ${faults}: ${perDay} s of a core a server-day, ${perEvent} ms an event`);
  }
}
