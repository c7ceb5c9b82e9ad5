import { type APIButtonComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { BoardMessage } from '../../../../src/discord/tuchulcha/board-message.ts';
import { answerTo, LESSONS, questionState } from '../../../../src/discord/tuchulcha/tutorial/lessons.ts';
import {
  FIRST_PAGE,
  hintPage,
  LAST_PAGE,
  tutorialPage,
} from '../../../../src/discord/tuchulcha/tutorial/page.ts';
import type { Position } from '../../../../src/games/tuchulcha/board.ts';
import type { Action } from '../../../../src/games/tuchulcha/types.ts';
import { describeBoard } from '../../../../src/pictures/tuchulcha/alt.ts';
import { LANGUAGES, translator } from '../../../../src/texts/index.ts';
import { parseTap } from '../../taps.ts';

/** A page, or an answer to a lesson. */
interface TutorialTap {
  readonly page: string;
  readonly choice: string | null;
}

const at = (page: string, choice: string | null = null): TutorialTap => ({ page, choice });

function buttonsOf(tap: TutorialTap): APIButtonComponent[] {
  const { rows } = tutorialPage('en', tap.page, tap.choice).message;
  const components = rows.flatMap((row): readonly { readonly type: ComponentType }[] => row.components);
  return components.filter((one): one is APIButtonComponent => one.type === ComponentType.Button);
}

const pageOf = (tap: TutorialTap): BoardMessage => tutorialPage('en', tap.page, tap.choice);

const labelsOf = (tap: TutorialTap): string[] =>
  buttonsOf(tap).map((one) => ('label' in one ? (one.label ?? '') : ''));

const tapsOf = (tap: TutorialTap): TutorialTap[] =>
  buttonsOf(tap).flatMap((one) => {
    const parsed = 'custom_id' in one ? parseTap(one.custom_id) : null;
    if (parsed?.on === 'tutorial') return at(parsed.page);
    if (parsed?.on === 'tutorialAnswer') return at(parsed.answer.page, parsed.answer.choice);
    // It belongs to the same page, tested below.
    if (parsed?.on === 'tutorialHint') return [];
    // These lead out of the lessons.
    if (parsed?.on === 'welcomePlay' || parsed?.on === 'openTable') return [];
    throw new Error(`no tap of the tutorial: ${JSON.stringify(one)}`);
  });

/** All buttons that can be tapped, from the first page on. */
function everywhere(): TutorialTap[] {
  const seen = new Map<string, TutorialTap>();
  const next = [at(FIRST_PAGE)];
  for (let tap = next.pop(); tap; tap = next.pop()) {
    if (seen.has(JSON.stringify(tap))) continue;
    seen.set(JSON.stringify(tap), tap);
    next.push(...tapsOf(tap));
  }
  return [...seen.values()];
}

const pages = everywhere();
const named = pages.map((tap): [string, TutorialTap] => [`${tap.page}, ${tap.choice ?? 'asked'}`, tap]);

test('every lesson, every choice and the end can be tapped to', () => {
  const expected = [
    at(FIRST_PAGE),
    ...LESSONS.flatMap(({ id, choices }) => [at(id), ...choices.map((choice) => at(id, choice.id))]),
    at(LAST_PAGE),
  ];
  const sorted = (taps: readonly TutorialTap[]) => taps.map((tap) => JSON.stringify(tap)).toSorted();
  expect(sorted(pages)).toEqual(sorted(expected));
});

test('the first letters are explained, and no others', () => {
  const explaining = LESSONS.filter(({ id }) => tutorialPage('en', id).message.content.includes('marked A'));
  expect(explaining).toEqual([LESSONS[0]]);
  expect(labelsOf(at(LESSONS[0]?.id ?? ''))[0]).toMatch(/^A → /);
});

describe('a hint', () => {
  test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    'in %s says which choice is best, and why',
    (id, { choices }) => {
      const { message } = hintPage('en', id);
      const [asked] = tutorialPage('en', id).message.content.split('\n💡');
      const right = choices.find(({ verdict }) => verdict === 'right');
      const label = labelsOf(at(id))[choices.findIndex(({ id }) => id === right?.id)];
      expect(message.content.startsWith(`${asked}\n💡 **${label}.** `)).toBe(true);
      expect(message.content.length).toBeLessThan(2000);
      const rows = JSON.stringify(message.rows);
      expect(rows).not.toContain(`learn:${id}:hint`);
      expect(rows).toContain(`learn:${id}:${right?.id}`);
    },
  );
});

