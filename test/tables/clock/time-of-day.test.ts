import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMinutes, parseMinutes } from '../../../src/tables/clock/quiet-hours.ts';

describe('what people type', () => {
  test.each([
    ['22:30', '22:30'],
    ['7', '07:00'],
    ['07', '07:00'],
    ['0', '00:00'],
    ['07:00', '07:00'],
    ['7:05', '07:05'],
    ['7.30', '07:30'],
    [' 7 : 30 ', '07:30'],
    ['２２：３０', '22:30'],
    ['2230', '22:30'],
    ['0700h', '07:00'],
    ['10pm', '22:00'],
    ['10 PM', '22:00'],
    ['10p', '22:00'],
    ['10:30 pm', '22:30'],
    ['10.30 p.m.', '22:30'],
    ['10:30 p. m.', '22:30'],
    ['7am', '07:00'],
    ['7 a.m.', '07:00'],
    ['12am', '00:00'],
    ['12:30 am', '00:30'],
    ['12pm', '12:00'],
    ['12:30 pm', '12:30'],
    ['0:30 am', '00:30'],
    ['22:30 pm', '22:30'],
    ['22h', '22:00'],
    ['22 h', '22:00'],
    ['22h30', '22:30'],
    ['22 Uhr', '22:00'],
    ['22 Uhr 30', '22:30'],
    ['22:30 Uhr', '22:30'],
    ['22.30h', '22:30'],
    ["7 o'clock", '07:00'],
    ['7 o’clock', '07:00'],
    ['24:00', '00:00'],
    ['24', '00:00'],
    ['24 Uhr', '00:00'],
    ['2400', '00:00'],
    ['noon', '12:00'],
    ['Midnight', '00:00'],
  ])('%s is %s', (typed, expected) => {
    expect(formatMinutes(parseMinutes(typed) ?? Number.NaN)).toBe(expected);
  });
});

describe('what is no time, or might be two', () => {
  test.each([
    '',
    ' ',
    'late',
    '25',
    '24:01',
    '24:30',
    '22:60',
    '2260',
    '7:5',
    '7.3',
    '130',
    '730',
    '12345',
    '-7',
    '+7',
    '1e1',
    '13 am',
    '0 pm',
    '24pm',
    '24 am',
    '10 pm am',
    '22:30:00',
    '7-8',
    'pm',
    ':30',
    '7:',
    'toString',
    '7 h 5',
  ])('%j', (typed) => {
    expect(parseMinutes(typed)).toBeNull();
  });
});

test('every minute is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      expect(parseMinutes(formatMinutes(minutes))).toBe(minutes);
    }),
  );
});
