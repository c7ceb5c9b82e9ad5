import type { GameEvent, TaleKind } from '../../games/bacchanalia/index.ts';
import type { TableOf } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { type OutMessage, plain } from '../api/message.ts';
import { eventsOfTurn, type ReplayedAction } from '../views/game-view.ts';
import { who } from '../views/names.ts';
import { happenedLines } from './happened.ts';
import { type Asked, turnOfStage } from './stage.ts';
import { rowText } from './words.ts';

/** What is left of a message of a story: whose turn it was and what the cards did, in a line or two. The tale stands beside it. */
export function pastStage(
  table: TableOf<'bacchanalia'>,
  told: readonly ReplayedAction<'bacchanalia'>[],
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
  const what = whatBecame(asked, events);
  if (what !== null) return plain(t('bacchanalia.past.others', { ...whose, what }));
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

/** What came of what a message asked; null: it has the whole turn to tell. */
function whatBecame(asked: Asked, events: readonly GameEvent[]): string | null {
  const has = (type: GameEvent['type']) => events.some((event) => event.type === type);
  const voted = events.find((event) => event.type === 'voted');
  const told = (kind: TaleKind) =>
    events.some((event) => event.type === 'told' && event.kind === kind && event.ofBacchus);
  switch (asked) {
    case 'first':
      return has('drew') ? 'came' : null;
    case 'turn':
      return null;
    case 'close':
      return has('kept') ? 'kept' : 'closed';
    case 'witness':
      return has('challenged') ? 'doubted' : 'accepted';
    case 'challenge':
      return voted?.type === 'voted' && voted.upheld ? 'upheld' : 'rejected';
    case 'question':
      return told('question') ? 'asked' : 'none';
    case 'answer':
      return told('answer') ? 'answered' : 'none';
  }
}
