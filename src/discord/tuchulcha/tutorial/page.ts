import type { APIButtonComponent } from 'discord-api-types/v10';
import { COLORS } from '../../../games/tuchulcha/board.ts';
import { settledPosition } from '../../../games/tuchulcha/game.ts';
import { winnersOf } from '../../../games/tuchulcha/legal-turns/legal-turns.ts';
import type { GameState, Refusal, Step } from '../../../games/tuchulcha/types.ts';
import type { BoardView } from '../../../pictures/tuchulcha/board-view.ts';
import { type TextValues, type Translate, translator } from '../../../texts/index.ts';
import { tableGuildOf } from '../../api/interaction.ts';
import { button, rowsOf } from '../../api/message.ts';
import { declareCustomIds, field, oneOf } from '../../custom-id.ts';
import type { Tap } from '../../handling/context.ts';
import { type Feature, replying, respond, updating } from '../../handling/feature.ts';
import { answer, type DeferrableInteraction, drawAnswer } from '../../handling/reply.ts';
import { links } from '../../views/links.ts';
import { type BoardMessage, boardMessage, boardView } from '../board-message.ts';
import { decisionLabel, stepButtonLabel } from '../button-labels.ts';
import { welcomeButtons } from '../help.ts';
import {
  diceOfTurn,
  Letters,
  lineText,
  movesAmong,
  stepsMade,
  withHits,
  writtenPosition,
} from '../move-texts.ts';
import {
  answerTo,
  BASICS_END,
  ENDED,
  LESSONS,
  type Lesson,
  type LessonChoice,
  MID_GAME_POSITION,
  questionState,
} from './lessons.ts';

/** The page before the lessons explains the aim. */
export const FIRST_PAGE = 'aim';

/** The page after the lessons. */
export const LAST_PAGE = 'end';

interface Answer {
  readonly page: string;
  readonly choice: string;
}

const page = oneOf(FIRST_PAGE, ...LESSONS.map(({ id }) => id), LAST_PAGE);

const lesson = oneOf(...LESSONS.map(({ id }) => id));

const ANSWERS: readonly Answer[] = LESSONS.flatMap(({ id, choices }) =>
  choices.map((choice) => ({ page: id, choice: choice.id })),
);

const formatAnswer = ({ page, choice }: Answer): string => `${page}:${choice}`;

/** Only choices of the lesson itself are valid. */
const answerField = field<Answer>(
  ANSWERS.map(formatAnswer).join('|'),
  Math.max(...ANSWERS.map((answer) => formatAnswer(answer).length)),
  (text) => ANSWERS.find((answer) => formatAnswer(answer) === text),
  formatAnswer,
);

export const tutorialButtons = declareCustomIds({
  page: ['learn:{page}', { page }],
  answer: ['learn:{answer}', { answer: answerField }],
  hint: ['learn:{page}:hint', { page: lesson }],
});

const linesOf = (choices: readonly LessonChoice[]): Step[][] =>
  choices.flatMap(({ tries }) => (tries.type === 'step' ? [[tries.step]] : []));

/** Haruspexes keep their letters when a choice was refused. */
const lettersOf = ({ position: { turn } }: GameState, { choices }: Lesson): Letters =>
  new Letters(turn, linesOf(choices));

function choiceButton(t: Translate, state: GameState, lesson: Lesson, { id, tries }: LessonChoice) {
  if (tries.type !== 'step') return button(to(lesson.id, id), decisionLabel(t, state, tries));
  const { label, style } = stepButtonLabel(t, state, tries.step, lettersOf(state, lesson));
  return button(to(lesson.id, id), label, style);
}

const PAGES: readonly string[] = [FIRST_PAGE, ...LESSONS.map(({ id }) => id), LAST_PAGE];

const to = (page: string, choice: string | null = null): string =>
  choice === null ? tutorialButtons.page({ page }) : tutorialButtons.answer({ answer: { page, choice } });

