import { createHash } from 'node:crypto';
import { Draws, Secret } from '../../../src/tables/fairness/dice.ts';

/** A secret that is always the same for a name. */
export const secretOf = (name: string | number): Secret =>
  Secret.of(createHash('sha256').update(String(name)).digest('hex'));

export const drawsOf = (name: string | number): Draws =>
  Draws.from({ id: 'season', secret: secretOf(name), interactionId: '1234567890123456789' }, 'division 1');

/** CPU time in milliseconds, so that other load on the machine doesn't count. */
export function cpuMsOf(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
