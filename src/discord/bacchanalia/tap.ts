import {
  COLORS,
  type Color,
  DEI,
  type Deus,
  type EndingKind,
  type Source,
  type Twist,
  UMBRAE,
  type Umbra,
} from '../../games/bacchanalia/index.ts';
import type { StoryRequest } from '../../tables/game-types.ts';

/**
 * What is written in a form: the tale that is due, told at once; a part of it, kept as a draft; a question about a tale, an
 * answer to one; what an odd card is kept for; the table's lines and veils.
 */
export type Written =
  | { readonly what: 'tale' | 'part' }
  | { readonly what: 'question'; readonly about: number }
  | { readonly what: 'answer'; readonly question: number }
  /** A tale that was skipped, told anew. */
  | { readonly what: 'retell'; readonly tale: number }
  | { readonly what: 'woven'; readonly umbra: Umbra }
  | { readonly what: 'terms' };

/** What can be asked for without a word. */
export type WordlessRequest = Exclude<StoryRequest, { readonly text: string } | { readonly woven: string }>;

/** What a button, a list or a form at a story's table means. */
export type StoryTap =
  | { readonly on: 'story'; readonly table: string; readonly request: WordlessRequest }
  /** A list: what is chosen takes the place of what the tap lacks. */
  | { readonly on: 'storyChoice'; readonly table: string; readonly of: StoryChoice }
  /** Opens a form; and, as a form's own id, what has been written in it. */
  | { readonly on: 'storyWrite'; readonly table: string; readonly written: Written }
  /** The draft: looks at it, tells it, or throws it away. */
  | { readonly on: 'storyDraft'; readonly table: string; readonly does: 'show' | 'tell' | 'drop' }
  /** X-card, under a tale: asks privately whether to say who wants it skipped. */
  | { readonly on: 'storySkip'; readonly table: string; readonly tale: number }
  | { readonly on: 'storyTableau'; readonly table: string }
  | { readonly on: 'chronicle'; readonly table: string; readonly does: ChronicleDeed };

/** `give`: the card and whom to, or the card first; `more`: what one list has no room for; `end`: when the table wants to end. */
export type StoryChoice = 'give' | 'giveFirst' | 'aruspex' | 'ending' | 'more' | 'end';

/** `show`: what it holds so far; a document; `agree`: to publish it, or takes that back; `publish`: to everybody. */
export type ChronicleDeed = 'show' | 'markdown' | 'html' | 'agree' | 'publish';

const ONS: readonly string[] = [
  'story',
  'storyChoice',
  'storyWrite',
  'storyDraft',
  'storySkip',
  'storyTableau',
  'chronicle',
];

export const isStoryTap = (tap: { readonly on: string }): tap is StoryTap => ONS.includes(tap.on);

const ENDINGS: readonly EndingKind[] = ['flight', 'crime', 'bacchanal', 'amansLost', 'amansSaved', 'death'];
const TWISTS: readonly Twist[] = ['accuserGone', 'amansSaved'];
const CHOICES: readonly StoryChoice[] = ['give', 'giveFirst', 'aruspex', 'ending', 'more', 'end'];
const DEEDS: readonly ChronicleDeed[] = ['show', 'markdown', 'html', 'agree', 'publish'];

const PLAIN = { keepNone: 'none', challenge: 'challenge', accept: 'accept', giveMinerva: 'minerva' } as const;

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
      return `vote-${request.upholds ? 'yes' : 'no'}`;
    case 'chooseEnding':
      return `end-${request.ending}-${request.twist ?? 'none'}`;
    case 'skip':
      return `skip-${request.tale}-${request.anonymous ? 'nobody' : 'me'}`;
    default:
      return PLAIN[request.type];
  }
}

/** Null for anything that {@link formatStoryRequest} does not write. */
export function parseStoryRequest(text: string): WordlessRequest | null {
  const plain = Object.entries(PLAIN).find(([, code]) => code === text)?.[0] as
    | keyof typeof PLAIN
    | undefined;
  if (plain) return { type: plain };
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
      return (one === 'yes' || one === 'no') && two === '' ? { type: 'vote', upholds: one === 'yes' } : null;
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
const umbraOf = (text: string): Umbra | undefined => UMBRAE.find((umbra) => umbra === text);
const isNumber = (text: string): boolean => /^\d{1,6}$/.test(text);

function formatWritten(written: Written): string {
  switch (written.what) {
    case 'question':
      return `question-${written.about}`;
    case 'answer':
      return `answer-${written.question}`;
    case 'retell':
      return `retell-${written.tale}`;
    case 'woven':
      return `woven-${written.umbra}`;
    default:
      return written.what;
  }
}

function parseWritten(text: string): Written | null {
  if (text === 'tale' || text === 'part' || text === 'terms') return { what: text };
  const [what, value = '', ...more] = text.split('-');
  if (more.length > 0) return null;
  if (what === 'question' && isNumber(value)) return { what, about: Number(value) };
  if (what === 'answer' && isNumber(value)) return { what, question: Number(value) };
  if (what === 'retell' && isNumber(value)) return { what, tale: Number(value) };
  const umbra = umbraOf(value);
  return what === 'woven' && umbra ? { what, umbra } : null;
}

/** `story:<table>:<what>:<of it>`, at most 60 characters. */
export function formatStoryTap(tap: StoryTap): string {
  const [what, of] = partsOf(tap);
  return ['story', tap.table, what, ...(of === null ? [] : [of])].join(':');
}

function partsOf(tap: StoryTap): readonly [string, string | null] {
  switch (tap.on) {
    case 'story':
      return ['do', formatStoryRequest(tap.request)];
    case 'storyChoice':
      return ['choose', tap.of];
    case 'storyWrite':
      return ['write', formatWritten(tap.written)];
    case 'storyDraft':
      return ['draft', tap.does];
    case 'storySkip':
      return ['skip', String(tap.tale)];
    case 'storyTableau':
      return ['tableau', null];
    case 'chronicle':
      return ['chronicle', tap.does];
  }
}

/** Null for anything that {@link formatStoryTap} does not write. */
export function parseStoryTap(customId: string): StoryTap | null {
  const [on, table = '', what, of, ...more] = customId.split(':');
  if (on !== 'story' || !/^[0-9a-z]{1,20}$/.test(table) || more.length > 0) return null;
  if (of === undefined) {
    return what === 'tableau' ? { on: 'storyTableau', table } : null;
  }
  switch (what) {
    case 'do': {
      const request = parseStoryRequest(of);
      return request && { on: 'story', table, request };
    }
    case 'choose': {
      const choice = CHOICES.find((one) => one === of);
      return choice ? { on: 'storyChoice', table, of: choice } : null;
    }
    case 'write': {
      const written = parseWritten(of);
      return written && { on: 'storyWrite', table, written };
    }
    case 'skip':
      return isNumber(of) ? { on: 'storySkip', table, tale: Number(of) } : null;
    case 'draft':
      return of === 'show' || of === 'tell' || of === 'drop' ? { on: 'storyDraft', table, does: of } : null;
    case 'chronicle': {
      const does = DEEDS.find((one) => one === of);
      return does ? { on: 'chronicle', table, does } : null;
    }
    default:
      return null;
  }
}