describe('every page', () => {
  test.each(named)('%s', (_, tap) => {
    const { message, picture } = pageOf(tap);
    expect(message.content.length).toBeLessThanOrEqual(2000);
    expect(message.mentions).toEqual([]);
    const ids = buttonsOf(tap).map((one) => ('custom_id' in one ? one.custom_id : ''));
    expect(new Set(ids).size).toBe(ids.length);
    expect(message.rows.length).toBeLessThanOrEqual(5);
    for (const label of labelsOf(tap)) expect(label.length, label).toBeLessThanOrEqual(38);
    const primary = buttonsOf(tap).filter(({ style }) => style === ButtonStyle.Primary);
    expect(primary.length).toBeLessThanOrEqual(1);
    expect(describeBoard(picture.view).length).toBeLessThanOrEqual(1024);
  });
});

describe('a choice', () => {
  const choices = LESSONS.flatMap((lesson) => lesson.choices.map((choice) => ({ lesson, choice })));

  test.each(
    choices
      .filter(({ choice }) => choice.verdict === 'right')
      .map(({ lesson, choice }, index) => ({
        page: lesson.id,
        choice: choice.id,
        next: LESSONS[index + 1]?.id ?? LAST_PAGE,
      })),
  )('$choice is right in $page, and leads to $next', ({ page, choice, next }) => {
    const shown = pageOf(at(page, choice));
    expect(shown.message.content).toContain('**Good.**');
    expect(labelsOf(at(page, choice))).toContain('Next position');
    expect(tapsOf(at(page, choice))).toContainEqual(at(next));
    expect(labelsOf(at(page, choice))).not.toContain('Try again');
  });

  test.each(
    choices
      .filter(({ choice }) => choice.verdict === 'weaker')
      .map(({ lesson, choice }) => ({ page: lesson.id, choice: choice.id })),
  )('$choice is weaker in $page: where it leads is shown, and one may try again', ({ page, choice }) => {
    const shown = pageOf(at(page, choice));
    expect(shown.message.content).toContain('**You can, but there’s better.**');
    expect(shown.picture.view).not.toEqual(pageOf(at(page)).picture.view);
    expect(shown.picture.view.choices).toEqual([]);
    expect(labelsOf(at(page, choice))).toContain('Try again');
    expect(tapsOf(at(page, choice))).toContainEqual(at(page));
  });

  test.each(
    choices
      .filter(({ choice }) => typeof choice.verdict === 'object')
      .map(({ lesson, choice }) => ({ page: lesson.id, choice: choice.id })),
  )('$choice is forbidden in $page: nothing moves, and the others can be chosen', ({ page, choice }) => {
    const question = pageOf(at(page));
    const shown = pageOf(at(page, choice));
    expect(shown.message.content).toContain('**The rules don’t allow that,**');
    expect(shown.picture.view.position).toEqual(question.picture.view.position);
    expect(tapsOf(at(page, choice))).toEqual(
      tapsOf(at(page)).filter((tap) => JSON.stringify(tap) !== JSON.stringify(at(page, choice))),
    );
    const left = question.picture.view.choices.map(({ letter }) => letter);
    for (const { letter } of shown.picture.view.choices) expect(left).toContain(letter);
  });
});

