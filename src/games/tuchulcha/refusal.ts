import type { Refusal, RefusalCode } from './contract.ts';

export const refusal = (code: RefusalCode, rule: string, facts: Refusal['facts'] = {}): Refusal => ({
  code,
  rule,
  facts,
});
