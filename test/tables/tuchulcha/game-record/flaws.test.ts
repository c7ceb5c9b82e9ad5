import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type RecordFlaw, wordsOfFlaw } from '../../../../src/tables/tuchulcha/game-record/flaw.ts';
import { formatJson, parseJsonRecord } from '../../../../src/tables/tuchulcha/game-record/json.ts';
import { formatRecord, parseRecord } from '../../../../src/tables/tuchulcha/game-record/text.ts';
import { randomFrom } from '../../../games/tuchulcha/random-play.ts';
import { LONG_TIMEOUT_MS, runs } from '../../../runs.ts';
import { randomGame } from '../../results/a-game.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

const RECORD = `[Haruspex "1"]
[Game "tuchulcha"]
[Table "3f9a2b1c0d"]
[Number "12"]
[Opened "2026-03-02T11:58:00.000Z"]
[Players "blue,red,yellow,black"]
[First "blue"]
[Blue "P1 Anna"]
[Red "P2 Bert"]
[Yellow "computer"]
[Black "P3 Carl"]
[Result "*"]
[Sitting "0 b P1 start 2026-03-02T12:00:00.000Z"]

1. b @2026-03-02T12:00:00.000Z table: (3-5) +4.25 P1: T-3 +1.5 T-5 +0.8 end {Anna enters twice.}
2. r @2026-03-02T12:00:06.550Z table: (1-4) P2: T-11 T-14 end
3. y @2026-03-02T12:00:06.550Z table: (2-2) computer: (4) T-24 T-22 22-24 end
`;

const flawOf = (text: string): RecordFlaw => {
  const parsed = parseRecord(text);
  if (parsed.ok) throw new Error('a record without a flaw');
  return parsed.error;
};

test('the record that is spoilt below is one', () => {
  const parsed = parseRecord(RECORD);
  expect(parsed.ok && parsed.value.log.length).toBe(14);
});

/** [what is wrong, what stands in the record, what takes its place, the flaw] */
const SPOILT: readonly (readonly [string, string, string, Partial<RecordFlaw>])[] = [
  ['something else', '[Haruspex "1"]', 'Dear Anna,', { code: 'notARecord', line: 1 }],
  ['tags of another game', '[Haruspex "1"]', '[Event "?"]', { code: 'notARecord', line: 1 }],
  ['a later version', '"1"', '"3"', { code: 'version', line: 1 }],
  ['a tag without its end', '[Number "12"]', '[Number "12"', { code: 'unreadable', line: 4 }],
  ['a tag that is no JSON', '"12"', '"\\x"', { code: 'unreadable', line: 4 }],
  ['a tag that there is not', '[Number "12"]', '[Numbr "12"]', { code: 'missingTag', found: 'Number' }],
  [
    'a tag more',
    '[Number "12"]',
    '[Number "12"]\n[Mood "good"]',
    { code: 'unknownTag', line: 5, found: 'Mood' },
  ],
  ['a tag twice', '[Number "12"]', '[Number "12"]\n[Number "12"]', { code: 'doubleTag', line: 5 }],
  ['a tag less', '[First "blue"]\n', '', { code: 'missingTag', line: 14, found: 'First' }],
  ['another game', '"tuchulcha"', '"chess"', { code: 'badValue', line: 2 }],
  ['no number', '"12"', '"twelve"', { code: 'badValue', line: 4 }],
  ['a day that there is not', '11:58', '31:58', { code: 'badValue', line: 5 }],
  ['no colors', 'blue,red,yellow', 'blue,green,yellow', { code: 'badValue', line: 6 }],
  ['players against the clock', 'blue,red,yellow', 'red,blue,yellow', { code: 'badValue', line: 6 }],
  ['a first who does not play', ',black"]', '"]', { code: 'unknownTag', line: 11, found: 'Black' }],
  ['a seat less', '[Red "P2 Bert"]\n', '', { code: 'missingTag', found: 'red' }],
  ['a seat without a label', '"P2 Bert"', '"Bert"', { code: 'badValue', line: 9 }],
  ['a gap in the labels', '"P3 Carl"', '"P4 Carl"', { code: 'badValue', line: 11 }],
  ['a label twice', '"P3 Carl"', '"P2 Carl"', { code: 'badValue', line: 11, found: 'Black' }],
  [
    'a secret without a commitment',
    '[Result',
    `[Secret "${'0'.repeat(64)}"]\n[Result`,
    { code: 'missingTag', found: 'Commitment' },
  ],
  ['a short commitment', '[Result', '[Commitment "00"]\n[Result', { code: 'badValue', line: 12 }],
  ['no such result', '"*"', '"g"', { code: 'badValue', line: 12 }],
  [
    'an end of what goes on',
    '[Players',
    '[Ended "2026-03-02T11:58:00.000Z"]\n[Players',
    { code: 'badValue', line: 6 },
  ],
  ['a sitting of a stranger', '0 b P1 start', '0 b P9 start', { code: 'badValue', line: 13 }],
  [
    'a sitting after the log',
    '0 b P1 start',
    '15 b P1 start',
    { code: 'badValue', line: 13, found: 'Sitting' },
  ],
  ['a sitting for no reason', 'P1 start', 'P1 whim', { code: 'badValue', line: 13 }],
  ['a turn left out', '2. r', '3. r', { code: 'wrongTurn', line: 16, turn: 2, found: '3.' }],
  ['a turn of another', '2. r', '2. y', { code: 'wrongTurn', line: 16, turn: 2 }],
  ['a turn without its number', '2. r ', '', { code: 'wrongTurn', line: 16, turn: 2, found: '(1-4)' }],
  ['nobody who acts', 'table: (3-5)', '(3-5)', { code: 'noActor', line: 15, turn: 1 }],
  ['a stranger who acts', 'P1: T-3', 'P7: T-3', { code: 'unknownPerson', line: 15, found: 'P7:' }],
  ['no time', '@2026-03-02T12:00:00.000Z table', 'table', { code: 'noTime', line: 15 }],
  ['time since never', '@2026-03-02T12:00:00.000Z table', '+1 table', { code: 'noTime', line: 15 }],
  ['a time beyond all', '+4.25', '+999999999999', { code: 'badValue', line: 15, found: '+999999999999' }],
  [
    'a word that means nothing',
    ' end {',
    ' checkmate {',
    { code: 'unreadable', line: 15, found: 'checkmate' },
  ],
  ['a stone off the board', 'T-3', 'T-41', { code: 'unreadable', line: 15 }],
  ['a comment without an end', 'twice.}', 'twice.', { code: 'openComment', line: 15 }],
  ['dice of seven', '(1-4)', '(1-7)', { code: 'unreadable', line: 16 }],
  ['an interaction that is no number', 'T-3', '#x T-3', { code: 'unreadable', line: 15, found: '#x' }],
  ['two interactions of an entry', 'T-3', '#7 #8 T-3', { code: 'unreadable', line: 15, found: '#8' }],
  ['an interaction of no entry', '22-24 end', '22-24 end #7', { code: 'unreadable', line: 18 }],
  ['a trail without a commitment', '[Result', '[Trail ""]\n[Result', { code: 'missingTag' }],
];

