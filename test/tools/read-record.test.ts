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
  const spoil = (change: (json: Record<string, unknown>) => unknown): string => {
    const json = JSON.parse(RECORD) as Record<string, unknown>;
    return JSON.stringify(change(json));
  };
  const log = (change: (log: Record<string, unknown>[]) => unknown): string =>
    spoil((json) => ({ ...json, log: change(json['log'] as Record<string, unknown>[]) }));

  test.each([
    ['no JSON', '{\n"haruspex": 1,\n', { code: 'unreadable', line: 2 }],
    [
      'a key twice, however it is written',
      RECORD.replace('"number":', '"n\\u0075mber" : 3,\n"number":'),
      { code: 'doubleKey', line: 6, found: 'number' },
    ],
    [
      'a key of an entry twice',
      RECORD.replace('"seq":1,', '"seq":1,"actor":"{\\"",'),
      { code: 'doubleKey', found: 'actor' },
    ],
    ['something else', '[]', { code: 'notARecord', line: 1 }],
    ['another version', spoil((json) => ({ ...json, haruspex: 2 })), { code: 'version', path: 'haruspex' }],
    ['a word more', spoil((json) => ({ ...json, mood: 1 })), { code: 'badValue', path: '' }],
    ['no time', spoil((json) => ({ ...json, opened: 'today' })), { code: 'badValue', path: 'opened' }],
    [
      'players that sit elsewhere',
      spoil((json) => ({ ...json, setup: { players: ['blue', 'red'], first: 'red' } })),
      { code: 'badValue', path: 'setup' },
    ],
    ['a seat less', spoil((json) => ({ ...json, seats: [] })), { code: 'badValue', path: 'seats' }],
    [
      'a stranger',
      log((entries) => entries.with(3, { ...entries[3], actor: 'P77' })),
      { code: 'unknownPerson', path: 'log.3.actor' },
    ],
    ['no dice', spoil((json) => ({ ...json, dice: null })), { code: 'badValue', path: 'dice' }],
    [
      'a sitting after the log',
      spoil((json) => ({
        ...json,
        sittings: game.sittings.map(({ at, color }) => ({
          ...{ seq: 999, color, player: 'computer', standIn: false, why: 'removed', at },
        })),
      })),
      { code: 'badValue', path: 'sittings.0.seq' },
    ],
    ['a gap', log((entries) => entries.toSpliced(2, 1)), { code: 'badValue', path: 'log.2.seq' }],
    [
      'an interaction that is no number',
      log((entries) => entries.with(0, { ...entries[0], interaction: 'x' })),
      { code: 'badValue', path: 'log.0.interaction' },
    ],
    [
      'a die of seven',
      log((entries) => entries.with(0, { ...entries[0], action: { type: 'roll', dice: [7, 1] } })),
      { code: 'badValue', path: 'log.0.action.dice.0' },
    ],
    [
      'what the rules refuse',
      log((entries) => entries.with(1, { ...entries[1], action: { type: 'pass' } })),
      { code: 'illegal', path: 'log.1.action', turn: 1, refusal: { code: 'wrongPhase', rule: '5.4' } },
    ],
    [
      'a result that the log has not',
      spoil((json) => ({
        ...json,
        ended: json['opened'],
        closed: null,
        result: { winners: ['red'], reason: 'colorFinished' },
      })),
      { code: 'wrongEnding', path: 'result' },
    ],
  ])('%s', (_, text, flaw) => {
    const parsed = parseJsonRecord(text);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.error).toMatchObject(flaw);
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
