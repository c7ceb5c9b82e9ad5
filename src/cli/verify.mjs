/**
 * Checks the dice of an exported game of Tuchulcha, without the bot: `node src/cli/verify.mjs game.txt` (or `game.json`).
 * Nothing but Node.js is needed; this file can be copied alone. Ends with 0 where all is right, with 1 where anything is not or
 * cannot be checked, with 2 where the file cannot be read.
 */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { argv, exit, stderr, stdout } from 'node:process';

const COLORS = ['blue', 'red', 'yellow', 'black'];
const HEX = /^[0-9a-f]{64}$/;
const PLAYER = /^(blue|red|yellow|black):(\d{1,20}|computer|-)$/;

/** The parts of a game that its dice depend on, from either format. */
function read(text) {
  return text.trimStart().startsWith('{') ? readJson(JSON.parse(text)) : readText(text);
}

function readJson({ table, setup, dice, log }) {
  return {
    table,
    players: setup.players,
    first: setup.first,
    commitment: dice?.commitment ?? null,
    secret: dice?.secret ?? null,
    facts: dice?.facts ?? null,
    rolls: log.flatMap(({ action }) => (action.type === 'roll' ? [action.dice] : [])),
  };
}

/** Tags, an empty line, turns. Rolls are in round brackets; what is in braces is a comment. */
function readText(text) {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line) => line.trim() === '');
  const tags = new Map(
    lines.slice(0, end < 0 ? lines.length : end).flatMap((line) => {
      const found = /^\[(\w+) (".*")\]$/.exec(line.trim());
      return found ? [[found[1], JSON.parse(found[2])]] : [];
    }),
  );
  if (!tags.has('Haruspex') || end < 0) throw new Error('this is no exported game');
  const turns = lines
    .slice(end)
    .join('\n')
    .replaceAll(/\{[^}]*\}/g, ' ');
  return {
    table: tags.get('Table'),
    players: (tags.get('Players') ?? '').split(','),
    first: tags.get('First'),
    commitment: tags.get('Commitment') ?? null,
    secret: tags.get('Secret') ?? null,
    facts: tags.get('Facts') ?? null,
    rolls: [...turns.matchAll(/\((\d(?:-\d)*)\)/g)].map(([, dice]) => dice.split('-').map(Number)),
  };
}

/** The bytes that a roll comes from, block after block. */
function* bytes({ secret, table, facts }, roll) {
  const key = Buffer.from(secret, 'hex');
  for (let block = 0; ; block++)
    yield* createHmac('sha256', key).update(`${table}\n${facts}\n${roll}\n${block}`).digest();
}

/** `count` numbers below `outcomes`; a byte that would make some of them likelier is left out. */
function drawn(game, roll, outcomes, count) {
  const found = [];
  for (const byte of bytes(game, roll)) {
    if (found.length === count) break;
    if (byte < 256 - (256 % outcomes)) found.push(byte % outcomes);
  }
  return found;
}

/** The players that the facts are about, clockwise; null where they are no facts of a game. */
function playersOf(facts) {
  const [lobby, ...others] = facts.split(';');
  const started = others.pop() ?? '';
  if (!/^\d{1,20}$/.test(lobby) || !/^(\d{1,20}|-)$/.test(started)) return null;
  const players = others.map((player) => PLAYER.exec(player)?.[1]);
  return players.every((color) => color !== undefined) ? players : null;
}

function check(game) {
  let wrong = 0;
  const say = (what, right, instead) => {
    if (!right) wrong += 1;
    stdout.write(`${what.padEnd(24)} ${right ? 'right' : `WRONG: ${instead}`}\n`);
  };
  const { commitment, secret, facts, players, first, rolls } = game;
  const hash = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
  say('commitment', hash === commitment, `the secret's SHA-256 is ${hash}`);
  const clockwise = COLORS.filter((color) => players.includes(color));
  const fits = clockwise.join() === players.join() && playersOf(facts)?.join() === players.join();
  say('facts', fits, `they are not about ${players.join(', ')}`);
  const due = players[drawn(game, 'first', players.length, 1)[0]];
  say(`to begin: ${first}`, first === due, `${due} had to begin`);
  for (const [number, dice] of rolls.entries()) {
    const faces = drawn(game, number, 6, dice.length).map((face) => face + 1);
    say(`roll ${number}: ${dice.join('-')}`, faces.join() === dice.join(), `it had to be ${faces.join('-')}`);
  }
  stdout.write(
    wrong === 0
      ? `\nAll ${rolls.length} rolls are right. It counts if this stood in the table's first message before the others sat down:\n${commitment}\n`
      : `\n${wrong} of ${rolls.length + 3} checks failed.\n`,
  );
  return wrong === 0;
}

function main([file]) {
  if (!file) {
    stderr.write('usage: node src/cli/verify.mjs game.txt\n');
    return 2;
  }
  let game;
  try {
    game = read(readFileSync(file, 'utf8'));
  } catch (error) {
    stderr.write(`${file} cannot be read: ${error.message}\n`);
    return 2;
  }
  if (!game.commitment || !game.secret || !game.facts) {
    stdout.write(
      game.commitment
        ? 'This game is not over yet: its secret is told at the end.\n'
        : 'The dice of this game cannot be checked: it is from before they could be.\n',
    );
    return 1;
  }
  if (!HEX.test(game.secret)) {
    stdout.write('WRONG: the secret is not 64 hexadecimal digits.\n');
    return 1;
  }
  return check(game) ? 0 : 1;
}

exit(main(argv.slice(2)));
