import {
  besideWords,
  type Color,
  claimAbout,
  type GameEvent,
  type GameState,
  isEditable,
  offers,
  tellerOf,
} from '../../games/bacchanalia/index.ts';
import { talePartsOf } from '../../tables/bacchanalia/requests.ts';
import type { Actor } from '../../tables/game-types.ts';
import { presentPeople } from '../../tables/seats.ts';
import type { TableOf } from '../../tables/table.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { button, type NoticeMessage, type OutMessage, rowsOf } from '../api/message.ts';
import type { ReplayedAction } from '../views/game-view.ts';
import { mention, plainName, who } from '../views/names.ts';
import { goToButton } from '../views/refusal.ts';
import { storyButtons } from './buttons.ts';
import { MOST_WOVEN } from './desk.ts';
import { sheetLines, umbraName } from './words.ts';

/** A tale as it reads now. */
export type Tale = Extract<GameEvent, { type: 'told' | 'retold' }> & {
  /** Its teller has put other words in its place. */
  readonly isEdited: boolean;
  /** Who told it. */
  readonly by: Actor;
};

/** A tale by its number, in its latest words; null: there is none. */
export function taleOf(replay: readonly ReplayedAction<'bacchanalia'>[], tale: number): Tale | null {
  const all = replay.flatMap(({ actor, events }) => events.map((event) => ({ event, actor })));
  const first = all.flatMap(({ event, actor }) =>
    (event.type === 'told' || event.type === 'retold') && event.tale === tale
      ? [{ ...event, by: actor }]
      : [],
  )[0];
  if (!first) return null;
  const edited = all.flatMap(({ event }) => {
    if (event.type !== 'edited' || event.tale !== tale) return [];
    return [{ text: event.text, ...besideWords(event) }];
  });
  return Object.assign({ ...first, isEdited: edited.length > 0 }, ...edited);
}

/** A tale, or a piece of a long one, for everybody to read and ask about. */
export function taleMessage(
  table: TableOf<'bacchanalia'>,
  tale: Tale,
  which: number | 'last',
  wasHere: boolean,
): Pick<OutMessage, 'content' | 'rows' | 'mentions'> | null {
  const t = translator(table.locale);
  // In the teller's own messages it still reads as it did before.
  const here = wasHere && !tale.isEdited;
  const parts = here ? [''] : talePartsOf(tale.text, tale.character !== undefined);
  const part = which === 'last' ? parts.length - 1 : which;
  const text = parts[part];
  if (text === undefined) return null;
  const claim = table.state ? claimAbout(table.state, tale.tale) : undefined;
  const asks = table.state?.bacchusAsks?.find((one) => one.tale === tale.tale);
  const heading = t('bacchanalia.tale', {
    who: who(t, table, tale.color),
    kind: tale.kind,
    ofBacchus: tale.ofBacchus ? 'yes' : 'no',
    part: part + 1,
    parts: parts.length,
    here: here ? 'yes' : 'no',
    title: tale.title && part === 0 ? plainName(tale.title) : 'none',
    edited: tale.isEdited ? 'yes' : 'no',
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
      ...(isLast && tale.kind !== 'question' && !hasLeft(table, tale.color)
        ? [
            button(
              storyButtons.write({ table: table.id, written: { what: 'question', about: tale.tale } }),
              t('bacchanalia.button.ask'),
            ),
          ]
        : []),
      ...(isLast && table.state && mayBeDoubted(table.state, tale.tale)
        ? [
            button(
              storyButtons.act({ table: table.id, request: { type: 'doubt', tale: tale.tale } }),
              t('bacchanalia.button.doubt'),
            ),
          ]
        : []),
      ...(isLast && table.state && isOpenQuestion(table.state, tale) && (!tale.ofBacchus || isForBacchus)
        ? [button(answerButton(table.id, tale.tale), t('bacchanalia.button.answer'))]
        : []),
      ...(isLast && table.state && tale.kind !== 'question' && isEditable(table.state, tale.tale)
        ? [button(editButton(table.id, tale.tale), t('bacchanalia.button.edit'))]
        : []),
      button(storyButtons.skip({ table: table.id, tale: tale.tale }), t('bacchanalia.button.skip')),
    ]),
  };
}

