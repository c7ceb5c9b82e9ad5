import type { APIButtonComponent } from 'discord-api-types/v10';
import type { GameEvent } from '../../games/bacchanalia/action.ts';
import type { Color } from '../../games/bacchanalia/cards.ts';
import { type Offers, offers } from '../../games/bacchanalia/game.ts';
import {
  type EndingBy,
  type GameState,
  playerOf,
  type Row,
  type Source,
} from '../../games/bacchanalia/state.ts';
import { castOf } from '../../games/bacchanalia/tales.ts';
import type { TableauView } from '../../pictures/bacchanalia/alt.ts';
import { drawable } from '../../pictures/painter.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import { isPaused } from '../../tables/game-registry.ts';
import { isDeserted, peopleToAct } from '../../tables/seats.ts';
import { shorten } from '../../text.ts';
import { type PageId, type Translate, translator } from '../../texts/index.ts';
import {
  button,
  type ComponentRow,
  joinLines,
  lengthOfLines,
  MAX_OPTIONS,
  MAX_READABLE_LABEL,
  rowsOf,
  selectRow,
  slicesOf,
} from '../api/message.ts';
import { backButtons, type MessageToDraw } from '../views/game-presenter.ts';
import { mention, stamp, who } from '../views/names.ts';
import { storyButtons, type WordlessRequest, wordlessRequest } from './buttons.ts';
import { tieRow } from './cast.ts';
import { dealButton } from './gift-wishes.ts';
import { pausedMessage } from './safety.ts';
import { thingsToWeave } from './story-so-far.ts';
import {
  bacchusTask,
  becauseText,
  deusName,
  endingChoiceText,
  eventLines,
  eventsBefore,
  eventsIn,
  hasGreatTwist,
  isNotable,
  nameOnButton,
  placeText,
  type StoryReplay,
  taskText,
} from './story-texts.ts';
import { carriedLine } from './terms-text.ts';

/** Discord's limit, less a reserve for more lines. */
const MAX_CONTENT_LENGTH = 1950;

export function storyTurn(
  table: StoryTable,
  state: GameState,
  replay: StoryReplay,
  until: Date | null,
  away?: Date,
): MessageToDraw {
  const t = translator(table.locale);
  const picture = drawable('bacchanalia', 'tableau', tableauView(table, state));
  const { id, number } = table;
  if (isDeserted(table)) {
    const content = t('turn.deserted', { number, game: table.game });
    return { message: { content, rows: rowsOf(backButtons(t, table)), mentions: [] }, picture };
  }
  if (isPaused(table)) return { message: pausedMessage(t, table), picture };
  const asked = peopleToAct(table).map(({ userId }) => userId);
  const names = asked.length > 0 ? asked.map(mention).join(' ') : who(t, table, state.turn);
  const events = eventsIn(replay, state.turnNumber);
  const what = t('bacchanalia.what', { phase: state.phase.name, count: asked.length });
  const late = table.reminders.turn?.color ?? state.turn;
  const head = [
    t('bacchanalia.head', { who: names, what }),
    t('bacchanalia.table', { number, turn: state.turnNumber, until: until ? stamp(until) : 'none' }),
    away && t('turn.away', { who: who(t, table, late), until: stamp(away, 'F') }),
  ];
  const scene = sceneLines(t, table, state);
  const untold = [...eventsBefore(replay, state.turnNumber), ...events].filter(isNotable);
  const happened = eventLines(t, table, untold).map((line) => `-# ${line}`);
  // The task is kept whole; earlier events are shortened.
  const room = MAX_CONTENT_LENGTH - lengthOfLines([...head, ...scene]);
  const content = joinLines([...head, ...latestThatFit(happened, room), ...scene]);
  return {
    message: {
      content: shorten(content, MAX_CONTENT_LENGTH),
      rows: [
        ...choiceRows(t, table, state),
        ...weaveRow(t, table, state, replay),
        ...rowsOf([
          minervaButton(t, table, state, offers(state).color),
          button(storyButtons.lookUp({ table: id, page: 0 }), t('bacchanalia.button.lookUp')),
          lateButton(t, table, state),
          ...backButtons(t, table),
        ]),
      ],
      mentions: isAlreadyCalled(state, events) ? [] : asked,
    },
    picture,
  };
}

