import { readFileSync } from 'node:fs';

/** User and system time in milliseconds; a tick of the kernel's clock is 10. */
function cpuMs(file: string): number {
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export const cpuMsOf = (pid: number): number => cpuMs(`/proc/${pid}/stat`);

export const mainThreadCpuMsOf = (pid: number): number => cpuMs(`/proc/${pid}/task/${pid}/stat`);