/** [what is wrong, what stands in the record, what takes its place, the turn, the rules' reason] */
const ILLEGAL: readonly (readonly [string, string, string, number, string, string])[] = [
  ['three dice', '(1-4)', '(1-4-4)', 2, 'badDice', '3'],
  ['a die that was not rolled', 'T-14', 'T-13', 2, 'wrongTarget', '4.1'],
  ['a step from nowhere', 'T-14', '12-16', 2, 'nobodyThere', '4.1'],
  ['a hit that is none', 'T-14', 'T-14x', 2, 'wrongTarget', '4.1'],
  ['a turn that leaves a die', 'T-14 end', 'end', 2, 'turnNotComplete', '4.4'],
  ['a second roll', '(1-4) P2:', '(1-4) (3) P2:', 2, 'wrongPhase', '3'],
  ['a pass', 'T-14', 'pass', 2, 'wrongPhase', '5.4'],
  ['a devotion too early', '(1-4)', 'devote:t0', 2, 'tooFewToGive', '5.1'],
  ['nothing to take back', 'T-3', 'undo', 1, 'nothingToUndo', '4'],
  ['a discard', 'T-14', '!4', 2, 'noDiscard', '6.4'],
];

describe('a spoilt record says where and what', () => {
  test.each(SPOILT)('%s', (_, stands, spoilt, flaw) => {
    expect(RECORD).toContain(stands);
    const found = flawOf(RECORD.replace(stands, () => spoilt));
    expect(found).toMatchObject(flaw);
    expect(found.line).toBeGreaterThan(0);
    expect(wordsOfFlaw(found)).toMatch(/^line \d+/);
  });

  test.each(ILLEGAL)(
    'what the rules refuse, by turn and reason: %s',
    (_, stands, spoilt, turn, code, rule) => {
      expect(RECORD).toContain(stands);
      const found = flawOf(RECORD.replace(stands, () => spoilt));
      expect(found).toMatchObject({ code: 'illegal', turn, line: 14 + turn, refusal: { code, rule } });
    },
  );

  test('a result that the log has not', () => {
    const told = RECORD.replace('"*"]', '"b"]\n[Reason "colorFinished"]').replace(
      '[Players',
      '[Ended "2026-03-02T13:00:00.000Z"]\n[Players',
    );
    expect(flawOf(told)).toMatchObject({ code: 'wrongEnding', line: 13, found: 'Result' });
  });

  test('a step that several dice can make', () => {
    const texts = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      formatRecord(randomGame(3, randomFrom(seed), 20_000)),
    );
    const text = texts.find((one) => one.includes('-V/')) ?? '';
    const [written = ''] = text.match(/\S+-V\/\d/) ?? [];
    expect(flawOf(text.replace(written, written.slice(0, -2)))).toMatchObject({
      code: 'whichDie',
      found: written.slice(0, -2),
    });
  });
});

