/** Positions shown beside a page, in the notation of docs/rules/tuchulcha.md §9; most come from the examples in §10. */
export interface Figure {
  readonly position: string;
  readonly dice: string | null;
  readonly moves: string;
}

const FOUR_BEGIN = '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
const TWO_BLACK_ON_13 = '4 b 0.0 - bn:0/7,11,29/3/2/0 rn:2/17/3/2/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0';
const BLUE_BEFORE_TUCHULCHA = '4 b 1.1 36 bn:0/23x2/2/4/0 rt:2/25/0/2/3 yn:3/9/2/2/0 kl:2/36/0/0/5';
const YELLOW_NEAR_THE_ALTAR = '4 y 1.1 6,36 bo:0/-/0/0/0 rt:2/25/0/2/3 yn:5/10,23/0/1/0 kl:2/37/0/0/5';

export const FIGURES = {
  board: { position: FOUR_BEGIN, dice: null, moves: '' },
  moving: { position: FOUR_BEGIN, dice: '3-5', moves: 'T-3 T-5' },
  altar: {
    position: '4 b 0.0 - bn:4/27,29/2/0/0 rn:6/24/0/1/0 yn:6/9/0/1/0 kn:6/13/0/1/0',
    dice: '3-4',
    moves: '29-V 27-31',
  },
  doubles: {
    position: '4 y 0.0 - bn:6/3,5/0/0/0 rn:6/11,14/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
    dice: '2-2-4',
    moves: 'T-24 T-22 22-24',
  },
  example44: {
    position: '4 y 1.0 - bn:2/-/2/4/0 rt:1/22,25/0/2/3 yn:3/28/2/2/0 kn:3/31/2/2/0',
    dice: '4-4',
    moves: 'T-24 24-28',
  },
  mysticalFirst: {
    position: '4 r 0.0 - bn:4/3,5/0/2/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:7/-/0/1/0',
    dice: '6-5',
    moves: '11-17 T-15',
  },
  mysticalBlocked: {
    position: '4 b 0.0 - bn:7/1/0/0/0 rn:6/5x2/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
    dice: '4-4',
    moves: 'T-4 T-4',
  },
  allDice: { position: BLUE_BEFORE_TUCHULCHA, dice: '2-3', moves: '23-26~' },
  blocked: { position: BLUE_BEFORE_TUCHULCHA, dice: '2-2-2', moves: '' },
  lastOne: {
    position: '4 b 0.0 - bn:0/20/4/3/0 rn:2/33/2/3/0 yn:3/7/3/1/0 kn:2/38/3/2/0',
    dice: '4-2',
    moves: '20-24',
  },
  power: {
    position: '4 k 0.0 - bn:6/3,5/0/0/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:8/-/0/0/0',
    dice: null,
    moves: '',
  },
  hits: {
    position: '4 k 0.0 - bn:6/3,5/0/0/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:8/-/0/0/0',
    dice: '5-5-3',
    moves: 'T-35 35-40 40-3x',
  },
  openHit: { position: TWO_BLACK_ON_13, dice: '6-6-2', moves: '11-13+ 7-13x 29-V' },
  hitterStays: {
    position: '4 b 0.0 - bn:6/5/0/1/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:7/3/0/0/0',
    dice: '3-6',
    moves: 'T-3x T-6~',
  },
  devotingTuchulcha: {
    position: '4 r 0.0 - bn:2/24x2/2/2/0 rn:2/21,22/2/2/0 yn:3/9/2/2/0 kn:3/31/2/2/0',
    dice: null,
    moves: '',
  },
  tuchulchaPowers: {
    position: '4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0',
    dice: '2-1-5-3',
    moves: '!5 22-24+ 21-24x 24-25',
  },
  example5631: {
    position: '4 r 1.1 36 bn:0/33/2/5/0 rt:2/22/0/2/3 yn:2/32/1/4/0 kl:2/40/0/0/5',
    dice: '5-6-3-1',
    moves: '!3 22-28 28-33x 33-34',
  },
  tuchulchaFalls: { position: YELLOW_NEAR_THE_ALTAR, dice: '6-1', moves: '10-V 23-24' },
  eliminator: {
    position: '4 y 1.1 6,36 bo:0/-/0/0/0 ro:0/-/0/0/0 yn:5/24/1/1/0 kl:2/37/0/0/5',
    dice: null,
    moves: '',
  },
  exampleDevotion: {
    position: '4 k 1.0 - bn:2/-/2/4/0 rt:2/33/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0',
    dice: null,
    moves: '',
  },
  lasaMoving: {
    position: '4 k 1.1 - bn:2/-/2/4/0 rt:2/33/0/2/3 yn:3/9/2/2/0 kl:3/31/0/0/4',
    dice: '5-4',
    moves: '31-36# T-36',
  },
  lasaHit: {
    position: '4 y 1.1 36 bo:0/-/0/0/0 rt:2/34/0/2/3 yn:2/32/1/4/0 kl:2/40/0/0/5',
    dice: '2-6',
    moves: '32-38 38-40x',
  },
  example334: {
    position: '4 k 1.1 36 bo:0/-/0/0/0 rt:2/34/0/2/3 yn:2/40/1/4/0 kl:2/35/0/0/5',
    dice: '3-3-4',
    moves: '35-38 38-2 2-6#',
  },
  lasaLast: {
    position: '4 k 2.1 6,16,36 bn:5/22/1/1/0 ro:0/-/0/0/0 yn:6/24/1/0/0 kl:0/20/0/0/7',
    dice: '5-3',
    moves: '20-25 !5',
  },
  ties: {
    position: '4 b 1.1 36 bn:0/1/0/7/0 ro:0/-/0/0/0 yo:0/-/0/0/0 kl:3/-/0/0/5',
    dice: '5-5',
    moves: '1-6~',
  },
  threePlayers: {
    position: '3 b 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:9/-/0/0/0',
    dice: null,
    moves: '',
  },
  exitStone: {
    position: '3 y 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:7/17,19/0/0/0',
    dice: '2-4',
    moves: '19-e 17-e',
  },
  twoPlayers: {
    position: '2 b 0.0 - bn:8/14/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:4/11/0/0/0',
    dice: '3-5',
    moves: 'b:14-19 k:11-14',
  },
  neutral: {
    position: '2 b 0.0 - bn:8/12/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:4/9/0/0/0',
    dice: '2-3',
    moves: 'k:9-12x b:T-2',
  },
  neutralWins: {
    position: '2 b 0.0 - bn:2/12/3/4/0 rx:0/40/4/0/0 yn:3/19/4/1/0 kx:4/9/0/1/0',
    dice: '2-3',
    moves: 'r:40-V',
  },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureId = keyof typeof FIGURES;

/** The figure that shows Bacchanalia's cards instead of a position. */
export const DEI_FIGURE = 'dei';

export type PictureId = FigureId | typeof DEI_FIGURE;
