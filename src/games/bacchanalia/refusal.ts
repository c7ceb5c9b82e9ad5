import type { Refusal, RefusalCode } from './contract.ts';
import type { GameState } from './state.ts';

export const refusal = (code: RefusalCode, rule: string, facts: Refusal['facts'] = {}): Refusal => ({
  code,
  rule,
  facts,
});

export const wrongPhase = ({ phase }: GameState, rule: string): Refusal =>
  refusal('wrongPhase', rule, { phase: phase.name });
