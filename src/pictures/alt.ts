import { translator } from '../texts/index.ts';
import { earlierMoves, listedChoices } from './alt-moves.ts';
import { type Sentence, SPARE, sentencesOf } from './alt-sentences.ts';
import type { BoardView } from './view.ts';

/** Discord's bound for an attachment's description, in UTF-16 units. */
export const ALT_LIMIT = 1024;

/**
 * The board in words, to play from without seeing it: all that the picture shows. Where that is more than 1,024 characters, what is
 * the same in every game goes first; then choices, whose buttons say the same, the oldest of the moves before this turn, and
 * sentences by their weight.
 */
export const describeBoard = (view: BoardView): string =>
  inWords(view, ALT_LIMIT, ' ', (each) => each.join('; '));

/** The same in lines, for whoever has it read aloud, a choice a line; in at most `room` characters. */
export const boardInLines = (view: BoardView, room: number): string =>
  inWords(view, room, '\n', (each) => each.map((one) => `\n- ${one}`).join('')).replaceAll(' \n', '\n');

type Listed = (each: readonly string[]) => string;

function inWords(view: BoardView, room: number, between: string, listed: Listed): string {
  const t = translator(view.locale);
  const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(between);
  const leftBy = (text: string): number => room - text.length - between.length;
  const sentences = sentencesOf(t, view);
  const everything = joined(
    ...sentences.map(({ text }) => text),
    earlierMoves(t, view, Number.POSITIVE_INFINITY),
    listedChoices(t, view, Number.POSITIVE_INFINITY, listed),
  );
  if (everything.length <= room) return everything;

  // How many choices there are is said in any case.
  const buttons = listedChoices(t, view, 0, listed);
  const needed = sentences.filter(({ weight }) => weight < SPARE);
  const text = joined(...fitting(needed, (kept) => joined(...kept, buttons).length <= room));
  const told = joined(text, earlierMoves(t, view, leftBy(joined(text, buttons))));
  return whole(joined(told, listedChoices(t, view, leftBy(told), listed)), room);
}

/** For boards fuller than any game fills them: Discord would refuse the message. */
const whole = (text: string, room: number): string =>
  text.length <= room ? text : `${text.slice(0, text.lastIndexOf(' ', room - 1))}…`;

/** In their order; the heaviest are left out until the others fit. */
function fitting(
  sentences: readonly Sentence[],
  isShort: (texts: readonly string[]) => boolean,
): readonly string[] {
  const texts = sentences.map(({ text }) => text);
  const heaviest = Math.max(...sentences.map(({ weight }) => weight));
  if (heaviest === 0 || isShort(texts)) return texts;
  return fitting(
    sentences.filter(({ weight }) => weight < heaviest),
    isShort,
  );
}
