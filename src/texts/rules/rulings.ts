/** What the rulebook leaves open: the **[R]**s of tuchulcha.md, each with its section. §1 has two in one mark. */
export const RULINGS = {
  plainStones: '1',
  ringOfThirty: '1',
  anyDieDiscarded: '3',
  openHitNextDice: '4.2',
  mysticalSetAside: '4.4',
  lastOneOwnColor: '4.5',
  oneLeftAfterDevoting: '5.1',
  neutralFellsTuchulcha: '5.3',
  tuchulchaAloneIsOut: '5.3',
  sharedVictory: '7.5',
  neutralShares: '7.5',
} as const;

export type RulingKey = keyof typeof RULINGS;