/** A page in a reader's language. `page` is a lesson's id, the first or the last page; `choice` is the reader's. */
export function tutorialPage(locale: string, page: string, choice: string | null = null): BoardMessage {
  const lesson = LESSONS.find(({ id }) => id === page);
  if (!lesson) return page === FIRST_PAGE ? firstPage(locale) : lastPage(locale);
  const state = questionState(lesson);
  const chosen = lesson.choices.find(({ id }) => id === choice);
  if (!chosen) return questionPage(locale, lesson, state, null);
  const answer = answerTo(state, chosen);
  return answer.ok
    ? answerPage(locale, lesson, chosen, answer.state)
    : questionPage(locale, lesson, state, { chosen, refusal: answer.refusal });
}

/** A lesson's question with its best choice and the reason. Throws if the page is no lesson. */
export function hintPage(locale: string, page: string): BoardMessage {
  const lesson = LESSONS.find(({ id }) => id === page);
  if (!lesson) throw new Error(`There is no hint on ${page}.`);
  const state = questionState(lesson);
  const t = translator(locale);
  const best = lesson.choices.find(({ verdict }) => verdict === 'right');
  const question = questionPage(locale, lesson, state, null, true);
  if (!best) return question;
  const { label = '' } = choiceButton(t, state, lesson, best) as { readonly label?: string };
  const hint = t('tutorial.hint', { choice: label, text: t(best.says, factsOf(t, lesson)) });
  return { ...question, message: { ...question.message, content: `${question.message.content}\n${hint}` } };
}

/** The position and the choices; after a refused one, the reason and the others. */
function questionPage(
  locale: string,
  lesson: Lesson,
  state: GameState,
  refused: { readonly chosen: LessonChoice; readonly refusal: Refusal } | null,
  isHinted = false,
): BoardMessage {
  const t = translator(locale);
  const facts = factsOf(t, lesson);
  const told = refused
    ? [
        t('tutorial.refused', {
          text: t(refused.chosen.says, { ...facts, ...refusalValues(t, refused.refusal) }),
        }),
      ]
    : [t(lesson.setUp, facts)];
  const left = lesson.choices.filter((choice) => choice !== refused?.chosen);
  const choices = left.map((choice) => choiceButton(t, state, lesson, choice));
  const letters = lettersOf(state, lesson);
  const moves = linesOf(left).flatMap((line) => letters.onBoard([line]));
  const haruspexes = letters.all.filter((one) => moves.some(({ letter }) => letter === one.letter));
  const hint = button(tutorialButtons.hint({ page: lesson.id }), t('button.hint'));
  const onward = [...(isHinted ? [] : [hint]), ...skip(t, lesson.id), skipAll(t)];
  return boardMessage(
    [head(t, lesson), ...told, t(lesson.asks, facts), lesson === LESSONS[0] ? t('turn.how.letters') : null],
    [...rowsOf(choices), ...rowsOf(pageButtons(t, lesson.id, onward))],
    { ...boardOf(locale, state), choices: moves, haruspexes },
  );
}

/** The result of a choice that the rules allow. */
function answerPage(
  locale: string,
  lesson: Lesson,
  { verdict, says }: LessonChoice,
  state: GameState,
): BoardMessage {
  const t = translator(locale);
  const isRight = verdict === 'right';
  const text = t(says, factsOf(t, lesson));
  const isEnough = isRight && lesson.id === BASICS_END;
  const onward = isRight
    ? [
        button(to(pageAfter(lesson.id)), t('tutorial.button.next'), 'primary'),
        ...(isEnough ? [playButton(t)] : []),
      ]
    : [button(to(lesson.id), t('tutorial.button.again'), 'primary')];
  return boardMessage(
    [
      head(t, lesson),
      t(isRight ? 'tutorial.right' : 'tutorial.weaker', { text }),
      ...stepsPlayed(t, state),
      ...(isEnough ? [t('tutorial.enough')] : []),
    ],
    rowsOf(pageButtons(t, lesson.id, onward)),
    boardOf(locale, state),
  );
}

function firstPage(locale: string): BoardMessage {
  const t = translator(locale);
  return boardMessage(
    [t('tutorial.aim.head'), t('tutorial.aim.text')],
    rowsOf([button(to(pageAfter(FIRST_PAGE)), t('tutorial.button.begin'), 'primary'), skipAll(t)]),
    boardView(locale, writtenPosition(MID_GAME_POSITION)),
  );
}

