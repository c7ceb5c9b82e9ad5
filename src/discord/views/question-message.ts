import { shortName } from '../../pictures/formats.ts';
import { colorNamed } from '../../tables/game-registry.ts';
import {
  type Certainty,
  chancesOf,
  type Outcome,
  type ProphecyCount,
  type ProphecyStore,
  pointsOf,
  questionsOf,
  type Seen,
  WHO_WINS,
} from '../../tables/prophecies/prophecies.ts';
import type { Question, Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { row } from '../api/layout.ts';
import { button, laidOut, type OutMessage, rowsOf } from '../api/message.ts';
import { declareCustomIds, oneOf, tableId, wholeNumber } from '../custom-id.ts';
import { accentOf, wordsOf } from './game-presenter.ts';
import { nameOn, plainLabel, plainName } from './names.ts';

export const questionButtons = declareCustomIds({
  /** `option`: its 0-based index among the question's. */
  answer: [
    'seer:{table}:{turn}:{option}:{certainty}',
    {
      table: tableId,
      turn: wholeNumber(6),
      option: wholeNumber(1),
      certainty: oneOf<Certainty>('likely', 'sure'),
    },
  ],
  /** Whether the readers of a table are asked. */
  ask: ['seer:{table}:{asks}', { table: tableId, asks: oneOf('ask', 'quiet') }],
});

/** Maximum length of a name on a button beside a chance, for phones. */
const MAX_NAME_LENGTH = 11;

const questionText = (t: Translate, table: Table, { about }: Question): string =>
  about === WHO_WINS ? t('prophecy.winner') : (wordsOf(table).questions?.question(t, about) ?? about);

/** An option as on a button: a player's name, or the game's own word. */
function optionLabel(t: Translate, table: Table, { about }: Question, option: string): string {
  if (about !== WHO_WINS) return wordsOf(table).questions?.option(t, about, option) ?? option;
  const color = colorNamed(option);
  return color ? plainLabel(nameOn(t, table, color)) : option;
}

/** An option and its probability according to an answer: `Anna, 85 %`. */
export function answerText(
  t: Translate,
  table: Table,
  question: Question,
  { option, certainty }: { readonly option: string; readonly certainty: Certainty },
): string {
  const chance = chancesOf(question.options.length, 0, certainty)[0] ?? 0;
  return t('prophecy.answer', { option: plainName(optionLabel(t, table, question, option)), chance });
}

const CERTAINTIES = ['likely', 'sure'] as const;

/** The question to all readers: buttons for each certainty. */
export function questionMessage(t: Translate, table: Table, question: Question): OutMessage {
  const { turn, options } = question;
  const parts = CERTAINTIES.map((certainty) => {
    const chance = chancesOf(options.length, 0, certainty)[0] ?? 0;
    const buttons = options.map((option, place) =>
      button(
        questionButtons.answer({ table: table.id, turn, option: place, certainty }),
        t('prophecy.answer', {
          option: shortName(optionLabel(t, table, question, option), MAX_NAME_LENGTH),
          chance,
        }),
        certainty === 'sure' ? 'primary' : 'secondary',
      ),
    );
    return [row(t('prophecy.certainty', { certainty })), ...rowsOf(buttons)];
  });
  const text = `🔮 **${questionText(t, table, question)}**\n${t('prophecy.ask', { turn })}`;
  return laidOut([row(text), ...parts.flat()], accentOf(table.game));
}

interface Closed {
  readonly counts: readonly ProphecyCount[];
  readonly is: 'closed' | 'over';
  /** Null: unknown so far, or the game ended without a result. */
  readonly outcome: Outcome | null;
}

/** The question after its end: how many answered what, and the outcome. */
export function closedQuestion(
  t: Translate,
  table: Table,
  question: Question,
  { counts, is, outcome }: Closed,
): OutMessage {
  const said = question.options.flatMap((option) => {
    const own = counts.filter((one) => one.option === option).reduce((sum, one) => sum + one.count, 0);
    const name = plainName(optionLabel(t, table, question, option));
    return own > 0 ? [t('prophecy.count', { option: name, count: own })] : [];
  });
  const lines = [
    `🔮 **${questionText(t, table, question)}**`,
    t('prophecy.closed', { turn: question.turn, said: said.join(' · ') }),
    ...(is === 'over' ? [outcomeLine(t, table, question, counts, outcome)] : []),
  ];
  return laidOut([row(lines.join('\n'))], accentOf(table.game));
}

function outcomeLine(
  t: Translate,
  table: Table,
  question: Question,
  counts: readonly ProphecyCount[],
  outcome: Outcome | null,
): string {
  if (!outcome) return t('prophecy.void');
  const { options, shares } = outcome;
  const came = options.filter((_, place) => (shares[place] ?? 0) > 0);
  const right = counts
    .filter(({ option, certainty }) => pointsOf(options.indexOf(option), certainty, shares) > 0)
    .reduce((sum, { count }) => sum + count, 0);
  const names = came.map((option) => plainName(optionLabel(t, table, question, option)));
  return t('prophecy.outcome', { outcome: t.list(names), right });
}

/** Readers who predicted the winner of a finished game, earliest first. */
export const whoSawIt = (store: ProphecyStore, table: Table): Promise<readonly Seen[]> =>
  store.whoSaw(
    table.id,
    questionsOf(table).flatMap(({ about, turn }) => (about === WHO_WINS ? [turn] : [])),
  );

/** Maximum number of named seers in a result. */
const MAX_NAMED = 5;

/** The people who predicted it, and when, as a line of the result; null: nobody. */
export function seenLine(t: Translate, seen: readonly Seen[]): string | null {
  if (seen.length === 0) return null;
  const named = seen
    .slice(0, MAX_NAMED)
    .map(({ name, turn, certainty }) => t('card.seenAt', { name: plainName(name), turn, certainty }));
  const more = seen.length - named.length;
  const names = more > 0 ? [...named, t('card.seenMore', { count: more })] : named;
  return t('card.seen', { names: t.list(names), count: seen.length });
}
