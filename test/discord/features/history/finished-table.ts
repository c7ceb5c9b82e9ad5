import { COLORS } from '../../../../src/games/tuchulcha/board.ts';
import type { FinishedTable } from '../../../../src/tables/results/result.ts';
import { USUAL_TERMS } from '../../../../src/tables/tuchulcha/terms.ts';

const DEEDS = { roles: [], hits: 0, bestHit: 0, taken: 0, lost: 0, altar: 0, forest: 0 } as const;

/** A finished game of the people with these ids; the first won. */
export const finishedTable = ({
  position,
  isPrivate = false,
  people,
  name = (userId) => `person ${userId}`,
}: {
  readonly position: number;
  readonly isPrivate?: boolean;
  readonly people: readonly string[];
  readonly name?: (userId: string) => string;
}): FinishedTable => ({
  tableId: `t${position}`,
  number: position,
  isPrivate,
  game: 'tuchulcha',
  terms: USUAL_TERMS,
  position,
  players: people.length,
  turns: 99_999,
  reason: 'lastInGame',
  finishedAt: new Date('2026-11-20T12:00:00Z'),
  placings: people.map((userId, index) => ({
    color: COLORS[index % COLORS.length] ?? 'blue',
    player: { kind: 'person', userId, name: name(userId) },
    part: 'whole',
    rank: index + 1,
    won: index === 0,
    turns: 5,
    dice: 10,
    pips: 35,
    deeds: DEEDS,
    skill: null,
  })),
});
