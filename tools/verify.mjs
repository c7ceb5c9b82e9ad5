/**
 * Checks the dice of an exported game of Tuchulcha, without the bot: `node tools/verify.mjs game.txt` (or `game.json`).
 * Nothing but Node.js is needed; this file can be copied alone. Ends with 0 where all is right, with 1 where anything is not or
 * cannot be checked, with 2 where the file cannot be read.
 */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { argv, exit, stderr, stdout } from 'node:process';

const COLORS = ['blue', 'red', 'yellow', 'black'];
const HEX = /^[0-9a-f]{64}$/;
const PLAYER = /^(blue|red|yellow|black):(\d{1,20}|computer|-)$/;
/** Ends the facts of a rematch: who began the game before. */
const AFTER = /^after:(blue|red|yellow|black)$/;
/** From which Discord counts milliseconds, in milliseconds from 1970. */
const EPOCH = 1_420_070_400_000n;

/** The parts of a game that its dice depend on, from either format. Throws an Error whose message says why they can't be read. */
function read(text) {
  if (!text.trimStart().startsWith('{')) return readText(text);
  const value = parseJson(text);
  const twice = keyToldTwice(text);
  if (twice !== null) throw new Error(`"${twice}" is told twice`);
  return readJson(value);
}

/** Each Node.js words a broken JSON in its own way, so that the sentence is ours. */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`it is not valid JSON (${error.message})`);
  }
}

/** Of a text that is JSON: the first key that its object has already; null where there is none. JSON.parse takes the last of them. */
function keyToldTwice(text) {
  const open = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '{') open.push(new Set());
    else if (sign === '[') open.push(null);
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === '"') {
      const from = at++;
      while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
      AFTER_KEY.lastIndex = at + 1;
      if (!AFTER_KEY.test(text)) continue;
      const key = JSON.parse(text.slice(from, at + 1));
      if (open.at(-1).has(key)) return key;
      open.at(-1).add(key);
    }
  }
  return null;
}

const AFTER_KEY = /\s*:/y;

const isText = (value) => typeof value === 'string';
const isTextOrNone = (value) => value === undefined || value === null || isText(value);
const arePlayers = (value) =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.length <= 4 &&
  value.every((color) => COLORS.includes(color));
const isObject = (value) => typeof value === 'object' && value !== null;

/** `is` of what stands at `path`; else an Error that names the place. */
function expected(is, value, path) {
  if (!is(value)) throw new Error(`"${path}" ${value === undefined ? 'is missing' : 'is no possible value'}`);
  return value;
}

function readJson(game) {
  const setup = expected(isObject, game.setup, 'setup');
  const dice = expected(isObject, game.dice, 'dice');
  return {
    table: expected(isText, game.table, 'table'),
    players: expected(arePlayers, setup.players, 'setup.players'),
    first: expected(isText, setup.first, 'setup.first'),
    commitment: expected(isText, dice.commitment, 'dice.commitment'),
    secret: expected(isTextOrNone, dice.secret, 'dice.secret') ?? null,
    facts: expected(isText, dice.facts, 'dice.facts'),
    trail: expected(isText, dice.trail, 'dice.trail'),
    ...readLog(expected(Array.isArray, game.log, 'log').map(readEntry)),
  };
}

const isId = (value) => value === undefined || value === null || (isText(value) && /^\d{1,20}$/.test(value));
const areDice = (value) => Array.isArray(value) && value.every((die) => Number.isInteger(die));

function readEntry(entry, index) {
  const place = `log.${index}`;
  const { at, interaction, action } = expected(isObject, entry, place);
  const { type, dice } = expected(isObject, action, `${place}.action`);
  return {
    at: Date.parse(at),
    interaction: expected(isId, interaction, `${place}.interaction`) ?? null,
    dice: type === 'roll' ? expected(areDice, dice, `${place}.action.dice`) : null,
  };
}

/**
 * Each roll with the interaction that it follows from: the latest in the log, up to the entry of the roll. And how far the
 * interactions' ids, which are times, are from the times of their entries: at most so many seconds.
 */
function readLog(entries) {
  const rolls = [];
  const seconds = [];
  let latest = '-';
  for (const { at, interaction, dice } of entries) {
    if (interaction !== null) {
      latest = interaction;
      seconds.push(Math.abs(at - Number((BigInt(interaction) >> 22n) + EPOCH)) / 1000);
    }
    if (dice) rolls.push({ dice, interaction: latest });
  }
  return { rolls, interactions: seconds.length, farthest: Math.ceil(Math.max(0, ...seconds)) };
}

/** Tags, an empty line, turns. Rolls are in round brackets; what is in braces is a comment. */
function readText(text) {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line) => line.trim() === '');
  const told = lines.slice(0, end < 0 ? lines.length : end).flatMap((line) => {
    const found = /^\[(\w+) (".*")\]$/.exec(line.trim());
    return found ? [[found[1], parseJson(found[2])]] : [];
  });
  const tags = new Map(told);
  const names = told.map(([name]) => name).filter((name) => name !== 'Sitting');
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new Error(`[${twice}] is told twice`);
  if (!tags.has('Haruspex') || end < 0) throw new Error('this is no exported game');
  const turns = lines
    .slice(end)
    .join('\n')
    .replaceAll(/\{[^}]*\}/g, ' ');
  return {
    table: tags.get('Table'),
    players: expected(arePlayers, tags.get('Players')?.split(','), 'Players'),
    first: tags.get('First'),
    commitment: expected(isText, tags.get('Commitment'), 'Commitment'),
    secret: tags.get('Secret') ?? null,
    facts: expected(isText, tags.get('Facts'), 'Facts'),
    trail: expected(isText, tags.get('Trail'), 'Trail'),
    ...readLog(readWords(turns)),
  };
}

