import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Table } from '../../tables/table.ts';
import {
  formatHaruspex,
  formatRequest,
  HARUSPEX,
  type Haruspex,
  MAX_REQUEST_LENGTH,
  parseHaruspex,
  parseRequest,
  REQUEST,
} from '../../tables/tuchulcha/apply-request.ts';
import type { AnswerSwitch } from '../../tables/tuchulcha/automatic-play.ts';
import type { TextKey, Translate } from '../../texts/index.ts';
import { button } from '../api/message.ts';
import { coded, declareCustomIds, field, oneOf, tableId, version, wholeNumber } from '../custom-id.ts';

const request = field(REQUEST, MAX_REQUEST_LENGTH, parseRequest, formatRequest);

export const haruspexField = field<Haruspex>(HARUSPEX, 3, parseHaruspex, formatHaruspex);

const haruspexOrAll = field<Haruspex | null>(
  `${haruspexField.pattern}|all`,
  3,
  (text) => (text === 'all' ? null : parseHaruspex(text)),
  (of) => (of ? formatHaruspex(of) : 'all'),
);

/** `ending`: a switch below turns that version 1.0.0 has sent. */
const automaticAnswer = coded<AnswerSwitch | 'ending'>({
  end: 'ending',
  only: 'autoPlay',
  rolls: 'alwaysRolls',
  tuchulcha: 'neverTuchulcha',
  lasa: 'neverLasaVecuvia',
});

export const turnButtons = declareCustomIds({
  /** The version is that of the table when the button was drawn. */
  act: ['t:{table}:{version}:{request}', { table: tableId, version, request }],
  /** Shows the moves of one haruspex, or of all (null), without changing anything. */
  haruspex: ['h:{table}:{version}:{of}', { table: tableId, version, of: haruspexOrAll }],
  standing: ['standing:{table}', { table: tableId }],
  /** A list of what ends a turn. */
  ending: ['ending:{table}', { table: tableId }],
  answer: [
    'answer:{table}:{answer}:{given}',
    { table: tableId, answer: automaticAnswer, given: coded({ yes: true, no: false }) },
  ],
  /** Asks before a devotion, in place of the turn. */
  devotion: [
    'v:{table}:{version}:{role}',
    { table: tableId, version, role: coded({ t: 'tuchulcha', l: 'lasaVecuvia' } as const) },
  ],
});

const HISTORY_ACTIONS = {
  card: 'card',
  details: 'details',
  share: 'share',
  film: 'film',
  'share-film': 'shareFilm',
  text: 'text',
  json: 'json',
  dice: 'dice',
  page: 'page',
} as const;

export type HistoryAction = (typeof HISTORY_ACTIONS)[keyof typeof HISTORY_ACTIONS];

const action = coded<HistoryAction>(HISTORY_ACTIONS);

export const gameLinks = declareCustomIds({
  recap: ['since:{table}', { table: tableId }],
  history: ['past:game:{table}:{does}', { table: tableId, does: action }],
});

/** `open` and `lesson` are on the card, the others on the replay. A `lesson` is one of the reader's turns with a better choice. */
type ReplayButton = 'open' | 'lesson' | 'next' | 'back' | 'first' | 'last';

export const replayButtons = declareCustomIds({
  /** `by` distinguishes the buttons' ids on a message. */
  replay: [
    'past:turn:{table}:{turn}:{by}',
    {
      table: tableId,
      turn: wholeNumber(5),
      by: oneOf<ReplayButton>('open', 'lesson', 'next', 'back', 'first', 'last'),
    },
  ],
  chooseTurn: ['past:turns:{table}', { table: tableId }],
});

export const replayButton = (t: Translate, { id }: Pick<Table, 'id'>): APIButtonComponent =>
  button(replayButtons.replay({ table: id, turn: 0, by: 'open' }), t('history.button.replay'));

export const actionButton =
  (t: Translate, { id }: Pick<Table, 'id'>) =>
  (does: HistoryAction, label: TextKey): APIButtonComponent =>
    button(gameLinks.history({ table: id, does }), t(label));
