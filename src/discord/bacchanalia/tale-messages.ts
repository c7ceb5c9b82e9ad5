import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Color } from '../../games/bacchanalia/cards.ts';
import { offers } from '../../games/bacchanalia/game.ts';
import { claimAbout } from '../../games/bacchanalia/odd-card-challenge.ts';
import type { GameState } from '../../games/bacchanalia/state.ts';
import { isEditable, tellerOf } from '../../games/bacchanalia/tales.ts';
import { RECENT_TALES, talePartsOf } from '../../tables/bacchanalia/apply-request.ts';
import { tamed } from '../../tables/bacchanalia/story/markdown.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { peopleToAct, presentPeople, seatOf } from '../../tables/seats.ts';
import { tableChannel } from '../../tables/table.ts';
import { shorten, startOf } from '../../text.ts';
import { type Translate, translator } from '../../texts/index.ts';
import {
  type Buttons,
  button,
  joinLines,
  messageLink,
  type NoticeMessage,
  type OutMessage,
  plain,
  rowsOf,
  type TextMessage,
} from '../api/message.ts';
import { mention, plainName, who } from '../views/names.ts';
import { goToButton } from '../views/refusal.ts';
import { storyButtons } from './buttons.ts';
import { answerButton, doubtButton, editButton, QUOTE } from './find-tale.ts';
import { MAX_WOVEN_LENGTH } from './form-fields.ts';
import {
  type CurrentTale,
  numbersOf,
  type OwnMessages,
  type StoryReplay,
  sheetLines,
  taleOf,
  tellerName,
  tellingOf,
  umbraName,
} from './story-texts.ts';

/** Maximum number of links shown (one per line). */
const MAX_LINKS = 10;

const linkLines = (table: StoryTable, { messages }: OwnMessages): string[] =>
  messages.slice(0, MAX_LINKS).map((id) => `- ${messageLink(table.guildId, tableChannel(table), id)}`);

/** Tells the person who cut a tale whether more is to be done, and who was asked to do it. */
export function cutMessage(
  t: Translate,
  table: StoryTable,
  own: OwnMessages | null,
  userId: Snowflake,
): string {
  if (!own) return t('bacchanalia.skip.done');
  if (own.by === userId)
    return [t('bacchanalia.skip.yours', { count: own.messages.length }), ...linkLines(table, own)].join('\n');
  const isThere = presentPeople(table.seats).some((person) => person.userId === own.by);
  const teller = seatOf(table, own.by);
  return isThere && teller
    ? t('bacchanalia.skip.asks', { count: own.messages.length, who: who(t, table, teller.color) })
    : [t('bacchanalia.skip.left', { count: own.messages.length }), ...linkLines(table, own)].join('\n');
}

/** A tale, or a part of a long one, for the thread. Null if there is no such part. */
export function taleMessage(
  table: StoryTable,
  tale: CurrentTale,
  which: number | 'last',
  wasHere: boolean,
): TextMessage | null {
  const t = translator(table.locale);
  // The author's own messages still show the first version.
  const here = wasHere && !tale.isEdited;
  const parts = here ? [''] : talePartsOf(tale.text, tale.character !== undefined);
  const part = which === 'last' ? parts.length - 1 : which;
  const text = parts[part];
  if (text === undefined) return null;
  const { state } = table;
  const isLast = part === parts.length - 1;
  const claim = isLast && state && claimAbout(state, tale.tale);
  const asks =
    isLast && table.status === 'playing' && state?.bacchusAsks.find((one) => one.tale === tale.tale);
  const asker = asks ? personAt(table, asks.asker) : null;
  const isOpen = isLast && isOpenQuestion(table, tale);
  const answerer = isOpen ? personAt(table, tellerOfAsked(state, tale)) : null;
  const head = joinLines([
    taleHeading(t, table, tale, { part, parts: parts.length, here }),
    ...(part === 0 && tale.character ? sheetLines(t, tale.character) : []),
    claim && t('bacchanalia.kept', { card: umbraName(t, claim.umbra), woven: wovenOf(claim) }),
    asker && t('bacchanalia.mayAsk', { who: mention(asker), teller: who(t, table, tale.color) }),
    answerer &&
      t('bacchanalia.answerUntil', { who: mention(answerer), ofBacchus: tale.ofBacchus ? 'yes' : 'no' }),
  ]);
  // The turn that begins with this tale pings as well.
  const isNext = peopleToAct(table).some(({ userId }) => userId === asker);
  return {
    mentions: [isNext ? null : asker, answerer].flatMap((userId) => userId ?? []),
    content: here ? head : `${head}\n${quoted(text)}`,
    rows: rowsOf([
      ...(isLast ? taleButtons(t, table, tale) : []),
      // A message without text can only be recognized by its button.
      (here || isRecent(table, tale)) && skipButton(t, table.id, tale.tale),
    ]),
  };
}