describe('what people do to a text does it no harm', () => {
  test.each([
    ['ends of lines of another system', RECORD.replaceAll('\n', '\r\n')],
    ['a mark at its beginning', `\ufeff${RECORD}`],
    ['lines that are broken', RECORD.replaceAll(' end', '\n   end').replaceAll('. r', '.\nr')],
    ['comments', RECORD.replaceAll(' end', ' {(6-6)\nnot [a] roll} end')],
    ['no line at its end', RECORD.trimEnd()],
  ])('%s', (_, text) => {
    expect(parseRecord(text)).toEqual(parseRecord(RECORD));
  });
});

describe('JSON that is spoilt says where and what', () => {
  const game = randomGame(3, randomFrom(8), 120);
  const spoil = (change: (json: Record<string, unknown>) => unknown): string => {
    const json = JSON.parse(formatJson(game)) as Record<string, unknown>;
    return JSON.stringify(change(json));
  };
  const log = (change: (log: Record<string, unknown>[]) => unknown): string =>
    spoil((json) => ({ ...json, log: change(json['log'] as Record<string, unknown>[]) }));

  test.each([
    ['no JSON', '{\n"haruspex": 1,\n', { code: 'unreadable', line: 2 }],
    [
      'a key twice, however it is written',
      formatJson(game).replace('"number":', '"n\\u0075mber" : 3,\n"number":'),
      { code: 'doubleTag', line: 6, found: 'number' },
    ],
    [
      'a key of an entry twice',
      formatJson(game).replace('"seq":1,', '"seq":1,"actor":"{\\"",'),
      { code: 'doubleTag', found: 'actor' },
    ],
    ['something else', '[]', { code: 'notARecord', line: 1 }],
    ['a later version', spoil((json) => ({ ...json, haruspex: 3 })), { code: 'version', path: 'haruspex' }],
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
  const words = fc.constantFrom(
    ...[
      '1.',
      'b',
      'end',
      'undo',
      'keep',
      'pass',
      '(3-3)',
      '(6)',
      '!5',
      'T-3',
      'T-40',
      '29-V',
      'e-V',
      'y:T-3',
      '30-40x',
    ],
    ...[
      'devote:t9',
      'devote:l40',
      'devote:l',
      'resign:b',
      'resign:k',
      'P1:',
      'table:',
      '+1',
      '-5.5',
      '{',
      '}',
      '29-V/6',
    ],
    ...[
      '@2026-03-02T12:00:00.000Z',
      '\n',
      '(',
      '[',
      '"',
      '\\',
      '\u0000',
      '__proto__',
      'constructor',
      '2.',
      'r',
    ],
  );

  test('words of the format in any order', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), (some) => {
        const start = RECORD.slice(0, RECORD.indexOf('T-3'));
        const parsed = parseRecord(`${start}${some.join(' ')}`);
        if (!parsed.ok) expect(wordsOfFlaw(parsed.error)).toMatch(/^line \d+/);
      }),
      { numRuns: runs(75, 300) },
    );
  });

  test('records with pieces taken out, put in and turned round', () => {
    const texts = [2, 3, 4].map((size) => formatRecord(randomGame(size as 2 | 3 | 4, randomFrom(size), 400)));
    const piece = fc.oneof(fc.string({ unit: 'binary', maxLength: 5 }), words);
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.nat(12), piece, (text, where, much, put) => {
        const at = where % text.length;
        const parsed = parseRecord(text.slice(0, at) + put + text.slice(at + much));
        if (!parsed.ok) expect(parsed.error.line).toBeGreaterThan(0);
      }),
      { numRuns: runs(20, 80) },
    );
  });

  test('any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(parseJsonRecord(json)).toMatchObject({ ok: false });
        expect(parseJsonRecord(`{"haruspex":1,"log":${json}}`)).toMatchObject({ ok: false });
      }),
    );
  });

  test.each([
    ['brackets', '['],
    ['braces', '{'],
    ['quotes', '"'],
    ['tags', '[A "'],
    ['numbers', '1'],
    ['spaces', ' '],
    ['lines', '\n'],
    ['comments', '{}'],
    ['words', 'undo '],
  ])('a million %s', (_, one) => {
    const many = one.repeat(1_000_000 / one.length);
    for (const text of [
      many,
      `[Haruspex "1"]\n${many}`,
      `${RECORD}${many}`,
      `[Haruspex "1"]\n[A "${many}"]`,
    ]) {
      parseRecord(text);
      parseJsonRecord(text);
    }
    expect(flawOf(many).code).toBe('notARecord');
  });

  test('what is longer than any game is not read', () => {
    const long = ' '.repeat(16_000_001);
    expect(flawOf(long)).toMatchObject({ code: 'tooLong', line: 1 });
    expect(parseJsonRecord(long)).toMatchObject({ ok: false, error: { code: 'tooLong' } });
  });
});
