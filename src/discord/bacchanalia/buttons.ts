import {
  COLORS,
  type Color,
  DEI,
  type Deus,
  type EndingKind,
  type Source,
  type Twist,
} from '../../games/bacchanalia/index.ts';
import type { StoryRequest } from '../../tables/bacchanalia/types.ts';
import { WORDS_DIGITS } from '../../tables/drafts.ts';
import { declareCustomIds, field, oneOf, tableId, wholeNumber } from '../custom-id.ts';

/** `on`: the `wordsDigest` of what stood in a form when it opened, in whose place comes what is sent. */
interface Opened {
  readonly on?: string;
}

/** The forms: a tale or its draft, a question or an answer, the story's title, the table's lines and veils. */
export type Written =
  /** Buttons under a turn. The form of an introduction whose draft is too long for it is `tale` as well. */
  | { readonly what: 'part' }
  | { readonly what: 'tale' }
  /** The tale that is due, and the draft of it. `holds`: so many parts of the draft stood in the form when it opened. */
  | ({ readonly what: 'tell'; readonly holds: number } & Opened)
  | ({ readonly what: 'draft'; readonly holds: number } & Opened)
  /** Other words for a tale of one's own. */
  | ({ readonly what: 'edit'; readonly tale: number } & Opened)
  | { readonly what: 'question'; readonly about: number }
  | { readonly what: 'answer'; readonly question: number }
  /** An ending that was passed over; in its form, with the draft that stood there. */
  | ({ readonly what: 'late'; readonly holds?: number } & Opened)
  /** A tale that was skipped, told again. */
  | { readonly what: 'retell'; readonly tale: number }
  /** The story's. */
  | ({ readonly what: 'title' } & Opened)
  | ({ readonly what: 'terms' } & Opened);

/** Requests that need no text. */
export type WordlessRequest = Exclude<StoryRequest, { readonly text: string } | { readonly woven: string }>;

/** `more`: what one list has no room for; `end`: when the table wants to end. */
type StoryChoice = 'aruspex' | 'ending' | 'more' | 'end';

type SafetyAction = 'show' | 'pause' | 'ready';

/** `show`: what it holds so far; a document; `agree`: to publish it, or takes that back; `publish`: to everybody. */
export type ChronicleAction = 'show' | 'markdown' | 'html' | 'agree' | 'publish';

const ENDINGS: readonly EndingKind[] = ['flight', 'crime', 'bacchanal', 'amansLost', 'amansSaved', 'death'];
const TWISTS: readonly Twist[] = ['accuserGone', 'amansSaved', 'both'];

const MINERVA = 'minerva';

export function formatStoryRequest(request: WordlessRequest): string {
  switch (request.type) {
    case 'give':
      return `give-${request.deus}-${request.to}`;
    case 'giveBacchus':
      return `bacchus-${request.to}`;
    case 'aruspex': {
      const { choice } = request;
      return choice.type === 'putBack'
        ? `put-${choice.deus}-${choice.to}`
        : `get-${choice.deus}-${choice.from}`;
    }
    case 'vote':
      return `vote-${request.upholds ? 'yes' : 'no'}-${request.tale}`;
    case 'doubt':
      return `doubt-${request.tale}`;
    case 'chooseEnding':
      return `end-${request.ending}-${request.twist ?? 'none'}`;
    case 'skip':
      return `skip-${request.tale}-${request.anonymous ? 'nobody' : 'me'}`;
    case 'giveMinerva':
      return MINERVA;
  }
}

/** Null for anything that {@link formatStoryRequest} does not write. */
export function parseStoryRequest(text: string): WordlessRequest | null {
  if (text === MINERVA) return { type: 'giveMinerva' };
  const [what, one = '', two = '', ...more] = text.split('-');
  if (more.length > 0) return null;
  const deus = deusOf(one);
  switch (what) {
    case 'give': {
      const to = colorOf(two);
      return deus && to ? { type: 'give', deus, to } : null;
    }
    case 'bacchus': {
      const to = colorOf(one);
      return to && two === '' ? { type: 'giveBacchus', to } : null;
    }
    case 'put': {
      const to = sourceOf(two);
      return deus && to ? { type: 'aruspex', choice: { type: 'putBack', deus, to } } : null;
    }
    case 'get': {
      const from = sourceOf(two);
      return deus && from ? { type: 'aruspex', choice: { type: 'get', deus, from } } : null;
    }
    case 'vote':
      return (one === 'yes' || one === 'no') && isNumber(two)
        ? { type: 'vote', upholds: one === 'yes', tale: Number(two) }
        : null;
    case 'doubt':
      return isNumber(one) && two === '' ? { type: 'doubt', tale: Number(one) } : null;
    case 'end': {
      const ending = ENDINGS.find((kind) => kind === one);
      const twist = TWISTS.find((kind) => kind === two);
      return ending && (twist || two === 'none')
        ? { type: 'chooseEnding', ending, twist: twist ?? null }
        : null;
    }
    case 'skip':
      return isNumber(one) && (two === 'me' || two === 'nobody')
        ? { type: 'skip', tale: Number(one), anonymous: two === 'nobody' }
        : null;
    default:
      return null;
  }
}