/** Times are `@2026-03-02T12:00:00.000Z`, or `+4.25` after the one before; interactions are `#1234`; rolls are `(3-5)`. */
function readWords(turns) {
  let at = 0;
  return turns.split(/\s+/).flatMap((word) => {
    if (word.startsWith('@')) at = Date.parse(word.slice(1));
    else if (/^[+-]\d+(\.\d+)?$/.test(word)) at += Number(word) * 1000;
    else if (/^#\d+$/.test(word)) return [{ at, interaction: word.slice(1), dice: null }];
    else if (/^\(\d(-\d)*\)$/.test(word))
      return [{ at, interaction: null, dice: word.slice(1, -1).split('-').map(Number) }];
    return [];
  });
}

/** The bytes that a roll comes from, block after block. */
function* bytes({ secret, table, facts }, interaction, roll) {
  const key = Buffer.from(secret, 'hex');
  for (let block = 0; ; block++)
    yield* createHmac('sha256', key).update([table, facts, interaction, roll, block].join('\n')).digest();
}

/** `count` numbers below `outcomes`; a byte that would make some of them likelier is left out. */
function drawn(game, interaction, roll, outcomes, count) {
  const found = [];
  for (const byte of bytes(game, interaction, roll)) {
    if (found.length === count) break;
    if (byte < 256 - (256 % outcomes)) found.push(byte % outcomes);
  }
  return found;
}

/** The players that the facts are about, clockwise, and what they say of the trail; null where they are no facts of a game. */
function readFacts(facts) {
  const [lobby, digest, ...others] = facts.split(';');
  const after = AFTER.exec(others.at(-1) ?? '')?.[1] ?? null;
  if (after !== null) others.pop();
  const started = others.pop() ?? '';
  if (!/^\d{1,20}$/.test(lobby) || !/^(\d{1,20}|-)$/.test(started)) return null;
  const players = others.map((player) => PLAYER.exec(player)?.[1]);
  return players.every((color) => color !== undefined) ? { players, digest, after } : null;
}

/** Of how the seats changed before the start: how many changes there are, and the SHA-256 of the line. */
function digestOf(trail) {
  const count = trail === '' ? 0 : trail.split(';').length;
  return `${count}:${createHash('sha256').update(trail, 'utf8').digest('hex')}`;
}

function check(game) {
  let checks = 0;
  let wrong = 0;
  const say = (what, right, instead) => {
    checks += 1;
    if (!right) wrong += 1;
    stdout.write(`${what.padEnd(24)} ${right ? 'right' : `WRONG: ${instead}`}\n`);
  };
  const { commitment, secret, facts, trail, players, first, rolls, interactions, farthest } = game;
  const hash = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
  say('commitment', hash === commitment, `the secret's SHA-256 is ${hash}`);
  const clockwise = COLORS.filter((color) => players.includes(color));
  const known = readFacts(facts);
  const fits = clockwise.join() === players.join() && known?.players.join() === players.join();
  say('facts', fits, `they are not about ${players.join(', ')}`);
  const digest = digestOf(trail);
  say(
    'seats before the start',
    digest === known?.digest,
    `the facts have ${known?.digest}, they come to ${digest}`,
  );
  // After a rematch's earlier game, the next player begins; else who begins is drawn.
  const begun = players.indexOf(known?.after ?? '');
  const due =
    begun < 0
      ? players[drawn(game, '-', 'first', players.length, 1)[0]]
      : players[(begun + 1) % players.length];
  say(`to begin: ${first}`, first === due, `${due} had to begin`);
  for (const [number, { dice, interaction }] of rolls.entries()) {
    const faces = drawn(game, interaction, number, 6, dice.length).map((face) => face + 1);
    say(`roll ${number}: ${dice.join('-')}`, faces.join() === dice.join(), `it had to be ${faces.join('-')}`);
  }
  stdout.write(
    `\n${interactions} interactions. By their ids, none is more than ${farthest} s from when the log has it.\n`,
  );
  stdout.write(
    wrong === 0
      ? `\nAll ${rolls.length} rolls are right. It counts if this, or its first 16 digits, stood in the table's first message before the others sat down:\n${commitment}\n`
      : `\n${wrong} of ${checks} checks failed.\n`,
  );
  return wrong === 0;
}

function main([file]) {
  if (!file) {
    stderr.write('usage: node tools/verify.mjs game.txt\n');
    return 2;
  }
  let game;
  try {
    game = read(readFileSync(file, 'utf8'));
  } catch (error) {
    stderr.write(`${file} cannot be read: ${error.message.replaceAll(/\s+/g, ' ')}\n`);
    return 2;
  }
  if (!game.secret) {
    stdout.write('This game is not over yet: its secret is told at the end.\n');
    return 1;
  }
  if (!HEX.test(game.secret)) {
    stdout.write('WRONG: the secret is not 64 hexadecimal digits.\n');
    return 1;
  }
  return check(game) ? 0 : 1;
}

exit(main(argv.slice(2)));
