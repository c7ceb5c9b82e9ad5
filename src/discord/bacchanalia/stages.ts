import {
  castOf,
  type GameEvent,
  type GameState,
  type Phase,
  playerOf,
  type Ruling,
} from '../../games/bacchanalia/index.ts';
import { storyPicture, type TableauView } from '../../pictures/bacchanalia/index.ts';
import type { LoggedAction } from '../../tables/game-types.ts';
import type { Table, TableOf } from '../../tables/table.ts';
import { listOf, type Translate, translator } from '../../texts/index.ts';
import { button, type OutMessage, plain, type Row, rowsOf } from '../api/message.ts';
import { fairnessButton } from '../views/check.ts';
import { eventsOfTurn, type MessageToDraw, type ReplayedAction } from '../views/game-view.ts';
import { links } from '../views/links.ts';
import { nameOrGone, plainText, who } from '../views/names.ts';
import { timeTaken } from '../views/time-taken.ts';
import { storyButtons } from './buttons.ts';
import { endingText, eventLines, rowText } from './words.ts';

/** Everything that lies on a story's table. */
export function tableauView({ seats, locale }: TableOf<'bacchanalia'>, state: GameState): TableauView {
  const { setup, middle, amansApart, parcae, ending, deck, discards, turn, phase } = state;
  const cast = castOf(state);
  const named = Object.values(cast).map(({ name }) => name);
  return {
    players: setup.players.map((color) => {
      const occupant = seats.find((seat) => seat.color === color)?.occupant;
      const { dei, hand, odd, bacchusCame, milesNext, ended, missed, left } = playerOf(state, color);
      return {
        color,
        name: cast[color]?.name ?? (occupant?.kind === 'person' ? occupant.name : ''),
        // Two of one name are told apart by their colors.
        isCharacter: named.filter((name) => name === cast[color]?.name).length === 1,
        dei,
        hand,
        odd,
        bacchusCame,
        milesNext,
        left,
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
    ruling: rulingIn(state),
  };
}

/** Who rules the turn, while the turn asks for it. */
function rulingIn({ phase }: GameState): Ruling | null {
  return 'ruling' in phase ? phase.ruling : null;
}

/** Each turn has so many messages at most: before the cards are drawn, for the tale, after an ending, and when all is over. */
const STAGES = 4;

/** A message for the player who was asked just before pings nobody (turn.ts). */
const STAGE: Readonly<Record<Phase['name'], number>> = {
  gift: 0,
  drawingFirst: 0,
  introductions: 0,
  bacchusCame: 0,
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

/** By stage; `first`: what comes before the cards are drawn, `close`: what comes after an ending. */
const ASKED = ['first', 'turn', 'close'] as const;

type Asked = (typeof ASKED)[number];

/** Of which turn a message was, and what it asked. */
const turnOfStage = (stage: number): { readonly turnNumber: number; readonly asked: Asked } => ({
  turnNumber: Math.floor(stage / STAGES),
  asked: ASKED[stage % STAGES] ?? 'turn',
});

/** What is left of a story's message: whose turn it was and who ruled, in a small line; below it, what nobody may miss. */
export function pastStage(
  table: TableOf<'bacchanalia'>,
  replay: readonly ReplayedAction<'bacchanalia'>[],
  stage: number,
): OutMessage {
  const t = translator(table.locale);
  const { turnNumber, asked } = turnOfStage(stage);
  const events = eventsOfTurn(
    replay.flatMap((entry) => entry.events),
    turnNumber,
  );
  const [first] = events;
  const color = first?.type === 'turn' ? first.color : table.setup?.first;
  if (!color) return plain(t('past.unknown'));
  if (asked === 'first' && hasIntroduction(events))
    return plain(t('bacchanalia.past.introductions', { number: turnNumber }));
  const whose = { number: turnNumber, who: who(t, table, color) };
  const hasCome = asked === 'first' && events.some(({ type }) => type === 'drew');
  if (hasCome || asked === 'close')
    return plain(t('bacchanalia.past.others', { ...whose, what: hasCome ? 'came' : 'told' }));
  const lines = eventLines(t, table, events.filter(isWeighty));
  const ruled = events.findLast((event) => event.type === 'ruled');
  return plain(
    [t('bacchanalia.past.turn', { ...whose, row: rowOf(t, ruled) }), ...lines]
      .map((line) => `-# ${line}`)
      .join('\n')
      .slice(0, 1900),
  );
}

/** Changes of the story for all: the cards themselves lie open in the next picture. */
const isWeighty = ({ type }: GameEvent): boolean =>
  ['gave', 'parcae', 'amansCame', 'endingBegins', 'ended', 'absent', 'missedEnding', 'left'].includes(type);

const hasIntroduction = (events: readonly GameEvent[]): boolean =>
  events.some((event) => event.type === 'told' && event.kind === 'introduction');

const rowOf = (t: ReturnType<typeof translator>, ruled: GameEvent | undefined): string =>
  ruled?.type === 'ruled' ? rowText(t, ruled.ruling.row) : 'none';

/** The last message of a story: how everybody's ended. It pings nobody. */
export function storyEnd(table: TableOf<'bacchanalia'>, state: GameState): MessageToDraw {
  const t = translator(table.locale);
  const { number } = table;
  const endings = state.setup.players.map((color) => {
    const { ended } = playerOf(state, color);
    return t('bacchanalia.end.row', {
      who: who(t, table, color),
      ending: ended ? endingText(t, ended.kind) : 'none',
    });
  });
  return {
    message: {
      content: [
        ...(table.terms?.title ? [`**${plainText(table.terms.title)}**`] : []),
        t('bacchanalia.end.head', { number, tales: state.tales }),
        ...endings,
        t('bacchanalia.end.chronicle'),
      ].join('\n'),
      rows: storyEndRows(t, table),
      mentions: [],
    },
    picture: storyPicture('tableau', tableauView(table, state)),
  };
}

/** Under a story that is over, in its thread and in the channel. */
export const storyEndRows = (t: Translate, table: Table): Row[] =>
  rowsOf([
    button(
      storyButtons.chronicle({ table: table.id, does: 'show' }),
      t('bacchanalia.button.chronicle'),
      'primary',
    ),
    button(links.rematch({ table: table.id }), t('bacchanalia.button.again')),
    fairnessButton(t, table),
  ]);

/** A story that is told, for the channel where its table was opened: who told it, and how long that took. Nobody wins. */
export function storyCard(
  table: TableOf<'bacchanalia'>,
  log: readonly LoggedAction[],
): Omit<OutMessage, 'picture'> {
  const { locale, number, seats, state, terms } = table;
  const t = translator(locale);
  const people = seats.flatMap(({ occupant }) =>
    occupant.kind === 'person' ? [nameOrGone(t, occupant.name)] : [],
  );
  const content = t('card.story', {
    game: t('game.bacchanalia'),
    number,
    players: listOf(locale, people),
    tales: state?.tales ?? 0,
    length: timeTaken(t, log),
    title: terms?.title ? plainText(terms.title) : 'none',
  });
  return { content, rows: storyEndRows(t, table), mentions: [] };
}
