import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
const begun = process.cpuUsage();
let before = begun;
beforeAll(() => { before = process.cpuUsage(); });
afterAll(() => { const { user, system } = process.cpuUsage(before); const all = process.cpuUsage(begun); appendFileSync('/tmp/core/cpu.txt', `${((user + system) / 1e6).toFixed(2)} ${((all.user + all.system) / 1e6).toFixed(2)} ${(expect.getState().testPath ?? '').replace('/work/h/core/', '')}\n`); });
