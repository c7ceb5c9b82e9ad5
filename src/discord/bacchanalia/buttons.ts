import {
  COLORS,
  type Color,
  DEI,
  type Deus,
  type EndingKind,
  type Source,
  type Twist,
} from '../../games/bacchanalia/index.ts';
import { WORDS_DIGITS } from '../../tables/bacchanalia/drafts.ts';
import type { StoryRequest } from '../../tables/bacchanalia/types.ts';
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
  /** Another story of the same people. */
  | { readonly what: 'again' }
  | ({ readonly what: 'title' } & Opened)
  | ({ readonly what: 'terms' } & Opened);

export type WordlessRequest = Exclude<StoryRequest, { readonly text: string } | { readonly woven: string }>;

/** `more` is a second list, for what the first has no room for; `end` says when the table wants to end; `tie` opens an introduction with a question about another character, `weave` a scene with what is woven in. */
type StoryChoice = 'aruspex' | 'ending' | 'more' | 'end' | 'tie' | 'weave';

/** `drop` leaves behind what came along from the story before. */
type SafetyAction = 'show' | 'pause' | 'ready' | 'drop';

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

const either = (words: readonly string[]): string => `(?:${words.join('|')})`;
const NUMBER = '(?:0|[1-9]\\d{0,5})';
const WORDS_DIGEST = `[0-9a-f]{${WORDS_DIGITS}}`;
const [ANY_DEUS, ANY_COLOR] = [either(DEI), either(COLORS)];
const ANY_SOURCE = either(['middle', ...COLORS]);

const REQUEST = [
  MINERVA,
  `give-${ANY_DEUS}-${ANY_COLOR}`,
  `bacchus-${ANY_COLOR}`,
  `(?:put|get)-${ANY_DEUS}-${ANY_SOURCE}`,
  `vote-(?:yes|no)-${NUMBER}`,
  `doubt-${NUMBER}`,
  `end-${either(ENDINGS)}-${either(['none', ...TWISTS])}`,
  `skip-${NUMBER}-(?:me|nobody)`,
].join('|');

const isRequest = new RegExp(`^(?:${REQUEST})$`);

/** Null for anything that {@link formatStoryRequest} does not write. */
export function parseStoryRequest(text: string): WordlessRequest | null {
  if (!isRequest.test(text)) return null;
  const [what, one = '', two = ''] = text.split('-');
  // The pattern allows no other words.
  const [deus, source] = [one as Deus, two as Source];
  switch (what) {
    case 'give':
      return { type: 'give', deus, to: two as Color };
    case 'bacchus':
      return { type: 'giveBacchus', to: one as Color };
    case 'put':
      return { type: 'aruspex', choice: { type: 'putBack', deus, to: source } };
    case 'get':
      return { type: 'aruspex', choice: { type: 'get', deus, from: source } };
    case 'vote':
      return { type: 'vote', upholds: one === 'yes', tale: Number(two) };
    case 'doubt':
      return { type: 'doubt', tale: Number(one) };
    case 'end':
      return {
        type: 'chooseEnding',
        ending: one as EndingKind,
        twist: TWISTS.find((kind) => kind === two) ?? null,
      };
    case 'skip':
      return { type: 'skip', tale: Number(one), anonymous: two === 'nobody' };
    default:
      return { type: 'giveMinerva' };
  }
}

const request = field<WordlessRequest>(
  REQUEST,
  40,
  (text) => parseStoryRequest(text) ?? undefined,
  formatStoryRequest,
);

const NUMBER_IN: Readonly<Partial<Record<string, string>>> = {
  tell: 'holds',
  draft: 'holds',
  late: 'holds',
  edit: 'tale',
  retell: 'tale',
  question: 'about',
  answer: 'question',
};

function formatWritten(written: Written): string {
  const facts: Readonly<Record<string, string | number | undefined>> = { ...written };
  const parts = [written.what, facts[NUMBER_IN[written.what] ?? ''], facts['on']];
  return parts.filter((part) => part !== undefined).join('-');
}

/** The field's pattern allows no other words. */
function parseWritten(text: string): Written {
  const [what = '', ...rest] = text.split('-');
  const key = NUMBER_IN[what];
  const [number, on] = key === undefined ? [undefined, ...rest] : rest;
  return {
    what,
    ...(key !== undefined && number !== undefined && { [key]: Number(number) }),
    ...(on !== undefined && { on }),
  } as Written;
}

const written = field<Written>(
  [
    'tale',
    'part',
    'late',
    'again',
    `(?:question|answer|retell)-${NUMBER}`,
    `(?:edit|tell|draft|late)-${NUMBER}(?:-${WORDS_DIGEST})?`,
    `(?:terms|title)(?:-${WORDS_DIGEST})?`,
  ].join('|'),
  24,
  parseWritten,
  formatWritten,
);

/** A gift of whatever card, or to whomever. */
export const ANY = 'any';

export const storyButtons = declareCustomIds({
  /** Opens a table with what most would choose. */
  open: ['story:open', {}],
  act: ['story:{table}:do:{request}', { table: tableId, request }],
  choose: [
    'story:{table}:choose:{of}',
    { table: tableId, of: oneOf<StoryChoice>('aruspex', 'ending', 'more', 'end', 'tie', 'weave') },
  ],
  /** The button that opens a form and the form itself have the same id. */
  write: ['story:{table}:write:{written}', { table: tableId, written }],
  draft: ['story:{table}:draft:{does}', { table: tableId, does: oneOf('show', 'tell', 'drop') }],
  /** The X-card under a tale asks privately whether to say who wants it skipped. */
  skip: ['story:{table}:skip:{tale}', { table: tableId, tale: wholeNumber(6) }],
  /** The lines and veils are shown, the story pauses, or a person is ready. */
  safety: [
    'story:{table}:safety:{does}',
    { table: tableId, does: oneOf<SafetyAction>('show', 'pause', 'ready', 'drop') },
  ],
  /** Gifts that a person chooses beforehand, or gives now: `wish` chooses a card, or clears the list, `gift` who gets it. */
  wishes: ['story:{table}:wishes', { table: tableId }],
  wish: ['story:{table}:wish', { table: tableId }],
  gift: [
    'story:{table}:gift:{deus}:{to}',
    { table: tableId, deus: oneOf(...DEI, ANY), to: oneOf(...COLORS, ANY) },
  ],
  tableau: ['story:{table}:tableau', { table: tableId }],
  /** A page of the story since one's last tale, with what may be looked up under it. */
  lookUp: ['story:{table}:lookUp:{page}', { table: tableId, page: wholeNumber(3) }],
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