/** A select of others' descriptions: the scene's form opens with the chosen one. */
function weaveRow(
  t: Translate,
  table: StoryTable,
  state: GameState,
  replay: StoryReplay,
): readonly ComponentRow[] {
  if (offers(state).keeps.length === 0) return [];
  const options = thingsToWeave(t, table, state.turn, replay).map((thing) => ({
    label: thing,
    value: thing,
  }));
  const id = storyButtons.choose({ table: table.id, of: 'weave' });
  return options.length > 0 ? [selectRow(id, t('bacchanalia.weave.choose'), options)] : [];
}

function latestThatFit(lines: readonly string[], room: number): readonly string[] {
  const [, ...rest] = lines;
  return lines.length === 0 || lengthOfLines(lines) <= room ? lines : latestThatFit(rest, room);
}

function isAlreadyCalled({ phase }: GameState, events: readonly GameEvent[]): boolean {
  if (phase.name === 'bacchusStays') return true;
  return events.some((event) => event.type === 'told' && event.kind === 'bacchusCame');
}

export function sceneLines(t: Translate, table: StoryTable, state: GameState): string[] {
  const { phase } = state;
  switch (phase.name) {
    case 'gift':
      return [`> ${t('bacchanalia.gift')}`];
    case 'introductions': {
      const first = state.introducesFirst;
      return [
        ...carriedLine(t, table.terms).map((line) => `> ${line}`),
        `> ${t('bacchanalia.introductions')}`,
        ...(first && phase.left.includes(first)
          ? [`> ${t('bacchanalia.firstSigns', { who: who(t, table, first) })}`]
          : []),
      ];
    }
    case 'bacchusMoves':
    case 'aruspex':
      return [`**${becauseText(t, phase.ruling)}**`];
    case 'scene':
      return [
        `**${becauseText(t, phase.ruling)}** ${placeText(t, phase.place)}`,
        ...bacchusLines(t, table, state),
        `> ${taskText(t, table, state)}`,
      ];
    case 'chooseEnding':
      return hasGreatTwist(state) ? [`**${t('bacchanalia.twist.great')}**`] : [];
    case 'ending':
      return [...bacchusLines(t, table, state), `> ${taskText(t, table, state)}`];
    default:
      return [];
  }
}

/** An empty line separates this task from the scene's. */
const bacchusLines = (t: Translate, table: StoryTable, state: GameState): string[] =>
  offers(state).tellsBacchus ? [`> ${bacchusTask(t, table, state)}`, '> '] : [];

export function minervaButton(
  t: Translate,
  table: StoryTable,
  state: GameState,
  looking: Color | null,
): APIButtonComponent | null {
  const { minerva } = offers(state);
  if (minerva?.from !== looking || !minerva) return null;
  const label = t('bacchanalia.button.minerva', { seat: nameOnButton(t, table, minerva.to) });
  return button(storyButtons.act({ table: table.id, request: { type: 'giveMinerva' } }), label);
}

/** The button is for players who missed the turn of their ending; the handler checks who presses it. */
const lateButton = (t: Translate, { id }: StoryTable, state: GameState) =>
  offers(state).late.length > 0 &&
  button(storyButtons.write({ table: id, written: { what: 'late' } }), t('bacchanalia.button.late'));

