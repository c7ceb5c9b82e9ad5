import { type APIComponentInMessageActionRow, ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { storyView } from '../../../src/discord/bacchanalia/lobby.ts';
import { taskText } from '../../../src/discord/bacchanalia/story-texts.ts';
import { sceneLines } from '../../../src/discord/bacchanalia/turn.ts';
import { eventsOfTurn } from '../../../src/discord/views/game-presenter.ts';
import { offers } from '../../../src/games/bacchanalia/game.ts';
import type { Phase } from '../../../src/games/bacchanalia/state.ts';
import type { StoryTable } from '../../../src/tables/bacchanalia/types.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';
import {
  PATIENT,
  playAtRandom,
  RESTLESS,
  randomFrom,
  randomSetup,
} from '../../games/bacchanalia/random-play.ts';
import { firstOf, IS_SOAK } from '../../runs.ts';
import { controlsIn, expectLawful, textOf } from '../laws.ts';
import { parseTap } from '../taps.ts';
import { storyTable, toldOf } from './a-story.ts';

/** A game of this many players from a seed. */
function game(players: number, seed: number, manners = PATIENT) {
  const random = randomFrom(seed);
  const played = playAtRandom(randomSetup(players, { kind: 'parcae', times: 2 }, random), manners, random);
  return { ...played, told: toldOf(played) };
}

type Played = ReturnType<typeof game>;
/** What the table shows after so many actions. */
const messageAt = (played: Played, at: number, table: StoryTable, until: Date | null = null) => {
  const state = played.states[at];
  if (!state) throw new Error('There is no such moment.');
  const replay = played.told.slice(0, at);
  return storyView.current({ table, state, replay, until, sittings: [], players: {}, of: null }).message;
};

const everyone = [
  ...[3, 4, 5, 6].map((players) => [players, game(players, players)] as const),
  ...firstOf(1, [6, 5, 4, 3]).map((players) => [players, game(players, players + 10, RESTLESS)] as const),
];

test.each(everyone)('a form of %i has its task in the language of the person who opens it', (_, played) => {
  const tasks = new Set<string>();
  for (const state of played.states)
    for (const { code } of LANGUAGES) {
      const lines = (locale: string) =>
        sceneLines(translator(code), storyTable(played, state, locale), state).join('\n');
      expect(lines('en')).toBe(lines(code));
      expect(lines('de')).toBe(lines(code));
      tasks.add(lines(code));
    }
  expect(tasks.size).toBeGreaterThan(20);
});

describe('the messages of whole stories', () => {
  test.each(everyone)('of %i: fit into Discord in every language, whatever happens', (_, played) => {
    for (const [which, { code }] of LANGUAGES.entries()) {
      for (const [at, state] of played.states.entries()) {
        // Each moment is composed in two languages, outside a soak in one.
        const every = IS_SOAK ? 2 : LANGUAGES.length;
        if (at % every !== which % every) continue;
        const table = storyTable(played, state, code);
        const message = messageAt(played, at, table, new Date(0));
        expect(textOf(message).length).toBeGreaterThan(0);
        expectLawful(message);
        expect(textOf(message)).not.toMatch(/undefined|\[object|\{\w/);
        const ids = controlsIn([...message.rows, ...(message.layout?.parts ?? [])]).map((component) =>
          'custom_id' in component ? String(component.custom_id) : '',
        );
        for (const id of ids) expect(parseTap(id), id).not.toBeNull();
        // A process that begins finds what another sent before it died.
        expect(ids.map(storyView.tableOfTurn), ids.join()).toContain(table.id);
      }
    }
  });

  test.each(everyone)('of %i: whoever is asked is called, and nobody else', (_, played) => {
    for (const [at, state] of played.states.entries()) {
      if (offers(state).chance !== null) continue;
      const table = storyTable(played, state);
      const message = messageAt(played, at, table);
      const { color, introducers } = offers(state);
      const asked = introducers.length > 0 ? introducers : color ? [color] : [];
      const ids = table.seats.flatMap((seat) =>
        asked.includes(seat.color) && seat.occupant.kind === 'person' ? [seat.occupant.userId] : [],
      );
      // A person who has just told something is already present.
      const told = eventsOfTurn(
        played.told.slice(0, at).flatMap(({ events }) => events),
        state.turnNumber,
      ).some((event) => event.type === 'told' && ['bacchusCame', 'scene', 'ending'].includes(event.kind));
      const isThere = told && color === state.turn;
      expect([...message.mentions].sort()).toEqual(isThere ? [] : ids.sort());
      for (const id of ids) expect(message.content).toContain(`<@${id}>`);
    }
  });

  test.each(everyone)('of %i: whenever somebody else is asked there is a message of its own', (_, played) => {
    const stages = played.states.map((state) => storyView.stage(state));
    for (const [at, stage] of stages.entries()) {
      const [before, after] = [played.states[at - 1], played.states[at]];
      if (!before || !after) continue;
      expect(stage).toBeGreaterThanOrEqual(stages[at - 1] ?? 0);
      const [one, other] = [offers(before), offers(after)];
      const passedOn = one.color !== null && other.color !== null && one.color !== other.color;
      if (passedOn && before.phase.name !== 'introductions')
        expect(stage).toBeGreaterThan(stages[at - 1] ?? 0);
    }
  });

  test.each(everyone)('of %i: what is left of each message says whose turn it was', (_, played) => {
    const state = played.states.at(-1);
    if (!state) throw new Error('There is no game.');
    const table = storyTable(played, state);
    for (const stage of new Set(played.states.map((one) => storyView.stage(one)))) {
      const next = played.states.find((one) => storyView.stage(one) > stage) ?? state;
      const past = storyView.past({ ...table, state: next }, played.told, stage);
      expect(past.content).toMatch(/Turn \d+/);
      // Small, and only the most important: the next picture shows the cards' effects.
      for (const line of past.content.split('\n')) expect(line).toMatch(/^-# /);
      expect(past.content).not.toMatch(/Drawn:|: from /);
      expect(past.content.length).toBeLessThanOrEqual(2000);
      expect(past.rows).toEqual([]);
      expect(past.mentions).toEqual([]);
    }
  });

  test('the last one who is to introduce a character is asked alone', () => {
    const played = game(3, 3);
    const asked = played.states.flatMap((state, at) => {
      if (state.phase.name !== 'introductions') return [];
      const [head = ''] = messageAt(played, at, storyTable(played, state)).content.split('\n');
      return [[state.phase.left.length, /introduce your characters?/.exec(head)?.[0]]];
    });
    expect(new Map(asked as [number, string][])).toEqual(
      new Map([
        [3, 'introduce your characters'],
        [2, 'introduce your characters'],
        [1, 'introduce your character'],
      ]),
    );
  });

  test('turns that passed without a message of their own are told in the one before', () => {
    const played = game(3, 3);
    const of = (number: number) => played.states.find(({ turnNumber }) => turnNumber === number);
    const [first, fourth] = [of(1), of(4)];
    if (!first || !fourth) throw new Error('It is too short.');
    const { content } = storyView.past(storyTable(played, fourth), played.told, storyView.stage(first));
    expect(content.match(/Turn \d+/g)).toEqual(['Turn 1', 'Turn 2', 'Turn 3']);
    expect(content.match(/ gave /g)).toHaveLength(3);
  });

  test('the longest names leave what the scene has to tell whole', () => {
    const played = game(6, 6);
    for (const [at, state] of played.states.entries()) {
      if (state.phase.name !== 'scene') continue;
      const table = storyTable(played, state);
      const seats = table.seats.map((seat) => ({
        ...seat,
        occupant: { kind: 'person' as const, userId: '1', name: '_'.repeat(32) },
      }));
      const message = messageAt(played, at, { ...table, seats });
      expect(message.content.length).toBeLessThanOrEqual(2000);
      const task = taskText(translator('en'), { ...table, seats }, state);
      expect(task?.length).toBeGreaterThan(40);
      expect(message.content).toContain(`> ${task}`);
    }
  });

  test.each(LANGUAGES.map(({ code }) => code))(
    'a scene is asked for by its prompt, with names: %s',
    (code) => {
      const t = translator(code);
      const played = game(4, 4);
      const texts = played.states.flatMap((state) => {
        const { phase } = state;
        if (phase.name !== 'scene') return [];
        const table = storyTable(played, state, code);
        const { prompt: _, ...plain } = phase;
        // A story from before there were several.
        expect(taskText(t, table, { ...state, phase: plain })).toBe(t(`bacchanalia.line.${phase.line}`));
        return taskText(t, table, state) ?? '';
      });
      expect(new Set(texts).size).toBeGreaterThan(10);
      for (const text of texts) expect(text).not.toMatch(/[{}]/);
      expect(texts.join()).toContain(t('bacchanalia.prompt.amans'));
      expect(texts.join()).toContain(t('bacchanalia.prompt.accuser'));
    },
  );

  /** The messages of one phase of a story. */
  const messagesIn = (played: Played, phase: Phase['name'], code = 'en') =>
    played.states.flatMap((state, at) => {
      if (state.phase.name !== phase) return [];
      return [messageAt(played, at, storyTable(played, state, code), new Date(0))];
    });

  test.each(LANGUAGES.map(({ code }) => code))('a scene is asked for in few words: %s', (code) => {
    const counts = messagesIn(game(4, 5), 'scene', code).map(
      ({ content }) => content.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length,
    );
    expect(counts.length).toBeGreaterThan(10);
    expect(Math.max(...counts)).toBeLessThanOrEqual(105);
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThanOrEqual(75);
  });

  test('the choice of a Deus says what it will do', () => {
    const choices = [3, 4, 5, 6]
      .flatMap((players) => messagesIn(game(players, players), 'aruspex'))
      .map(({ rows: [row] }) => {
        const components: readonly APIComponentInMessageActionRow[] = row?.components ?? [];
        return components.flatMap((one): readonly string[] => {
          if (one.type === ComponentType.StringSelect)
            return one.options.map(({ label, description }) => `${label}: ${description}`);
          return 'label' in one && one.label ? [one.label] : [];
        });
      });
    expect(choices.length).toBeGreaterThan(10);
    for (const options of choices) {
      const dei = new Set(options.map((option) => option.split(/[ :]/)[1]));
      if (dei.size > 1) for (const option of options) expect(option).toMatch(/^(Take|Return) .+: [a-z]/);
    }
    const options = choices.flat();
    expect(options).toContain('Take Miles: soldiers hunt you');
  });

  test('the effect of a gift is explained before it is asked for', () => {
    const gifts = messagesIn(game(4, 4), 'gift');
    expect(gifts.length).toBeGreaterThan(0);
    for (const { content } of gifts) expect(content).toContain('your gift decides what trouble');
  });

  test('the end tells how everybody’s story ended, and leads to the chronicle', () => {
    const played = game(4, 9);
    const state = played.states.at(-1);
    if (!state) throw new Error('There is no game.');
    const message = messageAt(played, played.states.length - 1, storyTable(played, state));
    for (const name of ['Aule', 'Larthia', 'Vel', 'Thana']) expect(textOf(message)).toContain(name);
    expect(message.mentions).toEqual([]);
    expect(JSON.stringify(message.layout)).toContain('chronicle:show');
  });
});
