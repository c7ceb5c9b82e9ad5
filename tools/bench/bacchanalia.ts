/** Measures random games of Bacchanalia: how long they last, how they end, which Dei rule, and how often prompts are repeated. */
import { chronicleFile } from '../../src/discord/bacchanalia/chronicle/reading.ts';
import { stageOf } from '../../src/discord/bacchanalia/lobby.ts';
import type { GameEvent } from '../../src/games/bacchanalia/action.ts';
import { bacchanalia } from '../../src/games/bacchanalia/game.ts';
import type { AgreedEnd, EndingBy, EndingKind, GameState, Row } from '../../src/games/bacchanalia/state.ts';
import { storyOf } from '../../src/tables/bacchanalia/story/story.ts';
import { PROPOSED_END } from '../../src/tables/bacchanalia/terms.ts';
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
  proposed: PROPOSED_END,
  'all told': { kind: 'allTold' },
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

/**
 * Prints properties of stories by the cards alone, the share of each ruling in percent, and waiting times. With `--cards` only the
 * first two.
 */
export async function benchBacchanalia(options: readonly string[]): Promise<void> {
  const goals: Record<string, object> = {};
  const rulings: Record<string, object> = {};
  let games = 0;
  const start = process.cpuUsage();
  for (const [name, end] of Object.entries(ENDS)) {
    for (const players of [3, 4, 5, 6]) {
      const summary = new Summary();
      for (let seed = 0; seed < GAMES; seed++) summary.add(playSeed(players, end, seed));
      games += GAMES;
      goals[`${players}, ${name}`] = summary.goals();
      rulings[`${players}, ${name}`] = summary.rulings();
    }
  }
  const seconds = process.cpuUsage(start).user / 1e6;
  console.table(goals);
  console.table(rulings);
  console.log(`${Math.round(games / seconds)} games/s, ${games} played`);
  if (options.includes('--cards')) return;
  console.table(waiting());
  benchStoryStart();
  console.table(prompts());
  await benchChronicle();
}

const STORIES = 200;

/**
 * How often a story waits for another person, per scene, and how many messages the table reads, per tale; with and without gifts
 * chosen beforehand.
 */
function waiting(): object {
  const rows: Record<string, object> = {};
  for (const players of [3, 4, 6]) {
    for (const [name, saysGifts] of [
      ['gifts not said beforehand', false],
      ['gifts said beforehand', true],
    ] as const) {
      const total = { handOvers: 0, scenes: 0, messages: 0, tales: 0 };
      for (let seed = 0; seed < STORIES; seed++) {
        const random = randomFrom(seed * 6 + players);
        const setup = randomSetup(players, PROPOSED_END, random);
        countWaiting(playAtRandom(setup, PATIENT, random), saysGifts, total);
      }
      rows[`${players}, ${name}`] = {
        'hand-overs a scene': (total.handOvers / total.scenes).toFixed(2),
        'messages a tale': (total.messages / total.tales).toFixed(2),
        'scenes a story': (total.scenes / STORIES).toFixed(1),
      };
    }
  }
  return rows;
}

/**
 * Compares one sentence per line with several prompts: the share of the two most frequent sentences in all scenes and in one
 * story's, and how many of a story's scenes repeat a sentence.
 */
