import { COLORS, DEI } from '../../games/bacchanalia/cards.ts';
import type { Twist } from '../../games/bacchanalia/state.ts';
import { WORDS_DIGITS } from '../../tables/bacchanalia/drafts.ts';
import {
  coded,
  declareCustomIds,
  type KindIn,
  oneOf,
  optional,
  tableId,
  text,
  unionOf,
  type ValuesOf,
  wholeNumber,
} from '../custom-id.ts';

const number = wholeNumber(6);
const deus = oneOf(...DEI);
const color = oneOf(...COLORS);
const source = oneOf('middle', ...COLORS);

/** Requests of buttons, without text. */
export const wordlessRequest = unionOf('type', {
  giveMinerva: ['minerva', {}],
  give: ['give', { deus, to: color }],
  giveBacchus: ['bacchus', { to: color }],
  aruspex: [
    '',
    {
      choice: unionOf('type', {
        putBack: ['put', { deus, to: source }],
        get: ['get', { deus, from: source }],
      }),
    },
  ],
  vote: ['vote', { upholds: coded({ yes: true, no: false }), tale: number }],
  doubt: ['doubt', { tale: number }],
  chooseEnding: [
    'end',
    {
      ending: oneOf('flight', 'crime', 'bacchanal', 'amansLost', 'amansSaved', 'death'),
      twist: coded<Twist | null>({
        none: null,
        accuserGone: 'accuserGone',
        amansSaved: 'amansSaved',
        both: 'both',
      }),
    },
  ],
  skip: ['skip', { tale: number, anonymous: coded({ me: false, nobody: true }) }],
});

/** The `wordsDigest` of the text that a form showed when it opened. */
const digest = text(`[0-9a-f]{${WORDS_DIGITS}}`, WORDS_DIGITS);
const on = optional(digest);

const WRITTEN = {
  /** The buttons below a turn. An introduction whose draft is too long for its form is a `tale` as well. */
  part: ['part', {}],
  tale: ['tale', {}],
  /** The tale that is due, and its draft. `holds` counts the parts of the draft that the form showed. */
  tell: ['tell', { holds: number, on }],
  draft: ['draft', { holds: number, on }],
  edit: ['edit', { tale: number, on }],
  question: ['question', { about: number }],
  answer: ['answer', { question: number }],
  /** An ending that was passed over. Its form shows the draft, as `tell` does. */
  late: ['late', { holds: optional(number), on }],
  retell: ['retell', { tale: number }],
  /** Another story of the same people. */
  again: ['again', {}],
  title: ['title', { on }],
  terms: ['terms', { on }],
} as const;

/** A form of a story, or the button that opens it. */
export type Written = KindIn<'what', typeof WRITTEN>;

/** A gift of any card, or to anyone. */
export const ANY = 'any';

export const storyButtons = declareCustomIds({
  /** Opens a table with the default options. */
  open: ['story:open', {}],
  act: ['story:{table}:do:{request}', { table: tableId, request: wordlessRequest }],
  /**
   * `more` is a second select for options that don't fit into the first; `end` chooses when the table ends; `tie` opens an
   * introduction with a question about another character, `weave` a scene with what is woven in.
   */
  choose: [
    'story:{table}:choose:{of}',
    { table: tableId, of: oneOf('aruspex', 'ending', 'more', 'end', 'tie', 'weave') },
  ],
  /** The button that opens a form and the form itself have the same id. */
  write: ['story:{table}:write:{written}', { table: tableId, written: unionOf('what', WRITTEN) }],
  /** `on`: the words that the person was shown, which alone are told or dropped. */
  draft: [
    'story:{table}:draft:{does}',
    {
      table: tableId,
      does: unionOf('what', { show: ['show', {}], tell: ['tell', { on }], drop: ['drop', { on }] }),
    },
  ],
  /** The X-card below a tale, which asks privately whether to reveal who uses it. */
  skip: ['story:{table}:skip:{tale}', { table: tableId, tale: wholeNumber(6) }],
  /** Shows the lines and veils, pauses the story, says that a person is ready, or drops what came along from the previous story. */
  safety: ['story:{table}:safety:{does}', { table: tableId, does: oneOf('show', 'pause', 'ready', 'drop') }],
  /** Gifts chosen beforehand or given now: `wish` chooses a card, or clears the list, `gift` its receiver. */
  wishes: ['story:{table}:wishes', { table: tableId }],
  wish: ['story:{table}:wish', { table: tableId }],
  gift: [
    'story:{table}:gift:{deus}:{to}',
    { table: tableId, deus: oneOf(...DEI, ANY), to: oneOf(...COLORS, ANY) },
  ],
  tableau: ['story:{table}:tableau', { table: tableId }],
  /** A page of the story since one's last tale, with look-ups below it. */
  lookUp: ['story:{table}:lookUp:{page}', { table: tableId, page: wholeNumber(3) }],
  cast: ['story:{table}:cast', { table: tableId }],
  castOf: ['story:{table}:castOf', { table: tableId }],
  /** Agrees to the proposed title with this digest. */
  title: ['story:{table}:title:{of}', { table: tableId, of: digest }],
  /** As in messages of earlier versions, which say no title. */
  anyTitle: ['story:{table}:title', { table: tableId }],
  /** `agree` gives or takes back a person's consent to publish; `publish` posts the chronicle in the channel. */
  chronicle: [
    'story:{table}:chronicle:{does}',
    { table: tableId, does: oneOf('show', 'markdown', 'html', 'agree', 'publish') },
  ],
});

export type WordlessRequest = ValuesOf<typeof storyButtons.act>['request'];
