/** Measures random games of Bacchanalia: how long they last, how they end, which Dei rule, and how often prompts are repeated. */
import { chronicleFile } from '../../src/discord/bacchanalia/chronicle/reading.ts';
import { stageOf } from '../../src/discord/bacchanalia/turn-stages.ts';
import {
  type AgreedEnd,
  bacchanalia,
  type EndingBy,
  type GameEvent,
  type GameState,
  type Row,
} from '../../src/games/bacchanalia/index.ts';
import { storyOf } from '../../src/tables/bacchanalia/story/tell.ts';
import {
  PATIENT,
  type Played,
  playAtRandom,
  randomFrom,
  randomSetup,
} from '../../test/games/bacchanalia/random-play.ts';
import { benchStoryStart } from './story-start.ts';

const GAMES = 500;

const TALE = 'The torches burned low by the well. '.repeat(55);

const ENDS: Readonly<Record<string, AgreedEnd>> = {
  'all told': { kind: 'allTold' },
  '3 Parcae': { kind: 'parcae', times: 3 },
  '6 Parcae': { kind: 'parcae', times: 6 },
};

const ENDINGS: readonly EndingBy[] = ['amans', 'miles', 'story'];

const ROWS: readonly Row[] = [
  'vinum',
  'goblet',
  'ties',
  'miles',
  'satyrus',
  'bacchus',
  'venus',
  'minerva',
  'pluto',
  'accusator',
  'amans',
];

/** Prints tables of lengths and endings, and of rulings (in percent), and the speed. */
export async function benchBacchanalia(): Promise<void> {
  const lengths: Record<string, object> = {};
  const rulings: Record<string, object> = {};
  let games = 0;
  const start = process.cpuUsage();
  for (const players of [3, 4, 5, 6]) {
    for (const [name, end] of Object.entries(ENDS)) {
      const summary = new Summary();
      for (let seed = 0; seed < GAMES; seed++) summary.add(playSeed(players, end, seed));
      games += GAMES;
      lengths[`${players}, ${name}`] = summary.lengths();
      rulings[`${players}, ${name}`] = summary.rulings();
    }
  }
  const seconds = process.cpuUsage(start).user / 1e6;
  console.table(lengths);
  console.table(rulings);
  console.table(waiting());
  benchStoryStart();
  console.table(prompts());
  console.log(`${Math.round(games / seconds)} games/s, ${games} played`);
  await benchChronicle();
}

const STORIES = 200;

/**
 * How often a story waits for another person, for each scene, and how many messages the table reads, for each tale; with gifts
 * that were said beforehand and without.
 */
function waiting(): object {
  const rows: Record<string, object> = {};
  for (const players of [3, 4, 6]) {
    for (const [name, saysGifts] of [
      ['gifts not said beforehand', false],
      ['gifts said beforehand', true],
    ] as const) {
      const sum = { handOvers: 0, scenes: 0, messages: 0, tales: 0 };
      for (let seed = 0; seed < STORIES; seed++) {
        const random = randomFrom(seed * 6 + players);
        const setup = randomSetup(players, { kind: 'parcae', times: 3 }, random);
        countWaiting(playAtRandom(setup, PATIENT, random), saysGifts, sum);
      }
      rows[`${players}, ${name}`] = {
        'hand-overs a scene': (sum.handOvers / sum.scenes).toFixed(2),
        'messages a tale': (sum.messages / sum.tales).toFixed(2),
        'scenes a story': (sum.scenes / STORIES).toFixed(1),
      };
    }
  }
  return rows;
}

/**
 * Compares one sentence for each line with several prompts: the share of the two most frequent sentences in all scenes and in one
 * story's, and how many of a story's scenes repeat a sentence.
 */
function prompts(): object {
  const rows: Record<string, object> = {};
  for (const players of [3, 4, 6]) {
    const stories = Array.from({ length: STORIES }, (_, seed) => {
      const random = randomFrom(seed * 6 + players);
      return playAtRandom(randomSetup(players, { kind: 'parcae', times: 3 }, random), PATIENT, random);
    });
    for (const [name, sentenceOf] of [
      ['one a line', ({ line }) => line],
      ['several', ({ line, prompt }) => (prompt ? `${prompt.key} ${prompt.variant}` : line)],
    ] as const satisfies readonly [string, (scene: Scene) => string][]) {
      const told = stories.map(({ states }) => scenesIn(states).map(sentenceOf));
      const again = told.map((sentences) => sentences.length - new Set(sentences).size);
      rows[`${players}, ${name}`] = {
        'two most frequent, %': twoMost(told.flat()).toFixed(1),
        'of one story, %': mean(told.map(twoMost)).toFixed(1),
        'read before, of a story': mean(again).toFixed(1),
      };
    }
  }
  return rows;
}

type Scene = Extract<GameState['phase'], { name: 'scene' }>;

