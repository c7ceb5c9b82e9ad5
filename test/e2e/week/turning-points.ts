import { buttonsOf } from '@haruspex/playground/testing/person.ts';
import { parseTap } from '../../discord/taps.ts';
import { DAY } from '../test-clock.ts';
import type { TablePlan } from './cast.ts';
import type { Away } from './habits.ts';
import type { Player } from './player.ts';
import { START, type Week } from './week.ts';

/** At each look at a game that is over. */
const REMATCH_RATE = 0.008;

/** On this day somebody gives a game up. */
const RESIGNED_ON_DAY = 2;

/** Events that come once in a game, or once in a week. */
export class TurningPoints {
  readonly #week: Week;
  readonly #random: () => number;
  readonly #done = new Set<string>();

  constructor(week: Week, random: () => number) {
    this.#week = week;
    this.#random = random;
  }

  async take(player: Player): Promise<void> {
    const { character, name } = player.role;
    const day = (this.#week.now() - START) / DAY;
    for (const table of player.tables) {
      const { agreedOnDay, people = [] } = this.#week.plans.get(table) ?? {};
      if (agreedOnDay !== undefined && day >= agreedOnDay && people[0] === name)
        await this.#once(`end ${table}`, () => pressesWay(player, table, 'propose'));
      await this.#rematch(player, table);
    }
    if (character === 'resigner' && day >= RESIGNED_ON_DAY) await this.#once('resign', () => resign(player));
  }

  /** Until when they will not look. */
  async goAway(player: Player, { to }: Away): Promise<number> {
    const { character, name } = player.role;
    const { playground, removedAt } = this.#week;
    if (character === 'leaver') {
      playground.admin.removeMember(player.person.id);
      removedAt.set(player.person.id, this.#week.now());
    }
    if (character === 'vacationer')
      await this.#once(`vacation ${name}`, () => player.command('vacation', { days: 3 }));
    return to;
  }

  /** Now and then one player wants a rematch of a fast game, and those who see that join; once is enough. */
  async #rematch(player: Player, table: string): Promise<void> {
    const { board, plans } = this.#week;
    const plan = plans.get(table);
    const [end] = board.with(table, 'rematch');
    const button = end && buttonsOf(end).find(({ customId }) => parseTap(customId ?? '')?.on === 'rematch');
    if (!end || !button?.customId || !isFast(plan) || plan.isRematch) return;
    if (!board.wantsRematch(table) && this.#random() > REMATCH_RATE) return;
    const { customId } = button;
    await this.#once(`rematch ${table} ${player.role.name}`, async () => {
      const pressed = await player.press(end, customId);
      const answer = pressed && (await player.answer(pressed));
      const number = /^You’re at table (\d+)\./.exec(answer?.content ?? '')?.[1];
      const next = number === undefined ? undefined : board.numbered(Number(number));
      if (next === undefined) return answer;
      player.tables.push(next);
      plans.set(next, { pace: plan.pace, people: [], isRematch: true });
      return next;
    });
  }

  /** Until something has come of it. */
  async #once(key: string, deed: () => Promise<unknown>): Promise<void> {
    if (this.#done.has(key)) return;
    if (await deed()) this.#done.add(key);
  }
}

const isFast = (plan: TablePlan | undefined): plan is TablePlan =>
  plan?.pace === 'live' || plan?.pace === 'quick';

const resign = (player: Player): Promise<unknown> => pressesWay(player, player.tables[0], 'resign');

/** One of the ways that the command for leaving and ending lists. */
async function pressesWay(
  player: Player,
  table: string | undefined,
  on: 'propose' | 'resign',
): Promise<unknown> {
  const asked = table === undefined ? null : await player.command('tuchulcha end', { table });
  const ways = asked && (await player.answer(asked));
  const way = ways && buttonsOf(ways).find(({ customId }) => parseTap(customId ?? '')?.on === on);
  return ways && way?.customId ? player.press(ways, way.customId) : null;
}