/** The reason for keeping an odd card, shortened for a message. */
const wovenOf = ({ woven }: { readonly woven: string }): string =>
  plainName(startOf(woven, MAX_WOVEN_LENGTH));

/** The title on its own line, then the author. */
export const taleHeading = (
  t: Translate,
  table: StoryTable,
  tale: CurrentTale,
  { part = 0, parts = 1, here = false } = {},
): string =>
  t('bacchanalia.tale', {
    who: tellerName(t, table, tale),
    kind: tale.kind,
    ofBacchus: tale.ofBacchus ? 'yes' : 'no',
    part: part + 1,
    parts,
    here: here ? 'yes' : 'no',
    title: tale.title && part === 0 ? plainName(tale.title) : 'none',
    edited: tale.isEdited ? 'yes' : 'no',
  });

const isRecent = ({ state }: StoryTable, { tale }: CurrentTale): boolean =>
  !state || tale >= state.tales - RECENT_TALES;

const skipButton = (t: Translate, table: string, tale: number): APIButtonComponent =>
  button(storyButtons.skip({ table, tale }), t('bacchanalia.button.skip'));

const askButton = (t: Translate, { id, status, state }: StoryTable, { tale, kind, color }: CurrentTale) =>
  kind !== 'question' &&
  status === 'playing' &&
  state &&
  !state.players[color]?.left &&
  button(
    storyButtons.write({ table: id, written: { what: 'question', about: tale } }),
    t('bacchanalia.button.ask'),
  );

/** Actions for a tale whose message has no buttons any more. */
export const aboutTaleMessage = (t: Translate, table: StoryTable, tale: CurrentTale): OutMessage =>
  plain(
    t('bacchanalia.form.about', { who: tellerName(t, table, tale), kind: tale.kind }),
    rowsOf([askButton(t, table, tale), skipButton(t, table.id, tale.tale)]),
  );

/** The buttons below the last part of a tale, as long as they apply. */
function taleButtons(t: Translate, table: StoryTable, tale: CurrentTale): Buttons {
  const { id, state } = table;
  if (!state) return [];
  const { tale: number, kind } = tale;
  const isEdited = kind !== 'question' && isEditable(state, number);
  return [
    isRecent(table, tale) && askButton(t, table, tale),
    mayBeDoubted(table, number) && button(doubtButton(id, number), t('bacchanalia.button.doubt')),
    isOpenQuestion(table, tale) && button(answerButton(id, number), t('bacchanalia.button.answer')),
    isEdited && button(editButton(id, number), t('bacchanalia.button.edit')),
  ];
}

export const taleMessages = (table: StoryTable, tale: CurrentTale): TextMessage[] =>
  talePartsOf(tale.text, tale.character !== undefined).flatMap(
    (_, part) => taleMessage(table, tale, part, false) ?? [],
  );

const mayBeDoubted = ({ status, state }: StoryTable, tale: number): boolean =>
  status === 'playing' &&
  state !== null &&
  offers(state).claims.some((claim) => claim.tale === tale && claim.doubters.length > 0);

const isOpenQuestion = ({ status, state }: StoryTable, tale: CurrentTale): boolean => {
  if (status !== 'playing' || !state) return false;
  const teller = tellerOfAsked(state, tale);
  const isOpen = state.questions.some((question) => question.tale === tale.tale);
  return isOpen && teller !== null && state.players[teller]?.left === false;
};

/** The author of the tale that a question is about. */
const tellerOfAsked = (state: GameState | null, { about }: CurrentTale): Color | null =>
  state && about !== null ? tellerOf(state, about) : null;

export const personAt = ({ seats }: StoryTable, color: Color | null): string | null =>
  presentPeople(seats.filter((one) => one.color === color))[0]?.userId ?? null;

/** The quote extends to the end of the message, so that a quote inside it stays inside. */
const quoted = (text: string): string => `${QUOTE}${text}`;

/** Replaces a published chronicle that contains cut text. */
export function chronicleTakenBack({ id, number, locale }: StoryTable): OutMessage {
  const t = translator(locale);
  const show = button(storyButtons.chronicle({ table: id, does: 'show' }), t('bacchanalia.button.chronicle'));
  return plain(t('chronicle.takenBack', { number }), rowsOf([show]));
}

