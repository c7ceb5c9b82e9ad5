import { buttonsOf, type PageMessage, type SeenButton } from '@haruspex/playground/testing/person.ts';
import type { TableOf } from '../../src/tables/table.ts';
import { parseTap } from '../discord/taps.ts';
import { type Game, labelsOf } from './game.ts';

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
  while (table.status === 'playing' && taps < most) {
    table = await tapAtRandom(game, table, random);
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
): Promise<TableOf<'tuchulcha'>> {
  const mover = game.moverOf(table);
  let message = game.present(table.showing.turnMessageId);
  for (;;) {
    const button = chosen(message, random);
    const tap = parseTap(button.customId ?? '');
    await mover.press(message, button.customId ?? '');
    if (tap?.on === 'turn') return game.advanced(table.version);
    if (tap?.on !== 'haruspex' && tap?.on !== 'devotion')
      throw new Error(`${button.label} is no button of a turn`);
    const before = labelsOf(message).join();
    message = await mover.waitForChange(message, (now) => labelsOf(now).join() !== before);
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
