import type { APIButtonComponent } from 'discord-api-types/v10';
import {
  type Color,
  type EndingBy,
  type GameEvent,
  type GameState,
  offers,
  type Row,
} from '../../games/bacchanalia/index.ts';
import { storyPicture } from '../../pictures/bacchanalia/index.ts';
import { presentPeople } from '../../tables/seats.ts';
import type { TableOf } from '../../tables/table.ts';
import { isPaused } from '../../tables/terms.ts';
import { isDeserted, personToAct } from '../../tables/who-acts.ts';
import { type Translate, translator } from '../../texts/index.ts';
import type { PageId } from '../../texts/keys.ts';
import { button, rowsOf } from '../api/message.ts';
import { awaySeats, eventsOfTurn, type MessageToDraw, type ReplayedAction } from '../views/game-view.ts';
import { links } from '../views/links.ts';
import { mention, plainName, stamp, who } from '../views/names.ts';
import { storyButtons } from './buttons.ts';
import { taskText } from './prompt.ts';
import { pausedMessage, safetyButton } from './safety.ts';
import { tableauView } from './stages.ts';
import { choiceRows } from './turn-choices.ts';
import { becauseText, cardsText, eventLines, nameOnButton, placeText } from './words.ts';

type StoryTable = TableOf<'bacchanalia'>;

/** Before Discord's limit, with room for what comes after. */
const MOST_CONTENT = 1950;

/** The message for the player who is asked: their task, what the cards did, who rules and what the scene has to tell. */
export function storyTurn(
  table: StoryTable,
  state: GameState,
  replay: readonly ReplayedAction<'bacchanalia'>[],
  until: Date | null,
): MessageToDraw {
  const t = translator(table.locale);
  const picture = storyPicture('tableau', tableauView(table, state));
  const { id, number } = table;
  if (isDeserted(table)) {
    const content = t('turn.deserted', { number, game: table.game });
    return { message: { content, rows: rowsOf(backButton(t, table)), mentions: [] }, picture };
  }
  if (isPaused(table)) return { message: pausedMessage(t, table), picture };
  const asked = askedPeople(table, state);
  const names = asked.length > 0 ? asked.map(mention).join(' ') : who(t, table, state.turn);
  const events = eventsOfTurn(
    replay.flatMap((entry) => entry.events),
    state.turnNumber,
  );
  const head = [
    t('bacchanalia.head', { who: names, what: requestText(t, table, state) }),
    t('bacchanalia.table', {
      number,
      turn: state.turnNumber,
      until: until ? stamp(until) : 'none',
    }),
  ];
  const scene = sceneLines(t, table, state);
  const happened = whatHappened(t, table, state, events).map((line) => `-# ${line}`);
  // The scene's task is kept whole; what the cards did on the way to it is cut.
  const content = [
    ...head,
    ...latestThatFit(happened, MOST_CONTENT - lengthOf([...head, ...scene])),
    ...scene,
  ].join('\n');
  return {
    message: {
      content: content.slice(0, MOST_CONTENT),
      rows: [
        ...choiceRows(t, table, state),
        ...rowsOf([
          ...minervaButton(t, table, state, offers(state).color),
          howButton(t, state),
          button(storyButtons.tableau({ table: id }), t('bacchanalia.button.words')),
          ...(state.told.length > 0
            ? [button(storyButtons.cast({ table: id }), t('bacchanalia.button.cast'))]
            : []),
          safetyButton(t, table),
          ...lateButton(t, table, state),
          ...backButton(t, table),
        ]),
      ],
      mentions: isAlreadyCalled(state, events) ? [] : asked,
    },
    picture,
  };
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0);

/** The latest of the lines that there is room for. */
function latestThatFit(lines: readonly string[], room: number): readonly string[] {
  const [, ...rest] = lines;
  return lines.length === 0 || lengthOf(lines) <= room ? lines : latestThatFit(rest, room);
}

/** Whether the one who is asked has just told something in this turn, and so was called already. */
function isAlreadyCalled({ phase }: GameState, events: readonly GameEvent[]): boolean {
  if (phase.name === 'odd' || phase.name === 'bacchusStays') return true;
  const ofTurn = !['witness', 'challenge', 'question', 'answer', 'bacchusCame'].includes(phase.name);
  return ofTurn && events.some((event) => event.type === 'told' && event.kind === 'bacchusCame');
}

/** The people whom the game waits for: one, but all who are to vote. */
function askedPeople(table: StoryTable, state: GameState): string[] {
  const { voters: votes, introducers } = offers(state);
  const voters = [...votes, ...introducers];
  if (voters.length > 0) {
    const asked = table.seats.filter(({ color }) => voters.includes(color));
    return presentPeople(asked).map(({ userId }) => userId);
  }
  const person = personToAct(table);
  return person ? [person.userId] : [];
}

function requestText(t: Translate, table: StoryTable, state: GameState): string {
  const { phase } = state;
  return t('bacchanalia.what', {
    phase: phase.name,
    first: phase.name === 'introduction' && phase.isFirst ? 'yes' : 'no',
    who: who(t, table, state.turn),
    asker: 'asker' in phase ? who(t, table, phase.asker) : '',
  });
}

