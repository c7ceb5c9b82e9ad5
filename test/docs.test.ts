import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../src/texts/rules/pages.ts';
import { RULINGS } from './texts/rules/rulings.ts';

const GAMES = ['tuchulcha', 'bacchanalia'] as const;
type Game = (typeof GAMES)[number];

/** Headings (`## 4`, `### 4.2`), and numbered points of a section, as 7.5. */
function sectionsOf(page: string): ReadonlySet<string> {
  const sections = new Set<string>();
  let section = '';
  for (const line of page.split('\n')) {
    const [, heading, point] = /^(?:#{2,3} (\d+(?:\.\d+)?)\.? |(\d+)\. )/.exec(line) ?? [];
    if (heading) section = heading;
    const found = heading ?? (point && section && `${section}.${point}`);
    if (found) sections.add(found);
  }
  return sections;
}

const rules = (game: Game) => readFileSync(`docs/rules/${game}.md`, 'utf8');
const SECTIONS = { tuchulcha: sectionsOf(rules('tuchulcha')), bacchanalia: sectionsOf(rules('bacchanalia')) };

/** The page that a citation without one is of; undefined: either. */
function gameOf(file: string): Game | undefined {
  if (/bacchanalia|story/i.test(file)) return 'bacchanalia';
  return file.includes('tuchulcha') ? 'tuchulcha' : undefined;
}

interface Citation {
  readonly game: Game | undefined;
  readonly section: string;
}

/** `docs/rules/tuchulcha.md §4.2, §4.3`, or §4.2 alone. */
function citationsOf(file: string, text: string): Citation[] {
  const citations: Citation[] = [];
  let named: { readonly game: Game; readonly end: number } | undefined;
  for (const match of text.matchAll(/\b(tuchulcha|bacchanalia)\.md|§ ?(\d+(?:\.\d+)?)/g)) {
    const [whole, page, section] = match;
    const isNear = named && match.index - named.end < 12;
    const end = match.index + whole.length;
    if (page) named = { game: page as Game, end };
    else if (section) {
      citations.push({ game: isNear ? named?.game : gameOf(file), section });
      if (named && isNear) named = { ...named, end };
    }
  }
  return citations;
}

const resolves = ({ game, section }: Citation): boolean =>
  GAMES.some((each) => (game ?? each) === each && SECTIONS[each].has(section));

const files = ['src', 'test', 'assets']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .concat('README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md')
  .filter((name) => /\.(tsx?|mjs|json|md)$/.test(name) && !name.includes('generated'));

describe('docs/rules', () => {
  test.each([
    ['tuchulcha', ['1', '4.2', '7.5', '10'], ['4.7', '7.6', '11']],
    ['bacchanalia', ['1', '2.3', '4.10', '6', '8.5', '9.4', '10'], ['4.11', '11']],
  ] as const)('%s has its sections', (game, standing, missing) => {
    expect(standing.filter((section) => !SECTIONS[game].has(section))).toEqual([]);
    expect(missing.filter((section) => SECTIONS[game].has(section))).toEqual([]);
  });

  test('has every section that code and tests cite', () => {
    const citations = files.flatMap((file) =>
      citationsOf(file, readFileSync(file, 'utf8')).map((citation) => ({ file, ...citation })),
    );
    expect(citations.length).toBeGreaterThan(100);
    expect(citations.filter((citation) => !resolves(citation))).toEqual([]);
  });

  test('has every section that refusals cite', () => {
    const code = files
      .filter((file) => file.startsWith('src/games/tuchulcha/'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const cited = [...code.matchAll(/'(\d\.\d{1,2})'/g)].map(([, section = '']) => section);
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((section) => !SECTIONS.tuchulcha.has(section))).toEqual([]);
  });

  test('has every section that pages of rules cite', () => {
    const missing = PAGES.flatMap(({ id, game, sections, rulings }) =>
      [...sections, ...rulings.map((ruling) => RULINGS[ruling])]
        .filter((section) => game === 'bot' || !SECTIONS[game].has(section))
        .map((section) => `${id}: ${section}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(GAMES)('%s has its rulings in /rules', (game) => {
    const rulings = new Set(PAGES.filter((page) => page.game === game).flatMap((page) => page.rulings));
    for (const ruling of rulings) {
      const [section = ''] = RULINGS[ruling].split('.');
      const start = rules(game).search(new RegExp(`^## ${section}\\.`, 'm'));
      const end = rules(game)
        .slice(start + 1)
        .search(/^## /m);
      expect(rules(game).slice(start, end < 0 ? undefined : start + 1 + end), ruling).toContain('[R]');
    }
  });
});

/** Documents for people who want to change the project. */
const GUIDES = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  ...[
    ...'docs/glossary.md docs/operations.md assets/locales/README.md assets/art/README.md'.split(' '),
    'playground/README.md',
  ],
];

describe.each(GUIDES)('%s', (guide) => {
  const text = readFileSync(guide, 'utf8');

  test('names files that there are', () => {
    const paths = [...text.matchAll(/`((?:src|docs|assets|test|prisma|scripts)\/[^`\s]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !/[<*]/.test(path));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('runs tests that there are', () => {
    const runs = [...text.matchAll(/vitest run ([^`\n]+)/g)].flatMap(([, paths = '']) => paths.split(' '));
    const tests = readdirSync('test', { recursive: true, encoding: 'utf8' }).map((name) =>
      join('test', name),
    );
    expect(runs.filter((path) => !tests.some((name) => name.startsWith(path)))).toEqual([]);
  });

  test('links to files that there are', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([\w./-]+)/g)].map(([, link = '']) =>
      join(dirname(guide), link),
    );
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });

  test('names npm scripts that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
