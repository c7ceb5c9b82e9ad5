import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatJson, formatRecord } from '../../../../src/tables/tuchulcha/game-record.ts';
import { parseJsonRecord } from '../../../../tools/read-record.ts';
import { randomFrom } from '../../../games/tuchulcha/random-play.ts';
import { runs } from '../../../runs.ts';
import { randomGame, randomTable } from '../../results/a-game.ts';

const seeds = fc.integer({ min: 1 });
const sizes = fc.constantFrom(2 as const, 3 as const, 4 as const);
/** Most games to their end, some broken off. */
const lengths = fc.constantFrom(0, 1, 150, 20_000, 20_000, 20_000);

describe('whole games, exported and imported again', () => {
  test('are the same, log, people and all', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(seeds, sizes, lengths, (seed, size, most) => {
        const game = randomGame(size, randomFrom(seed), most);
        const text = formatRecord(game);
        expect(parseJsonRecord(formatJson(game))).toEqual({ ok: true, value: game });
        for (const { action } of game.log)
          met.add(action.type === 'devote' ? action.devotion.role : action.type);
        for (const { why } of game.sittings) met.add(why);
        met.add(game.ending.kind);
        for (const word of text.split('\n\n').at(-1)?.split(/\s/) ?? [])
          if (word.includes('V/')) met.add('/');
      }),
      { numRuns: 40, seed: 4 },
    );
    expect([...met].sort()).toEqual(
      [
        ...'roll keep discard step undo confirm pass resign tuchulcha lasaVecuvia'.split(' '),
        ...'start handedOver standIn back removed goesOn over closed /'.split(' '),
      ].sort(),
    );
  });

  test('have the log of the table, with a label for each id', () => {
    fc.assert(
      fc.property(seeds, sizes, (seed, size) => {
        const { table, log, sittings } = randomTable(size, randomFrom(seed), 300);
        const game = randomGame(size, randomFrom(seed), 300);
        const parsed = parseJsonRecord(formatJson(game));
        if (!parsed.ok) throw new Error(parsed.error.code);
        const labels = new Map<string, string>();
        for (const [index, { actor }] of parsed.value.log.entries()) {
          const id = log[index]?.actor ?? '';
          expect(labels.get(id) ?? actor).toBe(actor);
          labels.set(id, actor);
        }
        expect(new Set(labels.values()).size).toBe(labels.size);
        expect(parsed.value.log.map((entry) => ({ ...entry, actor: '' }))).toEqual(
          log.map((entry) => ({ ...entry, actor: '' })),
        );
        expect(parsed.value.setup).toEqual(table.setup);
        expect(parsed.value.sittings.map(({ seq }) => seq)).toEqual(sittings.map(({ seq }) => seq));
      }),
      { numRuns: runs(5, 10), seed: 5 },
    );
  });

  test('tell no id of a person', () => {
    const { sittings } = randomTable(4, randomFrom(11), 300);
    const ids = sittings.flatMap(({ occupant }) => (occupant?.kind === 'person' ? [occupant.userId] : []));
    expect(ids.length).toBeGreaterThan(2);
    const game = randomGame(4, randomFrom(11), 300);
    for (const text of [formatRecord(game), formatJson(game)]) {
      for (const id of ids) expect(text).not.toContain(id);
    }
  });

  test('hold any name and any facts', () => {
    const base = randomGame(2, randomFrom(3), 40);
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.string({ unit: 'binary' }),
        (name, facts, seatHistory) => {
          const people = base.people.map((person) => ({ ...person, name: name || null }));
          const named = <T extends (typeof base.seats)[number]['occupant'] | null>(occupant: T): T =>
            occupant?.kind === 'person' ? { ...occupant, name } : occupant;
          const game = {
            ...base,
            people,
            dice: { commitment: 'a'.repeat(64), secret: null, facts, seatHistory },
            seats: base.seats.map((seat) => ({ ...seat, occupant: named(seat.occupant) })),
            sittings: base.sittings.map((sitting) => ({ ...sitting, occupant: named(sitting.occupant) })),
          };
          expect(parseJsonRecord(formatJson(game))).toEqual({ ok: true, value: game });
        },
      ),
    );
  });
});

test('the rolls of a text are what stands in brackets behind the tags', () => {
  fc.assert(
    fc.property(seeds, sizes, (seed, size) => {
      const game = randomGame(size, randomFrom(seed), 2000);
      const [, turns = ''] = formatRecord(game).split('\n\n');
      const rolls = [...turns.matchAll(/\((\d(?:-\d)*)\)/g)].map(([, dice]) => dice);
      expect(rolls).toEqual(
        game.log.flatMap(({ action }) => (action.type === 'roll' ? [action.dice.join('-')] : [])),
      );
    }),
    { numRuns: runs(5, 10) },
  );
});
