import { describe, expect, it } from 'vitest';
import { answer } from '../../../tools/engine/protocol.ts';
import { runs } from '../../runs.ts';
import { type Ask, differences } from './oracle/compare.ts';
import { parse } from './oracle/notation.ts';
import { faults } from './oracle/possible.ts';
import { type Question, questions } from './oracle/questions.ts';
import { Random } from './oracle/random.ts';
import { rare } from './oracle/rare.ts';
import { everyRoll } from './oracle/rolls.ts';

// More of it: ORACLE_POSITIONS=20000 ORACLE_SEED=7 npx vitest run test/games/tuchulcha/oracle-compare.test.ts
const { ORACLE_POSITIONS, ORACLE_SEED } = process.env;
const positions = Number(ORACLE_POSITIONS ?? runs(40, 900));
const seed = Number(ORACLE_SEED ?? 1);
/** For each rare position: all rolls, if many positions are requested. */
const rollsEach = ORACLE_POSITIONS === undefined ? runs(2, 6) : 200;

const ask: Ask = (request) => JSON.parse(answer(JSON.stringify(request)));

it(`the engine and the oracle agree on ${positions} positions from seed ${seed}`, {
  timeout: 10_000 + positions * 200,
}, () => {
  const random = new Random(seed);
  const found: string[] = [];
  let asked = 0;
  for (const question of questions(seed)) {
    if (asked === positions || found.length >= 20) break;
    asked += 1;
    found.push(...differences(question, ask, random));
  }
  expect(found).toEqual([]);
});

describe('the engine and the oracle agree', () => {
  const differ = (position: string, rolls: readonly number[][], random: Random): string[] => {
    const asked: Question[] = [
      ...rolls.map((dice) => ({ position, dice, afterFall: false })),
      ...[false, true].map((afterFall) => ({ position, dice: null, afterFall })),
    ];
    return asked.flatMap((question) => differences(question, ask, random));
  };

  it.each(Object.entries(rare))('whatever is rolled, on: %s', (_, position) => {
    const { players, turn, roles } = parse(position);
    const random = new Random(seed);
    const rolls = random.shuffle(everyRoll(players, roles.get(turn) ?? 'n')).slice(0, rollsEach);
    expect(differ(position, rolls, random)).toEqual([]);
  });

  it.each(Object.entries(rare))('%s: it could be', (_, position) => {
    expect(faults(parse(position))).toEqual([]);
  });
});

describe('the comparison notices', () => {
  const position = '4 b 0.0 - bn:0/7,11,29/3/2/0 rn:2/17/3/2/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0';
  const question = { position, dice: [6, 6, 2], afterFall: false };
  const noticed = (spoil: (text: string) => string): string[] =>
    differences(question, (request) => JSON.parse(spoil(answer(JSON.stringify(request)))), new Random(1));

  it.each<[string, (text: string) => string]>([
    ['a missing turn', (text) => text.replace(/\{"end[^}]*\},/, '')],
    ['a turn too many', (text) => text.replace('"turns":[', '"turns":[{"end":"","result":null,"steps":""},')],
    ['a turn twice', (text) => text.replace(/(\{"end[^}]*\},)/, '$1$1')],
    ['another end', (text) => text.replaceAll('bn:0/', 'bn:1/')],
    ['a winner too many', (text) => text.replace('"result":null', '"result":"b"')],
    ['steps that lead elsewhere', (text) => text.replace('29-V', '29-30')],
    ['a line that is refused', (text) => (text.startsWith('{"end') ? '{"error":{}}' : text)],
    ['a line that is not', (text) => text.replace(/\{"error.*/, '{"end":"","result":null}')],
    ['an error', () => '{"error":{}}'],
  ])('%s', (_, spoil) => {
    expect(noticed((text) => text)).toEqual([]);
    expect(noticed(spoil)).not.toEqual([]);
  });
});
