import type { ButtonInteraction } from 'discord.js';
import {
  type APIButtonComponent,
  type APISelectMenuOption,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import type { AgreedEnd, GameState, Phase } from '../../games/bacchanalia/state.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import { gameOf, notReady } from '../../tables/game-registry.ts';
import type { Table } from '../../tables/table.ts';
import { type Translate, translator } from '../../texts/index.ts';
import {
  button,
  type ComponentRow,
  fittingLines,
  type OutMessage,
  plain,
  rowsOf,
  selectRow,
} from '../api/message.ts';
import { tableIn } from '../custom-id.ts';
import { openHere, USUAL_SIZE } from '../features/lobby/open-table.ts';
import type { GameOffer, GameOpening } from '../game-features.ts';
import type { Tap } from '../handling/context.ts';
import { choice, choiceOption, localized } from '../handling/feature.ts';
import type { GameView, LobbyView } from '../views/game-presenter.ts';
import { leaveButton, links, lobbyButtons, optionsButton, startButton } from '../views/links.ts';
import { who } from '../views/names.ts';
import { storyButtons } from './buttons.ts';
import { storyEnd } from './end-message.ts';
import { dropButton, readyCount } from './safety.ts';
import { eventLines, eventsBefore, eventsIn, isNotable, type StoryReplay } from './story-texts.ts';
import {
  carriedInLobby,
  endChoice,
  endSentence,
  expectedDays,
  formatEnd,
  hasLimits,
  inDays,
  limitLines,
  MAX_DAYS,
  OFFERED_ENDS,
  parseEnd,
  storyTerms,
} from './terms-text.ts';
import { storyTurn } from './turn.ts';

/** Maximum number of messages per turn: before the cards are drawn, for the tale, after an ending, and the last one. */
const STAGES = 4;

/** A message for a player who was just asked pings nobody (turn.ts). */
const STAGE: Readonly<Record<Phase['name'], number>> = {
  gift: 0,
  drawingFirst: 0,
  introductions: 0,
  drawing: 1,
  bacchusMoves: 1,
  aruspex: 1,
  scene: 1,
  chooseEnding: 1,
  ending: 1,
  bacchusStays: 2,
  over: 3,
};

export const stageOf = ({ turnNumber, phase }: GameState): number => turnNumber * STAGES + STAGE[phase.name];

/**
 * A past message keeps the player in a small line, with important events below; the chronicle's appendix has the cards. Turns that
 * passed by themselves since, such as gifts by wish, had no message and follow in the same one.
 */
function pastStage(table: StoryTable, replay: StoryReplay, stage: number): OutMessage {
  const number = Math.floor(stage / STAGES);
  const since = Math.max(0, (table.state?.turnNumber ?? 0) - number - 1);
  const passed = Array.from({ length: since }, (_, at) => pastLines(table, replay, number + 1 + at));
  const t = translator(table.locale);
  const before = eventLines(t, table, eventsBefore(replay, number).filter(isNotable)).map(small);
  return plain(
    fittingLines([...before, ...pastLines(table, replay, number, stage % STAGES), ...passed.flat()]),
  );
}

const small = (line: string): string => `-# ${line}`;

/** `inTurn`: the message of the turn. */
function pastLines(table: StoryTable, replay: StoryReplay, number: number, inTurn = 0): readonly string[] {
  const t = translator(table.locale);
  const events = eventsIn(replay, number);
  const [first] = events;
  const color = first?.type === 'turn' ? first.color : table.setup?.first;
  if (!color) return [t('past.unknown')];
  const isIntroduction = events.some((event) => event.type === 'told' && event.kind === 'introduction');
  if (inTurn === STAGE.introductions && isIntroduction)
    return [t('bacchanalia.past.introductions', { number })];
  const whose = { number, who: who(t, table, color) };
  if (inTurn === STAGE.bacchusStays) return [t('bacchanalia.past.others', whose)];
  const lines = eventLines(t, table, events.filter(isNotable));
  return [t('bacchanalia.past.turn', whose), ...lines].map(small);
}

const LISTED_DAYS = [7, 14, 30] as const;

/** Number of players from which those whose endings come early wait for long if all endings come by the cards alone. */
const MANY_PLAYERS = 5;

const START = 'button.startStory';

function howToJoin(t: Translate, table: Table): string {
  const { size, seats } = table;
  const { least } = gameOf(table).sizes;
  const step = !areAllReady(table) ? 'agree' : seats.length < least ? 'few' : 'begin';
  return t('lobby.howStory', { open: size - seats.length, step, least, ...readyCount(table) });
}

const areAllReady = (table: Table): boolean => table.seats.length > 0 && notReady(table).length === 0;

/** Nobody chooses a color in a story; its lobby agrees on its end and on lines and veils. */
const storyLobby: LobbyView = {
  texts: {
    playing: 'lobby.playingStory',
    finished: 'lobby.finishedStory',
    closed: 'lobby.closedStory',
    start: START,
  },
  terms(t, table) {
    const { end } = storyTerms(table);
    const days = expectedDays(table, end);
    const isLongForSome = end.kind === 'allTold' && table.size >= MANY_PLAYERS;
    const sentences = [
      endSentence(t, end),
      ...(isLongForSome ? [t('terms.end.toldLong')] : []),
      ...(days === null ? [] : [t('lobby.days', { days })]),
    ];
    return [
      t('lobby.story'),
      ...carriedInLobby(t, storyTerms(table)),
      t('lobby.adults'),
      sentences.join(' '),
    ];
  },
  how: howToJoin,
  whyNotYet: (t, table) =>
    notReady(table).length > 0
      ? howToJoin(t, table)
      : storyTerms(table).end.kind === 'time'
        ? t('refused.endPassed')
        : null,
  agreed(t, table, room) {
    const terms = storyTerms(table);
    return hasLimits(terms) ? limitLines(t, terms, room) : [];
  },
  buttons: (t, table) => (hasLimits(storyTerms(table)) ? [limitsButton(t, table)] : []),
  rows(t, table) {
    const { id, seats, isPrivate } = table;
    const [color] = gameOf(table).freeColors(seats, table.size);
    const begins = areAllReady(table);
    const ready = storyButtons.safety({ table: id, does: 'ready' });
    const buttons = [
      color && button(lobbyButtons.sit({ table: id, seat: color }), t('button.joinTable')),
      seats.length > 0 && !begins && button(ready, t('button.ready'), color ? 'secondary' : 'primary'),
      ...(begins ? startButton(t, table, START) : []),
      limitsButton(t, table),
      dropButton(t, table, storyTerms(table)),
      button(links.rule({ page: 'storyAim' }), t('button.howToPlay')),
      ...leaveButton(t, table),
      isPrivate && optionsButton(t, table),
    ];
    return [...rowsOf(buttons), endList(t, table)];
  },
};

const limitsButton = (t: Translate, { id }: Table): APIButtonComponent =>
  button(storyButtons.write({ table: id, written: { what: 'terms' } }), t('button.limits'));

function endList(t: Translate, table: Table): ComponentRow {
  const { end } = storyTerms(table);
  const chosen = formatEnd(end);
  const options = endOptions(t, end, table.size).map((option) => ({
    ...option,
    default: option.value === chosen,
  }));
  return selectRow(storyButtons.choose({ table: table.id, of: 'end' }), t('terms.choose.end'), options);
}

const endOptions = (t: Translate, end: AgreedEnd, size: number): APISelectMenuOption[] => [
  ...OFFERED_ENDS.map((offered) => ({
    value: formatEnd(offered),
    label: t(...endChoice(offered)),
    ...(offered.kind === 'allTold' && size >= MANY_PLAYERS && { description: t('terms.end.toldLong') }),
  })),
  ...LISTED_DAYS.map((days) => ({ value: `days-${days}`, label: t('terms.option.days', { days }) })),
  ...(end.kind === 'time' ? [{ value: formatEnd(end), label: t('terms.option.date') }] : []),
];

/** Buttons below tales belong to no turn. */
const OF_TURN = [storyButtons.lookUp, storyButtons.tableau, storyButtons.chronicle];

/** Each player to act gets a message, and so does the end. */
export const storyView: GameView<'bacchanalia'> = {
  accent: 0x7a2e4d,
  stage: stageOf,
  current: ({ table, state, replay, until, away }) =>
    state.phase.name === 'over' ? storyEnd(table, state) : storyTurn(table, state, replay, until, away),
  past: pastStage,
  tableOfTurn: (customId) => tableIn(OF_TURN, customId),
  lobby: storyLobby,
};

/** `/bacchanalia new` has no colors, and no computer players. */
export const storyOpening = (): GameOpening => ({
  options: [
    choiceOption(
      'ending',
      'command.new.ending',
      OFFERED_ENDS.map((end) => {
        const [key, values] = endChoice(end);
        return choice(key, formatEnd(end), values);
      }),
    ),
    { type: Option.Integer, ...localized('days', 'command.new.days'), min_value: 1, max_value: MAX_DAYS },
  ],
  read({ options }, now) {
    const days = options.getInteger('days');
    const end = days === null ? parseEnd(options.getString('ending') ?? '', now) : inDays(days, now);
    return { terms: end ? { end } : {} };
  },
});

/** Introduces stories to a server that has turned them on, with a button to open one. */
export const storyOffer: GameOffer = {
  text: (t) => t('bacchanalia.offer'),
  buttons: (t) => [
    button(storyButtons.open(), t('bacchanalia.button.open'), 'primary'),
    button(links.rule({ page: 'storyAim' }), t('bacchanalia.button.howToTell')),
  ],
};

/** A story takes days. */
export const openStory = (tap: Tap<ButtonInteraction>): Promise<void> =>
  openHere(tap, 'bacchanalia', ({ pace }) => ({
    size: USUAL_SIZE,
    computers: 0,
    pace: pace === 'live' ? 'daily' : pace,
  }));