function prompts(): object {
  const rows: Record<string, object> = {};
  for (const players of [3, 4, 6]) {
    const stories = Array.from({ length: STORIES }, (_, seed) => {
      const random = randomFrom(seed * 6 + players);
      return playAtRandom(randomSetup(players, PROPOSED_END, random), PATIENT, random);
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

/** Counts a message for each stage that asks a person, each tale, each cut tale, and each challenge that is voted on. */
function countWaiting(
  { states, events }: Played,
  saysGifts: boolean,
  total: { handOvers: number; scenes: number; messages: number; tales: number },
): void {
  let before = '';
  const stages = new Set<number>();
  for (const state of states) {
    const waitsFor = state.phase.name === 'introductions' ? 'all' : bacchanalia.toAct(state).join();
    if (waitsFor === '' || (saysGifts && state.phase.name === 'gift')) continue;
    if (waitsFor !== before) total.handOvers += 1;
    before = waitsFor;
    stages.add(stageOf(state));
  }
  for (const event of events) {
    const isTale = event.type === 'told' || event.type === 'retold';
    if (isTale) total.tales += 1;
    if (event.type === 'told' && (event.kind === 'scene' || event.kind === 'ending')) total.scenes += 1;
    if (isTale || event.type === 'skipped' || event.type === 'challenged') total.messages += 1;
  }
  total.messages += stages.size;
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

const LOVE: readonly Row[] = ['venus', 'minerva', 'amans'];
const WINE: readonly Row[] = ['vinum', 'goblet'];

/** Counts players and stories by outcome. */
class Summary {
  readonly #lengths: number[] = [];
  readonly #rows = new Map<Row, number>();
  readonly #kinds = new Map<EndingKind, number>();
  readonly #by = new Map<EndingBy, number>();
  #players = 0;
  #withoutLove = 0;
  #storiesWithoutLove = 0;
  #withFewScenes = 0;
  #neverAsked = 0;
  #arrested = 0;
  #arrestedToMiles = 0;

  add({ setup, events, states }: Played): void {
    const told = events.filter((event) => event.type === 'told');
    this.#lengths.push(told.filter(({ kind }) => kind === 'scene' || kind === 'ending').length);
    const ruled = scenesOf(events);
    const asked = new Set(
      states.flatMap(({ bacchusAsks, told: tales }) => bacchusAsks.map(({ tale }) => tales[tale]?.teller)),
    );
    let withoutLove = 0;
    for (const color of setup.players) {
      const rows = ruled.flatMap((event) => (event.color === color ? [event.ruling.row] : []));
      const isArrested = states.some(({ players }) => players[color]?.milesNext);
      const ended = events.find((event) => event.type === 'ended' && event.color === color);
      const isMiles = ended?.type === 'ended' && ended.by === 'miles';
      if (!rows.some((row) => LOVE.includes(row))) withoutLove += 1;
      if (rows.filter((row) => row !== 'amans').length <= 2) this.#withFewScenes += 1;
      if (!asked.has(color)) this.#neverAsked += 1;
      if (isArrested) this.#arrested += 1;
      if (isArrested && isMiles) this.#arrestedToMiles += 1;
      for (const row of rows) raise(this.#rows, row);
      if (ended?.type !== 'ended') continue;
      raise(this.#kinds, ended.kind);
      raise(this.#by, ended.by);
    }
    this.#players += setup.players.length;
    this.#withoutLove += withoutLove;
    if (withoutLove > 0) this.#storiesWithoutLove += 1;
  }

  goals(): object {
    const sorted = this.#lengths.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)];
    const scenes = sum(this.#rows, ROWS);
    return {
      'by wine, %': percent(sum(this.#rows, WINE), scenes),
      'without love, %': percent(this.#withoutLove, this.#players),
      'of stories': percent(this.#storiesWithoutLove, sorted.length),
      '0–2 scenes, %': percent(this.#withFewScenes, this.#players),
      'scenes, 5 %': at(0.05),
      median: at(0.5),
      '95 %': at(0.95),
      'arrested, then Miles': `${this.#arrestedToMiles}/${this.#arrested}`,
      'lost, %': percent(this.#kinds.get('bacchanal') ?? 0, this.#players),
      'never asked, %': percent(this.#neverAsked, this.#players),
      ...shares(ENDINGS, this.#by),
    };
  }

  rulings(): object {
    return shares(ROWS, this.#rows);
  }
}

const percent = (part: number, whole: number): string => ((part / whole) * 100).toFixed(1);

const sum = <T>(counts: ReadonlyMap<T, number>, keys: readonly T[]): number =>
  keys.reduce((all, key) => all + (counts.get(key) ?? 0), 0);

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

function shares<T extends string>(keys: readonly T[], counts: ReadonlyMap<T, number>): object {
  const all = sum(counts, keys);
  return Object.fromEntries(keys.map((key) => [key, percent(counts.get(key) ?? 0, all)]));
}