/** Replaces a cut tale, which its author can tell again. */
export function skippedTale({ id, locale }: StoryTable, tale: number): NoticeMessage {
  const t = translator(locale);
  return { content: t('bacchanalia.skipped'), rows: rowsOf([retellButton(t, id, tale)]) };
}

const retellButton = (t: Translate, table: string, tale: number, style?: 'primary'): APIButtonComponent =>
  button(
    storyButtons.write({ table, written: { what: 'retell', tale } }),
    t('bacchanalia.button.retell'),
    style,
  );

/** Tells the author privately that the X-card is no verdict, and how to retell it. `own`: messages that only they can delete. */
export const mayRetellMessage = (
  t: Translate,
  table: StoryTable,
  tale: number,
  own: OwnMessages | null,
): NoticeMessage => ({
  content: joinLines([
    t('bacchanalia.mayRetell', { number: table.number, kept: table.status === 'playing' ? 'yes' : 'no' }),
    ...(own ? [t('bacchanalia.deleteOwn', { count: own.messages.length }), ...linkLines(table, own)] : []),
  ]),
  rows: rowsOf([
    !table.state?.retold.includes(tale) && retellButton(t, table.id, tale, 'primary'),
    ...goToButton(t, table),
  ]),
});

/** A challenge of an odd card, for those who vote, with its scene unless that was cut. Null if it no longer matters. */
export function doubtMessage(table: StoryTable, tale: number, replay: StoryReplay): TextMessage | null {
  const { state, id } = table;
  const claim = state ? claimAbout(state, tale) : undefined;
  if (!state || !claim?.doubt || table.status !== 'playing') return null;
  const t = translator(table.locale);
  const voters = offers(state).claims.find((one) => one.tale === tale)?.voters ?? [];
  const people = voters.flatMap((color) => personAt(table, color) ?? []);
  const told = taleOf(replay, tale);
  const vote = (upholds: boolean) =>
    button(voteButton(id, tale, upholds), t(`bacchanalia.button.vote.${upholds ? 'yes' : 'no'}`));
  const values = {
    people: people.map(mention).join(' '),
    by: who(t, table, claim.doubt.by),
    who: who(t, table, claim.color),
    card: umbraName(t, claim.umbra),
  };
  return {
    content: told
      ? [
          t('bacchanalia.doubt', { ...values, woven: wovenOf(claim) }),
          quoted(tamed(shorten(told.text, MAX_QUOTE_LENGTH))),
        ].join('\n')
      : t('bacchanalia.doubt.cut', values),
    rows: rowsOf([vote(false), vote(true)]),
    mentions: people,
  };
}

const voteButton = (table: string, tale: number, upholds: boolean): string =>
  storyButtons.act({ table, request: { type: 'vote', upholds, tale } });

/** The current text of a challenge's message. It pings nobody, also after its scene was cut or retold. */
export function doubtNow(table: StoryTable, tale: number, replay: StoryReplay): OutMessage {
  const latest = numbersOf(replay, tale).at(-1) ?? tale;
  const message = doubtMessage(table, latest, replay);
  if (message) return { ...plain(message.content, message.rows), mentions: [] };
  const t = translator(table.locale);
  return plain(t('bacchanalia.doubt.over', { odd: isOddGone(replay, tale) ? 'gone' : 'stays' }));
}

/** Whether a message is a vote on this tale's odd card. */
export const isDoubtAbout = (
  table: string,
  tale: number,
  replay: StoryReplay,
  customIds: readonly string[],
): boolean => numbersOf(replay, tale).some((number) => customIds.includes(voteButton(table, number, true)));

/** Whether the card was discarded by this challenge; one that was used meanwhile stays. */
function isOddGone(replay: StoryReplay, tale: number): boolean {
  const numbers = numbersOf(replay, tale);
  const from = replay.findIndex(({ action }) => action.type === 'doubt' && numbers.includes(action.tale));
  const owner = tellingOf(replay, tale)?.color;
  const ended = (from < 0 ? [] : replay.slice(from))
    .flatMap(({ events }) => events)
    .find((event) => (event.type === 'voted' || event.type === 'oddFell') && event.color === owner);
  return ended?.type === 'oddFell' || (ended?.type === 'voted' && ended.upheld);
}

/** A vote quotes only the beginning of its scene, which is further up. */
const MAX_QUOTE_LENGTH = 1000;
