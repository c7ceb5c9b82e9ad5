import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import { isDeserted, personToAct } from '../../../src/tables/seats.ts';
import { DAY, HOUR } from '../test-clock.ts';
import { name } from './check-kept.ts';
import { tapsOn, versionIn } from './noticeboard.ts';
import type { Stored, StoredTable } from './stored.ts';
import { turnsOf } from './turns.ts';
import type { Week } from './week.ts';

/** Every table is over, or waits for a person who was told. */
/** Buttons of which every open lobby has one. */
const LOBBY = ['sit', 'leave', 'start'] as const;

export function stuck(week: Week, { tables }: Stored): string[] {
  return tables.flatMap((stored) => {
    const problems = byStatus(week, stored);
    const turns = week.board.turns(stored.table.id).length;
    const expected = stored.table.status === 'playing' && personToAct(stored.table) ? 1 : 0;
    if (turns !== expected) problems.push(`${turns} messages have buttons of a turn, not ${expected}`);
    return problems.map((problem) => `${name(stored)}: ${problem}`);
  });
}

function byStatus(week: Week, stored: StoredTable): string[] {
  const { board } = week;
  const { table } = stored;
  const { id, status } = table;
  const lobby = board.written.get(table.showing.lobbyMessageId ?? '')?.at(-1);
  switch (status) {
    case 'finished': {
      const isOver = table.state !== null && tuchulcha.winners(table.state) !== null;
      return isOver && board.isOver(id) && / is finished\.| told their story\./.test(lobby?.content ?? '')
        ? []
        : ['finished, and nobody sees it'];
    }
    case 'aborted':
      if (table.closedWhy !== 'expired' && table.closedWhy !== 'agreed')
        return [`closed: ${table.closedWhy}`];
      return /was closed|ended by agreement/.test(lobby?.content ?? '') &&
        LOBBY.every((on) => board.with(id, on).length === 0)
        ? []
        : ['closed, and nobody sees it'];
    case 'lobby':
      return week.now() - table.updatedAt.getTime() < 7 * DAY && lobby ? [] : ['a lobby that never closes'];
    case 'playing':
      return isDeserted(table) ? deserted(week, stored) : waiting(week, stored);
  }
}

function deserted({ board }: Week, { table }: StoredTable): string[] {
  const announced = [...board.written.values()].some((states) =>
    states.some((message) => tapsOn(message).some((tap) => tap.on === 'keep' && tap.table === table.id)),
  );
  return announced && table.reminders.closesAt !== null
    ? []
    : ['deserted, and its closing was not announced'];
}

function waiting(week: Week, stored: StoredTable): string[] {
  const { board } = week;
  const { table, sittings } = stored;
  const person = personToAct(table);
  if (!person) return ['waits for nobody'];
  const message = board.turn(table.id);
  if (!message || message.id !== table.showing.turnMessageId) return ['its turn is not shown'];
  const problems: string[] = [];
  const { userId } = person;
  if (!message.content.startsWith(`<@${userId}>`)) problems.push('asks somebody else');
  if (versionIn(tapsOn(message)) !== table.version) problems.push('has old buttons');
  const turn = turnsOf(stored).at(-1);
  if (table.state?.turnNumber !== turn?.number) problems.push('counts its turns differently');
  const rang = board.rings.some((ring) => ring.userId === userId && ring.messageId === message.id);
  const isBack = sittings.some(
    ({ why, occupant, at }) =>
      why === 'back' &&
      occupant?.kind === 'person' &&
      occupant.userId === userId &&
      at.getTime() >= (turn?.begin ?? 0),
  );
  const left = week.removedAt.get(userId);
  if (left === undefined && !rang && !isBack) problems.push(`${person.name} was not told`);
  // Discord tells nobody that they left; a reminder that finds them gone tells the others, after half of the time.
  const othersTold = board.with(table.id, 'late').length > 0;
  if (left !== undefined && !rang && !othersTold && week.now() - (turn?.begin ?? 0) > 2 * DAY + HOUR)
    problems.push(`${person.name} has left, and nobody was told`);
  return problems;
}
