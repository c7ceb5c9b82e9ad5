import type { GameEvent } from '../../games/bacchanalia/index.ts';
import type { TableOf } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { type OutMessage, plain } from '../message.ts';
import type { ToldAction } from '../views/face.ts';
import { who } from '../views/names.ts';
import { eventsOfTurn, happenedLines } from './happened.ts';
import { type Asked, turnOfStage } from './stage.ts';
import { rowText } from './words.ts';

/** What is left of a message of a story: whose turn it was and what the cards did, in a line or two. The tale stands beside it. */
export function pastStage(
  table: TableOf<'bacchanalia'>,
  told: readonly ToldAction<'bacchanalia'>[],
  stage: number,
): OutMessage {
  const t = translator(table.locale);
  const { turnNumber, asked } = turnOfStage(stage);
  const events = eventsOfTurn(
    told.flatMap((entry) => entry.events),
    turnNumber,
  );
  const [first] = events;
  const color = first?.type === 'turn' ? first.color : table.setup?.first;
  if (!color) return plain(t('past.unknown'));
  const whose = { number: turnNumber, who: who(t, table, color) };
  if (asked !== 'turn')
    return plain(t('bacchanalia.past.others', { ...whose, what: whatBecame(asked, events) }));
  const lines = happenedLines(t, table, events);
  const ruled = events.findLast((event) => event.type === 'ruled');
  return plain(
    [t('bacchanalia.past.turn', { ...whose, row: rowOf(t, ruled) }), ...lines.map((line) => `-# ${line}`)]
      .join('\n')
      .slice(0, 1900),
  );
}

const rowOf = (t: ReturnType<typeof translator>, ruled: GameEvent | undefined): string =>
  ruled?.type === 'ruled' ? rowText(t, ruled.ruling.row) : 'none';

/** What came of asking the others. */
function whatBecame(asked: Exclude<Asked, 'turn'>, events: readonly GameEvent[]): string {
  const voted = events.find((event) => event.type === 'voted');
  const told = (kind: 'question' | 'answer') =>
    events.some((event) => event.type === 'told' && event.kind === kind && event.ofBacchus);
  switch (asked) {
    case 'witness':
      return events.some((event) => event.type === 'challenged') ? 'doubted' : 'accepted';
    case 'challenge':
      return voted?.type === 'voted' && voted.upheld ? 'upheld' : 'rejected';
    case 'question':
      return told('question') ? 'asked' : 'none';
    case 'answer':
      return told('answer') ? 'answered' : 'none';
  }
}
