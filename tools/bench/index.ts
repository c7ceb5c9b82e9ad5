import '../../test/games.ts';
import { cpus } from 'node:os';
import { benchAnalysis } from './analysis.ts';
import { benchBacchanalia } from './bacchanalia.ts';
import { benchComputer } from './computer.ts';
import { benchEndings } from './endings.ts';
import { benchEngine } from './engine.ts';
import { benchHints } from './hints.ts';
import { benchLength } from './length.ts';
import { benchLoad } from './load.ts';
import { benchMemory } from './memory.ts';
import { benchPictures } from './pictures.ts';
import { benchRecord } from './record.ts';
import { benchSeason } from './season.ts';
import { benchSeasons } from './seasons.ts';
import { benchSeats } from './seats.ts';
import { benchSimulate } from './simulate.ts';
import { benchStart } from './start.ts';
import { benchStorage } from './storage.ts';
import { benchTapFiles } from './tap-files.ts';
import { benchTaps } from './taps.ts';
import { benchVotes } from './votes.ts';

/** Runs all benchmarks, or those that are named: `npm run bench -- engine pictures`. Options follow the names. */
const BENCHES: Readonly<Record<string, (options: readonly string[]) => unknown>> = {
  engine: benchEngine,
  endings: benchEndings,
  length: benchLength,
  bacchanalia: benchBacchanalia,
  computer: benchComputer,
  analysis: benchAnalysis,
  hints: benchHints,
  pictures: benchPictures,
  simulate: benchSimulate,
  start: benchStart,
  record: benchRecord,
  season: benchSeason,
  seasons: benchSeasons,
  seats: benchSeats,
  load: benchLoad,
  memory: benchMemory,
  storage: benchStorage,
  taps: benchTaps,
  votes: benchVotes,
  files: benchTapFiles,
};

const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith('--'));
const wanted = firstOption < 0 ? given : given.slice(0, firstOption);
const options = given.slice(wanted.length);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  await bench(options);
}
process.exit(0);
