import type { GameEvent } from '../../games/bacchanalia/index.ts';
import { talePartsOf } from '../../tables/bacchanalia/requests.ts';
import type { TableOf } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { button, type NoticeMessage, rowsOf } from '../api/message.ts';
import { who } from '../views/names.ts';
import { storyButtons } from './buttons.ts';

type Tale = Extract<GameEvent, { type: 'told' | 'retold' }>;

/** A tale, or a piece of a long one, for everybody to read and ask about. */
export function taleMessage(
  table: TableOf<'bacchanalia'>,
  tale: Tale,
  part: number,
  here: boolean,
): NoticeMessage | null {
  const t = translator(table.locale);
  const parts = here ? [''] : talePartsOf(tale.text);
  const text = parts[part];
  if (text === undefined) return null;
  const heading = t('bacchanalia.tale', {
    who: who(t, table, tale.color),
    kind: tale.kind,
    ofBacchus: tale.ofBacchus ? 'yes' : 'no',
    part: part + 1,
    parts: parts.length,
    here: here ? 'yes' : 'no',
  });
  const isLast = part === parts.length - 1;
  return {
    content: here ? heading : `${heading}\n${quoted(text)}`,
    rows: rowsOf([
      ...(isLast && tale.kind !== 'question'
        ? [
            button(
              storyButtons.write({ table: table.id, written: { what: 'question', about: tale.tale } }),
              t('bacchanalia.button.ask'),
            ),
          ]
        : []),
      ...(isLast && tale.kind === 'question' && !tale.ofBacchus
        ? [
            button(
              storyButtons.write({ table: table.id, written: { what: 'answer', question: tale.tale } }),
              t('bacchanalia.button.answer'),
            ),
          ]
        : []),
      button(storyButtons.skip({ table: table.id, tale: tale.tale }), t('bacchanalia.button.skip')),
    ]),
  };
}

/** To the end of the message; what a teller quotes in it stays within. */
const quoted = (text: string): string => `>>> ${text}`;

/** In the place of a tale that was skipped: its teller may tell it again. */
export function skippedTale({ id, locale }: TableOf<'bacchanalia'>, tale: number): NoticeMessage {
  const t = translator(locale);
  const retell = button(
    storyButtons.write({ table: id, written: { what: 'retell', tale } }),
    t('bacchanalia.button.retell'),
  );
  return { content: t('bacchanalia.skipped'), rows: rowsOf([retell]) };
}
