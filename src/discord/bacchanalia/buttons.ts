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

/** `on` is the `wordsDigest` of the text that a form showed when it opened. */
interface Opened {
  readonly on?: string;
}

/** A form of a story, or the button that opens it. */
export type Written =
  /** The buttons under a turn. An introduction whose draft is too long for its form is a `tale` as well. */
  | { readonly what: 'part' }
  | { readonly what: 'tale' }
  /** The tale that is due, and its draft. `holds` counts the parts of the draft that the form showed. */
  | ({ readonly what: 'tell'; readonly holds: number } & Opened)
  | ({ readonly what: 'draft'; readonly holds: number } & Opened)
  /** A tale of one's own gets other words. */
  | ({ readonly what: 'edit'; readonly tale: number } & Opened)
  | { readonly what: 'question'; readonly about: number }
  | { readonly what: 'answer'; readonly question: number }
  /** An ending that was passed over. Its form shows the draft, as `tell` does. */
  | ({ readonly what: 'late'; readonly holds?: number } & Opened)
  | { readonly what: 'retell'; readonly tale: number }
  | ({ readonly what: 'title' } & Opened)
  | ({ readonly what: 'terms' } & Opened);

/** Requests that need no text. */
export type WordlessRequest = Exclude<StoryRequest, { readonly text: string } | { readonly woven: string }>;

/** `more` is a second list, for what the first has no room for; `end` says when the table wants to end. */
type StoryChoice = 'aruspex' | 'ending' | 'more' | 'end';

type SafetyAction = 'show' | 'pause' | 'ready';

/** `agree` gives or takes back a person's consent to publish; `publish` posts the chronicle in the channel. */
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
  choose: [
    'story:{table}:choose:{of}',
    { table: tableId, of: oneOf<StoryChoice>('aruspex', 'ending', 'more', 'end') },
  ],
  /** The button that opens a form and the form itself have the same id. */
  write: ['story:{table}:write:{written}', { table: tableId, written }],
  /** The draft is shown, told or thrown away. */
  draft: ['story:{table}:draft:{does}', { table: tableId, does: oneOf('show', 'tell', 'drop') }],
  /** The X-card under a tale asks privately whether to say who wants it skipped. */
  skip: ['story:{table}:skip:{tale}', { table: tableId, tale: wholeNumber(6) }],
  /** The lines and veils are shown, the story pauses, or a person is ready. */
  safety: [
    'story:{table}:safety:{does}',
    { table: tableId, does: oneOf<SafetyAction>('show', 'pause', 'ready') },
  ],
  /** Gifts that a person chooses beforehand. `wish` adds one for that player, or clears the list. */
  wishes: ['story:{table}:wishes', { table: tableId }],
  wish: ['story:{table}:wish:{to}', { table: tableId, to: oneOf(...COLORS) }],
  tableau: ['story:{table}:tableau', { table: tableId }],
  cast: ['story:{table}:cast', { table: tableId }],
  castOf: ['story:{table}:castOf', { table: tableId }],
  title: ['story:{table}:title', { table: tableId }],
  chronicle: [
    'story:{table}:chronicle:{does}',
    {
      table: tableId,
      does: oneOf<ChronicleAction>('show', 'markdown', 'html', 'agree', 'publish'),
    },
  ],
});