/** The page of the rules that explains the current task. */
export function helpPageOf({ phase }: GameState): PageId {
  switch (phase.name) {
    case 'gift':
      return 'gifts';
    case 'introductions':
      return 'introduction';
    case 'aruspex':
    case 'scene':
      return PAGE_OF_ROW[phase.ruling.row];
    case 'bacchusMoves':
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

export function tableauView({ seats, locale }: StoryTable, state: GameState): TableauView {
  const { setup, middle, amansApart, parcae, ending, deck, discards, turn, phase } = state;
  const cast = castOf(state);
  const named = Object.values(cast).map(({ name }) => name);
  return {
    players: setup.players.map((color) => {
      const occupant = seats.find((seat) => seat.color === color)?.occupant;
      const { wasOdd: _, ended, missed, ...player } = playerOf(state, color);
      return {
        ...player,
        color,
        name: cast[color]?.name ?? (occupant?.kind === 'person' ? occupant.name : ''),
        // Players whose characters have the same name are told apart by color.
        isCharacter: named.filter((name) => name === cast[color]?.name).length === 1,
        ended: ended?.kind ?? null,
        ...(missed && { missed: true }),
      };
    }),
    middle,
    amansApart,
    parcae,
    ending,
    locale,
    parcaeEnd: setup.end.kind === 'parcae' ? setup.end.times : null,
    deck: deck.length,
    discards: discards.length,
    onTurn: phase.name === 'over' || phase.name === 'introductions' ? null : turn,
    introducing: phase.name === 'introductions' ? phase.left : [],
    ruling: 'ruling' in phase ? phase.ruling : null,
  };
}

interface RequestChoice {
  readonly label: string;
  readonly request: WordlessRequest;
  /** Its effect, if that is not in the label. */
  readonly description?: string;
}

function choiceRows(t: Translate, table: StoryTable, state: GameState): ComponentRow[] {
  const { id } = table;
  switch (state.phase.name) {
    case 'gift':
      return rowsOf([
        button(storyButtons.wishes({ table: id }), t('bacchanalia.button.give'), 'primary'),
        dealButton(t, table),
      ]);
    case 'introductions':
    case 'scene':
    case 'ending': {
      const tell = state.phase.name === 'introductions' ? 'introduce' : 'tell';
      const tale = storyButtons.write({ table: id, written: { what: 'tale' } });
      const part = storyButtons.write({ table: id, written: { what: 'part' } });
      return [
        ...rowsOf([
          button(tale, t(`bacchanalia.button.${tell}`), 'primary'),
          button(part, t('bacchanalia.button.draft')),
        ]),
        ...(state.phase.name === 'introductions' ? [tieRow(t, table)] : []),
      ];
    }
    default:
      return requestRows(
        t,
        table,
        requestsIn(t, table, offers(state)),
        state.phase.name === 'chooseEnding' ? 'ending' : 'aruspex',
      );
  }
}

/** A phase has choices of one kind at most. */
const requestsIn = (
  t: Translate,
  table: StoryTable,
  { bacchusTo, aruspex, endings }: Offers,
): readonly RequestChoice[] => [
  ...bacchusTo.map((to): RequestChoice => {
    const label = t('bacchanalia.button.bacchusTo', { seat: nameOnButton(t, table, to) });
    return { label, request: { type: 'giveBacchus', to } };
  }),
  ...aruspex.map((choice): RequestChoice => {
    const { deus, type } = choice;
    const place = placeName(t, table, type === 'get' ? choice.from : choice.to);
    const label = t(`bacchanalia.button.${type}`, { deus: deusName(t, deus), place });
    const brings = t(`bacchanalia.brings.${type}`, { deus });
    return { label, description: brings, request: { type: 'aruspex', choice } };
  }),
  ...endings.map((choice): RequestChoice => {
    return { label: endingChoiceText(t, choice), request: { type: 'chooseEnding', ...choice } };
  }),
];

/** Maximum number of buttons, in two rows; more choices become selects. */
const MAX_BUTTONS = 8;

function requestRows(
  t: Translate,
  { id }: StoryTable,
  all: readonly RequestChoice[],
  of: 'aruspex' | 'ending',
): ComponentRow[] {
  const whole = ({ label, description }: RequestChoice): string =>
    description ? `${label}: ${description}` : label;
  const isReadable = (choice: RequestChoice): boolean => whole(choice).length <= MAX_READABLE_LABEL;
  const isOfOneKind = all.every(({ description }) => description === all[0]?.description);
  // A list has room for what is too long for buttons.
  if (all.length <= MAX_BUTTONS && (isOfOneKind || all.every(isReadable)))
    return rowsOf(
      all.map((choice) =>
        button(
          storyButtons.act({ table: id, request: choice.request }),
          isReadable(choice) ? whole(choice) : choice.label,
        ),
      ),
    );
  const options = all.map(({ request, ...option }) => ({
    ...option,
    value: wordlessRequest.format(request),
  }));
  return slicesOf(options, MAX_OPTIONS)
    .slice(0, 3)
    .map((some, list) =>
      selectRow(
        storyButtons.choose({ table: id, of: list === 0 ? of : 'more' }),
        t('bacchanalia.choose'),
        some,
      ),
    );
}

/** A place is only mentioned if it isn't the middle. */
const placeName = (t: Translate, table: StoryTable, place: Source): string =>
  place === 'middle' ? 'none' : nameOnButton(t, table, place);
