/** Positions that random play hardly ever reaches, each to be asked with every roll there is. */
export const rare: Readonly<Record<string, string>> = {
  'Lasa Vecuvia, the last one, the Passage over the end of the ring':
    '4 k 2.1 16,26,36 bn:2/2,4/1/3/0 rn:3/14,33x2/1/1/0 yo:0/-/0/0/0 kl:0/39/0/0/7',
  'Lasa Vecuvia, the last one, behind the Passage':
    '4 k 2.1 6,16,26 bn:2/2,4/1/3/0 rn:3/14,39x2/1/1/0 yo:0/-/0/0/0 kl:0/37/0/0/7',
  'Lasa Vecuvia, the last one, in her temple':
    '4 k 2.1 6,16,26 bn:2/31/2/3/0 rn:3/33,35/1/2/0 yo:0/-/0/0/0 kl:1/-/0/0/7',
  'Lasa Vecuvia, the last one, in her temple, with Tuchulcha':
    '4 k 1.1 6,16,26 bt:2/32,34/0/1/3 rn:3/33,35/1/2/0 yn:1/31/3/3/0 kl:1/-/0/2/5',
  'Lasa Vecuvia, the last one, on a Mystical stone':
    '4 k 2.1 6,16,26 bn:2/2,4/1/3/0 rn:3/33,35/1/2/0 yo:0/-/0/0/0 kl:0/31/0/0/7',
  "Lasa Vecuvia, the last one, on another's Mystical stone":
    '4 k 1.1 6,26,36 bn:2/13,14/1/3/0 rn:3/12,17/1/2/0 yt:1/18x2/0/2/3 kl:0/11/0/2/5',
  'Lasa Vecuvia, the last one, wins though nothing of hers is left in play':
    '4 k 1.1 6,16,26 bt:2/32/0/2/3 rn:1/-/3/4/0 yn:1/3/3/3/0 kl:0/34/0/2/5',
  'Lasa Vecuvia, two left, two Passages':
    '4 k 1.1 6,16 bt:2/32/0/2/3 rn:1/24/3/3/0 yn:1/3/3/3/0 kl:0/21,33/0/1/5',
  'Lasa Vecuvia, two left, one Passage':
    '4 k 1.1 6,16,26 bt:2/32/0/2/3 rn:1/38/3/3/0 yn:1/3/3/3/0 kl:1/35/0/1/5',
  'Lasa Vecuvia, two left on one Mystical stone, one Passage':
    '4 b 2.1 16,26,36 bl:0/1x2/0/1/5 rn:3/40/2/2/0 yn:1/2,4/2/3/0 ko:0/-/0/0/0',
  'Lasa Vecuvia, three left, three Passages, two Mystical stones':
    '4 r 1.1 36 bn:2/14/2/3/0 rl:0/1,11,21/0/2/3 yn:1/3,23/3/2/0 kt:1/12x2/0/2/3',
  'Lasa Vecuvia before a wall of stones':
    '4 b 1.1 - bl:4/38/0/1/2 rn:1/11,12,13,14,15/1/1/0 yt:1/1,2,40/0/1/3 kn:0/3,4,5,31,32/1/2/0',
  'Lasa Vecuvia may be hit home':
    '4 y 1.1 36 bn:1/25,27x2/2/2/0 rt:1/11,12/0/2/3 yn:1/30,31,34/2/2/0 kl:1/33,38x2,40/0/0/3',
  'Lasa Vecuvia may be hit out of the game':
    '4 r 1.1 36 bn:1/14/2/4/0 rt:1/11,12/0/2/3 yn:1/31,34/2/3/0 kl:1/13,17/0/1/4',
  'Lasa Vecuvia, the last but Tuchulcha, may be hit out of the game':
    '4 r 2.1 36 bo:0/-/0/0/0 rt:1/11,12/0/1/4 yo:0/-/0/0/0 kl:1/13,17/0/1/4',
  'Lasa Vecuvia stays when Tuchulcha falls':
    '4 b 1.1 36 bn:1/29,30/2/3/0 rt:1/11,12/0/2/3 yo:0/-/0/0/0 kl:2/13,17/0/0/4',

  'the mover may be out after two of three dice':
    '4 b 1.0 - bn:0/4,15/2/4/0 rt:1/33/0/3/3 yn:2/22/2/3/0 kn:3/35/2/2/0',
  'the mover may be out, and two are left':
    '4 b 2.0 - bn:0/4x2/2/4/0 rt:1/33/0/2/4 yo:0/-/0/0/0 kn:3/35/2/2/0',
  'the mover may be out, and Tuchulcha wins': '3 b 1.0 - bn:0/4x2/2/5/0 rt:1/13/0/3/4 yo:0/-/0/0/0',
  'the mover has one before the Passage': '4 b 1.0 - bn:0/3/2/5/0 rt:1/5,7/0/2/3 yn:2/22/2/3/0 kn:3/35/2/2/0',
  'Tuchulcha has one before the Passage':
    '4 b 1.0 - bt:0/3/0/4/3 rn:1/12,18/2/3/0 yn:2/4,8/1/3/0 kn:3/5,35/1/2/0',
  'Tuchulcha has one before the Passage, and one opponent':
    '2 y 1.0 - bn:1/23/4/3/0 rx:0/-/2/3/0 yt:0/25/0/4/4 kx:1/14,19/1/1/0',
  'Tuchulcha has one before the Passage, and only Lasa Vecuvia besides':
    '4 b 2.1 16 bt:0/3/0/3/4 ro:0/-/0/0/0 yo:0/-/0/0/0 kl:3/4/0/2/2',
  'Tuchulcha has two before Passages, three players': '3 r 1.0 - bn:1/17/3/4/0 rt:0/4,15/0/3/4 yn:2/-/3/4/0',
  'Tuchulcha is blocked with any die': '3 r 1.0 - bn:0/2x4,3x4/1/0/0 rt:0/1/0/4/4 yn:0/4x4,5x4/1/0/0',
  'Tuchulcha is blocked with some dice':
    '4 r 1.0 - bn:0/2x4,3x3/1/0/0 rt:0/1x2/0/3/3 yn:0/4x4,5x3/1/0/0 kn:0/7x5/2/1/0',
  'Tuchulcha may make an end of two at once':
    '4 k 1.0 - bn:0/14/3/4/0 ro:0/-/0/0/0 yn:0/11x2/2/4/0 kt:1/8,9,10/0/1/3',
  'Tuchulcha before stones of power':
    '4 k 1.0 - bn:1/14x2,24/2/2/0 rn:0/11x3/2/3/0 yn:0/21,31x2/2/3/0 kt:1/8,9,10/0/1/3',
  'Tuchulcha goes round': '3 k 1.0 - bn:1/1x2,4/3/2/0 yn:2/11,e/2/3/0 kt:0/28,29,30/0/2/4',
  'Tuchulcha alone with neutral colors':
    '2 r 1.0 - bx:0/13,14x2/1/1/0 rt:1/10,12/0/2/4 yx:0/11x2/1/2/0 kn:0/17/4/4/0',
  'Tuchulcha has one in play, two players':
    '2 r 1.0 - bx:0/13,14x2/1/1/0 rt:0/8/0/4/4 yx:0/11/1/3/0 kn:0/17/4/4/0',
  'Tuchulcha on the way, and a haruspex before the altar':
    '4 b 1.0 - bn:0/30,31/3/3/0 rt:1/32,33/0/2/3 yn:1/5/3/3/0 kn:0/7/4/3/0',
  'Tuchulcha on the exit stone': '3 b 1.0 - bn:1/27,29/3/3/0 rt:1/1,3/0/2/4 yn:1/5/3/4/0',
  'the last one brings Tuchulcha down': '4 b 1.0 - bn:0/29/3/4/0 rt:1/32,33/0/2/3 yn:1/5/3/3/0 kn:0/7/4/3/0',
  'Tuchulcha may fall and the mover go on': '3 b 1.0 - bn:1/28,e/3/3/0 rt:1/2,3/0/2/4 yn:2/18/3/3/0',
  'Tuchulcha may fall, and two are left':
    '4 b 2.0 - bn:1/27,31/3/2/0 rt:1/2,4/0/1/4 yo:0/-/0/0/0 kn:0/8/4/3/0',
  'Tuchulcha may fall, and one is left': '3 b 1.0 - bn:1/28,e/3/3/0 rt:1/2,3/0/2/4 yo:0/-/0/0/0',
  'Tuchulcha may fall by a neutral color':
    '2 b 1.0 - bn:1/28/3/4/0 rx:0/38,40/2/1/0 yt:1/2,3/0/2/4 kx:0/19,20/1/2/0',

  'an open hit over entry and exit': '3 y 0.0 - bn:3/21/2/3/0 rn:4/14/2/2/0 yn:3/18,19,20/2/1/0',
  'a hit on entry and exit together': '3 y 0.0 - bn:1/1,e/3/3/0 rn:4/14/2/2/0 yn:3/25,28x2,29,30/0/1/0',
  'Tuchulcha hits entry and exit together': '3 y 1.0 - bn:1/1,e/3/3/0 rn:4/14/2/2/0 yt:1/25,28,29,30/0/0/4',
  'all on entry and exit': '3 b 0.0 - bn:0/1x2,ex2/3/2/0 rn:4/7x2,14/1/1/0 yn:3/2,3,4x2/1/1/0',
  'entry and exit, and nothing can leave the entry':
    '3 b 0.0 - bn:1/1,e/3/3/0 rn:0/2x3,5x3/2/1/0 yn:0/3x3,4x2,7x3/1/0/0',
  'no hit with another color': '2 b 0.0 - bn:1/8,9/3/3/0 rx:1/13,15/1/1/0 yn:3/11x2/2/2/0 kx:1/7/1/2/0',
  'neutral colors before stones of power':
    '2 b 0.0 - bn:1/11,12,14/3/2/0 rx:1/13,15/1/1/0 yn:3/10x2,21/2/1/0 kx:1/8,9/1/1/0',
  'the last one waits, and neutral colors may move':
    '2 b 0.0 - bn:0/21/4/4/0 rx:1/27x4/0/0/0 yn:0/22x3,25x3/2/1/0 kx:1/8,9/1/1/0',
  'the last one is in the temple': '4 b 0.0 - bn:1/-/4/3/0 rn:1/14x3/2/2/0 yn:4/1,2x2/1/0/0 kn:3/4x2/2/1/0',
  'the last one, with three players, waits at the exit':
    '3 b 0.0 - bn:0/e/4/4/0 rn:4/7x2,14/1/1/0 yn:3/2,3,4x2/1/1/0',
  'the last one waits and is blocked':
    '4 r 0.0 - bn:0/12x3/2/3/0 rn:0/11/4/3/0 yn:3/3,5/2/1/0 kn:2/14x2,17x2/1/1/0',
  'two wait, one die':
    '4 b 0.0 - bn:0/1,11/3/3/0 rn:0/13x2,14,15x2/1/2/0 yn:3/2x2,3x2/1/0/0 kn:2/5x2,7x2/1/1/0',
  'three wait, two dice': '4 b 0.0 - bn:2/1x2,21/2/1/0 rn:6/14/1/0/0 yn:6/24/1/0/0 kn:6/33/1/0/0',
  'one leaves the stone that another comes to':
    '4 b 0.0 - bn:2/8x2,11,14x2/1/0/0 rn:4/18x3/1/0/0 yn:6/23,24/0/0/0 kn:6/33/1/0/0',
  'hit, and go on with another that arrives':
    '4 b 0.0 - bn:0/12,13,14/3/2/0 rn:4/17,19/1/1/0 yn:6/24/1/0/0 kn:6/7/1/0/0',

  'all are equal with two players':
    '2 b 0.0 - bn:3/19,21,31/1/2/0 rx:0/40/2/2/0 yn:0/2,3x2,4,5/2/2/0 kx:1/-/2/2/0',
  'neutral colors share the top':
    '2 b 0.0 - bn:3/19,21,31/1/2/0 rx:0/40/3/1/0 yn:0/2,3x2,4,5/2/2/0 kx:0/9/4/0/0',
  'the mover may be level on top with a neutral color':
    '2 b 0.0 - bn:1/25,31/4/2/0 rx:0/38,40/2/1/0 yn:0/2,3,4,5/3/2/0 kx:0/19/4/0/0',
  'the opponent may share the top with the mover': '3 b 0.0 - bn:0/30/3/5/0 rn:0/14/4/4/0 yn:0/2/4/4/0',
  'Lasa Vecuvia alone is ranked': '4 b 1.1 36 bn:0/5/0/7/0 ro:0/-/0/0/0 yo:0/-/0/0/0 kl:3/4/0/1/3',

  'nothing to give for Lasa Vecuvia':
    '4 b 1.0 - bn:3/1x2,4,30,31/0/0/0 rt:1/32,33/0/2/3 yn:2/5/2/3/0 kn:3/7/2/2/0',
  'four in play for Lasa Vecuvia': '4 b 1.0 - bn:1/1x2,4/0/4/0 rt:1/32,33/0/2/3 yn:2/5/2/3/0 kn:3/7/2/2/0',
  'three in play for Lasa Vecuvia': '4 b 1.0 - bn:0/1x2,4/1/4/0 rt:1/32,33/0/2/3 yn:2/5/2/3/0 kn:3/7/2/2/0',
  'Lasa Vecuvia has been': '4 b 2.1 6,36 bn:1/1x2,4/0/4/0 rt:1/32,33/0/1/4 yn:2/5/2/3/0 ko:0/-/0/0/0',
  'everything in the temple for Tuchulcha':
    '4 b 0.0 - bn:1/-/3/4/0 rn:2/32,33/2/2/0 yn:2/5/2/3/0 kn:3/7/2/2/0',
  'a third devotion': '4 b 2.1 6,36 bn:3/3/2/2/0 ro:0/-/0/0/0 yo:0/-/0/0/0 kl:1/7/0/2/4',
  'a second devotion, three players': '3 b 1.0 - bn:3/3,e/2/2/0 ro:0/-/0/0/0 yn:2/-/3/4/0',
  'one opponent has one in play': '3 b 0.0 - bn:3/3,e/2/2/0 rn:1/-/4/4/0 yn:2/-/3/4/0',
  'only a neutral color has one in play': '2 b 0.0 - bn:3/3,31/2/2/0 rx:1/-/2/2/0 yn:2/-/3/4/0 kx:0/1/2/2/0',
  'Lasa Vecuvia, a ring so full that the sixth empty stone is more than 32 stones away':
    '4 b 1.1 - bl:0/22,27,28,29,30,32,40/0/0/1 rt:0/21,23,24,25,31/0/0/3 yn:0/1,2,3,4,5,7,8,9/0/0/0 kn:0/11,12,13,14,15,17,18,19/0/0/0',
  'Lasa Vecuvia has one in play': '4 b 1.1 6,16,36 bn:3/3/2/2/0 ro:0/-/0/0/0 yn:2/5/2/3/0 kl:0/7/0/2/5',
};
