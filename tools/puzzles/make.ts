/** Makes the daily puzzles (assets/puzzles.jsonl): npm run puzzles. See docs/puzzles.md. */
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { PlayerCount } from '../../src/games/tuchulcha/board.ts';
import { projectFile } from '../../src/project-file.ts';
import { readWeights } from '../../src/tables/tuchulcha/judge-threads.ts';
import type { WrittenPuzzle } from '../../src/tables/tuchulcha/puzzles.ts';
import { mix } from '../training/seeds.ts';
import type { FoundPuzzle } from './compare.ts';
import { rolePuzzlesOfGame } from './role-search.ts';
import { meanOf } from './rollout.ts';
import { puzzlesOfGame } from './search.ts';
import { formatPuzzle } from './written-puzzle.ts';

const USAGE = `npm run puzzles -- [options]
  --players 3      only those of two, three or four players; all if left out
  --count 100      puzzles of turns of each number of players; 0: only write those that were found before
  --roles 15       puzzles of roles of each number of players
  --seed 1
  --folder training   where they are kept while they are looked for; the same command goes on from there`;

const COUNTS = [2, 3, 4] as const;

type PuzzleKind = 'turns' | 'roles';

const SEARCHES: Readonly<Record<PuzzleKind, typeof puzzlesOfGame>> = {
  turns: puzzlesOfGame,
  roles: rolePuzzlesOfGame,
};
const KINDS = Object.keys(SEARCHES) as PuzzleKind[];

interface Options {
  readonly players: readonly PlayerCount[];
  readonly count: Readonly<Record<PuzzleKind, number>>;
  readonly seed: number;
  readonly folder: string;
}

function parseOptions(): Options | null {
  const { values } = parseArgs({
    options: {
      players: { type: 'string' },
      count: { type: 'string', default: '100' },
      roles: { type: 'string', default: '15' },
      seed: { type: 'string', default: '1' },
      folder: { type: 'string', default: 'training' },
    },
  });
  const players = COUNTS.filter((one) => values.players === undefined || values.players === String(one));
  const count = { turns: Number(values.count), roles: Number(values.roles) };
  const seed = Number(values.seed);
  const areWhole = [...Object.values(count), seed].every((value) => Number.isInteger(value) && value >= 0);
  return players.length > 0 && areWhole ? { players, count, seed, folder: values.folder } : null;
}

/** A puzzle with the number of the game in which it was found; null for a game without one. */
interface SearchedGame {
  readonly game: number;
  readonly puzzle: WrittenPuzzle | null;
  readonly gap: number;
  readonly lead: number;
  readonly error: number;
  readonly checked: readonly [number, number];
}

const idOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 10);

const toSearchedGame = (
  game: number,
  { puzzle, key, gap, lead, error, checked }: FoundPuzzle,
): SearchedGame => ({
  game,
  puzzle: formatPuzzle({ ...puzzle, id: idOf(key) }),
  gap,
  lead,
  error,
  checked,
});

const fileOf = (kind: PuzzleKind, players: PlayerCount, { folder, seed }: Options): string =>
  path.join(folder, `puzzles-${kind === 'turns' ? '' : `${kind}-`}${players}-${seed}.jsonl`);

function readSearchedGames(file: string): readonly SearchedGame[] {
  const text = statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'utf8') : '';
  return text.split('\n').flatMap((line): SearchedGame[] => (line ? [JSON.parse(line)] : []));
}

/** Searches until there are enough puzzles, after the games that were already searched. */
function search(kind: PuzzleKind, players: PlayerCount, wish: Options): void {
  const file = fileOf(kind, players, wish);
  const before = readSearchedGames(file);
  const weights = readWeights()[players];
  let count = before.filter(({ puzzle }) => puzzle !== null).length;
  for (let game = 1 + (before.at(-1)?.game ?? -1); count < wish.count[kind]; game++) {
    const found = SEARCHES[kind](weights, players, mix(wish.seed, game)).map((one) =>
      toSearchedGame(game, one),
    );
    const rows = found.length > 0 ? found : [emptyGame(game)];
    appendFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    count += found.length;
  }
}

const emptyGame = (game: number): SearchedGame => ({
  game,
  puzzle: null,
  gap: 0,
  lead: 0,
  error: 0,
  checked: [0, 0],
});

const meanText = (values: readonly number[]): string => meanOf(values).toFixed(3);

function printSummary(kind: PuzzleKind, players: PlayerCount, found: readonly SearchedGame[]): void {
  const figures = [
    `${players} players: ${found.length} puzzles of ${kind}`,
    `the judge's lead ${meanText(found.map(({ gap }) => gap))}`,
    `after games played on ${meanText(found.map(({ lead }) => lead))} (standard error ${meanText(found.map(({ error }) => error))})`,
    `to their end: the best turn won ${meanText(found.map(({ checked: [best] }) => best))}, the next ${meanText(found.map(({ checked: [, next] }) => next))}`,
  ];
  process.stdout.write(`${figures.join('; ')}\n`);
}

function run(): number {
  const wish = parseOptions();
  if (!wish) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  mkdirSync(wish.folder, { recursive: true });
  for (const kind of KINDS) for (const players of wish.players) search(kind, players, wish);
  // The file contains the puzzles of all numbers of players, even if only some were searched for now.
  const all = KINDS.flatMap((kind) =>
    COUNTS.flatMap((players) => {
      const found = readSearchedGames(fileOf(kind, players, wish)).filter(({ puzzle }) => puzzle !== null);
      if (found.length > 0) printSummary(kind, players, found);
      return found;
    }),
  );
  const lines = all.map(({ puzzle }) => JSON.stringify(puzzle));
  writeFileSync(projectFile('assets/puzzles.jsonl'), `${lines.join('\n')}\n`);
  return 0;
}

process.exitCode = run();
