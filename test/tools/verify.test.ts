import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spreadOf } from '../runs.ts';
import { exportedGame, exportedVotes, type Sample } from '../tables/fairness/sample.ts';
import { verified } from './verified.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

let whole: Sample;
beforeAll(async () => {
  whole = await exportedGame();
});

const rollsOf = ({ game }: Sample): (readonly number[])[] =>
  game.log.flatMap(({ action }) => (action.type === 'roll' ? [action.dice] : []));

/** For each roll, its interaction: the last in the log up to it, `-` if there is none. */
const interactionsOf = ({ game: { log } }: Sample): string[] =>
  log.flatMap(({ action }, at) => {
    const { interactionId = '-' } =
      log.slice(0, at + 1).findLast((entry) => entry.interactionId !== undefined) ?? {};
    return action.type === 'roll' ? [interactionId] : [];
  });

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
    const rolls = rollsOf(whole);
    expect(stdout.split('\n').filter((line) => line.startsWith('roll '))).toEqual(
      rolls.map((dice, number) => `${`roll ${number}: ${dice.join('-')}`.padEnd(24)} right`),
    );
    expect(stdout).toContain(`All ${rolls.length} rolls are right.`);
    expect(stdout).toContain(whole.game.dice.commitment);
  });

  test('with Windows’ ends of lines', () => {
    expect(verified(whole.text.replaceAll('\n', '\r\n')).status).toBe(0);
  });

  test.each(['computer', 'voters', '-'])('with a seat held by %s among its facts', (holder) => {
    const { stdout } = verified(whole.text.replace(/;red:\d+(?=;)/g, `;red:${holder}`));
    expect(stdout).toMatch(/^facts +right/m);
  });

  test('with how many interactions it has, and how far their ids are from the times in the log', async () => {
    const ids = whole.game.log.flatMap(({ interactionId = [] }) => interactionId);
    expect(new Set(interactionsOf(whole)).size).toBeGreaterThan(10);
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

describe('what was tampered with is found', () => {
  const hex = (content: string, digits: string) =>
    content.replaceAll(
      digits,
      digits.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    );
  /** The first after the tags, in which a name may look like one. */
  const roll = /(?<=\n\n[^(]*)\((\d)-(\d)\)/;

  const TAMPERED: readonly (readonly [string, (sample: Sample) => [string, string], RegExp])[] = [
    [
      'the commitment',
      (sample) => [
        hex(sample.text, sample.game.dice.commitment),
        hex(sample.json, sample.game.dice.commitment),
      ],
      /^commitment +WRONG/m,
    ],
    [
      'the secret',
      (sample) => [
        hex(sample.text, sample.game.dice.secret ?? ''),
        hex(sample.json, sample.game.dice.secret ?? ''),
      ],
      /^commitment +WRONG/m,
    ],
    [
      'the lobby among the facts',
      ({ text, json }) => [
        text.replaceAll('1234567890123456800', '1234567890123456801'),
        json.replaceAll('1234567890123456800', '1234567890123456801'),
      ],
      /^roll \d+: .*WRONG: it had to be/m,
    ],
    [
      'how often people sat down',
      ({ text, json }) => [
        text.replace('1234567890123456810:red=2;', ''),
        json.replace('1234567890123456810:red=2;', ''),
      ],
      /^seats before the start +WRONG/m,
    ],
    [
      'who sat down',
      ({ text, json }) => [
        text.replace('456810:red=2;', '456810:red=3;'),
        json.replace('456810:red=2;', '456810:red=3;'),
      ],
      /^seats before the start +WRONG/m,
    ],
    [
      'that anybody sat down',
      ({ text, json }) => [
        text.replace(/^\[SeatHistory .*\]$/m, '[SeatHistory ""]'),
        json.replace(/"seatHistory":"[^"]*"/, '"seatHistory":""'),
      ],
      /^seats before the start +WRONG/m,
    ],
    [
      'an interaction',
      ({ text, json }) => [
        text.replace(/#\d+(?= end)/, '#1'),
        json.replace(/"interaction":"\d+"(?=,"action":\{"type":"confirm")/, '"interaction":"1"'),
      ],
      /^roll \d+: .*WRONG: it had to be/m,
    ],
    [
      'an interaction that is left out',
      ({ text, json }) => [
        text.replace(/#\d+ (?=end)/, ''),
        json.replace(/"interaction":"\d+",(?="action":\{"type":"confirm")/, ''),
      ],
      /^roll \d+: .*WRONG: it had to be/m,
    ],
    [
      'a player among the facts',
      ({ text, json }) => [text.replaceAll(';red:', ';black:'), json.replaceAll(';red:', ';black:')],
      /^facts +WRONG/m,
    ],
    [
      'the table',
      ({ text, json, game: { id } }) => [text.replaceAll(id, `x${id}`), json.replaceAll(id, `x${id}`)],
      /^roll \d+: .*WRONG/m,
    ],
    [
      'a roll',
      ({ text, json }) => [
        text.replace(roll, (_, a, b) => `(${(a % 6) + 1}-${b})`),
        json.replace(/"dice":\[(\d),/, (_, a) => `"dice":[${(a % 6) + 1},`),
      ],
      /^roll 0: .*WRONG/m,
    ],
    [
      'a roll that is left out',
      ({ text, json }) => [text.replace(roll, ''), json.replace('"type":"roll"', '"type":"keep"')],
      /WRONG/,
    ],
  ];
  test.each(spreadOf(3, TAMPERED))('%s', (_, tamper, words) => {
    for (const content of tamper(whole)) {
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
    expect(dice.map(Number)).toEqual(rollsOf(whole)[0]);
  });

  test('gives every roll', () => {
    const rolls = rollsOf(whole).slice(0, 25);
    const interactions = interactionsOf(whole);
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