function lastPage(locale: string): BoardMessage {
  const t = translator(locale);
  const ended = writtenPosition(ENDED);
  return boardMessage(
    [t('tutorial.end.head'), t('tutorial.end.wins'), t('tutorial.end.play')],
    rowsOf([
      playButton(t, 'primary'),
      button(links.openTable(), t('button.openTable')),
      button(to(FIRST_PAGE), t('tutorial.button.startOver')),
    ]),
    boardView(locale, ended, { winners: winnersOf(ended), toMove: null }),
  );
}

const head = (t: Translate, { id, title }: Lesson): string =>
  t('tutorial.head', { number: PAGES.indexOf(id), of: LESSONS.length, title: t(title) });

const pageAfter = (page: string): string => PAGES[PAGES.indexOf(page) + 1] ?? LAST_PAGE;

const playButton = (t: Translate, style: 'primary' | 'secondary' = 'secondary'): APIButtonComponent =>
  button(welcomeButtons.play(), t('button.playComputer'), style);

const skipAll = (t: Translate): APIButtonComponent => button(to(LAST_PAGE), t('tutorial.button.toEnd'));

const skip = (t: Translate, page: string): APIButtonComponent[] =>
  pageAfter(page) === LAST_PAGE ? [] : [button(to(pageAfter(page)), t('tutorial.button.skip'))];

/** Buttons between pages come before those that lead on. */
function pageButtons(
  t: Translate,
  page: string,
  onward: readonly APIButtonComponent[],
): APIButtonComponent[] {
  const before = PAGES[PAGES.indexOf(page) - 1];
  return [...(before === undefined ? [] : [button(to(before), t('tutorial.button.back'))]), ...onward];
}

const boardOf = (locale: string, state: GameState): BoardView =>
  boardView(locale, state.position, {
    dice: diceOfTurn(state),
    lastMoves: movesAmong(withHits(settledPosition(state), stepsMade(state))),
  });

function stepsPlayed(t: Translate, state: GameState): string[] {
  const line = lineText(t, settledPosition(state), stepsMade(state));
  return line === '' ? [] : [t('turn.soFar', { line })];
}

const factsOf = (t: Translate, lesson: Lesson): TextValues =>
  Object.fromEntries(
    Object.entries(lesson.facts(questionState(lesson))).map(([name, fact]) => [
      name,
      typeof fact === 'number' ? fact : t.list(fact.map(String)),
    ]),
  );

function refusalValues(t: Translate, { facts }: Refusal): TextValues {
  const color = COLORS.find((one) => one === facts['color']);
  return color ? { ...facts, color: t(`color.${color}`) } : facts;
}

async function showPage(
  tap: Tap<DeferrableInteraction>,
  page: (locale: string) => BoardMessage,
): Promise<void> {
  const message = page(tap.locale);
  await answer(tap, await drawAnswer(tap, tableGuildOf(tap.interaction), message, tap.locale));
}

/** A button that replaces the page on which it stands. */
const turnsTo = <Values>(page: (locale: string, values: Values) => BoardMessage) =>
  updating<Values>((tap, values) => showPage(tap, (locale) => page(locale, values)));

const begin = (tap: Tap<DeferrableInteraction>): Promise<void> =>
  showPage(tap, (locale) => tutorialPage(locale, FIRST_PAGE));

/** The lessons need no table and are for the person alone. */
export const tutorialFeature: Feature = {
  commands: [{ name: 'tutorial', text: 'command.tutorial', anywhere: true, handle: begin }],
  routes: [
    ...respond({ learn: links.learn }, { learn: replying(begin) }),
    ...respond(tutorialButtons, {
      page: turnsTo((locale, { page }) => tutorialPage(locale, page)),
      answer: turnsTo((locale, { answer }) => tutorialPage(locale, answer.page, answer.choice)),
      hint: turnsTo((locale, { page }) => hintPage(locale, page)),
    }),
  ],
};
