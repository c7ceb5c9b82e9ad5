/** What Tuchulcha's rulebook leaves open: the **[R]**s of tuchulcha.md, each with its section. §1 has two in one mark. */
const OF_TUCHULCHA = {
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

/** The same for Bacchanalia's booklet and bacchanalia.md. */
const OF_BACCHANALIA = {
  umbraSplit: '1',
  firstGiver: '2.2',
  firstIntroduction: '3',
  gobletLast: '4.3',
  bacchusAsks: '4.6',
  oddChallenge: '4.8',
  xCard: '5',
} as const;

export const RULINGS = { ...OF_TUCHULCHA, ...OF_BACCHANALIA } as const;

export type BacchanaliaRulingKey = keyof typeof OF_BACCHANALIA;
export type RulingKey = keyof typeof RULINGS;
