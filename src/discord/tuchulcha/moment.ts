import type { APIButtonComponent } from 'discord-api-types/v10';
import {
  boardOfPosition,
  type Color,
  type GameState,
  passagesOf,
  roleOf,
} from '../../games/tuchulcha/index.ts';
import type { Face } from '../../pictures/index.ts';
import { shortName } from '../../pictures/names.ts';
import type { Figure, MomentView } from '../../pictures/tuchulcha/banners/view.ts';
import type { SeatColor } from '../../tables/game-types.ts';
import { occupantOf } from '../../tables/seats.ts';
import type { Table, TableOf } from '../../tables/table.ts';
import { type Moment, momentsOf } from '../../tables/tuchulcha/moments.ts';
import { isInGame } from '../../tables/who-acts.ts';
import { listOf, type Translate, translator } from '../../texts/index.ts';
import { button, type OutMessage, rowsOf } from '../api/message.ts';
import { eventsOfTurn, type ReplayedAction } from '../views/game-view.ts';
import { links } from '../views/links.ts';
import { mention, nameOn, plainLabel, plainName } from '../views/names.ts';

/** `mentions`: people whom the turn put out, nobody else. */
interface Announcement {
  readonly message: Omit<OutMessage, 'picture'>;
  readonly view: MomentView;
}

/** The great moments of a turn: a banner of the greatest, all of them in a sentence. Null where there was none. */
export function momentAnnouncement(
  table: TableOf<'tuchulcha'>,
  replay: readonly ReplayedAction<'tuchulcha'>[],
  turn: number,
  faces: ReadonlyMap<SeatColor, Face>,
): Announcement | null {
  const { setup, state } = table;
  const events = eventsOfTurn(
    replay.flatMap((entry) => entry.events),
    turn,
  );
  const moments = setup && state ? momentsOf(events, setup.players) : [];
  const [greatest] = moments;
  if (!state || !greatest) return null;
  const t = translator(table.locale);
  const out = moments.flatMap((moment) => {
    const color = outOf(moment);
    const occupant = color && occupantOf(table.seats, color);
    return occupant?.kind === 'person' ? [occupant.userId] : [];
  });
  const told = deedsTold(t, table, moments).join('; ');
  const choices = out.length > 0 ? guesses(t, table) : [];
  const follow = button(links.follow({ table: table.id, at: 'end' }), t('button.follow'));
  return {
    message: {
      content: [t('moment.all', { moments: told }), ...(choices.length > 0 ? [t('moment.guess')] : [])].join(
        '\n',
      ),
      rows: out.length > 0 ? rowsOf([...choices, follow]) : [],
      mentions: out,
    },
    view: viewOf(t, table, state, greatest, turn, faces),
  };
}

/** Of a name on a button, so that a phone shows all of it. */
const LONGEST_NAME = 11;

/** For those who are out, one tap on whom they think to win; nothing to guess where one alone is left. */
function guesses(t: Translate, table: Table): APIButtonComponent[] {
  const left = table.seats.filter((seat) => isInGame(table, seat));
  if (left.length < 2) return [];
  return left.map(({ color }) => {
    const winner = shortName(plainLabel(nameOn(t, table, color)), LONGEST_NAME);
    return button(links.guess({ table: table.id, winner: color }), t('button.guess', { winner }));
  });
}

const outOf = (moment: Moment): Color | null =>
  moment.kind === 'fell' || moment.kind === 'out' ? moment.color : null;

/** The moments in words; deeds of the same player are one sentence, which names them once. */
function deedsTold(t: Translate, table: Table, moments: readonly Moment[]): string[] {
  const runs: Moment[][] = [];
  for (const moment of moments) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before?.by === moment.by && isOfDoer(before) && isOfDoer(moment)) run.push(moment);
    else runs.push([moment]);
  }
  return runs.map((run) => {
    const deeds = run.map((moment, at) => momentText(t, table, moment, at > 0));
    return listOf(table.locale, deeds);
  });
}

/** Where nobody but its doer is the subject of its sentence. */
const isOfDoer = ({ kind }: Moment): boolean => kind === 'role' || kind === 'sealed' || kind === 'hit';

/** A moment in words, without a full stop; whoever is out by a mention. `isNamed`: whose deed it is was said before. */
function momentText(t: Translate, table: Table, moment: Moment, isNamed: boolean): string {
  return momentSentence(t, table, moment, isNamed ? '' : called(t, table, moment.by)).trim();
}

function momentSentence(t: Translate, table: Table, moment: Moment, by: string): string {
  switch (moment.kind) {
    case 'fell':
      return t('moment.fell', { by, whom: calledOut(t, table, moment.color) });
    case 'role':
      return moment.role === 'tuchulcha'
        ? t('moment.tuchulcha', { by, given: moment.given })
        : t('moment.lasaVecuvia', { by });
    case 'out':
      return t('moment.out', {
        by,
        whom: calledOut(t, table, moment.color),
        why: moment.why,
        own: moment.by === moment.color ? 'yes' : 'no',
      });
    case 'sealed':
      return t('moment.sealed', {
        by,
        count: moment.stones.length,
        stones: listOf(table.locale, moment.stones.map(String)),
      });
    case 'hit': {
      const { color, count, stone } = moment;
      return t('moment.hit', { by, whom: called(t, table, color), count, stone });
    }
  }
}

function calledOut(t: Translate, table: Table, color: Color): string {
  const occupant = occupantOf(table.seats, color);
  return occupant?.kind === 'person' ? mention(occupant.userId) : called(t, table, color);
}

const called = (t: Translate, table: Table, color: Color): string =>
  `**${plainName(nameOn(t, table, color))}**`;

function viewOf(
  t: Translate,
  table: Table,
  state: GameState,
  moment: Moment,
  turn: number,
  faces: ReadonlyMap<SeatColor, Face>,
): MomentView {
  const { position } = state;
  const figure = (color: Color): Figure => {
    const name = plainLabel(nameOn(t, table, color));
    return { color, name, face: faces.get(color) ?? { kind: 'computer' }, role: roleOf(position, color) };
  };
  const common = { turn, by: figure(moment.by), locale: table.locale };
  switch (moment.kind) {
    case 'role':
      // Whoever took the role may be out by now.
      return { ...common, by: { ...common.by, role: moment.role }, kind: moment.role, given: moment.given };
    case 'fell':
    case 'out':
      return { ...common, kind: moment.kind, whom: figure(moment.color) };
    case 'hit':
      return { ...common, kind: 'hit', whom: figure(moment.color), count: moment.count, stone: moment.stone };
    case 'sealed': {
      const passages = passagesOf(boardOfPosition(position));
      return { ...common, kind: 'sealed', stones: moment.stones, sealed: position.sealed, passages };
    }
  }
}
