import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { spreadOf } from '../runs.ts';
import {
  exportedGame,
  exportedVotes,
  interactionsOf,
  rollsOf,
  type Sample,
} from '../tables/fairness/sample.ts';
import { verified } from './verified.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const whole = await exportedGame();

describe('an exported game is right', () => {
  test.each(['text', 'json'] as const)('as %s, roll by roll', (format) => {
    // The script on its own, far from the project.
    const script = path.join(folder, 'verify.mjs');
    copyFileSync(path.join(ROOT, 'tools/verify.mjs'), script);
    writeFileSync(path.join(folder, 'game.txt'), whole[format]);
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'game.txt'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const rolls = rollsOf(whole.game.log);
    expect(stdout.split('\n').filter((line) => line.startsWith('roll '))).toEqual(
      rolls.map((dice, number) => `${`roll ${number}: ${dice.join('-')}`.padEnd(24)} right`),
    );
    expect(stdout).toContain(`All ${rolls.length} rolls are right.`);
    expect(stdout).toContain(whole.game.dice.commitment);
  });

  test('with Windows’ ends of lines', () =>
    expect(verified(whole.text.replaceAll('\n', '\r\n')).status).toBe(0));

  test.each(['computer', 'voters', '-'])('with a seat held by %s among its facts', (holder) => {
    const { stdout } = verified(whole.text.replace(/;red:\d+(?=;)/g, `;red:${holder}`));
    expect(stdout).toMatch(/^facts +right/m);
  });

  test('with how many interactions it has, and how far their ids are from the times in the log', async () => {
    const ids = whole.game.log.flatMap(({ interactionId = [] }) => interactionId);
    expect(new Set(interactionsOf(whole.game.log)).size).toBeGreaterThan(10);
    for (const content of [whole.text, whole.json])
      expect(verified(content).stdout).toContain(
        `${ids.length} interactions. By their ids, none is more than 0 s from when the log has it.`,
      );
    const late = whole.text.replace(/@([^ ]+) (?=P\d: #)/, (_, time: string) => {
      const later = new Date(Date.parse(time) + 90_000).toISOString();
      return `@${later} `;
    });
    expect(verified(late).stdout).toContain('none is more than 90 s from');
  });

  test('when it was closed before its end', async () => {
    const { text, json } = await exportedGame(4);
    expect([text, json].map((content) => verified(content).status)).toEqual([0, 0]);
  });

  test('when a channel plays by votes', async () => {
    const { text, json } = await exportedVotes();
    for (const content of [text, json]) {
      const { status, stdout } = verified(content);
      expect(stdout).toMatch(/^facts +right$/m);
      expect(status).toBe(0);
    }
  });
});

const SEATS = /^seats before the start +WRONG/m;
const NEEDED = /^roll \d+: .*WRONG: it had to be/m;

