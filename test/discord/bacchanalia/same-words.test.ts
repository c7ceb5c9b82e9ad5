import { describe, expect, test } from 'vitest';
import { ownMessagesFrom } from '../../../src/discord/bacchanalia/earlier-tales.ts';
import { editButton, messagesOfTale } from '../../../src/discord/bacchanalia/find-tale.ts';
import { deliverStory } from '../../../src/discord/bacchanalia/notices.ts';
import type { StoryReplay } from '../../../src/discord/bacchanalia/story-texts.ts';
import { taleOf } from '../../../src/discord/bacchanalia/story-texts.ts';
import { taleHeading, taleMessage } from '../../../src/discord/bacchanalia/tale-messages.ts';
import { RetryLaterError } from '../../../src/discord/background/compose-notice.ts';
import type { HandlerContext } from '../../../src/discord/handling/context.ts';
import { COLORS, type Color } from '../../../src/games/bacchanalia/cards.ts';
import { translator } from '../../../src/texts/index.ts';
import { KeyedQueue } from '../../../src/worker-queue.ts';
import { IN_PHASE } from '../../games/bacchanalia/phases.ts';
import { storyTable } from './a-story.ts';

const SETUP = { players: COLORS.slice(0, 3), first: 'blue', end: { kind: 'allTold' } } as const;
const table = storyTable({ setup: SETUP }, IN_PHASE.scene());
const [first, second] = ['blue', 'red'] as const;

/** A story of answers by these players, with the same words. */
const told = (...tellers: readonly Color[]): StoryReplay =>
  tellers.map((color, tale) => {
    const event = { type: 'told', tale, kind: 'answer', color, text: 'Yes.', about: null, ofBacchus: false };
    return {
      seq: tale,
      actor: '1',
      at: new Date(0),
      action: { type: 'tell', text: 'Yes.' },
      events: [event],
    };
  }) as unknown as StoryReplay;

/** Its messages once they have lost their buttons. */
const shown = (replay: StoryReplay) =>
  replay.map((_, number) => {
    const tale = taleOf(replay, number);
    if (!tale) throw new Error('no tale');
    return {
      id: `${number}`,
      content: taleMessage(table, tale, 0, false)?.content ?? '',
      customIds: [] as readonly string[],
    };
  });

const idsOf = (...of: Parameters<typeof messagesOfTale<ReturnType<typeof shown>[number]>>) =>
  messagesOfTale(...of).map(({ id }) => id);

describe('tales with the same words', () => {
  test.each<[string, readonly Color[], number | null]>([
    ['of two people', [first, second], null],
    ['of one person', [first, first, first], null],
    ['of both', [second, first, second, first], null],
    ['of one person, of which the first has its buttons,', [first, first, first], 0],
  ])('%s have a message each', (_, tellers, withButtons) => {
    const replay = told(...tellers);
    const ours = shown(replay).map((message, tale) =>
      tale === withButtons ? { ...message, customIds: [editButton(table.id, tale)] } : message,
    );
    for (const tale of tellers.keys()) expect(idsOf(table, replay, tale, ours)).toEqual([`${tale}`]);
  });

  test('are told apart in the menu of one message by their names', () => {
    const replay = told(first, second);
    const [, message] = shown(replay);
    const only = message ? [message] : [];
    expect([0, 1].map((tale) => idsOf(table, replay, tale, only))).toEqual([[], ['1']]);
  });

  test('of the former player of a seat name only the character', () => {
    const replay = told(first);
    const heading = (userId: string, cast: typeof table.state) => {
      const seats = table.seats.map((seat) => ({
        ...seat,
        occupant: { kind: 'person', userId, name: 'Velia' } as const,
      }));
      const tale = taleOf(replay, 0);
      return tale && taleHeading(translator('en'), { ...table, seats, state: cast }, tale);
    };
    const { state } = table;
    const named = state && {
      ...state,
      cast: { [first]: { name: 'Livia', accusation: '', accuser: '', amans: '', tale: 0 } },
    };
    expect([heading('1', named), heading('9', named), heading('9', state)]).toEqual([
      expect.stringContaining('**Livia (Velia)**'),
      expect.stringContaining('**Livia**'),
      expect.stringContaining('**a former player (blue)**'),
    ]);
  });

  test('of somebody who has another name since are those without the others’ names', () => {
    const replay = told(first, second);
    const ours = shown(replay);
    const seats = table.seats.map((seat) =>
      seat.color === second
        ? { ...seat, occupant: { kind: 'person', userId: '9', name: 'Velia' } as const }
        : seat,
    );
    for (const tale of [0, 1]) expect(idsOf({ ...table, seats }, replay, tale, ours)).toEqual([`${tale}`]);
  });
});

test('the message of a tale that a clock has dated an hour late is found', async () => {
  const toldAt = new Date('2026-03-24T16:00:00Z');
  const channelApi: Parameters<typeof ownMessagesFrom>[0]['channelApi'] = {
    ownMessagesSince: async (_, __, since) =>
      since <= toldAt ? [{ id: '1', content: '', customIds: [], isInRows: false, links: [] }] : [],
  };
  const parts = { channelApi, botId: () => '9' };
  expect(await ownMessagesFrom(parts, '2', new Date(toldAt.getTime() + 3_600_000))).toHaveLength(1);
});

test('edits of a story’s earlier messages wait for those that were composed before', async () => {
  const did: string[] = [];
  let finish = () => {};
  const first = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const replay = async () => {
    const nth = did.length;
    did.push(`begins ${nth}`);
    if (nth === 0) await first;
    did.push('ends');
    return [];
  };
  const context = { queue: new KeyedQueue(), tableMessages: { replay } } as unknown as HandlerContext;
  const text = { kind: 'shownAgain', from: 0, to: 0 } as const;
  const due = {
    key: 'k',
    tableId: table.id,
    userId: null,
    text,
    dueAt: new Date(0),
    attempts: 1,
    live: null,
  };
  const all = [0, 1].map(() => deliverStory(context, table, due));
  await new Promise(setImmediate);
  expect(did).toEqual(['begins 0']);
  finish();
  await Promise.all(all);
  expect(did).toEqual(['begins 0', 'ends', 'begins 2', 'ends']);
  // What has waited while a tale was cut doesn't bring its words back.
  const store = { note: async () => null };
  const cut = { ...due, text: { kind: 'skipped', tale: 0 } } as const;
  await deliverStory({ ...context, store } as unknown as HandlerContext, { ...table, version: 9 }, cut);
  await expect(deliverStory(context, { ...table, version: 8 }, due)).rejects.toThrow(RetryLaterError);
  await deliverStory(context, { ...table, version: 9 }, due);
});
