import type { ButtonInteraction, ModalSubmitInteraction } from 'discord.js';
import { TextInputStyle } from 'discord-api-types/v10';
import { MAX_TITLE_LENGTH } from '../../games/bacchanalia/action.ts';
import { type GameState, playerOf } from '../../games/bacchanalia/state.ts';
import { castOf } from '../../games/bacchanalia/tales.ts';
import { drawable } from '../../pictures/painter.ts';
import { agreeToTitle, proposeTitle } from '../../tables/bacchanalia/agreement.ts';
import { wordsDigest } from '../../tables/bacchanalia/drafts.ts';
import type { StoryTerms } from '../../tables/bacchanalia/terms.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import type { Outcome } from '../../tables/changes/table-transaction.ts';
import type { LoggedAction } from '../../tables/game-types.ts';
import type { NoticeText } from '../../tables/notice.ts';
import type { Table } from '../../tables/table.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { calledName } from '../../texts/prompt-texts.ts';
import { textField } from '../api/form.ts';
import { type Part, PICTURE, row } from '../api/layout.ts';
import {
  button,
  joinLines,
  type Lines,
  laidOut,
  type OutMessage,
  paragraphs,
  rowsOf,
} from '../api/message.ts';
import type { Tap } from '../handling/context.ts';
import { acceptedTable, answer, openModal, promiseReply, replyPrivately } from '../handling/reply.ts';
import { accentOf, type MessageToDraw } from '../views/game-presenter.ts';
import { nameOrGone, plainName, plainText, timeTaken, titleButtons, who } from '../views/names.ts';
import { storyButtons } from './buttons.ts';
import { oneLine } from './form-fields.ts';
import { sendNoticesAndRefresh, storySeat } from './story-actions.ts';
import { lastSentences } from './story-so-far.ts';
import { endingText, type StoryReplay, taleOf } from './story-texts.ts';
import { tableauView } from './turn.ts';

export function storyEnd(table: StoryTable, state: GameState): MessageToDraw {
  const t = translator(table.locale);
  const endings = state.setup.players.map((color) => {
    const { ended } = playerOf(state, color);
    return t('bacchanalia.end.row', {
      who: who(t, table, color),
      ending: ended ? endingText(t, ended.kind) : 'none',
    });
  });
  const head = joinLines([
    table.terms.title && `**${plainText(table.terms.title)}**`,
    t('bacchanalia.end.head', { tales: state.tales }),
  ]);
  const parts = endParts(t, table, head, endings, t('bacchanalia.end.chronicle'));
  return {
    message: laidOut(parts, accentOf(table.game)),
    picture: drawable('bacchanalia', 'tableau', tableauView(table, state)),
  };
}

/** Two texts, before and after the picture; then `about` the chronicle, with what leads on. All but the first may be empty. */
function endParts(
  t: Translate,
  table: StoryTable,
  head: string,
  told: Lines,
  about: string,
): readonly Part[] {
  const again = storyButtons.write({ table: table.id, written: { what: 'again' } });
  const show = storyButtons.chronicle({ table: table.id, does: 'show' });
  const chronicle = button(show, t('bacchanalia.button.chronicle'), 'primary');
  return [
    row(head),
    PICTURE,
    ...paragraphs(told),
    ...(about ? [row(about, chronicle)] : []),
    ...rowsOf([
      !about && chronicle,
      button(again, t('bacchanalia.button.again')),
      button(nameButton(table.id), t('bacchanalia.button.title')),
      ...titleButtons(t, table),
    ]),
  ];
}

/** The custom id by which a card is found. */
export const nameButton = (table: string): string =>
  storyButtons.write({ table, written: { what: 'title' } });

/** The story's last sentences; empty if they were cut. */
function lastWords(state: GameState | null, replay: StoryReplay): string {
  const last = state?.told.findLastIndex(({ kind }) => kind === 'ending') ?? -1;
  return plainText(lastSentences(taleOf(replay, last)?.text ?? ''));
}