/** All messages of a tale. */
export const taleMessages = (
  table: TableOf<'bacchanalia'>,
  tale: Tale,
): Pick<OutMessage, 'content' | 'rows' | 'mentions'>[] =>
  talePartsOf(tale.text, tale.character !== undefined).flatMap(
    (_, part) => taleMessage(table, tale, part, false) ?? [],
  );

const editButton = (table: string, tale: number): string =>
  storyButtons.write({ table, written: { what: 'edit', tale } });

const answerButton = (table: string, question: number): string =>
  storyButtons.write({ table, written: { what: 'answer', question } });

/** Whether a button under a tale is one that goes when it is too late for it. */
export const isForMoment = (table: string, tale: number, customId: string): boolean =>
  customId === editButton(table, tale) ||
  customId === answerButton(table, tale) ||
  customId === storyButtons.act({ table, request: { type: 'doubt', tale } });

const mayBeDoubted = (state: GameState, tale: number): boolean =>
  offers(state).claims.some((claim) => claim.tale === tale && claim.doubters.length > 0);

const hasLeft = ({ state }: TableOf<'bacchanalia'>, color: Color): boolean =>
  state?.players[color]?.left ?? false;

/** Whether it waits for its answer: by somebody who is still there. */
const isOpenQuestion = (state: GameState, { tale, about }: Tale): boolean => {
  const teller = about === null ? null : tellerOf(state, about);
  return (
    state.questions.some((question) => question.tale === tale) &&
    teller !== null &&
    state.players[teller]?.left === false
  );
};

/** Whose tale a question is about. */
const tellerOfQuestion = ({ state }: TableOf<'bacchanalia'>, { about }: Tale): Color | null =>
  state && about !== null ? tellerOf(state, about) : null;

/** Whom to call who has this seat; null: nobody. */
const personAt = ({ seats }: TableOf<'bacchanalia'>, color: Color | null): string | null =>
  presentPeople(seats.filter((one) => one.color === color))[0]?.userId ?? null;

/** A doubt about an odd card, for those who vote, with the scene that it is about. Null where it no longer matters. */
export function doubtMessage(
  table: TableOf<'bacchanalia'>,
  tale: number,
  replay: readonly ReplayedAction<'bacchanalia'>[],
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
    content: [
      t('bacchanalia.doubt', {
        people: people.map(mention).join(' '),
        by: who(t, table, claim.doubt.by),
        who: who(t, table, claim.color),
        card: umbraName(t, claim.umbra),
        woven: plainName(claim.woven.slice(0, MOST_WOVEN)),
      }),
      quoted(beginningOf(taleOf(replay, tale)?.text ?? '')),
    ].join('\n'),
    rows: rowsOf([vote(false), vote(true)]),
    mentions: people,
  };
}

/** A vote quotes so much of its scene: all of it stands further up. */
const MOST_QUOTED = 1000;

const beginningOf = (text: string): string =>
  text.length > MOST_QUOTED
    ? `${text
        .slice(0, MOST_QUOTED)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()} …`
    : text;

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

/** To whoever told what was skipped, alone: that the X-card is no verdict on them, and where the story has room for other words. */
export const mayRetellMessage = (
  t: Translate,
  table: TableOf<'bacchanalia'>,
  tale: number,
): NoticeMessage => ({
  content: t('bacchanalia.mayRetell', { number: table.number }),
  rows: rowsOf([
    button(
      storyButtons.write({ table: table.id, written: { what: 'retell', tale } }),
      t('bacchanalia.button.retell'),
      'primary',
    ),
    ...goToButton(t, table),
  ]),
});