const deusOf = (text: string): Deus | undefined => DEI.find((deus) => deus === text);
const colorOf = (text: string): Color | undefined => COLORS.find((color) => color === text);
const sourceOf = (text: string): Source | undefined => (text === 'middle' ? text : colorOf(text));
const isNumber = (text: string): boolean => /^(?:0|[1-9]\d{0,5})$/.test(text);

function formatWritten(written: Written): string {
  const on = 'on' in written && written.on !== undefined ? `-${written.on}` : '';
  switch (written.what) {
    case 'question':
      return `question-${written.about}`;
    case 'answer':
      return `answer-${written.question}`;
    case 'retell':
    case 'edit':
      return `${written.what}-${written.tale}${on}`;
    case 'tell':
    case 'draft':
      return `${written.what}-${written.holds}${on}`;
    case 'late':
      return written.holds === undefined ? 'late' : `late-${written.holds}${on}`;
    case 'terms':
    case 'title':
      return `${written.what}${on}`;
    default:
      return written.what;
  }
}

function parseWritten(text: string): Written | undefined {
  if (text === 'tale' || text === 'part' || text === 'late') return { what: text };
  const [what, value = '', digest, ...more] = text.split('-');
  if (more.length > 0) return undefined;
  if (what === 'terms' || what === 'title')
    return digest === undefined ? { what, ...(value !== '' && { on: value }) } : undefined;
  const on = digest !== undefined && { on: digest };
  if (what === 'edit' && isNumber(value)) return { what, tale: Number(value), ...on };
  if ((what === 'tell' || what === 'draft' || what === 'late') && isNumber(value))
    return { what, holds: Number(value), ...on };
  if (digest !== undefined) return undefined;
  if (what === 'question' && isNumber(value)) return { what, about: Number(value) };
  if (what === 'answer' && isNumber(value)) return { what, question: Number(value) };
  return what === 'retell' && isNumber(value) ? { what, tale: Number(value) } : undefined;
}

const either = (words: readonly string[]): string => `(?:${words.join('|')})`;
const NUMBER = '(?:0|[1-9]\\d{0,5})';
const WORDS_DIGEST = `[0-9a-f]{${WORDS_DIGITS}}`;
const [ANY_DEUS, ANY_COLOR] = [either(DEI), either(COLORS)];
const ANY_SOURCE = either(['middle', ...COLORS]);

const request = field<WordlessRequest>(
  [
    MINERVA,
    `give-${ANY_DEUS}-${ANY_COLOR}`,
    `bacchus-${ANY_COLOR}`,
    `(?:put|get)-${ANY_DEUS}-${ANY_SOURCE}`,
    `vote-(?:yes|no)-${NUMBER}`,
    `doubt-${NUMBER}`,
    `end-${either(ENDINGS)}-${either(['none', ...TWISTS])}`,
    `skip-${NUMBER}-(?:me|nobody)`,
  ].join('|'),
  40,
  (text) => parseStoryRequest(text) ?? undefined,
  formatStoryRequest,
);

const written = field<Written>(
  [
    'tale',
    'part',
    'late',
    `(?:question|answer|retell)-${NUMBER}`,
    `(?:edit|tell|draft|late)-${NUMBER}(?:-${WORDS_DIGEST})?`,
    `(?:terms|title)(?:-${WORDS_DIGEST})?`,
  ].join('|'),
  24,
  parseWritten,
  formatWritten,
);

export const storyButtons = declareCustomIds({
  act: ['story:{table}:do:{request}', { table: tableId, request }],
  /** Lists: the choice takes the place of what is missing. */
  choose: [
    'story:{table}:choose:{of}',
    { table: tableId, of: oneOf<StoryChoice>('aruspex', 'ending', 'more', 'end') },
  ],
  /** Opens a form; it is the form's own id, too. */
  write: ['story:{table}:write:{written}', { table: tableId, written }],
  /** The draft: looks at it, tells it, or throws it away. */
  draft: ['story:{table}:draft:{does}', { table: tableId, does: oneOf('show', 'tell', 'drop') }],
  /** X-card, under a tale: asks privately whether to say who wants it skipped. */
  skip: ['story:{table}:skip:{tale}', { table: tableId, tale: wholeNumber(6) }],
  /** Lines and veils, and a pause; ready to begin, or to go on. */
  safety: [
    'story:{table}:safety:{does}',
    { table: tableId, does: oneOf<SafetyAction>('show', 'pause', 'ready') },
  ],
  /** Gifts that a person says beforehand: their list; one more, for that player; `clear` begins it anew. */
  wishes: ['story:{table}:wishes', { table: tableId }],
  wish: ['story:{table}:wish:{to}', { table: tableId, to: oneOf(...COLORS) }],
  tableau: ['story:{table}:tableau', { table: tableId }],
  /** Who is who; the list of them. */
  cast: ['story:{table}:cast', { table: tableId }],
  castOf: ['story:{table}:castOf', { table: tableId }],
  /** Agrees to the title that is proposed. */
  title: ['story:{table}:title', { table: tableId }],
  chronicle: [
    'story:{table}:chronicle:{does}',
    {
      table: tableId,
      does: oneOf<ChronicleAction>('show', 'markdown', 'html', 'agree', 'publish'),
    },
  ],
});
