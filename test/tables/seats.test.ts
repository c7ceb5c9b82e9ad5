import { describe, expect, test } from 'vitest';
import type { Color } from '../../src/games/tuchulcha/board.ts';
import type { Seat } from '../../src/tables/game-types.ts';
import type { Seated } from '../../src/tables/refusal.ts';
import {
  anySeat,
  joinableColors,
  seatNoPerson,
  seatPerson,
  startingSeats,
  unseatPerson,
} from '../../src/tables/seats.ts';
import { tuchulchaTables } from '../../src/tables/tuchulcha/index.ts';

const person = (name: string) => ({ kind: 'person', userId: name, name }) as const;
const COLOR_OF = { b: 'blue', r: 'red', y: 'yellow', k: 'black' } as const;

/** `b:anna k:-`: anna on blue, a computer player on black. */
const seats = (text: string): Seat[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((seat) => {
      const [letter = '', who = ''] = seat.split(':');
      return {
        color: COLOR_OF[letter as keyof typeof COLOR_OF],
        occupant: who === '-' ? { kind: 'computer' } : person(who),
      };
    });

const written = (seated: Seated): string =>
  seated.ok
    ? seated.seats
        .map(
          ({ color, occupant }) =>
            `${color === 'black' ? 'k' : color[0]}:${occupant.kind === 'person' ? occupant.userId : '-'}`,
        )
        .join(' ')
    : seated.refusal.code;

describe('sitting down', () => {
  test.each<[string, number, string, string, Color, string]>([
    ['on a free color', 4, 'b:anna', 'bert', 'yellow', 'b:anna y:bert'],
    ['clockwise whatever the order', 4, 'k:anna', 'bert', 'blue', 'b:bert k:anna'],
    ['on a color that is taken', 4, 'b:anna', 'bert', 'blue', 'seatTaken'],
    ['at a full table', 3, 'b:anna r:carl y:dora', 'bert', 'black', 'full'],
    ['a second time, elsewhere', 3, 'b:anna r:carl', 'anna', 'black', 'r:carl k:anna'],
    ['elsewhere at a full table', 3, 'b:anna r:carl y:dora', 'anna', 'black', 'r:carl y:dora k:anna'],
    ['on a computer player, which takes another seat', 4, 'b:anna r:-', 'bert', 'red', 'b:anna r:bert y:-'],
    [
      'on a computer player, who has nowhere to go',
      3,
      'b:anna r:- y:dora',
      'bert',
      'red',
      'b:anna r:bert y:dora',
    ],
    ['on a computer player, from another seat', 3, 'b:anna r:- y:dora', 'anna', 'red', 'b:- r:anna y:dora'],
    ['opposite, with two', 2, 'r:anna', 'bert', 'black', 'r:anna k:bert'],
    ['next to the other, with two', 2, 'r:anna', 'bert', 'blue', 'mustBeOpposite'],
    ['alone elsewhere, with two', 2, 'r:anna', 'anna', 'blue', 'b:anna'],
  ])('%s', (_, size, before, who, color, after) => {
    expect(written(seatPerson(tuchulchaTables, seats(before), size, person(who), color))).toBe(after);
  });
});

describe('who doesn’t mind where', () => {
  test.each<[string, number, string, Color | null]>([
    ['sits opposite one alone', 4, 'r:anna', 'black'],
    ['sits where nobody is', 4, 'b:anna y:bert', 'red'],
    ['takes a computer player’s seat at a full table', 3, 'b:anna r:- y:bert', 'red'],
    ['finds none among people', 2, 'b:anna y:bert', null],
  ])('%s', (_, size, before, color) => expect(anySeat(tuchulchaTables, seats(before), size)).toBe(color));
});

describe('computer players', () => {
  test.each([
    ['sit opposite one alone, where both can stay', 4, 'b:anna', 'b:anna y:-'],
    ['take the first free color', 4, 'b:anna y:bert', 'b:anna r:- y:bert'],
    ['sit opposite, with two', 2, 'k:anna', 'r:- k:anna'],
    ['find no seat', 3, 'b:anna r:- y:-', 'full'],
  ])('%s', (_, size, before, after) => {
    expect(written(seatNoPerson(tuchulchaTables, seats(before), size, { kind: 'computer' }))).toBe(after);
  });
});

describe('standing up', () => {
  test('frees the seat', () => expect(written(unseatPerson(seats('b:anna r:bert'), 'anna'))).toBe('r:bert'));
  test('needs a seat', () => expect(written(unseatPerson(seats('b:anna'), 'bert'))).toBe('notSeated'));
});

describe('colors for a newcomer', () => {
  test.each<[string, number, string, string[]]>([
    ['an empty table', 3, '', ['blue', 'red', 'yellow', 'black']],
    ['one taken', 4, 'b:anna', ['red', 'yellow', 'black']],
    ['a computer player makes way', 3, 'b:anna r:- y:-', ['red', 'yellow']],
    ['with two, the one opposite', 2, 'b:anna', ['yellow']],
    ['full of people', 3, 'b:anna r:bert y:carl', []],
  ])('%s', (_, size, before, colors) => {
    expect(joinableColors(tuchulchaTables, seats(before), size)).toEqual(colors);
  });
});

describe('the seats that a game starts with', () => {
  test.each([
    ['three of four', 'b:anna r:bert k:-', 'b:anna r:bert k:-'],
    ['two opposite', 'r:anna k:bert', 'r:anna k:bert'],
    ['two side by side: the second changes', 'b:anna r:bert', 'b:anna y:bert'],
    ['two side by side over the corner', 'b:anna k:bert', 'b:anna y:bert'],
    ['one alone', 'b:anna', 'tooFewSeated'],
    ['computer players only', 'b:- y:-', 'noPerson'],
  ])('%s', (_, before, after) => expect(written(startingSeats(tuchulchaTables, seats(before)))).toBe(after));
});
