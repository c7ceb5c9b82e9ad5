import { describe, expect, test } from 'vitest';
import { flawsOf, notSame } from './flaws.ts';
import { namingFlaws, quotingFlaws } from './naming.ts';

const ENGLISH = {
  plain: '{name} gives {color}',
  count: 'You have {left, plural, =0 {nothing} one {# day} other {# days}}.',
  also: '{left} days',
  nth: 'the {which, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} die',
  word: 'Until {until, select, none {never} other {{until}}}',
  bold: '**Table {number}** is [here]({link})',
  small: '-# Nothing.',
  god: 'Alpan',
  signs: '{name} · {color}',
};

/** A correct translation. */
const GERMAN = {
  plain: '{name} gibt {color}',
  count: 'Du hast {left, plural, =0 {nichts} one {# Tag} other {# Tage}}.',
  also: '{left, plural, one {ein Tag} other {# Tage}}',
  nth: 'der {which, selectordinal, other {#.}} Würfel',
  word: 'Bis {until, select, none {nie} other {{until}}}',
  bold: '[Hier]({link}) ist **Tisch {number}**',
  small: '-# Nichts.',
  god: 'Alpan',
  signs: '{name} · {color}',
};

const flaws = (change: Readonly<Record<string, string | undefined>>): string[] => {
  const texts = Object.entries({ ...GERMAN, ...change }).flatMap(([key, text]) =>
    text === undefined ? [] : [[key, text] as const],
  );
  return flawsOf('de', Object.fromEntries(texts), ENGLISH, ['god']);
};

test('a good translation has no flaw', () => {
  expect(flaws({})).toEqual([]);
  expect(flawsOf('en', ENGLISH, ENGLISH, [])).toEqual([]);
});

describe('a flaw is found', () => {
  test.each<[string, Readonly<Record<string, string | undefined>>, string]>([
    ['a key is missing', { plain: undefined }, 'plain: missing'],
    ['a key too many', { more: 'mehr' }, 'more: English has no such key'],
    ['a placeholder is missing', { plain: '{name} gibt' }, 'plain: does not use {color}'],
    [
      'a placeholder is misspelt',
      { plain: '{name} gibt {colour}' },
      'plain: does not use {color}; plain: uses {colour}, which is not given',
    ],
    ['a brace is open', { plain: '{name gibt {color}' }, 'plain: no ICU message'],
    ['a brace too many', { plain: '{name} gibt {color}}' }, 'plain: closes a brace too many'],
    [
      'a plural without “other”',
      { count: 'Du hast {left, plural, =0 {nichts} one {# Tag}}.' },
      'count: no ICU message',
    ],
    [
      'a form that German has not',
      { nth: 'der {which, selectordinal, one {#.} other {#.}} Würfel' },
      'nth: {which} has the form one, which the language has not',
    ],
    [
      'nothing for nought where English has it',
      { count: 'Du hast {left, plural, one {# Tag} other {# Tage}}.' },
      'count: {left} needs the cases =0',
    ],
    [
      'a select that lost a case',
      { word: 'Bis {until, select, other {{until}}}' },
      'word: {until} knows the cases other instead of none other',
    ],
    [
      'a select whose case was translated',
      { word: 'Bis {until, select, keine {nie} other {{until}}}' },
      'word: {until} knows the cases keine other instead of none other',
    ],
    ['a select that is gone', { word: 'Bis {until}' }, 'word: {until} is not told apart by select'],
    [
      'a select where English has none',
      { plain: '{name} gibt {color, select, rot {Rot} other {{color}}}' },
      'plain: {color} is no word for select',
    ],
    [
      'a plural of what is no number',
      { plain: '{name, plural, one {gibt} other {geben}} {color}' },
      'plain: {name} is no number',
    ],
    ['a straight apostrophe', { plain: "{name} gibt dell'{color}" }, 'plain: has a straight apostrophe'],
    ['bold that is gone', { bold: '[Hier]({link}) ist Tisch {number}' }, 'bold: has other markdown'],
    ['a link that is gone', { bold: '{link} ist **Tisch {number}**' }, 'bold: has other markdown'],
    ['small print that is gone', { small: 'Nichts.' }, 'small: begins or ends otherwise'],
    ['a space at the end', { plain: '{name} gibt {color} ' }, 'plain: begins or ends otherwise'],
    ['an empty text', { god: '' }, 'god: empty'],
    ['a text that was not translated', { plain: '{name} gives {color}' }, 'plain: is the English text'],
    ['a word that was not translated', { small: '-# Nichts for you.' }, 'small: has an English word: you'],
  ])('%s', (_, change, expected) => expect(flaws(change).join('; ')).toContain(expected));

  test('a text is listed as shared, and is not any more', () =>
    expect(notSame(GERMAN, ENGLISH, ['god', 'small'])).toEqual(['small']));
});

describe('a text sends people to commands, options and buttons that are there', () => {
  const english = {
    'name.tuchulcha': 'tuchulcha',
    'name.new': 'new',
    'name.games': 'games',
    'name.table': 'table',
    'button.back': 'I am back',
    none: '</tuchulcha new> opens one. Choose one with the option “table”, or tap “I am back”. </games> lists them.',
  };
  const german = {
    'name.tuchulcha': 'tuchulcha',
    'name.new': 'neu',
    'name.games': 'partien',
    'name.table': 'tisch',
    'button.back': 'Ich bin zurück',
    none: '</tuchulcha new> öffnet einen. Wähle mit der Option „tisch“, oder tippe auf „Ich bin zurück“. </games> zählt sie auf.',
  };

  test('in other words', () => expect(namingFlaws(german, english)).toEqual([]));

  test.each([
    ['a command by the name in that language', 'tuchulcha new', 'tuchulcha neu', 'tuchulcha neu?'],
    ['a command that nobody can tap', '</tuchulcha new>', '/tuchulcha neu', 'none: names /tuchulcha?'],
    ['one that depends on the game', '</tuchulcha new>', '`/{game} neu`', 'none: names /{game}?'],
    ['a command that is left out', '</games> zählt', 'Das zählt', 'none: names tuchulcha new, not '],
    ['a command that is none', '</games>', '</me>', 'none: names me?'],
    ['an option by its English name', '„tisch“', '„table“', 'none: does not quote tisch'],
    ['a button by another name', '„Ich bin zurück“', '„Zurück“', 'none: does not quote Ich bin zurück'],
  ])('but not %s', (_, from, to, expected) => {
    const flaw = namingFlaws({ ...german, none: german.none.replace(from, to) }, english).join('; ');
    expect(flaw).toContain(expected);
  });

  test('and to none that are not, even where English does', () => {
    const quoted = (text: string): string[] => quotingFlaws({ ...german, none: text });
    expect(quoted('Die Option „tisch“, oder „Ich bin zurück“')).toEqual([]);
    expect(quoted('Jemand schrieb: „{text}“, oder „…“')).toEqual([]);
    expect(quoted('Nimm „Zu meiner Szene“')).toEqual(['none: nothing is called “Zu meiner Szene”']);
    expect(quoted('Nimm «In meine Szene»')).toEqual(['none: nothing is called “In meine Szene”']);
  });
});
