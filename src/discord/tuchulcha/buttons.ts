import {
  formatHaruspex,
  formatRequest,
  type Haruspex,
  LONGEST_REQUEST,
  parseHaruspex,
  parseRequest,
  REQUEST,
} from '../../tables/tuchulcha/request-words.ts';
import type { AutomaticAnswers } from '../../tables/tuchulcha/settings.ts';
import { coded, declareCustomIds, field, tableId, version } from '../custom-id.ts';
import { haruspexField } from './haruspexes.ts';

const request = field(REQUEST, LONGEST_REQUEST, parseRequest, formatRequest);

const haruspexOrAll = field<Haruspex | null>(
  `${haruspexField.pattern}|all`,
  3,
  (text) => (text === 'all' ? null : parseHaruspex(text)),
  (of) => (of ? formatHaruspex(of) : 'all'),
);

const automaticAnswer = coded<keyof AutomaticAnswers>({
  end: 'autoConfirm',
  only: 'autoPlay',
  rolls: 'alwaysRolls',
  tuchulcha: 'neverTuchulcha',
  lasa: 'neverLasaVecuvia',
});

export const turnButtons = declareCustomIds({
  /** The version is that of the table when the button was drawn. */
  act: ['t:{table}:{version}:{request}', { table: tableId, version, request }],
  /** Shows the moves of one haruspex, or of all (null), and changes nothing. */
  haruspex: ['h:{table}:{version}:{of}', { table: tableId, version, of: haruspexOrAll }],
  standing: ['standing:{table}', { table: tableId }],
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
