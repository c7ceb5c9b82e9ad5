import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { turnButtons } from '../../../src/discord/tuchulcha/buttons.ts';
import { type Choices, choiceButtons } from '../../../src/discord/tuchulcha/choice-buttons.ts';
import { hintMessage } from '../../../src/discord/tuchulcha/hints.ts';
import { tuchulchaView } from '../../../src/discord/tuchulcha/index.ts';
import { lineText, namesColors, stepsMade } from '../../../src/discord/tuchulcha/move-texts.ts';
import type { RecapAction } from '../../../src/discord/tuchulcha/recap.ts';
import { turnMessage } from '../../../src/discord/tuchulcha/turn.ts';
import { ballotChoices, othersMessage } from '../../../src/discord/tuchulcha/votes.ts';
import { overview } from '../../../src/discord/tuchulcha/what-can-i-do/overview.ts';
import { COLORS, type Color } from '../../../src/games/tuchulcha/board.ts';
import { waysOf } from '../../../src/games/tuchulcha/computer-players/hint.ts';
import { type Offers, offers, settledPosition, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import { linesToEnds } from '../../../src/games/tuchulcha/turn.ts';
import type { GameState, Step } from '../../../src/games/tuchulcha/types.ts';
import { haruspexText, placeName, waysText } from '../../../src/pictures/tuchulcha/board-view.ts';
import type { Table } from '../../../src/tables/table.ts';
import { Progress } from '../../../src/tables/table-game.ts';
import { onlyLine } from '../../../src/tables/tuchulcha/automatic-play.ts';
import { raceWays, tuchulchaTables } from '../../../src/tables/tuchulcha/index.ts';
import type { StepRequest, TuchulchaRequest } from '../../../src/tables/tuchulcha/types.ts';
import { translator } from '../../../src/texts/index.ts';
import { PLAIN_JUDGES, plainRaceJudge } from '../../../tools/training/plain-player.ts';
import { applied, beginning, dice, position, rolled } from '../../games/tuchulcha/legal-lines.ts';
import { actionsIn, randomFrom } from '../../games/tuchulcha/random-play.ts';
import { firstOf } from '../../runs.ts';
import { aTable } from '../../tables/a-table.ts';
import { firstAction } from '../../tables/first-offered.ts';
import { race } from '../../tables/race.ts';
import { controlsIn, expectLawful } from '../laws.ts';

/** Discord's guidelines for buttons. */
const LABEL = 38;
const t = translator('en');

const tableOf = (players: readonly Color[], state: GameState): Table =>
  aTable({
    number: 999,
    status: 'playing',
    size: players.length,
    seats: players.map((color) => ({ color, occupant: { kind: 'computer' } })),
    setup: state.setup,
    state,
    logLength: 1,
    version: 123_456,
  });

/** The states of a random game, devotions preferred so that the roles occur. */
function* randomGame(players: readonly [Color, ...Color[]], seed: number): Generator<GameState> {
  const random = randomFrom(seed);
  let state: GameState = tuchulcha.start({ players, first: players[0] });
  for (let n = 0; n < 2000 && tuchulcha.winners(state) === null; n++) {
    yield state;
    const actions = actionsIn(state, random);
    const devotions = actions.filter(({ type }) => type === 'devote');
    const from = devotions.length > 0 && random(2) === 0 ? devotions : actions;
    const action = from[random(from.length)];
    if (!action) throw new Error(`nothing is offered: ${JSON.stringify(state)}`);
    state = applied(state, action);
  }
}

const SEEDS = firstOf(1, [1, 2, 3]);

describe.each<[string, readonly [Color, ...Color[]]]>([
  ['two players', ['blue', 'yellow']],
  ['three players', ['red', 'yellow', 'black']],
  ['four players', [...COLORS] as [Color, ...Color[]]],
])('the buttons of a turn, %s', (_, players) => {
  test.each(SEEDS)('fit Discord and never lead into a dead end (game %i)', (seed) => {
    for (const state of randomGame(players, seed)) {
      const table = tableOf(players, state);
      const offered = offers(state);
      const first = choiceButtons(t, table, state, offered, null);
      const of = first.asks === 'haruspex' ? first.haruspexes : [];
      const screens = [first, ...of.map((one) => choiceButtons(t, table, state, offered, one))];

      for (const { buttons, closing, haruspexes } of screens) {
        const all = [...buttons, ...closing];
        const ids = all.map((button) => ('custom_id' in button ? button.custom_id : ''));
        const labels = all.map((button) => ('label' in button ? (button.label ?? '') : ''));
        expect(buttons.length).toBeLessThanOrEqual(16);
        expect(closing.length).toBeLessThanOrEqual(3);
        expect(all.length).toBeGreaterThan(0);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
        expect(labels.filter((label) => label.length > LABEL || label.length === 0)).toEqual([]);
        expect(new Set(haruspexes.map(({ letter }) => letter)).size).toBe(haruspexes.length);
        // A button names only haruspexes that the picture marks.
        const named = labels.flatMap((label) => label.match(/(?<=^| · )[A-Z?](?= →| \()/g) ?? []);
        for (const letter of named) expect(haruspexes.map((one) => one.letter)).toContain(letter);
      }

      for (const one of screens) expectOneNotation(state, one);
      if (state.phase.name !== 'moving') continue;
      const requests = screens.flatMap(({ buttons }) => buttons.flatMap((button) => requestOf(button) ?? []));
      expectEachEnd(state, offered, requests);
    }
  });
});

/** Buttons, lines of text, *What can I do?*, the log and alt texts write a move alike: `A → 5`, `A (temple) → 5`, `temple → 5`. */
function expectOneNotation(state: GameState, { buttons, lines, haruspexes, asks }: Choices): void {
  if (state.phase.name !== 'moving' || (asks !== 'turns' && asks !== 'steps')) return;
  const named = namesColors(state.position);
  const placed = (letter: string): string => {
    const own = haruspexes.find((one) => one.letter === letter);
    return own ? haruspexText(t, own, named) : '?';
  };
  for (const [at, line] of lines.entries()) {
    const button = buttons[at];
    const label = (button && 'label' in button && button.label) || '';
    if (/ends game|wins?\b|shared|🏁/.test(label)) continue;
    const [words = ''] = label.split(/ \p{Extended_Pictographic}/u);
    const first = words.split(' · ')[0] ?? '';
    const told = lineText(t, settledPosition(state), line, stepsMade(state));
    expect(told.replaceAll(/, .+?(?= ·|$)/g, '')).toBe(waysText(t, line, named));
    expect(told.startsWith(first.replace(/^[A-Z](?= →)/, placed)), `${label}: ${told}`).toBe(true);
  }
  const table = tableOf(state.setup.players, state);
  const help = overview(t, table, { ...state, turnNumber: 99 });
  for (const [letter, from] of haruspexes.map((one) => [one.letter, placeName(t, one.from)])) {
    if (lines.some(([step]) => step?.kind === 'move' && placeName(t, step.from) === from))
      expect(help).toMatch(new RegExp(` ${letter} \\(${from}\\) → `));
  }
}

/** Hints for, and ballots about, one state. */
function choicesOf(state: GameState, players: readonly Color[]) {
  const { players: count } = state.position;
  const rated = raceWays(state, { judge: plainRaceJudge, computer: firstAction });
  const offered = rated.slice(0, 8).map(({ way }) => way);
  const playing = tableOf(players, state);
  const vote = { seq: 1, begunAt: 0, ways: offered };
  const table = race({ ...playing, reminders: { ...playing.reminders, vote } });
  const ways = waysOf(PLAIN_JUDGES[count], state, 5).map((way) => ({ ...way, consequences: null }));
  const best = ways.toSorted((one, other) => other.chance - one.chance).slice(0, 3);
  return {
    offered,
    best,
    hint: hintMessage(t, table, state, { ways: best, isSure: true }, 1, {}).message,
    ballot: controlsIn(ballotChoices(t, table, state).rows),
    others: othersMessage(t, table, state, rated),
  };
}

describe('hints and ballots', () => {
  test.each(SEEDS)('have a button of its own for each choice (game %i)', (seed) => {
    const players = ['red', 'yellow', 'black'] as const;
    const looked: Record<string, number> = {};
    for (const state of randomGame(players, seed)) {
      const { phase } = state;
      const count = looked[phase.name] ?? 0;
      const isBegun = phase.name === 'moving' && phase.steps.length > 0;
      if (isBegun || count >= (phase.name === 'discard' ? 8 : 2)) continue;
      looked[phase.name] = count + 1;
      const { offered, best, hint, ballot, others } = choicesOf(state, players);
      const ids = ballot.flatMap((button) => ('custom_id' in button ? [button.custom_id] : []));
      expect(new Set(ids).size).toBe(offered.length);
      const plays = hint.rows.flatMap(({ components }) => components.flatMap((one) => requestOf(one) ?? []));
      expect(plays).toHaveLength(best.length);
      for (const message of [hint, others]) expectLawful(message);
    }
    expect(looked).toHaveProperty('discard');
  });
});

const requestOf = (
  button: { readonly custom_id?: string } | APIButtonComponent,
): TuchulchaRequest | undefined =>
  'custom_id' in button && button.custom_id ? turnButtons.act.parse(button.custom_id)?.request : undefined;

/** Every step can be tapped, or whole turns lead to every end. */
function expectEachEnd(state: GameState, offered: Offers, requests: readonly TuchulchaRequest[]): void {
  if (offered.onlyTurn?.length) {
    expect(requests).toEqual([{ type: 'playOnlyTurn' }]);
    return;
  }
  const turns = requests.flatMap((request) => (request.type === 'turn' ? [request.steps] : []));
  if (turns.length === requests.length) {
    const ends = linesToEnds(state, Number.POSITIVE_INFINITY)?.filter((line) => line.length > 0) ?? [];
    const offeredEnds = turns.map((steps) => outcomeOf(afterRequests(state, steps)));
    expect(new Set(offeredEnds)).toEqual(new Set(ends.map((line) => outcomeOf(afterSteps(state, line)))));
    return;
  }
  for (const step of offered.steps) {
    const isThere = requests.some((request) =>
      (request.type === 'turn' ? request.steps : [request]).some((one) => means(one, step)),
    );
    expect(isThere, JSON.stringify(step)).toBe(true);
  }
}

const means = (request: TuchulchaRequest, step: Step): boolean =>
  step.kind === 'discard'
    ? request.type === 'dropDie' && request.die === step.die
    : request.type === 'step' &&
      request.die === step.die &&
      request.color === step.color &&
      request.from === step.from;

/** After the steps of one button. */
function afterRequests(from: GameState, requests: readonly StepRequest[]): GameState {
  return requests.reduce((state, request) => {
    const step = offers(state).steps.find((one) => means(request, one));
    if (!step) throw new Error(`no such step: ${JSON.stringify(request)}`);
    return afterSteps(state, [step]);
  }, from);
}

const afterSteps = (from: GameState, steps: readonly Step[]): GameState =>
  steps.reduce((state, step) => applied(state, { type: 'step', step }), from);

/** The criteria for choosing a turn: the position; if it ends the game, the winners and the others' ranks. */
function outcomeOf(state: GameState): string {
  expect(offers(state).confirm).toBe(true);
  const winners = tuchulcha.winners(applied(state, { type: 'confirm' }));
  if (winners === null) return JSON.stringify(state.position);
  const { players, colors } = state.position;
  const ranks = COLORS.map((color) => [colors[color]?.altar, colors[color]?.forest, colors[color]?.role]);
  return JSON.stringify([winners, players === 2 ? null : ranks]);
}

const at = (text: string, roll: string): GameState => rolled(position(text), dice(roll));

const looks = (state: GameState): readonly (readonly [string, number])[] => {
  const players = state.setup.players as readonly Color[];
  const { buttons } = choiceButtons(t, tableOf(players, state), state, offers(state), null);
  return buttons.map((button) => ['label' in button ? (button.label ?? '') : '', button.style]);
};

function textOf(state: GameState): string {
  const table = race(tableOf(COLORS, state));
  const shown = { table, state, replay: [], until: null, sittings: [], players: {}, of: null };
  return tuchulchaView.current(shown).message.content;
}

test('in a person’s first turn at a table, and only then, the letters are explained', () => {
  const state = at('4 b 0.0 - bn:6/3,29/0/0/0 rn:7/8/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0', '3-5');
  const explained = 'A is the haruspex marked A on the board.';
  const told = (replay: readonly RecapAction[]): string => {
    const occupant = { kind: 'person', userId: '1', name: 'Anna' } as const;
    const table = race({ ...tableOf(COLORS, state), seats: [{ color: 'blue', occupant }] });
    return turnMessage({ table, state, replay, until: null, sittings: [], of: null }).message.content;
  };
  const confirm = (actor: string) => ({ actor, action: { type: 'confirm' } as const, events: [] });
  expect(told([])).toContain(explained);
  // The turns of others, and those that a computer player has played for her, were not hers.
  expect(told([confirm('2'), confirm('computer')])).toContain(explained);
  expect(told([confirm('1'), confirm('2')])).not.toContain(explained);
  expect(textOf({ ...state, setup: { players: COLORS, first: 'blue' } })).toContain(explained);
});

describe('what a move brings is seen at a glance', () => {
  test('a hit and the altar are green, a lost haruspex is red; each has its sign', () => {
    const state = at('4 b 0.0 - bn:6/3,29/0/0/0 rn:7/8/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0', '3-5');
    expect(looks(state)).toContainEqual(['A → 5 → 8 ⚔️', ButtonStyle.Success]);
    expect(looks(state)).toContainEqual(['A → 3 · C → altar (5) 🏛️', ButtonStyle.Success]);
    expect(looks(state)).toContainEqual(['A → 5 · B → 6 🌀', ButtonStyle.Danger]);
  });

  test('what helps stands first, what costs last', () => {
    const state = at('4 b 0.0 - bn:6/3,29/0/0/0 rn:7/8/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0', '3-5');
    const labels = looks(state).map(([label]) => label);
    expect(labels[0]).toMatch(/🏛️$/);
    const costs = labels.map((label) => label.includes('🌀'));
    expect(costs).toContain(true);
    expect(costs).toEqual(costs.toSorted((one, other) => Number(one) - Number(other)));
  });

  test.each([
    ['a win is green', 'bn:0/29/6/1/0', ButtonStyle.Success],
    ['another player’s win is red', 'bn:0/29/0/7/0', ButtonStyle.Danger],
  ])('%s', (_, blue, style) => {
    const state = at(`4 b 0.0 - ${blue} rn:5/-/3/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0`, '3-5');
    const ends = looks(state).filter(([label]) => /win/i.test(label));
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.map(([, one]) => one)).toEqual(ends.map(() => style));
  });

  test('ways that lose alike are one button', () => {
    // The 5 may end the game; then the 3 moves a neutral haruspex, which changes nothing.
    const state = at('2 b 0.0 - bn:0/29/7/1/0 rx:5/-/0/0/0 yn:0/12/8/0/0 kx:5/-/0/0/0', '3-5');
    const ends = (linesToEnds(state, 100) ?? []).filter((line) =>
      line.some((step) => step.kind === 'move' && step.to === 'altar'),
    );
    expect(ends.length).toBeGreaterThan(1);
    const losses = looks(state).filter(([, style]) => style === ButtonStyle.Danger);
    expect(losses).toHaveLength(1);
    expect(looks(state).length).toBeGreaterThan(1);
  });

  test('words stand beside signs where few buttons leave room for them', () => {
    const few = at('4 b 0.0 - bn:0/3/4/3/0 rn:7/8/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0', '3-5');
    expect(looks(few).some(([label]) => label.endsWith(', hits red ⚔️'))).toBe(true);
  });

  test('a sign stands where it happens, not behind what follows', () => {
    const state = at('4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0', '6-1');
    expect(looks(state).map(([label]) => label)).toEqual(['A → 1 → 7', 'A → 6, is lost 🌀 · A → 1']);
  });

  test('the only turn of these dice is not called the only one where another die can be rolled', () => {
    const before = beginning(position('4 b 0.0 - bn:0/1,3/4/2/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0'));
    expect(looks({ ...before, phase: { name: 'extra', dice: [2, 2] } })).toEqual([
      ['Roll a 3rd die', ButtonStyle.Secondary],
      ['Don’t roll; play 2-2', ButtonStyle.Secondary],
    ]);
  });

  test('dice that can’t be used are not called playable, and without another die the tap ends the turn', () => {
    const before = beginning(position('4 b 0.0 - bn:8/-/0/0/0 rn:7/1/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0'));
    const state: GameState = { ...before, phase: { name: 'extra', dice: [1, 1] } };
    expect(looks(state).map(([label]) => label)).toEqual(['Roll a 3rd die', 'Don’t roll; end my turn']);
    expect(textOf(state)).toContain('You can’t use 1-1 now.');
    const [, end] = choiceButtons(t, tableOf(COLORS, state), state, offers(state), null).buttons;
    expect(end && requestOf(end)).toEqual({ type: 'playOnlyTurn' });
    const ids = { lastInteractionId: null, interactionId: null };
    const kept = new Progress<'tuchulcha'>(tuchulchaTables, { state, logLength: 0, at: new Date(0), ...ids });
    expect(onlyLine(kept.andSurely('1', { type: 'keep' }), '1')?.state).toMatchObject({ turnNumber: 2 });
    expect(textOf(applied(state, { type: 'keep' }))).toContain(
      'You can’t use 1-1 now. End your turn, or undo a step.',
    );
  });

  test('of turns with three steps a phone shows one in a row: more than eight begin with a step', () => {
    const text = '4 b 0.0 - bn:5/3,9,14/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
    const later = { ...at(text, '1-1-6'), turnNumber: 9 };
    expect(linesToEnds(later, 60)?.length).toBeGreaterThan(8);
    expect(looks(later).every(([label]) => !label.includes(' · '))).toBe(true);
  });

  test('a haruspex that takes both dice is one way', () => {
    const state = at('4 b 0.0 - bn:7/2/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0', '3-5');
    const labels = looks(state).map(([label]) => label);
    expect(labels).toContain('A → 5 → 8');
    expect(labels).toContain('A → 5 · A → 3');
  });
});
