import { expect, it } from 'vitest';
import { answer } from '../../../src/games/tuchulcha/protocol.ts';
import { type Ask, differences } from './oracle/compare.ts';
import { questions } from './oracle/questions.ts';
import { Random } from './oracle/random.ts';

// ORACLE_POSITIONS=20000 ORACLE_SEED=7 npx vitest run test/games/tuchulcha/oracle-compare.test.ts
const { ORACLE_POSITIONS = '900', ORACLE_SEED = '1' } = process.env;
const positions = Number(ORACLE_POSITIONS);
const seed = Number(ORACLE_SEED);

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
