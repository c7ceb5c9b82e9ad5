import type {
  ButtonInteraction,
  MessageContextMenuCommandInteraction,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import { COLORS } from '../../games/bacchanalia/cards.ts';
import type { GameState } from '../../games/bacchanalia/state.ts';
import { tellerOf } from '../../games/bacchanalia/tales.ts';
import { describeTableau, type TableauView } from '../../pictures/bacchanalia/alt.ts';
import { drawable } from '../../pictures/painter.ts';
import { readership } from '../../tables/bacchanalia/agreement.ts';
import { talePartsOf } from '../../tables/bacchanalia/apply-request.ts';
import { isDraftOf, latestTale, wordsDigest } from '../../tables/bacchanalia/drafts.ts';
import { type StoryTable, storyChannels } from '../../tables/bacchanalia/types.ts';
import { findTable } from '../../tables/changes/table-transaction.ts';
import { seatOf } from '../../tables/seats.ts';
import { logOf } from '../../tables/store.ts';
import { isOf, type Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { customIdsIn, MAX_TEXT, row } from '../api/layout.ts';
import {
  type Buttons,
  button,
  fittingLines,
  laidOut,
  type OutMessage,
  plain,
  rowsOf,
} from '../api/message.ts';
import type { ValuesOf } from '../custom-id.ts';
import type { GameFeature } from '../game-features.ts';
import type { Tap } from '../handling/context.ts';
import {
  type Feature,
  messageCommand,
  replying,
  replyingInPlace,
  respond,
  updating,
} from '../handling/feature.ts';
import {
  answer,
  promiseReply,
  promiseUpdate,
  replyPrivately,
  replyRefusal,
  replyUnknownButton,
} from '../handling/reply.ts';
import { showTableCommand } from '../handling/which-table.ts';
import { accentAt } from '../views/game-presenter.ts';
import { links } from '../views/links.ts';
import { plainText } from '../views/names.ts';
import { storyButtons, wordlessRequest } from './buttons.ts';
import { castCommand, onCastChoice, showCast } from './cast.ts';
import { chronicle, chronicleOption, onChronicleButton, showPastStory } from './chronicle/command.ts';
import { addToScene, draftMessage, tellDraft } from './draft.ts';
import { isTitleOffered, openTitle, submitTitle, supportTitle } from './end-message.ts';
import { messagesOfTale } from './find-tale.ts';
import { chooseCard, chooseReceiver, showWishes } from './gift-wishes.ts';
import { openStory, storyOffer, storyOpening, storyView } from './lobby.ts';
import { deliverStory, namedByPlayers, storyResultCard } from './notices.ts';
import { openForm } from './open-form.ts';
import { bacchanaliaServerSettings, recordFormerChannel, whyNotForAdults } from './publication.ts';
import { chooseEnd, onSafety, openTerms, safetyButton, submitTerms } from './safety.ts';
import { openAgain, submitAgain } from './sequel.ts';
import { actAtStory, storySeat } from './story-actions.ts';
import { eventLines, eventsIn, type StoryReplay, storyWords, taleOf, tellingOf } from './story-texts.ts';
import { submitForm } from './submit-form.ts';
import { aboutTaleMessage, doubtNow, taleHeading } from './tale-messages.ts';
import { helpPageOf, minervaButton, tableauView } from './turn.ts';

/** The story since a reader's last tale as a private page, with all look-ups below it. */

/** Maximum length of a page, below Discord's limit for the texts of a message. */
const MAX_PAGE_LENGTH = MAX_TEXT - 200;

/** People who have told nothing yet, also those who took a seat over, read from the beginning; people without a seat can't read here. */
export function pagesSince(
  t: Translate,
  table: StoryTable,
  replay: StoryReplay,
  userId: string,
): readonly string[] {
  const seat = seatOf(table, userId);
  const { state } = table;
  if (!seat || !state) return [];
  const from = lastTaleOf(state, replay, userId) + 1;
  const blocks = state.told.slice(from).flatMap((_, at) => {
    const tale = taleOf(replay, from + at);
    if (!tale) return [];
    return talePartsOf(tale.text).map((text, part) =>
      part === 0 ? `${taleHeading(t, table, tale)}\n${text}` : text,
    );
  });
  const pages: string[] = [];
  for (const block of blocks) {
    const last = pages.at(-1);
    if (last !== undefined && last.length + block.length + 2 <= MAX_PAGE_LENGTH)
      pages[pages.length - 1] = `${last}\n\n${block}`;
    else pages.push(block);
  }
  return pages;
}

/** -1 if they have told nothing yet. */
const lastTaleOf = ({ told }: GameState, replay: StoryReplay, userId: string): number =>
  told.findLastIndex((_, at) => tellingOf(replay, at)?.by === userId);

export function lookUpMessage(
  t: Translate,
  table: StoryTable,
  replay: StoryReplay,
  userId: string,
  page: number,
): OutMessage {
  const pages = pagesSince(t, table, replay, userId);
  const at = Math.min(page, pages.length - 1);
  const turn = (to: number, key: 'bacchanalia.button.earlier' | 'bacchanalia.button.later') =>
    to >= 0 && to < pages.length && button(storyButtons.lookUp({ table: table.id, page: to }), t(key));
  const hasTold = table.state !== null && lastTaleOf(table.state, replay, userId) >= 0;
  const since = !seatOf(table, userId) ? 'none' : hasTold ? 'tale' : 'start';
  const head = t('bacchanalia.lookUp', { number: table.number, page: at + 1, pages: pages.length, since });
  return laidOut(
    [
      ...[head, ...pages.slice(at, at + 1)].map((text) => row(text)),
      ...rowsOf([turn(at - 1, 'bacchanalia.button.earlier'), turn(at + 1, 'bacchanalia.button.later')]),
      ...rowsOf(referenceButtons(t, table)),
    ],
    accentAt(table),
  );
}

const referenceButtons = (t: Translate, { id, state }: StoryTable): Buttons => [
  button(storyButtons.tableau({ table: id }), t('bacchanalia.button.words')),
  button(storyButtons.cast({ table: id }), t('bacchanalia.button.cast')),
  state && button(links.rule({ page: helpPageOf(state) }), t('bacchanalia.button.how')),
  safetyButton(t, { id }),
];

async function onLookUp(
  tap: Tap<ButtonInteraction>,
  { page }: ValuesOf<typeof storyButtons.lookUp>,
  table: Table,
): Promise<void> {
  if (!isOf('bacchanalia', table)) return replyUnknownButton(tap);
  const replay = await tap.tableMessages.replay(table);
  await replyPrivately(tap, lookUpMessage(tap.t, table, replay, tap.userId, page));
}

/** The message command for asking about or cutting older tales without buttons. */
async function aboutThisTale(tap: Tap<MessageContextMenuCommandInteraction>): Promise<void> {
  promiseReply(tap);
  const { targetMessage, channelId, user } = tap.interaction;
  const shown = {
    content: targetMessage.content,
    customIds: customIdsIn(targetMessage.components.map((part) => part.toJSON())),
  };
  const last = await tap.store.lastPlayedIn(channelId, 'bacchanalia');
  for (const table of [...(await tap.store.tablesIn(channelId)), ...(last ? [last] : [])]) {
    if (!isOf('bacchanalia', table) || !table.state || !seatOf(table, user.id)) continue;
    const replay = await tap.tableMessages.replay(table);
    const numbers = [...table.state.told.keys()].toReversed();
    const number = numbers.find((tale) => messagesOfTale(table, replay, tale, [shown]).length > 0);
    const tale = number === undefined ? null : taleOf(replay, number);
    if (tale) return replyPrivately(tap, aboutTaleMessage(tap.t, table, tale));
  }
  await replyPrivately(tap, tap.t('bacchanalia.noTaleHere'));
}

type Values<Name extends keyof typeof storyButtons> = ValuesOf<(typeof storyButtons)[Name]>;

async function chooseFromList(tap: Tap<StringSelectMenuInteraction>, table: string): Promise<void> {
  const [value = ''] = tap.interaction.values;
  const request = wordlessRequest.parse(value);
  if (!request) return replyUnknownButton(tap);
  promiseUpdate(tap);
  await actAtStory(tap, table, request);
}

function openWriting(tap: Tap<ButtonInteraction>, { table: id, written }: Values<'write'>, table: Table) {
  switch (written.what) {
    case 'terms':
      return openTerms(tap, table);
    case 'again':
      return openAgain(tap, table);
    case 'title':
      return openTitle(tap, id);
    default:
      return openForm(tap, { table: id, written });
  }
}

async function submitWriting(
  tap: Tap<ModalSubmitInteraction>,
  { table: id, written }: Values<'write'>,
  table: Table,
) {
  // A form can't belong to another game.
  if (!isOf('bacchanalia', table)) return replyRefusal(tap, { code: 'noSuchTable' }, table);
  switch (written.what) {
    case 'terms':
      return submitTerms(tap, id, written.on);
    case 'again':
      return submitAgain(tap, table);
    case 'title':
      return submitTitle(tap, table, written.on);
    default:
      return submitForm(tap, { table: id, written });
  }
}

/** Shows, tells or drops the draft. The first answer is a new message, which later ones replace. */
async function onDraft(tap: Tap<ButtonInteraction>, { table, does }: Values<'draft'>) {
  const at = await storySeat(tap, table);
  if (!at) return;
  const { id } = tap.interaction.user;
  const drafts = tap.store.games.bacchanalia;
  if (does.what === 'drop') {
    const others = await drafts.dropDraft(table, id, does.on);
    return answer(tap, others ? draftMessage(tap.t, at, others) : tap.t('bacchanalia.draft.dropped'));
  }
  const draft = await drafts.draft(table, id);
  const isSeen = does.what === 'tell' && (!draft || isDraftOf(draft, does.on));
  if (!isSeen) return answer(tap, draftMessage(tap.t, at, draft));
  const told = draft ? null : latestTale(await logOf(tap.store, at.table), id);
  // Tapped twice.
  if (told && wordsDigest(told) === does.on) return answer(tap, tap.t('bacchanalia.draft.told'));
  if ((await tellDraft(tap, at, null)) === 'told') await answer(tap, tap.t('bacchanalia.draft.told'));
}

/** Asks privately whether to cut a tale, and whether to reveal who wants it. */
async function askToSkip(tap: Tap<ButtonInteraction>, { table, tale }: Values<'skip'>) {
  const at = await storySeat(tap, table, true);
  if (!at) return;
  const skip = (anonymous: boolean, label: 'bacchanalia.skip.nobody' | 'bacchanalia.skip.me') =>
    button(storyButtons.act({ table, request: { type: 'skip', tale, anonymous } }), tap.t(label));
  const { state } = at.table;
  if (state?.skipped.includes(tale)) return replyPrivately(tap, tap.t('bacchanalia.skip.done'));
  const isLast = state && tellerOf(state, tale) === state.lastTeller;
  const choices = [
    skip(true, 'bacchanalia.skip.nobody'),
    skip(false, 'bacchanalia.skip.me'),
    // Minerva is the gentler answer to a scene that goes too far.
    isLast && minervaButton(tap.t, at.table, state, at.seat.color),
  ];
  await replyPrivately(tap, plain(tap.t('bacchanalia.skip.asked'), rowsOf(choices)));
}

async function showDoubt(tap: Tap<ButtonInteraction>, id: string, tale: number): Promise<void> {
  const table = await findTable(tap.tables, id);
  if (!table || !isOf('bacchanalia', table)) return;
  const replay = await tap.tableMessages.replay(table);
  await answer(tap, doubtNow(table, tale, replay));
}

/** The tableau and this turn's card events as text, available to everybody. */
async function inWords(tap: Tap<ButtonInteraction>, table: Table): Promise<void> {
  if (!isOf('bacchanalia', table) || !table.state) return replyUnknownButton(tap);
  const replay = await tap.tableMessages.replay(table);
  const events = eventsIn(replay, table.state.turnNumber);
  const lines = [
    plainText(describeTableau(tableauView({ ...table, locale: tap.locale }, table.state))),
    ...eventLines(tap.t, { ...table, locale: tap.locale }, events).map((line) => `-# ${line}`),
  ];
  await replyPrivately(tap, fittingLines(lines));
}

/** The common parts of commands about a story of the person's choice. */
const ofAStory = { options: [chronicleOption], permission: 'readStory', fits: null } as const;

const bacchanaliaFeature: Feature = {
  commands: [
    showTableCommand(
      'bacchanalia tableau',
      'command.tableau',
      // A story's table has no other picture.
      (head, { view }) => `${head}\n${plainText(describeTableau(view as TableauView))}`,
    ),
    { ...ofAStory, name: 'bacchanalia chronicle', text: 'command.chronicle', handle: chronicle },
    { ...ofAStory, name: 'bacchanalia cast', text: 'command.cast', handle: castCommand },
  ],
  messageCommands: [
    messageCommand('messageCommand.addToScene', addToScene),
    messageCommand('messageCommand.aboutTale', aboutThisTale),
  ],
  routes: respond(
    storyButtons,
    {
      open: replying(openStory),
      act: updating(async (tap, { table, request }) => {
        const isDone = await actAtStory(tap, table, request);
        if (isDone && request.type === 'vote') await showDoubt(tap, table, request.tale);
      }),
      choose: {
        select(tap, { table, of }) {
          if (of === 'end') return chooseEnd(tap, table);
          const [value = ''] = tap.interaction.values;
          if (of !== 'tie' && of !== 'weave') return chooseFromList(tap, table);
          const chosen =
            of === 'tie' ? { tie: COLORS.find((color) => color === value) ?? null } : { woven: value };
          return openForm(tap, { table, written: { what: 'tale' } }, chosen);
        },
      },
      write: { button: openWriting, form: submitWriting },
      draft: replyingInPlace(onDraft),
      skip: replying(askToSkip),
      safety: onSafety,
      wishes: replyingInPlace((tap, _, table) => showWishes(tap, table)),
      wish: { answers: 'update', select: chooseCard },
      gift: replyingInPlace(chooseReceiver),
      lookUp: replyingInPlace(onLookUp),
      tableau: replyingInPlace((tap, _, table) => inWords(tap, table)),
      title: replying(supportTitle),
      anyTitle: replying(supportTitle),
      cast: replying((tap, _, table) => showCast(tap, table, null)),
      castOf: { answers: 'update', select: onCastChoice },
      chronicle: onChronicleButton,
    },
    {
      act: 'tell',
      choose: ({ of }) => (of === 'end' ? 'agreeOnTerms' : 'tell'),
      // Everybody who sees the table can see the lines and veils.
      write({ written: { what } }, isForm) {
        if (what === 'again') return 'playAgain';
        if (what === 'title') return 'nameStory';
        return what !== 'terms' ? 'tell' : isForm ? 'agreeOnTerms' : 'see';
      },
      draft: 'tell',
      skip: 'tell',
      safety: ({ does }) => (does === 'show' ? 'see' : 'agreeOnTerms'),
      wishes: 'agreeOnTerms',
      wish: 'agreeOnTerms',
      gift: 'agreeOnTerms',
      lookUp: 'see',
      tableau: 'see',
      title: 'nameStory',
      anyTitle: 'nameStory',
      cast: 'readStory',
      castOf: 'readStory',
      chronicle: 'readStory',
    },
  ),
};

const storyRules: NonNullable<GameFeature['rules']> = {
  mainPages: ['storyAim', 'storyTurn', 'umbraCards', 'rulingDeus', 'aruspex', 'safety', 'storyEnd'],
  overview: (locale) => drawable('bacchanalia', 'dei', { locale }),
  figure: (locale, figure) => (figure === 'dei' ? drawable('bacchanalia', 'dei', { locale }) : null),
};

export const bacchanaliaInDiscord: GameFeature<'bacchanalia'> = {
  name: 'bacchanalia',
  // The game isn't marked as age-restricted, since each server decides where it may be played.
  rules: storyRules,
  text: 'command.bacchanalia',
  isOn: (settings) => storyChannels(settings) !== 'off',
  view: storyView,
  words: storyWords,
  deliver: deliverStory,
  isOffered: isTitleOffered,
  resultCard: storyResultCard,
  profile: { lines: (t, { told, ended }) => [t('profile.stories', { told, ended })] },
  namedByPlayers,
  whyNotIn: whyNotForAdults,
  moved: recordFormerChannel,
  showPast: showPastStory,
  isPublished: async (store, table) =>
    table.setup !== null && (await readership({ store }, table)).isPublished,
  opening: storyOpening,
  offer: storyOffer,
  serverSettings: bacchanaliaServerSettings,
  features: [bacchanaliaFeature],
};
