/** A game as a text that people and programs read: FORMAT.md. */
import { err, ok, type Result } from '../../../games/tuchulcha/notation.ts';
import { flawOf, type RecordFlaw } from './flaw.ts';
import { parseHead } from './head.ts';
import { MOST_CHARACTERS, MOST_TAGS } from './limits.ts';
import { parseTurns } from './parse-turns.ts';
import type { RecordedGame } from './recorded-game.ts';
import { formatTags, readTag, type Tag } from './tags.ts';
import { formatTurns } from './turn-lines.ts';
import { whyNotWhole } from './whole.ts';

/** Tags, a blank line, the turns; lines end in a line feed. Throws where the log does not replay. */
export const formatRecord = (game: RecordedGame): string =>
  `${[...formatTags(game), '', ...formatTurns(game)].join('\n')}\n`;

/** The game that a text tells, or the first thing in it that is wrong. Any text will do. */
export function parseRecord(text: string): Result<RecordedGame, RecordFlaw> {
  if (text.length > MOST_CHARACTERS) return err(flawOf('tooLong', { line: 1 }));
  const read = readTags(text);
  if (!read.ok) return read;
  const { tags, line, rest } = read.value;
  const head = parseHead(tags, line);
  if (!head.ok) return head;
  const turns = parseTurns(rest, line, head.value);
  if (!turns.ok) return turns;
  const game: RecordedGame = { ...head.value, log: turns.value.log };
  const wrong = whyNotWhole(game, turns.value.over);
  if (!wrong) return ok(game);
  const tag = tags.filter(({ name }) => name === wrong.tag)[wrong.index];
  return err(flawOf(wrong.code, { line: tag?.line ?? line, found: wrong.tag }));
}

interface TagsRead {
  readonly tags: readonly Tag[];
  /** What follows the tags, and on which line it begins. */
  readonly rest: string;
  readonly line: number;
}

const BYTE_ORDER_MARK = '\ufeff';

function readTags(text: string): Result<TagsRead, RecordFlaw> {
  const tags: Tag[] = [];
  let line = 1;
  let at = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  while (at < text.length) {
    const end = text.indexOf('\n', at);
    const content = text.slice(at, end < 0 ? text.length : end).trim();
    if (content !== '' && !content.startsWith('[')) break;
    if (content !== '') {
      const tag = readTag(content, line);
      if (tags.length === 0 && tag?.name !== 'Haruspex') break;
      if (!tag) return err(flawOf('unreadable', { line, found: content }));
      if (tags.length === MOST_TAGS) return err(flawOf('tooLong', { line }));
      tags.push(tag);
    }
    if (end < 0) {
      at = text.length;
      break;
    }
    at = end + 1;
    line++;
  }
  if (tags.length === 0) return err(flawOf('notARecord', { line: 1 }));
  return ok({ tags, rest: text.slice(at), line });
}
