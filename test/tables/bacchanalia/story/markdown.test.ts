import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tamed, tamedParts } from '../../../../src/tables/bacchanalia/story/markdown.ts';

describe('a player’s Markdown', () => {
  test.each([
    ['a masked link', 'See [the well](https://evil.example/a).', 'See the well <https://evil.example/a>.'],
    ['with a title', '[a](<https://b.example> "c")', 'a <https://b.example>'],
    [
      'that pretends to be another',
      '[https://good.example](https://evil.example)',
      'https://good.example <https://evil.example>',
    ],
    ['with parentheses in it', '[a](https://b.example/x_(y))!', 'a <https://b.example/x_(y)>!'],
    ['with brackets in its label', '[a [b] c](discord://d)', 'a [b] c <discord://d>'],
    ['over a line’s end', '[a\nb](HTTPS://c.example)', 'a\nb <HTTPS://c.example>'],
    ['two of them', '[a](http://b.example)[c](http://d.example)', 'a <http://b.example>c <http://d.example>'],
    ['an escaped one', '\\[a](https://b.example)', '\\[a] https://b.example'],
    ['one that is not ended', '[a](https://b.example', '[a] https://b.example'],
    ['what is no link', '[a](b) and c[1](d) (e) **f** ||g||', '[a](b) and c[1](d) (e) **f** ||g||'],
    ['one that a sign pretends not to be', '[a]\u2069(https://b.example)', 'a <https://b.example>'],
    ['an override', 'x\u202egnp.exe', 'xgnp.exe'],
    ['a direction that is ended', 'a \u2067b\u2069 c \u202bd\u202c', 'a \u2067b\u2069 c \u202bd\u202c'],
    ['one that is not, and an end of none', 'a \u2067b\nc\u2069 \u202bd', 'a b\nc d'],
    ['one within another', '\u2067a\u202bb\u2069c\u202c', '\u2067ab\u2069c'],
    ['a block of code that is not ended', 'a\n```\nb', 'a\n```\nb\n```'],
    ['one that is', '```js\na\n``` b', '```js\na\n``` b'],
  ])('%s', (_, typed, shown) => expect(tamed(typed)).toBe(shown));

  test('of any text hides no address, turns nothing but itself, and is made safe once', () => {
    const pieces = fc.constantFrom(
      ...[
        ...'[ ] ( ) ]( https://a.b < >'.split(' '),
        '\\',
        '\n',
        '```',
        ' ',
        'x',
        '\u202e',
        '\u2067',
        '\u2069',
        '\u202b',
        '\u202c',
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const shown = tamed(parts.join(''));
        expect(shown).not.toMatch(/\]\(\s*<?[a-z]+:/i);
        expect(shown).not.toMatch(/[\u202d\u202e]/);
        expect(shown.split('```').length % 2).toBe(1);
        for (const line of shown.split('\n'))
          expect(line.match(/[\u2066-\u2068\u202a\u202b]/g)?.length).toBe(
            line.match(/[\u2069\u202c]/g)?.length,
          );
        expect(shown.length).toBeLessThanOrEqual(parts.join('').length + 4);
        expect(tamed(shown)).toBe(shown);
      }),
    );
  });

  test('a block of code goes on from piece to piece', () => {
    expect(tamedParts(['a ```b', 'c', 'd``` e', 'f'])).toEqual([
      'a ```b\n```',
      '```\nc\n```',
      '```\nd``` e',
      'f',
    ]);
  });
});
