import { describe, expect, test } from 'vitest';
import { LONGEST_CONTENT, type OutMessage } from '../../../src/discord/api/message.ts';
import {
  type ListedTables,
  tableListMessage,
  tableListPage,
} from '../../../src/discord/features/table-list/message.ts';
import { translator } from '../../../src/texts/index.ts';
import { aTable } from '../a-table.ts';

const t = translator('en');
const LONG = '*'.repeat(32);

/** So many lobbies, each with three people of long names that are longer still when they are written. */
const lobbies = (count: number): ListedTables => ({
  joinable: Array.from({ length: count }, (_, index) =>
    aTable({
      id: `t${index}`,
      number: index + 1,
      guildId: '1'.repeat(19),
      channelId: '2'.repeat(19),
      seats: (['blue', 'red', 'yellow'] as const).map((color, seat) => ({
        color,
        occupant: { kind: 'person', userId: `${seat}`, name: LONG },
      })),
    }),
  ),
  running: [],
});

const namedIn = ({ content }: OutMessage): number[] =>
  [...content.matchAll(/\*\*Table (\d+)\*\*/g)].map(([, number]) => Number(number));

describe('the list of tables, with long names', () => {
  test('for everybody fits into a message', () => {
    const { content, rows } = tableListMessage(t, lobbies(40), {
      seekers: 2,
      seasons: [],
      lines: [],
      hasSeatRole: true,
    });
    expect(rows.length).toBeLessThanOrEqual(5);
    expect(content.length).toBeLessThanOrEqual(LONGEST_CONTENT);
  });

  test('by pages names each table once, and each page fits into a message', () => {
    const tables = lobbies(40);
    const named: number[] = [];
    for (let page = 0; ; page++) {
      const message = tableListPage(t, tables, page);
      expect(message.content.length).toBeLessThanOrEqual(LONGEST_CONTENT);
      named.push(...namedIn(message));
      if (!JSON.stringify(message.rows).includes('Next page')) break;
    }
    expect(named).toEqual(tables.joinable.map(({ number }) => number));
    expect(tableListPage(t, tables, 999).content).toBe(tableListPage(t, tables, 998).content);
  });
});