describe('the letters on the board', () => {
  test.each(LESSONS.map(({ id }) => [id]))('are those of the buttons in %s', (id) => {
    const lettered = labelsOf(at(id)).flatMap((label) => /^([A-Z]) → (\d+)/.exec(label)?.slice(1, 3) ?? []);
    const { choices, haruspexes } = pageOf(at(id)).picture.view;
    expect(choices.flatMap(({ letter, move }) => [letter, String(move.to)])).toEqual(lettered);
    const named = haruspexes?.map(({ letter }) => letter) ?? [];
    expect(new Set(lettered.filter((one) => /[A-Z]/.test(one)))).toEqual(new Set(named));
  });

  test('the buttons say what a real turn’s say', () => {
    expect(labelsOf(at('power')).slice(0, 2)).toEqual(['A → 1', 'B → 5']);
    expect(labelsOf(at('hit')).slice(0, 3)).toEqual([
      'A → 11, opens hit on red 🎯',
      'B → 13',
      'B → 9, opens hit on black 🎯',
    ]);
    expect(labelsOf(at('mystical'))[2]).toBe('B → 6, is lost 🌀');
    expect(labelsOf(at('seal'))[1]).toBe('A → 6, seals it 🔒');
  });
});

describe('the texts name only stones, dice and numbers that are there', () => {
  /** The stones that Lasa Vecuvia’s haruspex counts on its way. */
  const counted: Readonly<Record<string, readonly number[]>> = { seal: [2, 4, 5] };

  const numbersOf = (position: Position): number[] => [
    ...position.sealed,
    ...Object.values(position.colors).flatMap(({ path }) => path.map(({ stone }) => stone)),
  ];
  const inAction = (action: Action): number[] => {
    if (action.type === 'roll') return [...action.dice];
    if (action.type === 'discard') return [action.die];
    if (action.type !== 'step' || action.step.kind === 'discard') return [];
    const { die, from, to } = action.step;
    return [die, ...[from, to].filter((place) => typeof place === 'number')];
  };

  test.each(
    LESSONS.flatMap((lesson, index) =>
      [null, ...lesson.choices].map((choice) => ({
        lesson,
        number: index + 1,
        choice,
        id: choice?.id ?? 'asked',
      })),
    ),
  )('$lesson.id, $id', ({ lesson, number, choice }) => {
    const state = questionState(lesson);
    const answer = choice && answerTo(state, choice);
    const there = [
      number,
      LESSONS.length,
      ...numbersOf(state.position),
      ...(answer?.ok ? numbersOf(answer.state.position) : []),
      ...lesson.before.flatMap(inAction),
      ...lesson.choices.flatMap(({ tries, plays }) => [tries, ...plays].flatMap(inAction)),
      ...Object.values(lesson.facts(state)).flat(),
      ...(answer && !answer.ok ? Object.values(answer.refusal.facts).map(Number) : []),
      ...(counted[lesson.id] ?? []),
    ];
    const { content } = tutorialPage('en', lesson.id, choice?.id ?? null).message;
    const told = [...content.matchAll(/\d+/g)].map(([digits]) => Number(digits));
    expect(told.filter((one) => !there.includes(one))).toEqual([]);
  });
});

test('the aim comes first, and from any lesson one tap leads to its end and to a game', () => {
  const { message, picture } = pageOf(at(FIRST_PAGE));
  expect(message.content).toContain('the player with the most on the altar wins');
  expect(describeBoard(picture.view)).toContain('Alpan (blue)');
  for (const { id } of LESSONS) expect(tapsOf(at(id))).toContainEqual(at(LAST_PAGE));
  expect(labelsOf(at(LAST_PAGE))[0]).toBe('Play the computer');
});

test('after the basics one may play at once', () => {
  expect(labelsOf(at('mystical', 'leave'))).toContain('Play the computer');
  expect(pageOf(at('mystical', 'leave')).message.content).toContain('enough for a first game');
});

test('a language without texts speaks English', () =>
  expect(tutorialPage('fr', FIRST_PAGE).message).toEqual(tutorialPage('en', FIRST_PAGE).message));

test.each(LANGUAGES.map(({ code }) => code))('on a phone the ways on take two rows in %s', (locale) => {
  const t = translator(locale);
  const rows = [
    t('tutorial.button.back') + t('button.hint'),
    t('tutorial.button.skip') + t('tutorial.button.toEnd'),
  ];
  // A phone shows about 35 letters in a row of two buttons.
  for (const row of rows) expect(row.length).toBeLessThanOrEqual(35);
});