const scenesIn = (states: readonly GameState[]): readonly Scene[] =>
  states.flatMap(({ phase, turnNumber }, index) =>
    phase.name === 'scene' &&
    states[index - 1]?.turnNumber === turnNumber &&
    states[index - 1]?.phase.name !== 'scene'
      ? [phase]
      : [],
  );

function twoMost(sentences: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const sentence of sentences) raise(counts, sentence);
  const [first = 0, second = 0] = [...counts.values()].sort((one, other) => other - one);
  return ((first + second) / Math.max(1, sentences.length)) * 100;
}

const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;

/** Counts a message for each stage that asks a person, each tale, each skipped tale, and each doubt that is voted on. */
function countWaiting(
  { states, events }: Played,
  saysGifts: boolean,
  sum: { handOvers: number; scenes: number; messages: number; tales: number },
): void {
  let before = '';
  const stages = new Set<number>();
  for (const state of states) {
    const waitsFor = state.phase.name === 'introductions' ? 'all' : bacchanalia.toAct(state).join();
    if (waitsFor === '' || (saysGifts && state.phase.name === 'gift')) continue;
    if (waitsFor !== before) sum.handOvers += 1;
    before = waitsFor;
    stages.add(stageOf(state));
  }
  for (const event of events) {
    const isTale = event.type === 'told' || event.type === 'retold';
    if (isTale) sum.tales += 1;
    if (event.type === 'told' && (event.kind === 'scene' || event.kind === 'ending')) sum.scenes += 1;
    if (isTale || event.type === 'skipped' || event.type === 'challenged') sum.messages += 1;
  }
  sum.messages += stages.size;
}

/** Measures the documents of a long story with tales as long as {@link TALE}. */
async function benchChronicle(): Promise<void> {
  const { setup, log } = playSeed(6, { kind: 'allTold' }, 1);
  const entries = log.map((action) => ({
    action: 'text' in action ? { ...action, text: TALE } : action,
    at: new Date(0),
  }));
  const facts = { locale: 'en', timeZone: 'UTC', number: 1, serverName: 'Tarchna', nameOf: () => null };
  for (const kind of ['html', 'md'] as const) {
    const times: number[] = [];
    let bytes = 0;
    let scenes = 0;
    for (let round = 0; round < 6; round++) {
      const start = performance.now();
      const story = storyOf(setup, entries, {});
      bytes = (await chronicleFile(story, facts, kind)).content.length;
      times.push(performance.now() - start);
      scenes = story.chapters.length;
    }
    const [first = 0, ...others] = times;
    const rest = others.toSorted((one, other) => one - other)[2] ?? 0;
    const took = `${first.toFixed(0)} ms the first time, then ${rest.toFixed(0)} ms`;
    console.log(`chronicle as ${kind}: ${scenes} chapters, ${took}, ${Math.round(bytes / 1000)} KB`);
  }
}

function playSeed(players: number, end: AgreedEnd, seed: number): Played {
  const random = randomFrom(seed * 6 + players);
  return playAtRandom(randomSetup(players, end, random), PATIENT, random);
}

class Summary {
  readonly #turns: number[] = [];
  readonly #endings = new Map<string, number>();
  readonly #rows = new Map<Row, number>();

  add({ setup, events }: Played): void {
    const first = events.findIndex(({ type }) => type === 'introducesFirst');
    const turns = events.slice(first + 1).filter(({ type }) => type === 'turn');
    for (const color of setup.players) {
      const own = turns.filter((turn) => turn.type === 'turn' && turn.color === color);
      this.#turns.push(own.length - 1);
    }
    for (const event of scenesOf(events)) raise(this.#rows, event.ruling.row);
    for (const event of events) if (event.type === 'ended') raise(this.#endings, event.by);
  }

  lengths(): object {
    const sorted = this.#turns.toSorted((one, other) => one - other);
    const mean = sorted.reduce((sum, turns) => sum + turns, 0) / sorted.length;
    return {
      'turns each': mean.toFixed(1),
      p95: sorted[Math.floor(sorted.length * 0.95)],
      most: sorted.at(-1),
      ...shares(ENDINGS, this.#endings),
    };
  }

  rulings(): object {
    return shares(ROWS, this.#rows);
  }
}

/** Rulings of scenes; the draw of a Miles Ending has a ruling, but no scene. */
const scenesOf = (events: readonly GameEvent[]): readonly Extract<GameEvent, { type: 'ruled' }>[] =>
  events.filter(
    (event, index): event is Extract<GameEvent, { type: 'ruled' }> =>
      event.type === 'ruled' && !isOfMilesEnding(events.slice(index)),
  );

function isOfMilesEnding(rest: readonly GameEvent[]): boolean {
  const told = rest.find(({ type }) => type === 'ended' || type === 'turn');
  return told?.type === 'ended' && told.by === 'miles';
}

const raise = <T>(counts: Map<T, number>, key: T): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);

function shares<T extends string>(keys: readonly T[], counts: ReadonlyMap<string, number>): object {
  const all = keys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
  return Object.fromEntries(keys.map((key) => [key, (((counts.get(key) ?? 0) / all) * 100).toFixed(1)]));
}
