import * as fc from 'fast-check';

/** Characters that could end, begin or reverse something: in HTML, Markdown, CSS, and on paper. */
const SIGNS = [
  ...[
    '<',
    '>',
    '</',
    '/>',
    '"',
    "'",
    '&',
    ';',
    '=',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '<!doctype html>',
  ],
  ...[
    '<script>alert(1)</script>',
    '</style>',
    '</title>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
  ],
  ...[
    '</p></div></article></main>',
    '<h1>',
    '<base href="//x.example">',
    '<plaintext>',
    '<template>',
    '<table>',
  ],
  '&lt;script&gt;',
  '&#60;b&#62;',
  '&nbsp;',
  '<b>',
  '<details>',
  '<a href="javascript:alert(1)">',
  '# ',
  '#',
  '## x',
  '###### ',
  '-# ',
  '===',
  '---',
  '- ',
  '* ',
  '+ ',
  '1. ',
  '> ',
  '>>> ',
  '    ',
  '\t',
  ...[...'``` ~~~ ` `` ** * __ _ ~~ || | |---|'.split(' '), '\\', '!', '[', ']', '(', ')', ':'],
  ...[
    '[x](javascript:alert(1))',
    '![x](https://x.example/x.png)',
    '[x]: https://x.example',
    '[^1]: x',
    '<https://x.example>',
  ],
  ...[
    ...'<@123> <@!123> <@&123> <#123> <:x_y:123>'.split(' '),
    '</x y:123>',
    '<t:1770000000:R>',
    '<t:99999999999999:R>',
  ],
  ...[
    ...'@everyone https://x.example/?a=1&b=2 $& $1 {name}'.split(' '),
    '\u0000',
    '\u001b[31m',
    '\u202e',
    '\u2066',
  ],
  ...[
    '\u2029',
    '\u2028',
    '\u0085',
    '\v',
    '\f',
    '\r',
    '\r\n',
    '\n',
    '\n\n',
    '\ud800',
    '\udfff',
    '\ufffe',
    '\u200b',
  ],
  ' ',
  'a',
  'ß',
  'שלום',
  'مرحبا',
  '👩‍👩‍👧',
  'e\u0301',
];

const arbSigns = fc
  .array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 24 })
  .map((signs) => signs.join(''));

/** Something that a player wrote: never blank, as the rules want it. */
export const arbText = fc
  .oneof(
    { weight: 4, arbitrary: arbSigns },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1 }) },
  )
  .filter((text) => text.trim() !== '');

/** A name, never empty. */
export const arbName = arbText;