/** The events of the cards, for the player of the turn; others are told what they are asked about. */
function whatHappened(
  t: Translate,
  table: StoryTable,
  state: GameState,
  events: readonly GameEvent[],
): string[] {
  switch (state.phase.name) {
    case 'odd':
    case 'witness':
    case 'question':
    case 'answer':
      return [];
    case 'challenge':
      return eventLines(
        t,
        table,
        events.filter(({ type }) => type === 'challenged'),
      );
    // Doubts about another's card are asked and told beside the turn.
    default:
      return eventLines(
        t,
        table,
        events.filter(({ type }) => type !== 'challenged' && type !== 'voted'),
      );
  }
}

/** Who rules and why, and what is to be told; where a card was kept, what for. Players' words are quoted as plain text. */
export function sceneLines(t: Translate, table: StoryTable, state: GameState): string[] {
  const { phase } = state;
  const { locale } = table;
  switch (phase.name) {
    case 'introduction':
      return [`> ${t('bacchanalia.introduction', { first: phase.isFirst ? 'yes' : 'no' })}`];
    case 'introductions': {
      const first = state.introducesFirst;
      return [
        `> ${t('bacchanalia.introductions')}`,
        ...(first && phase.left.includes(first)
          ? [`> ${t('bacchanalia.firstSigns', { who: who(t, table, first) })}`]
          : []),
      ];
    }
    case 'bacchusMoves':
    case 'aruspex':
      return [`**${becauseText(t, locale, phase.ruling)}**`];
    case 'scene':
      return [
        `**${becauseText(t, locale, phase.ruling)}** ${placeText(t, phase.place)}`,
        `> ${taskText(t, table, state)}`,
        ...(offers(state).keeps.length > 0 ? [t('bacchanalia.oddHint')] : []),
      ];
    case 'ending':
      return [`> ${taskText(t, table, state)}`];
    case 'witness':
    case 'challenge':
      return [
        t('bacchanalia.woven', {
          who: who(t, table, state.turn),
          card: cardsText(t, locale, [phase.umbra]),
          woven: plainWords(phase.woven),
        }),
      ];
    default:
      return [];
  }
}

/** A few words of a player's in a line of ours: no markdown, no mention. */
const plainWords = (text: string): string => plainName(text.slice(0, 300));

/** For her owner, where they look: under a turn of theirs, and beside the X-card. */
export function minervaButton(
  t: Translate,
  table: StoryTable,
  state: GameState,
  looking: Color | null,
): APIButtonComponent[] {
  const { minerva } = offers(state);
  if (minerva?.from !== looking || !minerva) return [];
  const label = t('bacchanalia.button.minerva', { seat: nameOnButton(t, table, minerva.to) });
  return [button(storyButtons.act({ table: table.id, request: { type: 'giveMinerva' } }), label)];
}

/** For those who were away in the turn of their ending; whose it is follows from who presses it. */
const lateButton = (t: Translate, { id }: StoryTable, state: GameState): APIButtonComponent[] =>
  offers(state).late.length > 0
    ? [button(storyButtons.write({ table: id, written: { what: 'late' } }), t('bacchanalia.button.late'))]
    : [];

/** For those whose turns are passed over; whose button it is follows from who presses it. */
const backButton = (t: Translate, table: StoryTable): APIButtonComponent[] =>
  awaySeats(table).length > 0 ? [button(links.back({ table: table.id }), t('button.back'))] : [];

/** Opens that page. */
const howButton = (t: Translate, state: GameState): APIButtonComponent =>
  button(links.rule({ page: pageOf(state) }), t('bacchanalia.button.how'));

/** The page of the rules that explains what is asked now. */
function pageOf({ phase }: GameState): PageId {
  switch (phase.name) {
    case 'gift':
      return 'gifts';
    case 'introduction':
    case 'introductions':
      return 'introduction';
    case 'aruspex':
    case 'scene':
      return PAGE_OF_ROW[phase.ruling.row];
    case 'odd':
    case 'witness':
    case 'challenge':
      return 'oddCard';
    case 'bacchusCame':
    case 'bacchusMoves':
    case 'question':
    case 'answer':
      return 'bacchusMoves';
    case 'chooseEnding':
      return PAGE_OF_ENDING[phase.ending];
    case 'ending':
      return PAGE_OF_ENDING[phase.by];
    case 'bacchusStays':
      return 'storyEnd';
    default:
      return 'storyTurn';
  }
}

const PAGE_OF_ROW: Readonly<Record<Row, PageId>> = {
  ties: 'tiesRow',
  accusator: 'accusatorMiles',
  amans: 'amansEnding',
  bacchus: 'aruspex',
  goblet: 'vinumRow',
  miles: 'accusatorMiles',
  minerva: 'minervaVenus',
  pluto: 'plutoSatyrus',
  satyrus: 'plutoSatyrus',
  venus: 'minervaVenus',
  vinum: 'vinumRow',
};

const PAGE_OF_ENDING: Readonly<Record<EndingBy, PageId>> = {
  amans: 'amansEnding',
  miles: 'milesEnding',
  story: 'storyEnding',
};