/** The card of a finished story for the channel where its table was opened. Nobody wins. */
export function storyCard(
  table: StoryTable,
  log: readonly LoggedAction[],
  replay: StoryReplay,
): Omit<OutMessage, 'picture'> {
  const { locale, number, seats, state, terms } = table;
  const t = translator(locale);
  const people = seats.flatMap(({ occupant }) =>
    occupant.kind === 'person' ? [nameOrGone(t, occupant.name)] : [],
  );
  const content = t('card.story', {
    game: t('game.bacchanalia'),
    number,
    players: t.list(people),
    tales: state?.tales ?? 0,
    length: timeTaken(t, log),
    title: terms.title ? plainText(terms.title) : 'none',
  });
  const cast = state ? castOf(state) : {};
  const names = seats.flatMap(({ color }) => plainName(calledName(cast[color]?.name ?? '')) || []);
  const words = lastWords(state, replay);
  const told = [
    names.length > 0 && t('bacchanalia.end.cast', { cast: t.list(names) }),
    words !== '' && `> *${words}*`,
  ];
  return laidOut(endParts(t, table, content, told, ''), accentOf(table.game));
}

const FIELD = 'title';

export async function openTitle(tap: Tap<ButtonInteraction>, id: string): Promise<void> {
  const at = await storySeat(tap, id, true);
  if (!at) return;
  const { terms } = at.table;
  const { title } = terms;
  await openModal(tap, {
    custom_id: storyButtons.write({ table: id, written: { what: 'title', on: titleDigest(terms) } }),
    title: tap.t('bacchanalia.title.form'),
    components: [
      textField(
        tap.t('bacchanalia.title.label'),
        { custom_id: FIELD, style: TextInputStyle.Short, max_length: MAX_TITLE_LENGTH, value: title ?? '' },
        tap.t('bacchanalia.title.hint'),
      ),
    ],
  });
}

/** The digest covers both the current and the proposed title, since a new proposal replaces them. */
const titleDigest = ({ title, proposedTitle }: StoryTerms): string =>
  wordsDigest([title, proposedTitle?.title]);

/** `on`: the digest of the titles that the form showed, if known. */
export async function submitTitle(
  tap: Tap<ModalSubmitInteraction>,
  { id, terms }: StoryTable,
  on: string | undefined,
): Promise<void> {
  promiseReply(tap);
  const title = oneLine(tap.interaction.fields.getTextInputValue(FIELD));
  const latest = terms.proposedTitle?.title ?? terms.title;
  if (on !== undefined && on !== titleDigest(terms) && latest !== undefined && latest !== title) {
    const values = { latest: plainText(latest), title: plainText(title) };
    return replyPrivately(tap, tap.t('bacchanalia.title.changed', values));
  }
  await done(tap, await proposeTitle(tap.tables, id, tap.userId, title), id);
}

export async function supportTitle(
  tap: Tap<ButtonInteraction>,
  { table: id, of }: { readonly table: string; readonly of?: string },
): Promise<void> {
  const outcome = await agreeToTitle(tap.tables, id, tap.userId, of);
  await done(tap, outcome, id);
}

async function done(
  tap: Tap<ButtonInteraction | ModalSubmitInteraction>,
  outcome: Outcome,
  id: string,
): Promise<void> {
  if (!(await acceptedTable(tap, outcome))) return;
  await answer(tap, tap.t('bacchanalia.done'));
  await sendNoticesAndRefresh(tap, id);
}

/** Whether a title is still proposed. */
export const isTitleOffered = ({ terms }: StoryTable, text: NoticeText): boolean =>
  text.kind === 'title' && terms.proposedTitle?.title === text.title;

/** Tells the table, without a ping, that the story has a title or one is proposed. */
export function titleNotice(
  { id, game, locale }: Pick<Table, 'id' | 'game' | 'locale'>,
  { title, stands }: { readonly title: string; readonly stands: boolean },
): OutMessage {
  const t = translator(locale);
  const agree = button(
    storyButtons.title({ table: id, of: wordsDigest(title) }),
    t('bacchanalia.button.agreeTitle'),
  );
  const text = t('notice.title', { title: plainText(title), stands: stands ? 'yes' : 'no' });
  return laidOut([row(text, stands ? null : agree)], accentOf(game));
}
