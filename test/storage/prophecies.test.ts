import { expect, it } from 'vitest';
import type { Snowflake } from '../../src/tables/game-types.ts';
import type { Prophecy } from '../../src/tables/prophecies/prophecies.ts';
import type { Question } from '../../src/tables/table.ts';
import { raw } from './databases.ts';
import { describeStores } from './describe.ts';
import { beginShort, finishShort, type ShortGame } from './short-games.ts';
import { changed } from './workbench.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const QUESTIONS: readonly Question[] = [
  { turn: 1, about: 'winner', options: ['blue', 'red', 'yellow', 'black'] },
  { turn: 12, about: 'winner', options: ['blue', 'yellow'] },
  { turn: 22, about: 'fall', options: ['yes', 'no'] },
];

type Said = Pick<Prophecy, 'turn' | 'option' | 'certainty'>;

describeStores('prophecies', ({ store, database, fresh }) => {
  let made = 0;

  /** A game of four that blue wins, with these people's answers. */
  async function told(
    guildId: Snowflake,
    said: readonly (readonly [Snowflake, Said])[],
    { at = AT, ends = true }: { readonly at?: Date; readonly ends?: boolean } = {},
  ): Promise<string> {
    made += 1;
    const id = `told${made}`;
    const players = [[fresh(), 'p1'], [fresh(), 'p2'], [fresh(), 'p3'], 'computer'] as const;
    const game: ShortGame = { id, guildId, players, at };
    const begun = await beginShort(store(), game);
    const reminders = { ...begun.reminders, questions: QUESTIONS };
    const asked = changed(
      await store().saveReminders(id, begun.remindersVersion, { reminders, wakeAt: null, notices: [] }),
    );
    for (const [userId, answer] of said)
      await store().prophesy({
        tableId: id,
        guildId,
        userId,
        name: `n${userId}`,
        at,
        interactionId: fresh(),
        ...answer,
      });
    if (ends) await finishShort(store(), asked, game);
    return id;
  }

  const sure = (turn: number, option: string): Said => ({ turn, option, certainty: 'sure' });
  const likely = (turn: number, option: string): Said => ({ turn, option, certainty: 'likely' });
  const page = { offset: 0, most: 10 };

  it('are scored when the game ends, by what Brier said', async () => {
    const [guildId, ann, bob, carl, dora] = [fresh(), fresh(), fresh(), fresh(), fresh()];
    await told(guildId, [
      [ann, sure(1, 'blue')],
      [ann, likely(12, 'blue')],
      [ann, likely(22, 'no')],
      [bob, sure(1, 'red')],
      [bob, sure(12, 'yellow')],
      [carl, likely(1, 'black')],
      [dora, likely(22, 'yes')],
    ]);
    const { rows, total } = await store().seers(guildId, '2026-Q4', page);
    expect(total).toBe(4);
    // Brier's scores of these forecasts and of an even guess, by hand: of four options and of two.
    const points = (own: number, even: number) => (100 * (even - own)) / even;
    const [four, two] = [0.75, 0.5];
    const sureOfFour = 0.15 ** 2 + 3 * 0.05 ** 2;
    const wrongOfFour = 0.85 ** 2 + 0.95 ** 2 + 2 * 0.05 ** 2;
    const likelyOfTwo = 2 * (1 / 3) ** 2;
    const expected = {
      [ann]: points(sureOfFour, four) + 2 * points(likelyOfTwo, two),
      [bob]: points(wrongOfFour, four) + points(2 * 0.9 ** 2, two),
      [carl]: points(0.5 ** 2 + (5 / 6) ** 2 + 2 * (1 / 6) ** 2, four),
      [dora]: points(2 * (2 / 3) ** 2, two),
    };
    const answers = { [ann]: 3, [bob]: 2, [carl]: 1, [dora]: 1 };
    for (const { userId, points: got, right, answers: given, name } of rows) {
      expect(Math.abs(got - (expected[userId] ?? 0))).toBeLessThan(1.6);
      expect(given).toBe(answers[userId]);
      expect(right).toBe(userId === ann ? 3 : 0);
      expect(name).toBe(`n${userId}`);
    }
    expect(rows.map(({ userId }) => userId)).toEqual([ann, carl, dora, bob]);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
    expect(await store().seer(guildId, '2026-Q4', carl)).toMatchObject({ rank: 2, answers: 1, points: -33 });
    const second = await store().seers(guildId, 'all', { offset: 1, most: 2 });
    expect(second).toMatchObject({ total: 4, rows: [{ userId: carl }, { userId: dora }] });
  });

  it('count in the quarter and year in which the game ended', async () => {
    const [guildId, ann] = [fresh(), fresh()];
    for (const day of ['2026-09-30T23:59:59Z', '2026-10-01T00:00:00Z', '2027-01-01T00:00:00Z'])
      await told(guildId, [[ann, sure(1, 'blue')]], { at: new Date(day) });
    const answersIn = async (period: string) => (await store().seer(guildId, period, ann))?.answers ?? 0;
    const periods = ['2026-Q3', '2026-Q4', '2026', '2027-Q1', '2027', 'all', '2025'];
    expect(await Promise.all(periods.map(answersIn))).toEqual([1, 1, 2, 1, 1, 3, 0]);
  });

  it('of somebody who sits down in the game afterwards are void, also where they are scored again', async () => {
    const [guildId, ann, bob] = [fresh(), fresh(), fresh()];
    const id = await told(guildId, [
      [ann, sure(1, 'blue')],
      [bob, sure(1, 'blue')],
    ]);
    expect((await store().seers(guildId, 'all', page)).total).toBe(2);
    await raw(
      database().url,
      `INSERT INTO sittings (table_id, position, seq, color, kind, user_id, name, stand_in, why, at)
       SELECT table_id, 99, seq, color, 'person', '${ann}', 'Ann', stand_in, 'handedOver', at
       FROM sittings WHERE table_id = '${id}' AND position = 0`,
    );
    await store().rebuild(guildId);
    expect(await store().rebuild(guildId)).toEqual({ games: 1, fixed: 0 });
    expect(await store().seer(guildId, 'all', ann)).toBeNull();
    expect(await store().seer(guildId, 'all', bob)).toMatchObject({ answers: 1 });
  });

  it('of a game that goes on, or of another server, are nobody’s', async () => {
    const [guildId, ann] = [fresh(), fresh()];
    const id = await told(guildId, [[ann, sure(1, 'blue')]], { ends: false });
    await told(fresh(), [[ann, sure(1, 'blue')]]);
    expect(await store().seers(guildId, 'all', page)).toEqual({ rows: [], total: 0 });
    expect(await store().whoSaw(id, [1, 12])).toEqual([]);
  });

  it('tell who saw it, at their first turn, the earliest and the surest first', async () => {
    const [guildId, ann, bob, carl, dora, eve] = [fresh(), fresh(), fresh(), fresh(), fresh(), fresh()];
    const id = await told(guildId, [
      [ann, sure(12, 'blue')],
      [bob, likely(1, 'blue')],
      [bob, sure(12, 'blue')],
      [carl, sure(1, 'blue')],
      [dora, sure(1, 'red')],
      [eve, sure(1, 'blue')],
    ]);
    await store().hide(eve, true);
    expect((await store().whoSaw(id, [1, 12])).map(({ name, turn }) => [name, turn])).toEqual([
      [`n${carl}`, 1],
      [`n${bob}`, 1],
      [`n${ann}`, 12],
    ]);
    const hidden = await store().seers(guildId, 'all', page);
    expect([hidden.total, await store().seer(guildId, 'all', eve)]).toEqual([4, null]);
    await store().forgetPerson(carl);
    expect(await store().seer(guildId, 'all', carl)).toBeNull();
    expect((await store().seers(guildId, 'all', page)).total).toBe(3);
  });

  it('are scored again where results are recounted, and what is wrong is fixed', async () => {
    const [guildId, ann, bob] = [fresh(), fresh(), fresh()];
    const id = await told(guildId, [
      [ann, sure(1, 'blue')],
      [bob, likely(22, 'yes')],
    ]);
    const before = await store().seers(guildId, '2026-Q4', page);
    expect(await store().rebuild(guildId)).toEqual({ games: 1, fixed: 0 });
    await raw(database().url, `UPDATE prophecies SET points = 7 WHERE table_id = '${id}' AND turn = 1`);
    await raw(
      database().url,
      `UPDATE prophecies SET points = NULL, scored_at = NULL WHERE table_id = '${id}' AND turn = 22`,
    );
    expect(await store().seers(guildId, '2026-Q4', page)).not.toEqual(before);
    expect(await store().rebuild(guildId)).toEqual({ games: 1, fixed: 1 });
    expect(await store().seers(guildId, '2026-Q4', page)).toEqual(before);
    expect(await store().rebuild(guildId)).toEqual({ games: 1, fixed: 0 });
  });
});
