import { describe, expect, it } from 'vitest';
import { chooseAction } from '../../../../tools/training/plain-player.ts';
import { rowsOf } from '../../../rows.ts';
import { playTurn, stateBefore } from './positions.ts';

describe('the computer player', () => {
  it.each(
    rowsOf(`
      takes the hit that wins the game | 4 r 1.0 - bo:0/-/0/0/0 rt:1/21,22/0/2/3 yo:0/-/0/0/0 kn:0/27/4/3/0 |
        5-6-3-3 | red
      seals the last Passage | 4 k 1.1 6,16,36 bn:3/12/2/2/0 rt:2/2,3/0/1/3 yn:3/9/2/2/0 kl:2/22/0/0/5 | 4-2 |
        black
      ends the game with its last one when that wins it |
        4 b 0.0 - bn:0/30/5/2/0 rn:2/17/3/2/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0 | 4-1 | blue
      ends the game with a neutral one when that wins it |
        2 b 0.0 - bn:2/12/5/1/0 rx:0/40/1/3/0 yn:3/19/2/3/0 kx:4/9/0/1/0 | 2-3 | blue
      brings Tuchulcha down where that ends the game (§10, 20) |
        2 b 1.0 - bn:2/12/3/3/0 rx:0/40/4/0/0 yt:3/19/0/1/4 kx:4/9/0/1/0 | 2-3 | blue
    `),
  )('%s', (_, position = '', dice = '', winner = '') => {
    expect(playTurn(position, dice).winners).toEqual([winner]);
  });

  it.each(
    rowsOf(`
      hits where nothing speaks against it |
        4 b 0.0 - bn:6/3,5/0/0/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:7/8/0/0/0 | 3-2 | 5-8x
      hits the one that is nearly home, not the one that just set out |
        4 b 0.0 - bn:4/10,18/1/1/0 rn:5/12/1/1/0 yn:6/-/1/1/0 kn:5/20/1/1/0 | 2-5 | 18-20x
      brings Tuchulcha down when it can |
        4 b 1.0 - bn:3/8,28/2/1/0 rn:3/12/2/2/0 yn:3/33/2/2/0 kt:3/37,40/0/0/3 | 5-2 | 28-V
      as Tuchulcha, hits the one that is about to reach the altar |
        4 k 1.0 - bn:3/28/2/2/0 rn:4/12/2/1/0 yn:4/33/2/1/0 kt:2/8,25/0/1/3 | 3-4-1-1 | 25-28x
      saves its last one: stops behind the enemy, not before him |
        4 b 0.0 - bn:0/12/3/4/0 rn:0/14x2/3/3/0 yn:2/23,24/2/2/0 kn:2/33,34/2/2/0 | 1-3 | 12-13
    `),
  )('%s', (_, position = '', dice = '', step = '') => {
    expect(playTurn(position, dice).steps.split(' ')).toContain(step);
  });

  it.each(
    rowsOf(`
      does not step into an open Passage, from the path |
        4 b 0.0 - bn:2/5,12/2/2/0 rn:6/18/1/0/0 yn:6/28/0/1/0 kn:6/38/0/1/0 | 1-3 | ~
      does not step into an open Passage, from the temple |
        4 b 0.0 - bn:7/12/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0 | 6-5 | ~
      does not lose its last one in a Passage |
        4 b 1.0 - bn:0/14/3/4/0 rn:3/12/2/2/0 yt:3/8,9/0/0/3 kn:4/33/1/2/0 | 1-2 | ~
      does not end the game with its last one when that loses it |
        4 b 0.0 - bn:0/27/1/6/0 rn:2/17/4/1/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0 | 5-2 | V
      does not end the game where a neutral color alone comes out on top (§10, 21) |
        2 b 0.0 - bn:2/12/3/4/0 rx:0/40/4/0/0 yn:3/19/4/1/0 kx:4/9/0/1/0 | 2-3 | V
      does not walk a neutral one to the altar without a reason |
        2 b 0.0 - bn:4/12/2/2/0 rx:3/40/1/0/0 yn:4/19/2/2/0 kx:3/29/1/0/0 | 2-3 | V
    `),
  )('%s', (_, position = '', dice = '', never = '') => {
    expect(playTurn(position, dice).steps).not.toContain(never);
  });

  it.each(
    rowsOf(`
      devotes itself to Tuchulcha: many servants, few victims, all far from home |
        4 b 0.0 - bn:5/12/1/1/0 rn:1/13/1/5/0 yn:1/24/1/5/0 kn:1/33/1/5/0 | tuchulcha
      stays as it is: it is about to win |
        4 b 0.0 - bn:1/29,30/4/1/0 rn:4/13/1/2/0 yn:4/24/1/2/0 kn:4/33/1/2/0 | none
      stays as it is: somebody is about to reach the altar |
        4 b 0.0 - bn:3/12,13/1/2/0 rn:4/39,40/0/2/0 yn:4/8,9/0/2/0 kn:4/18,19/0/2/0 | none
      devotes itself to Lasa Vecuvia: it stands before the Passages, and Tuchulcha is far |
        4 b 1.0 6,26 bn:2/3,4,13,14,15/0/1/0 rt:0/17,18/0/3/3 yn:4/22/3/0/0 kn:4/37/3/0/0 | lasaVecuvia
    `),
  )('before the roll %s', (_, position = '', role = '') => {
    const action = chooseAction(stateBefore(position));
    expect(action.type === 'devote' ? action.devotion.role : 'none').toBe(role);
  });
});
