import { type Color, claimAbout, type GameEvent, offers, tellerOf } from '../../games/bacchanalia/index.ts';
import { talePartsOf } from '../../tables/bacchanalia/requests.ts';
import { presentPeople } from '../../tables/seats.ts';
import type { TableOf } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { button, type NoticeMessage, type OutMessage, rowsOf } from '../api/message.ts';
import { mention, plainName, who } from '../views/names.ts';
import { storyButtons } from './buttons.ts';
import { sheetLines, umbraName } from './words.ts';

type Tale = Extract<GameEvent, { type: 'told' | 'retold' }>;

/** A tale, or a piece of a long one, for everybody to read and ask about. */
export function taleMessage(
  table: TableOf<'bacchanalia'>,
  tale: Tale,
  part: number,
  here: boolean,
): Pick<OutMessage, 'content' | 'rows' | 'mentions'> | null {
  const t = translator(table.locale);
  const parts = here ? [''] : talePartsOf(tale.text, tale.character !== undefined);
  const text = parts[part];
  if (text === undefined) return null;
  const claim = table.state ? claimAbout(table.state, tale.tale) : undefined;
  const asks = table.state?.bacchusAsks?.find((one) => one.tale === tale.tale);
  const heading = t('bacchanalia.tale', {
    who: who(t, table, tale.color),
    kind: tale.kind,
    ofBacchus: tale.ofBacchus ? 'yes' : 'no',
    title: tale.title && part === 0 ? plainName(tale.title) : 'none',
    part: part + 1,
    parts: parts.length,
    here: here ? 'yes' : 'no',
  });
  const isLast = part === parts.length - 1;
  const isForBacchus = isLast && tale.kind === 'question' && tale.ofBacchus && table.setup?.rules === 2;
  const answerer = isForBacchus ? personAt(table, tellerOfQuestion(table, tale)) : null;
  const asker = isLast && asks ? personAt(table, asks.asker) : null;
  const notes = [
    ...(isLast && claim
      ? [
          t('bacchanalia.kept', {
            card: umbraName(t, claim.umbra),
            woven: plainName(claim.woven.slice(0, MOST_WOVEN)),
          }),
        ]
      : []),
    ...(asker ? [t('bacchanalia.mayAsk', { who: mention(asker), teller: who(t, table, tale.color) })] : []),
    ...(answerer ? [t('bacchanalia.answerUntil', { who: mention(answerer) })] : []),
  ];
  const sheet = part === 0 && tale.character ? sheetLines(t, tale.character) : [];
  const head = [heading, ...sheet, ...notes].join('\n');
  return {
    mentions: [asker, answerer].flatMap((userId) => userId ?? []),
    content: here ? head : `${head}\n${quoted(text)}`,
    rows: rowsOf([
      ...(isLast && tale.kind !== 'question'
        ? [
            button(
              storyButtons.write({ table: table.id, written: { what: 'question', about: tale.tale } }),
              t('bacchanalia.button.ask'),
            ),
          ]
        : []),
      ...(isLast && claim?.isOpen && !claim.doubt
        ? [
            button(
              storyButtons.act({ table: table.id, request: { type: 'doubt', tale: tale.tale } }),
              t('bacchanalia.button.doubt'),
            ),
          ]
        : []),
      ...(isLast && tale.kind === 'question' && (!tale.ofBacchus || isForBacchus)
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

/** Whose tale a question is about. */
const tellerOfQuestion = ({ state }: TableOf<'bacchanalia'>, { about }: Tale): Color | null =>
  state && about !== null ? tellerOf(state, about) : null;

/** Whom to call who has this seat; null: nobody. */
const personAt = ({ seats }: TableOf<'bacchanalia'>, color: Color | null): string | null =>
  presentPeople(seats.filter((one) => one.color === color))[0]?.userId ?? null;

/** A doubt about an odd card, for those who vote: also once it is settled. Null where it no longer matters. */
export function doubtMessage(
  table: TableOf<'bacchanalia'>,
  tale: number,
): Pick<OutMessage, 'content' | 'rows' | 'mentions'> | null {
  const { state, id } = table;
  const claim = state ? claimAbout(state, tale) : undefined;
  if (!state || !claim?.doubt) return null;
  const t = translator(table.locale);
  const voters = offers(state).claims.find((one) => one.tale === tale)?.voters ?? [];
  const people = voters.flatMap((color) => personAt(table, color) ?? []);
  const vote = (upholds: boolean) =>
    button(
      storyButtons.act({ table: id, request: { type: 'vote', upholds, tale } }),
      t(`bacchanalia.button.vote.${upholds ? 'yes' : 'no'}`),
    );
  return {
    content: t('bacchanalia.doubt', {
      people: people.map(mention).join(' '),
      by: who(t, table, claim.doubt.by),
      who: who(t, table, claim.color),
      card: umbraName(t, claim.umbra),
      woven: plainName(claim.woven.slice(0, MOST_WOVEN)),
    }),
    rows: rowsOf([vote(false), vote(true)]),
    mentions: people,
  };
}

const MOST_WOVEN = 300;

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
