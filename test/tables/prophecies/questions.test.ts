import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLORS } from '../../../src/games/tuchulcha/board.ts';
import { Judge } from '../../../src/games/tuchulcha/computer-players/judge.ts';
import type { Opening } from '../../../src/tables/changes/lobby.ts';
import { setPropheciesEnabled } from '../../../src/tables/changes/table-settings.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import {
  isAskedAbout,
  isTimeToAsk,
  openQuestion,
  outcomesOf,
  questionsOf,
} from '../../../src/tables/prophecies/prophecies.ts';
import type { Question } from '../../../src/tables/table.ts';
import { raceQuestions, TUCHULCHA_FALLS } from '../../../src/tables/tuchulcha/index.ts';
import type { RaceJudge } from '../../../src/tables/tuchulcha/types.ts';
import { PLAIN_WEIGHTS } from '../../../tools/training/plain-player.ts';
import { playAtRandom, randomFrom } from '../../games/tuchulcha/random-play.ts';
import { runs } from '../../runs.ts';
import { idOf, type Name } from '../people.ts';
import { code, sure, World } from '../world.ts';

const about = (turn: number): Question => ({ turn, about: 'winner', options: ['blue', 'red'] });

/** A judge that gives everybody this chance. */
const judgeOf = (chance: number): RaceJudge => {
  const chances = Object.fromEntries(COLORS.map((color) => [color, chance])) as Record<
    (typeof COLORS)[number],
    number
  >;
  const judge = Object.assign(new Judge(PLAIN_WEIGHTS), { before: () => chances });
  return { byCount: { 2: judge, 3: judge, 4: judge }, name: () => 'made up' };
};

test('a game has three questions at most, and never two within ten turns', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 120 }), (open) => {
      const asked: Question[] = [];
      for (const [turn, isOpen] of open.entries())
        if (isOpen && isTimeToAsk(asked, turn)) asked.push(about(turn));
      expect(asked.length).toBeLessThanOrEqual(3);
      for (let from = 0; from < open.length; from++)
        expect(asked.filter(({ turn }) => turn >= from && turn < from + 10).length).toBeLessThanOrEqual(1);
      if (open.every(Boolean)) expect(asked).toHaveLength(Math.min(3, Math.ceil(open.length / 10)));
    }),
    { numRuns: runs(100, 500) },
  );
});

