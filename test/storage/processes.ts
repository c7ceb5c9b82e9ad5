import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { compiled, SHORT_LIVED } from '../compiled.ts';

export interface Running {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** Its output so far. */
  readonly lines: string[];
  /** The next line that it prints, or null at its end. */
  next(): Promise<string | null>;
  /** After its end, when everything it printed has been read. */
  readonly ended: Promise<void>;
}

/** Starts a script of this folder in a separate process. */
export async function start(script: string, ...args: string[]): Promise<Running> {
  const file = await compiled(path.join(import.meta.dirname, script));
  const child = spawn(process.execPath, [...SHORT_LIVED, file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
  createInterface(child.stderr).on('line', (line) => lines.push(`stderr: ${line}`));
  const ended = once(child, 'close').then(() => {});
  return {
    child,
    lines,
    ended,
    next: () => Promise.race([once(reader, 'line').then(([line]) => String(line)), ended.then(() => null)]),
  };
}
