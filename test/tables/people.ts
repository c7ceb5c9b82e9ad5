import type { Person } from '../../src/tables/game-types.ts';

/** Discord's ids are digits: the tests' people have short ones. */
const IDS = { anna: '101', bert: '102', carl: '103', dora: '104', eva: '105', fritz: '106' } as const;

export type Name = keyof typeof IDS;

export const idOf = (name: Name): string => IDS[name];
export const person = (name: Name): Person => ({ kind: 'person', userId: IDS[name], name });

/** `anna`, for somebody's id. */
export function whoIs(userId: string | null): string {
  const found = Object.entries(IDS).find(([, id]) => id === userId);
  return found?.[0] ?? String(userId);
}
