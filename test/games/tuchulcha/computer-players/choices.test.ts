import { describe, expect, it } from 'vitest';
import { chooseAction } from '../../../../tools/training/plain-player.ts';
import { playTurn, stateBefore } from './positions.ts';

describe('the computer player', () => {
  it.each([
    {
      name: 'takes the hit that wins the game',
      position: '4 r 1.0 - bo:0/-/0/0/0 rt:1/21,22/0/2/3 yo:0/-/0/0/0 kn:0/27/4/3/0',
      dice: '5-6-3-3',
      winner: 'red',
    },
    {
      name: 'seals the last Passage',
      position: '4 k 1.1 6,16,36 bn:3/12/2/2/0 rt:2/2,3/0/1/3 yn:3/9/2/2/0 kl:2/22/0/0/5',
      dice: '4-2',
      winner: 'black',
    },
    {
      name: 'ends the game with its last one when that wins it',
      position: '4 b 0.0 - bn:0/30/5/2/0 rn:2/17/3/2/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0',
      dice: '4-1',
      winner: 'blue',
    },
    {
      name: 'ends the game with a neutral one when that wins it',
      position: '2 b 0.0 - bn:2/12/5/1/0 rx:0/40/1/3/0 yn:3/19/2/3/0 kx:4/9/0/1/0',
      dice: '2-3',
      winner: 'blue',
    },
    {
      name: 'brings Tuchulcha down where that ends the game (§10, 20)',
      position: '2 b 1.0 - bn:2/12/3/3/0 rx:0/40/4/0/0 yt:3/19/0/1/4 kx:4/9/0/1/0',
      dice: '2-3',
      winner: 'blue',
    },
  ])('$name', ({ position, dice, winner }) => {
    expect(playTurn(position, dice).winners).toEqual([winner]);
  });

  it.each([
    {
      name: 'hits where nothing speaks against it',
      position: '4 b 0.0 - bn:6/3,5/0/0/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:7/8/0/0/0',
      dice: '3-2',
      step: '5-8x',
    },
    {
      name: 'hits the one that is nearly home, not the one that just set out',
      position: '4 b 0.0 - bn:4/10,18/1/1/0 rn:5/12/1/1/0 yn:6/-/1/1/0 kn:5/20/1/1/0',
      dice: '2-5',
      step: '18-20x',
    },
    {
      name: 'brings Tuchulcha down when it can',
      position: '4 b 1.0 - bn:3/8,28/2/1/0 rn:3/12/2/2/0 yn:3/33/2/2/0 kt:3/37,40/0/0/3',
      dice: '5-2',
      step: '28-V',
    },
    {
      name: 'as Tuchulcha, hits the one that is about to reach the altar',
      position: '4 k 1.0 - bn:3/28/2/2/0 rn:4/12/2/1/0 yn:4/33/2/1/0 kt:2/8,25/0/1/3',
      dice: '3-4-1-1',
      step: '25-28x',
    },
    {
      name: 'saves its last one: stops behind the enemy, not before him',
      position: '4 b 0.0 - bn:0/12/3/4/0 rn:0/14x2/3/3/0 yn:2/23,24/2/2/0 kn:2/33,34/2/2/0',
      dice: '1-3',
      step: '12-13',
    },
  ])('$name: $step', ({ position, dice, step }) => {
    expect(playTurn(position, dice).steps.split(' ')).toContain(step);
  });

  it.each([
    {
      name: 'does not step into an open Passage, from the path',
      position: '4 b 0.0 - bn:2/5,12/2/2/0 rn:6/18/1/0/0 yn:6/28/0/1/0 kn:6/38/0/1/0',
      dice: '1-3',
      never: '~',
    },
    {
      name: 'does not step into an open Passage, from the temple',
      position: '4 b 0.0 - bn:7/12/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
      dice: '6-5',
      never: '~',
    },
    {
      name: 'does not lose its last one in a Passage',
      position: '4 b 1.0 - bn:0/14/3/4/0 rn:3/12/2/2/0 yt:3/8,9/0/0/3 kn:4/33/1/2/0',
      dice: '1-2',
      never: '~',
    },
    {
      name: 'does not end the game with its last one when that loses it',
      position: '4 b 0.0 - bn:0/27/1/6/0 rn:2/17/4/1/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0',
      dice: '5-2',
      never: 'V',
    },
    {
      name: 'does not end the game where a neutral color alone comes out on top (§10, 21)',
      position: '2 b 0.0 - bn:2/12/3/4/0 rx:0/40/4/0/0 yn:3/19/4/1/0 kx:4/9/0/1/0',
      dice: '2-3',
      never: 'V',
    },
    {
      name: 'does not walk a neutral one to the altar without a reason',
      position: '2 b 0.0 - bn:4/12/2/2/0 rx:3/40/1/0/0 yn:4/19/2/2/0 kx:3/29/1/0/0',
      dice: '2-3',
      never: 'V',
    },
  ])('$name', ({ position, dice, never }) => {
    expect(playTurn(position, dice).steps).not.toContain(never);
  });

  it.each([
    {
      name: 'devotes itself to Tuchulcha: many servants, few victims, all far from home',
      position: '4 b 0.0 - bn:5/12/1/1/0 rn:1/13/1/5/0 yn:1/24/1/5/0 kn:1/33/1/5/0',
      role: 'tuchulcha',
    },
    {
      name: 'stays as it is: it is about to win',
      position: '4 b 0.0 - bn:1/29,30/4/1/0 rn:4/13/1/2/0 yn:4/24/1/2/0 kn:4/33/1/2/0',
      role: null,
    },
    {
      name: 'stays as it is: somebody is about to reach the altar',
      position: '4 b 0.0 - bn:3/12,13/1/2/0 rn:4/39,40/0/2/0 yn:4/8,9/0/2/0 kn:4/18,19/0/2/0',
      role: null,
    },
    {
      name: 'devotes itself to Lasa Vecuvia: it stands before the Passages, and Tuchulcha is far',
      position: '4 b 1.0 6,26 bn:2/3,4,13,14,15/0/1/0 rt:0/17,18/0/3/3 yn:4/22/3/0/0 kn:4/37/3/0/0',
      role: 'lasaVecuvia',
    },
  ])('before the roll $name', ({ position, role }) => {
    const action = chooseAction(stateBefore(position));
    expect(action.type === 'devote' ? action.devotion.role : null).toBe(role);
  });
});