describe('what was tampered with is found', () => {
  /** In both formats. */
  const both = (was: string | RegExp, is: string) => (content: string) => content.replaceAll(was, is);
  const hex = (digits: string) =>
    both(
      digits,
      digits.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    );
  /** The first after the tags, in which a name may look like one. */
  const roll = /(?<=\n\n[^(]*)\((\d)-(\d)\)/;
  type Tamper = (content: string, game: Sample['game']) => string;
  /** With a change of the text, and of JSON if that is another. */
  type Row = [string, RegExp, Tamper, Tamper?];
  const TAMPERED: readonly Row[] = [
    ['the commitment', /^commitment +WRONG/m, (text, { dice }) => hex(dice.commitment)(text)],
    ['the secret', /^commitment +WRONG/m, (text, { dice }) => hex(dice.secret ?? '')(text)],
    ['the lobby among the facts', NEEDED, both('1234567890123456800', '1234567890123456801')],
    ['how often people sat down', SEATS, both(/1234567890123456810:red=2;/g, '')],
    ['who sat down', SEATS, both('456810:red=2;', '456810:red=3;')],
    [
      'that anybody sat down',
      SEATS,
      (text) => text.replace(/^\[SeatHistory .*\]$/m, '[SeatHistory ""]'),
      (json) => json.replace(/"seatHistory":"[^"]*"/, '"seatHistory":""'),
    ],
    [
      'an interaction',
      NEEDED,
      (text) => text.replace(/#\d+(?= end)/, '#1'),
      (json) => json.replace(/"interaction":"\d+"(?=,"action":\{"type":"confirm")/, '"interaction":"1"'),
    ],
    [
      'an interaction that is left out',
      NEEDED,
      (text) => text.replace(/#\d+ (?=end)/, ''),
      (json) => json.replace(/"interaction":"\d+",(?="action":\{"type":"confirm")/, ''),
    ],
    ['a player among the facts', /^facts +WRONG/m, both(';red:', ';black:')],
    ['the table', /^roll \d+: .*WRONG/m, (text, { id }) => both(id, `x${id}`)(text)],
    [
      'a roll',
      /^roll 0: .*WRONG/m,
      (text) => text.replace(roll, (_, a, b) => `(${(a % 6) + 1}-${b})`),
      (json) => json.replace(/"dice":\[(\d),/, (_, a) => `"dice":[${(a % 6) + 1},`),
    ],
    [
      'a roll that is left out',
      /WRONG/,
      (text) => text.replace(roll, ''),
      (json) => json.replace('"type":"roll"', '"type":"keep"'),
    ],
  ];

  test.each<Row>(spreadOf(3, TAMPERED))('%s', (_, words, inText, inJson = inText) => {
    for (const content of [inText(whole.text, whole.game), inJson(whole.json, whole.game)]) {
      expect([whole.text, whole.json]).not.toContain(content);
      const { status, stdout } = verified(content);
      expect(status).toBe(1);
      expect(stdout).toMatch(words);
    }
  });

  test('who began', () => {
    const { first } = whole.game.setup;
    const other = first === 'blue' ? 'red' : 'blue';
    const contents = [
      whole.text.replace(`[First "${first}"]`, `[First "${other}"]`),
      whole.json.replace(`"first":"${first}"`, `"first":"${other}"`),
    ];
    for (const content of contents) {
      const { status, stdout } = verified(content);
      expect(status).toBe(1);
      expect(stdout).toMatch(new RegExp(`^to begin: ${other} +WRONG: ${first} had to begin`, 'm'));
    }
  });
});

describe('what cannot be checked is said', () => {
  test('a game that goes on', async () => {
    const { text, json } = await exportedGame(2, false);
    for (const content of [text, json]) {
      const { status, stdout } = verified(content);
      expect(status).toBe(1);
      expect(stdout).toBe('This game is not over yet: its secret is told at the end.\n');
    }
  });

  test.each(spreadOf(3, ['', 'a letter\n\nto somebody (3-4)', '{}', '{"dice":', '[1, 2]', 'null']))(
    'no game: %j',
    (content) => {
      const { status, stdout, stderr } = verified(content);
      expect(status).toBe(2);
      expect(stdout).toBe('');
      expect(stderr).toContain('game.txt cannot be read');
    },
  );
});

describe('a file that is broken is said to be, in one sentence', () => {
  const json = (change: (game: Record<string, unknown>) => object): string =>
    JSON.stringify(change(JSON.parse(whole.json)));

  const BROKEN: readonly (readonly [string, () => string, string])[] = [
    ['in the middle of a line', () => whole.json.replace('"table"', '\n"table'), 'is not valid JSON'],
    ['without its players', () => json(({ setup: _, ...game }) => game), '"setup" is missing'],
    ['with none', () => json((game) => ({ ...game, setup: { players: [] } })), '"setup.players" is no'],
    ['without its log', () => json(({ log: _, ...game }) => game), '"log" is missing'],
    ['with a log that is none', () => json((game) => ({ ...game, log: [null] })), '"log.0" is no'],
    [
      'with a roll without dice',
      () => json((game) => ({ ...game, log: [{ action: { type: 'roll' } }] })),
      '"log.0.action.dice" is missing',
    ],
    [
      'with an interaction that is no number',
      () => json((game) => ({ ...game, log: [{ interaction: 'x', action: {} }] })),
      '"log.0.interaction" is no possible value',
    ],
    [
      'with facts that are a number',
      () => json((game) => ({ ...game, dice: { ...whole.game.dice, facts: 1 } })),
      '"dice.facts" is',
    ],
    [
      'with a key twice',
      () => whole.json.replace('"table":', '"table": "{\\"",\n"table":'),
      '"table" is told twice',
    ],
    ['with a tag twice', () => whole.text.replace(/(\[Secret .*\])/, '$1\n$1'), '[Secret] is told twice'],
    [
      'without its seat history',
      () => whole.text.replace(/^\[SeatHistory .*\n/m, ''),
      '"SeatHistory" is missing',
    ],
    ['without its dice', () => json(({ dice: _, ...game }) => game), '"dice" is missing'],
    ['with tags of nobody', () => whole.text.replace(/^\[Players .*\n/m, ''), '"Players" is missing'],
  ];
  test.each(spreadOf(2, BROKEN))('%s', (_, content, reason) => {
    const { status, stdout, stderr } = verified(content());
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^game\.txt cannot be read: [^\n]+\n$/);
    expect(stderr).toContain(reason);
  });
});

describe('the recipe of docs/fairness.md', () => {
  /** Its lines but the first, which has the values. */
  function recipe(): string[] {
    const [, section = ''] = readFileSync(path.join(ROOT, 'docs/fairness.md'), 'utf8').split('## By hand');
    const lines = section.split('\n').filter((line) => line.startsWith('    '));
    const end = lines.findIndex((line) => line.startsWith('    roll 0'));
    return lines.slice(1, end + 1).map((line) => line.slice(4));
  }

  const run = (script: string): string[] => {
    const { id, dice } = whole.game;
    const values = `table='${id}' facts='${dice.facts}' secret='${dice.secret}'`;
    return execFileSync('bash', ['-c', `${values}\n${script}`], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
  };

  test('is ten lines at most, and uses nothing of ours', () => {
    expect(recipe().length + 1).toBeLessThanOrEqual(10);
    expect(recipe().join('\n')).not.toMatch(/node|npm|npx|src/);
  });

  test('gives what the first message showed, and the first dice', () => {
    const [hash, , ...dice] = run(recipe().join('\n'));
    expect(hash).toBe(whole.game.dice.commitment);
    expect(dice.map(Number)).toEqual(rollsOf(whole.game.log)[0]);
  });

  test('gives every roll', () => {
    const rolls = rollsOf(whole.game.log).slice(0, 25);
    const interactions = interactionsOf(whole.game.log);
    expect(new Set(interactions.slice(0, 25)).size).toBeGreaterThan(5);
    const asked = rolls.map(
      ({ length }, number) => `echo $(roll ${number} ${interactions[number]} | head -n ${length})`,
    );
    const script = [...recipe().filter((line) => !/^(printf|roll 0)/.test(line)), ...asked].join('\n');
    expect(run(script).map(Number)).toEqual(rolls.flat());
  });

  test('says of what the facts hold a digest', () => {
    const { dice } = whole.game;
    const said = run(`printf %s '${dice.seatHistory}' | openssl dgst -sha256 -r`);
    const count = dice.seatHistory.split(';').length;
    expect(dice.facts.split(';')[1]).toBe(`${count}:${said[0]}`);
  });

  test('says who begins', () => {
    const { players, first } = whole.game.setup;
    const bytes = `printf '%s\\n%s\\n-\\nfirst\\n0' "$table" "$facts" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$secret" -binary | od -An -v -w1 -tu1`;
    const byte =
      run(bytes)
        .map(Number)
        .find((one) => one < 256 - (256 % players.length)) ?? -1;
    expect(players[byte % players.length]).toBe(first);
  });
});
