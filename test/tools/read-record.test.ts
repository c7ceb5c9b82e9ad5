import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { formatJson } from '../../src/tables/tuchulcha/game-record.ts';
import { parseJsonRecord, wordsOfFlaw } from '../../tools/read-record.ts';
import { randomFrom } from '../games/tuchulcha/random-play.ts';
import { LONG_TIMEOUT_MS, runs } from '../runs.ts';
import { randomGame } from '../tables/results/a-game.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

const game = randomGame(3, randomFrom(8), 120);
const RECORD = formatJson(game);

describe('a spoilt record says where and what', () => {
  type Entry = Record<string, unknown>;
  const spoil = (change: Entry): string => JSON.stringify({ ...JSON.parse(RECORD), ...change });
  const log = (change: (log: Entry[]) => Entry[]): string => spoil({ log: change(JSON.parse(RECORD).log) });
  const entry = (at: number, change: Entry): string =>
    log((entries) => entries.with(at, { ...entries[at], ...change }));
  const sittings = game.sittings.map(({ at, color }) => ({
    ...{ seq: 999, color, player: 'computer', standIn: false, why: 'removed', at },
  }));
  const illegal = { code: 'wrongPhase', rule: '5.4' };
  const ended = JSON.parse(RECORD).opened;
  const result = { winners: ['red'], reason: 'colorFinished' };

  test.each<[string, string, string, object?]>([
    ['no JSON', '{\n"haruspex": 1,\n', 'unreadable', { line: 2 }],
    [
      'a key twice, however it is written',
      RECORD.replace('"number":', '"n\\u0075mber" : 3,\n"number":'),
      'doubleKey',
      { line: 6, found: 'number' },
    ],
    [
      'a key of an entry twice',
      RECORD.replace('"seq":1,', '"seq":1,"actor":"{\\"",'),
      'doubleKey',
      { found: 'actor' },
    ],
    ['something else', '[]', 'notARecord', { line: 1 }],
    ['another version', spoil({ haruspex: 2 }), 'version haruspex'],
    ['a word more', spoil({ mood: 1 }), 'badValue '],
    ['no time', spoil({ opened: 'today' }), 'badValue opened'],
    ['players elsewhere', spoil({ setup: { players: ['blue', 'red'], first: 'red' } }), 'badValue setup'],
    ['a seat less', spoil({ seats: [] }), 'badValue seats'],
    ['a stranger', entry(3, { actor: 'P77' }), 'unknownPerson log.3.actor'],
    ['no dice', spoil({ dice: null }), 'badValue dice'],
    ['a sitting after the log', spoil({ sittings }), 'badValue sittings.0.seq'],
    ['a gap', log((entries) => entries.toSpliced(2, 1)), 'badValue log.2.seq'],
    ['an interaction that is no number', entry(0, { interaction: 'x' }), 'badValue log.0.interaction'],
    ['a die of seven', entry(0, { action: { type: 'roll', dice: [7, 1] } }), 'badValue log.0.action.dice.0'],
    [
      'what the rules refuse',
      entry(1, { action: { type: 'pass' } }),
      'illegal log.1.action',
      { turn: 1, refusal: illegal },
    ],
    ['a result that the log has not', spoil({ ended, closed: null, result }), 'wrongEnding result'],
  ])('%s', (_, text, flaw, more = {}) => {
    const [code, path] = flaw.split(' ');
    const parsed = parseJsonRecord(text);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok)
      expect(parsed.error).toMatchObject({ code, ...(path !== undefined && { path }), ...more });
  });
});

describe('any text is answered', () => {
  test('any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(parseJsonRecord(json)).toMatchObject({ ok: false });
        expect(parseJsonRecord(`{"haruspex":1,"log":${json}}`)).toMatchObject({ ok: false });
      }),
    );
  });

  test.each(['[', '{', '"', '1', ' ', '\n', '{"a":'])('a million of %j', (one) => {
    const many = one.repeat(1_000_000 / one.length);
    for (const text of [many, `{"haruspex":1,"log":${many}`, `${RECORD}${many}`])
      expect(parseJsonRecord(text).ok).toBe(text.trim() === RECORD.trim());
  });

  test('records with pieces taken out, put in and turned round', () => {
    const piece = fc.oneof(fc.string({ unit: 'binary', maxLength: 5 }), fc.json({ maxDepth: 1 }));
    fc.assert(
      fc.property(fc.nat(), fc.nat(12), piece, (where, much, put) => {
        const at = where % RECORD.length;
        const parsed = parseJsonRecord(RECORD.slice(0, at) + put + RECORD.slice(at + much));
        if (!parsed.ok) expect(wordsOfFlaw(parsed.error)).toMatch(/^(line \d+|[a-z]).*: /);
      }),
      { numRuns: runs(75, 150) },
    );
  });

  test('what is longer than any game is not read', () => {
    const parsed = parseJsonRecord(' '.repeat(16_000_001));
    expect(parsed).toMatchObject({ ok: false, error: { code: 'tooLong', line: 1 } });
  });
});