describe('Tuchulcha’s questions', () => {
  const { states } = playAtRandom(4, randomFrom(3), 1200);

  test('come once everybody has had three turns, where the judge gives nobody more than 60 %', () => {
    for (const state of states) {
      if (state.phase.name !== 'before') continue;
      const found = raceQuestions.at(
        state,
        { judge: judgeOf(0.6), computer: () => ({ type: 'roll', dice: [] }) },
        [],
      );
      const inGame = COLORS.filter((color) => state.position.colors[color]?.role !== 'out');
      expect(found !== null).toBe(state.turnNumber > 12 && inGame.length > 1);
      expect(
        raceQuestions.at(state, { judge: judgeOf(0.601), computer: () => ({ type: 'roll', dice: [] }) }, []),
      ).toBeNull();
    }
  });

  test('are about Tuchulcha’s fall where there is one, once, and else about who wins', () => {
    const seen = new Set<string>();
    for (const state of states.filter(({ phase }) => phase.name === 'before')) {
      const services = { judge: judgeOf(0.25), computer: () => ({ type: 'roll', dice: [] }) as const };
      const found = raceQuestions.at(state, services, []);
      if (!found) continue;
      const isHunting = COLORS.some((color) => state.position.colors[color]?.role === 'tuchulcha');
      expect(found.about).toBe(isHunting ? TUCHULCHA_FALLS : 'winner');
      seen.add(found.about);
      const again = raceQuestions.at(state, services, [
        { turn: 1, about: TUCHULCHA_FALLS, options: ['yes', 'no'] },
      ]);
      expect(again?.about).toBe('winner');
      expect(again?.options).toEqual(COLORS.filter((color) => state.position.colors[color]?.role !== 'out'));
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  test('come out as the game ended', () => {
    const at = new Date(0);
    let ended = 0;
    for (let seed = 1; seed <= runs(3, 10); seed++) {
      const game = playAtRandom(3, randomFrom(seed), 1200);
      const last = game.states.at(-1);
      if (last?.phase.name !== 'over') continue;
      ended += 1;
      const { winners } = last.phase;
      const entries = game.log.map((action, seq) => ({ seq, actor: 'table', action, at }) as const);
      const finished = { setup: game.setup, terms: {} as never, log: entries, sittings: [], seats: [] };
      const [wins, falls] = outcomesOf(
        'tuchulcha',
        [
          { turn: 1, about: 'winner', options: COLORS },
          { turn: 1, about: TUCHULCHA_FALLS, options: ['yes', 'no'] },
        ],
        finished,
      );
      expect(wins?.shares).toEqual(COLORS.map((color) => (winners.includes(color) ? 1 / winners.length : 0)));
      expect(falls?.shares.reduce((sum, share) => sum + share, 0)).toBe(1);
    }
    expect(ended).toBeGreaterThan(0);
  });
});

describe('at a table', () => {
  /** Three play on until a question has been asked, or for this many turns; the bot isn't informed. */
  async function played(
    turns: number,
    more: Partial<Opening> = {},
    before?: (world: World) => Promise<unknown>,
  ) {
    const world = new World();
    Object.assign(world.tables.services.tuchulcha ?? {}, { judge: judgeOf(0.3) });
    await before?.(world);
    const id = await world.playing(['anna', 'bert', 'carl'], more);
    for (let turn = 0; turn < turns && (await world.table(id)).status === 'playing'; turn++) {
      if (openQuestion(await world.table(id))) break;
      await world.plays(id);
    }
    return { world, id, table: await world.table(id) };
  }
  const asked = (world: World) =>
    world.written.flatMap(({ text }) => (text.kind === 'question' ? [text.turn] : []));

  test('a question is asked as a turn begins, and closed when it ends', async () => {
    const { world, id, table } = await played(40);
    const open = openQuestion(table);
    expect(open?.turn).toBe(10);
    expect(asked(world)).toEqual([10]);
    await world.plays(id);
    expect(openQuestion(await world.table(id))).toBeNull();
  });

  test.each<[string, Partial<Opening>, ((world: World) => Promise<unknown>) | undefined]>([
    ['a private table', { isPrivate: true, invited: [idOf('bert'), idOf('carl')] }, undefined],
    ['one that was opened without', { asksNothing: true }, undefined],
    ['that of somebody who doesn’t want it', {}, (world) => world.settings('bert', { askedAbout: false })],
  ])('nothing is asked at %s', async (_, more, before) => {
    const { table } = await played(40, more, before);
    expect(questionsOf(table)).toEqual([]);
    expect(table.state?.turnNumber).toBeGreaterThan(12);
  });

  test('nothing more is asked where its players want that', async () => {
    const { world, id } = await played(3);
    sure(await setPropheciesEnabled(world.tables, id, idOf('bert'), false));
    expect(code(await setPropheciesEnabled(world.tables, id, idOf('dora'), true))).toBe('notSeated');
    for (let turn = 0; turn < 20 && (await world.table(id)).status === 'playing'; turn++)
      await world.plays(id);
    expect(questionsOf(await world.table(id))).toEqual([]);
  });

  test('who is out of the game is not asked about any more', async () => {
    const { world, id, table } = await played(40);
    const asked = (name: Name, at = table) => isAskedAbout(at, idOf(name));
    expect([asked('anna'), asked('bert'), asked('carl'), asked('dora')]).toEqual([true, true, true, false]);
    sure(await resignGame(world.tables, id, idOf('carl')));
    expect(asked('carl', await world.table(id))).toBe(false);
  });
});
