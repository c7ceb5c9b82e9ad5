import { afterEach, describe, expect, test } from 'vitest';
import { slashCommands } from '../../src/discord/registry.ts';
import { localeTexts, rememberCommands, rememberGuildCommands, translator } from '../../src/texts/index.ts';
import { commandsIn } from './naming.ts';

afterEach(() => rememberCommands([]));

const PATHS: ReadonlySet<string> = new Set(slashCommands().map(({ name }) => name));

/** Keys of texts in which Discord shows no command mentions: names, descriptions, choices, labels, forms, pictures. */
const PLAIN =
  /^(?:name|command|choice|alt|board|tableau)\.|(?:^|\.)(?:button|option|choose|page|modal|fieldHint)\./;

describe.each(Object.entries(localeTexts))('%s', (code, texts) => {
  test('names commands that there are, where they can be tapped, and no others', () => {
    for (const [key, text] of Object.entries(texts)) {
      const named = commandsIn(text);
      for (const path of named) expect(PATHS, `${key}: ${path}`).toContain(path);
      if (PLAIN.test(key)) expect(named, key).toEqual([]);
    }
  });

  test('mentions a command by its default names, once Discord has told its id', () => {
    rememberCommands([{ name: 'tuchulcha', id: '17' }]);
    expect(translator(code)('refused.noTable')).toContain('</tuchulcha new:17>');
  });

  test('calls it by the names of the language before that', () => {
    const { 'name.tuchulcha': group, 'name.new': word, 'name.tutorial': lessons } = texts;
    const said = translator(code)('refused.noTable');
    expect(said).toContain(`\`/${group} ${word}\``);
    expect(said).toContain(`\`/${lessons}\``);
  });
});

/** Whether one letter is all the difference. */
function areNear(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const same = [...long].findIndex((letter, at) => letter !== short[at]);
  return short.slice(long.length === short.length ? same + 1 : same) === long.slice(same + 1);
}

test.each(Object.entries(localeTexts))('no two commands are one letter apart in %s', (_, texts) => {
  const all: Readonly<Record<string, string>> = texts;
  const paths = [...PATHS].map((path) => path.split(' '));
  const roots = [...new Set(paths.map(([root = '']) => root))];
  const words = [
    roots,
    ...roots.map((root) => paths.flatMap(([group, word]) => (group === root && word) || [])),
  ];
  const near = words.flatMap((each) => {
    const names = each.map((word) => all[`name.${word}`] ?? word);
    return names.flatMap((name, at) =>
      names
        .slice(at + 1)
        .filter((other) => name === other || areNear(name, other))
        .map((other) => [name, other]),
    );
  });
  expect(near).toEqual([]);
});

test('a command stands in a text that depends on something', () => {
  rememberCommands([{ name: 'bacchanalia', id: '5' }]);
  const said = translator('en')('refused.cannotWrite', { number: 3, game: 'bacchanalia' });
  expect(said).toContain('Table 3 is safe; </bacchanalia move:5> in another channel');
});

test('a command of single servers has that server’s id, and no link anywhere else', () => {
  rememberCommands([{ name: 'tuchulcha', id: '17' }]);
  rememberGuildCommands('1', { bacchanalia: '5' });
  rememberGuildCommands('2', { bacchanalia: '6' });
  const said = (guildId?: string) => translator('en', guildId)('refused.noStory');
  expect(said('1')).toContain('</bacchanalia new:5>');
  expect(said('2')).toContain('</bacchanalia new:6>');
  rememberGuildCommands('2', {});
  for (const guildId of ['2', '3', undefined]) expect(said(guildId)).toContain('`/bacchanalia new`');
  expect(translator('de', '1')('refused.noTable')).toContain('</tuchulcha new:17>');
});

test('what people wrote names none', () => {
  rememberCommands([{ name: 'tuchulcha', id: '17' }]);
  const said = translator('en')('invite.done', { number: 3, name: '</tuchulcha new>' });
  expect(said).toBe('Table 3: </tuchulcha new> is invited.');
});
