import { buttonsOf, type PageMessage, type SeenButton } from '@haruspex/playground/testing/person.ts';
import { MessageFlags } from 'discord-api-types/v10';
import { expect } from 'vitest';
import type { TableOf } from '../../src/tables/table.ts';
import { parseTap } from '../discord/taps.ts';
import { type Game, labelsOf } from './game.ts';

/**
 * Discord's bounds, and what the bot promises of every message with a turn. `wasThere`: the mover has played the turn before this
 * one, too, and is not rung for.
 */
export function expectWellMade(message: PageMessage, mover: string, wasThere = false): void {
  const rows = message.components ?? [];
  expect(rows.length).toBeLessThanOrEqual(5);
  const buttons = buttonsOf(message);
  expect(buttons.length).toBeGreaterThan(0);
  expect(buttons.length).toBeLessThanOrEqual(25);
  expect(new Set(buttons.map(({ customId }) => customId)).size).toBe(buttons.length);
  expect(buttons.filter(({ disabled }) => disabled)).toEqual([]);
  for (const { label } of buttons) {
    expect(label.length).toBeGreaterThan(0);
    expect(label.length, label).toBeLessThanOrEqual(60);
  }
  expect(message.mentions.map(({ id }) => id)).toEqual([mover]);
  expect(message.content.startsWith(`<@${mover}>`)).toBe(true);
  expect(message.content.length).toBeLessThanOrEqual(2000);
  if (!wasThere) expect((message.flags ?? 0) & MessageFlags.SuppressNotifications).toBe(0);
  expect(message.attachments).toHaveLength(1);
  const { length } = message.attachments[0]?.description ?? '';
  expect(length).toBeGreaterThan(0);
  expect(length).toBeLessThanOrEqual(1024);
}

export interface Play {
  readonly random: () => number;
  /** After every tap that changed the table. */
  readonly eachTap?: (table: TableOf<'tuchulcha'>) => Promise<void>;
  /** Stops after this many taps. */
  readonly most?: number;
}

const UNDO_RATE = 0.04;

/** People tap buttons at random until the game is over. How many taps it took. */
export async function playAtRandom(game: Game, { random, eachTap, most = 5000 }: Play): Promise<number> {
  let taps = 0;
  let table = await game.settled();
  let last = (await game.log()).findLast(({ actor }) => actor !== 'table' && actor !== 'computer')?.actor;
  while (table.status === 'playing' && taps < most) {
    const mover = game.moverOf(table).id;
    table = await tapAtRandom(game, table, random, mover === last);
    last = mover;
    taps += 1;
    await eachTap?.(table);
  }
  return taps;
}

/**
 * Makes one tap at random, and follow-up ones (the die first, the second tap of a devotion). `table`: the currently shown one.
 * Returns the table that is shown then.
 */
async function tapAtRandom(
  game: Game,
  table: TableOf<'tuchulcha'>,
  random: () => number,
  wasThere: boolean,
): Promise<TableOf<'tuchulcha'>> {
  const mover = game.moverOf(table);
  let message = game.present(table.showing.turnMessageId);
  expectWellMade(message, mover.id, wasThere);
  for (;;) {
    const button = chosen(message, random);
    const tap = parseTap(button.customId ?? '');
    await mover.press(message, button.customId ?? '');
    if (tap?.on === 'turn') return game.advanced(table.version);
    if (tap?.on !== 'haruspex' && tap?.on !== 'devotion')
      throw new Error(`${button.label} is no button of a turn`);
    const before = labelsOf(message).join();
    message = await mover.waitForChange(message, (now) => labelsOf(now).join() !== before);
    if (tap.on === 'haruspex') expectWellMade(message, mover.id, wasThere);
  }
}

/** Whether it leads on in the turn: help and automatic answers don't. */
function isOfTurn(customId: string | null): boolean {
  const on = parseTap(customId ?? '')?.on;
  return on === 'turn' || on === 'haruspex' || on === 'devotion';
}

function isStepBack(customId: string | null): boolean {
  const tap = parseTap(customId ?? '');
  return tap?.on === 'turn' && tap.request.type === 'undo';
}

/** Taking back is rare, so that games end. */
function chosen(message: PageMessage, random: () => number): SeenButton {
  const buttons = buttonsOf(message).filter(({ customId }) => isOfTurn(customId));
  const onward = buttons.filter(
    ({ label, customId }) => !isStepBack(customId) && label !== 'Another haruspex',
  );
  const choice = onward.length === 0 || random() < UNDO_RATE ? buttons : onward;
  const one = choice[Math.floor(random() * choice.length)];
  if (!one) throw new Error(`A dead end: ${message.content}`);
  return one;
}
