import { memoized } from '../../cache-limits.ts';
import { type GameEvent, MAX_TEXT_LENGTH, type Refusal } from '../../games/bacchanalia/action.ts';
import type { Color, Deus, Umbra } from '../../games/bacchanalia/cards.ts';
import {
  type CharacterSheet,
  type EndingChoice,
  type EndingKind,
  type GameState,
  type PlaceRule,
  type Prompt,
  playerOf,
  type Row,
  type Ruling,
  type SceneLine,
  type Source,
  type Twist,
} from '../../games/bacchanalia/state.ts';
import { castOf } from '../../games/bacchanalia/tales.ts';
import { type ReadTale, readTales } from '../../tables/bacchanalia/story/turn-notes.ts';
import { MAX_LIMIT_LENGTH, MAX_LIMITS, MAX_LIST_LENGTH } from '../../tables/bacchanalia/terms.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import {
  type ActionOf,
  type Actor,
  FORGOTTEN_WORDS,
  type SeatColor,
  type Snowflake,
} from '../../tables/game-types.ts';
import { occupantOf } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { shorten } from '../../text.ts';
import type { Translate } from '../../texts/index.ts';
import {
  calledName,
  nameInSentence,
  nthPromptText,
  type PromptNames,
  promptText,
} from '../../texts/prompt-texts.ts';
import { eventsOfTurn, type GameWords, type ShownEntry } from '../views/game-presenter.ts';
import { plainLabel, plainName, plainText, who } from '../views/names.ts';
import { pageFor } from '../views/refusal.ts';

export const deusName = (t: Translate, deus: Deus): string => t(`bacchanalia.deus.${deus}`);

export const rowText = (t: Translate, row: Row): string => t(`bacchanalia.row.${row}`);

export const sceneLineText = (t: Translate, line: SceneLine): string => t(`bacchanalia.line.${line}`);

export const placeText = (t: Translate, place: PlaceRule): string => t(`bacchanalia.place.${place}`);

/** The reason why that Deus rules, for the player of the turn (docs/rules/bacchanalia.md §4.5). */
export const becauseText = (t: Translate, ruling: Ruling): string =>
  t(`bacchanalia.because.${ruling.because}`, rulingFacts(t, ruling));

export function rulingFacts(t: Translate, { row, because, among, most }: Ruling) {
  const others = because === 'vinumWins' ? among.filter((deus) => deus !== 'vinum') : among;
  const deus = row === 'goblet' ? deusName(t, 'vinum') : rowText(t, row);
  return { deus, others: t.list(deusNames(t, others)), count: most };
}

export const deusNames = (t: Translate, dei: readonly Deus[]): string[] =>
  counted(
    t,
    dei.map((deus) => deusName(t, deus)),
  );

/** Each name appears once, with a count if several cards have it. */
const counted = (t: Translate, names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return count === 1 ? name : t('bacchanalia.because.cards', { count, deus: name });
  });

export const endingText = (t: Translate, ending: EndingKind): string => t(`bacchanalia.ending.${ending}`);

export const endingChoiceText = (t: Translate, { ending, twist }: EndingChoice): string =>
  twist ? `${twistText(t, twist)}: ${endingText(t, ending)}` : endingText(t, ending);

export const twistText = (t: Translate, twist: Twist): string => t(`bacchanalia.twist.${twist}`);

/** A character's filled-in fields except the name, one per line. */
export const sheetLines = (t: Translate, sheet: CharacterSheet): string[] =>
  (['accusation', 'accuser', 'amans'] as const).flatMap((field) =>
    sheet[field].trim() === '' ? [] : [t(`bacchanalia.sheet.${field}`, { text: plainText(sheet[field]) })],
  );

/** A phone shows 38 characters of a button, some of which the action needs. */
export const MAX_NAME_LENGTH = 18;

/** A player's name in one line, for buttons and selects without formatting: the character's unless two share it. */
export function nameOnButton(
  t: Translate,
  { seats, state }: Pick<StoryTable, 'seats'> & Partial<Pick<StoryTable, 'state'>>,
  color: Color,
): string {
  const characters = Object.entries(state ? castOf(state) : {}).map(
    ([of, { name }]) => [of, onButton(plainLabel(calledName(name)))] as const,
  );
  const own = characters.find(([of]) => of === color)?.[1];
  const alike = characters.filter(([, name]) => name === own);
  if (own !== undefined && alike.length === 1) return own;
  const occupant = seats.find((seat) => seat.color === color)?.occupant;
  const name = occupant?.kind === 'person' ? plainLabel(occupant.name) : '';
  return name === '' ? t(`color.${color}`) : onButton(name);
}

/** As many whole words as fit, at least one: a name is never cut within a word. */
function onButton(name: string): string {
  const [first = '', ...more] = name.split(' ');
  let shown = first;
  for (const word of more) {
    if (shown.length + word.length >= MAX_NAME_LENGTH) return `${shown}…`;
    shown += ` ${word}`;
  }
  return shown;
}

type Named = Pick<Table, 'id' | 'game' | 'terms' | 'seats' | 'locale'>;

export function umbraName(t: Translate, umbra: Umbra): string {
  if (umbra === 'parcae') return t('bacchanalia.parcae');
  return umbra === 'goblet' ? rowText(t, 'goblet') : deusName(t, umbra);
}

/** A line per card event, in order; drawn cards share one line. */
export function eventLines(t: Translate, table: Named, events: readonly GameEvent[]): string[] {
  const drawn = events.flatMap((event) => (event.type === 'drew' && !event.discarded ? [event.umbra] : []));
  const discarded = events.filter((event) => event.type === 'drew' && event.discarded).length;
  const names = drawn.map((umbra) => umbraName(t, umbra));
  const cards = t.list(counted(t, names));
  // A player who isn't there is passed over at each step of the turn.
  const lines = [...new Set(events.flatMap((event) => lineOf(t, table, event) ?? []))];
  return drawn.length > 0 ? [t('bacchanalia.dealt', { cards, discarded }), ...lines] : lines;
}

/** Changes of the story that everybody should see; the cards themselves are in the next picture. */
export const isNotable = ({ type }: GameEvent): boolean =>
  ['gave', 'parcae', 'amansCame', 'endingBegins', 'ended', 'absent', 'missedEnding', 'left'].includes(type);

function lineOf(t: Translate, table: Named, event: GameEvent): string | null {
  const name = (color: Color) => who(t, table, color);
  const place = (source: Source) => (source === 'middle' ? source : name(source));
  switch (event.type) {
    case 'amansCame':
    case 'wine':
    case 'minervaWent':
      return t(`bacchanalia.did.${event.type}`);
    case 'introducesFirst':
    case 'absent':
    case 'missedEnding':
    case 'left':
      return t(`bacchanalia.did.${event.type}`, { who: name(event.color) });
    case 'gave': {
      const values = { who: name(event.by), deus: deusName(t, event.deus), to: name(event.to) };
      return t('bacchanalia.did.gave', values);
    }
    case 'deusMoved': {
      const values = { deus: deusName(t, event.deus), from: place(event.from), to: place(event.to) };
      return t('bacchanalia.did.deusMoved', values);
    }
    case 'parcae':
      return t('bacchanalia.did.parcae', { times: event.times });
    case 'nothingToGet':
      return t('bacchanalia.did.nothingToGet', { deus: deusName(t, event.deus) });
    case 'oddFell':
      return t('bacchanalia.did.oddFell', { who: name(event.color), card: umbraName(t, event.umbra) });
    case 'endingBegins':
      return t('bacchanalia.did.endingBegins', { because: event.because });
    case 'ended':
      return t('bacchanalia.did.ended', { who: name(event.color), ending: endingText(t, event.kind) });
    default:
      return null;
  }
}

export const storyRefusalText = (t: Translate, { code }: Pick<Refusal, 'code'>): string =>
  t(`bacchanalia.why.${code}`, { most: MAX_TEXT_LENGTH });

export const storyWords: GameWords<'bacchanalia'> = {
  characterOn({ state }, color) {
    const cast: Partial<Record<SeatColor, CharacterSheet>> = state && 'cast' in state ? state.cast : {};
    return cast[color]?.name ?? null;
  },
  noTable: 'refused.noStory',
  refused: (t, { code }) =>
    code === 'termsTooLong'
      ? t('refused.termsTooLong', { most: MAX_LIMITS, length: MAX_LIMIT_LENGTH, all: MAX_LIST_LENGTH })
      : null,
  whyNot: storyRefusalText,
  pageOf({ rule, code }) {
    const page = pageFor({ game: 'bacchanalia', rule, prefer: code });
    return page && { page: page.id, section: rule };
  },
};

/** A scene's prompt is one of several texts for its line of the Aruspex, with the names of the people it is about. */

export function taskText(t: Translate, table: StoryTable, state: GameState): string | null {
  const { phase } = state;
  switch (phase.name) {
    case 'scene':
      return promptOf(t, state, phase.ruling.row, phase.prompt) ?? sceneLineText(t, phase.line);
    case 'ending': {
      const great = hasGreatTwist(state) ? `${t('bacchanalia.twist.great')} ` : '';
      const twist = phase.twist ? `${twistText(t, phase.twist)}. ` : great;
      const key = endingKey(phase.kind);
      return `${twist}${promptOf(t, state, 'amans', phase.prompt) ?? nthTask(t, table, state, key)}`;
    }
    default:
      return null;
  }
}

/** Parcae in a Story Ending (docs/rules/bacchanalia.md §6.3). */
export function hasGreatTwist(state: GameState): boolean {
  const { phase, turn } = state;
  const by = phase.name === 'ending' ? phase.by : phase.name === 'chooseEnding' ? phase.ending : null;
  return by === 'story' && playerOf(state, turn).hand.includes('parcae');
}

export const bacchusTask = (t: Translate, table: StoryTable, state: GameState): string =>
  nthTask(t, table, state, 'bacchusCame');

function promptOf(t: Translate, state: GameState, row: Row, prompt: Prompt | undefined): string | null {
  return prompt ? promptText(t.locale, prompt, namesOf(t, state, row)) : null;
}

/** Prompts called `crime` are for scenes, in which nobody dies. */
const endingKey = (kind: EndingKind) => (kind === 'crime' ? 'crimeEnding' : kind);

/** These aren't drawn at random; the number of earlier tales determines the prompt. */
const nthTask = (
  t: Translate,
  { id }: StoryTable,
  state: GameState,
  key: 'bacchusCame' | ReturnType<typeof endingKey>,
): string => {
  const kind = key === 'bacchusCame' ? key : 'ending';
  const nth = state.told.filter((tale) => tale.kind === kind).length;
  return nthPromptText(t.locale, { table: id, key, nth }, namesOf(t, state, 'bacchus'));
};

/** Maximum length of an accusation quoted in a task. */
const MAX_CRIME_LENGTH = 90;

/** Names from cards, if nobody has chosen any. */
function namesOf(t: Translate, state: GameState, row: Row): PromptNames {
  const { accusation = '', amans = '', accuser = '' } = castOf(state)[state.turn] ?? {};
  const deus = row === 'goblet' ? 'vinum' : row;
  const crime = shorten(accusation.trim().replace(/[.!]+$/, ''), MAX_CRIME_LENGTH);
  return {
    amans: plainName(nameInSentence(t.locale, amans.trim())) || t('bacchanalia.prompt.amans'),
    accuser: plainName(nameInSentence(t.locale, accuser.trim())) || t('bacchanalia.prompt.accuser'),
    crime: plainText(crime) || t('bacchanalia.prompt.crime'),
    ruler: deus === 'ties' ? t('bacchanalia.row.ties') : deusName(t, deus),
  };
}

export interface CurrentTale extends ReadTale<ShownEntry<'bacchanalia'>> {
  readonly isEdited: boolean;
  readonly by: Actor;
  /** The reason for its odd card, or empty. */
  readonly woven: string;
  /** The author's own messages that contain it. */
  readonly messages: readonly Snowflake[];
}

export type StoryReplay = readonly ShownEntry<'bacchanalia'>[];

export const eventsIn = (replay: StoryReplay, turnNumber: number): readonly GameEvent[] =>
  eventsOfTurn(
    replay.flatMap(({ events }) => events),
    turnNumber,
  );

/** The events of turns that passed as the story began, such as gifts by wish: its first message tells them. */
export function eventsBefore(replay: StoryReplay, turnNumber: number): readonly GameEvent[] {
  const startedAt = replay[0]?.at.getTime();
  const end = replay.findIndex(
    ({ action, at, interactionId }) => action.type === 'tell' || interactionId || at.getTime() !== startedAt,
  );
  const events = replay.slice(0, end < 0 ? undefined : end).flatMap((entry) => entry.events);
  const last = events.findLastIndex(({ type }) => type === 'turn');
  const begun = events[last];
  return begun?.type === 'turn' && begun.turnNumber === turnNumber ? events.slice(0, last) : [];
}

/** `Livia (Anna)`; only `Livia` if the seat is another person's by now, who didn't tell that. */
export function tellerName(
  t: Translate,
  table: StoryTable,
  { color, by }: Pick<CurrentTale, 'color' | 'by'>,
): string {
  const occupant = occupantOf(table.seats, color);
  const isTheirs = occupant?.kind !== 'person' || by === 'table' || occupant.userId === by;
  if (isTheirs) return who(t, table, color);
  const character = storyWords.characterOn?.(table, color);
  return character ? plainName(character) : t('who', { name: t('who.gone'), color: t(`color.${color}`) });
}

/** The latest text of a tale; null if there is none or it was cut. Every quotation of a tale uses this. */
export function taleOf(replay: StoryReplay, tale: number): CurrentTale | null {
  const told = tellingOf(replay, tale);
  return told?.isSkipped ? null : told;
}

/** A cut tale, only for its author's form; null if its text was deleted. */
export function cutTaleOf(replay: StoryReplay, tale: number): CurrentTale | null {
  const told = tellingOf(replay, tale);
  return told?.isSkipped && told.text !== FORGOTTEN_WORDS ? told : null;
}

/** A message asks for many tales of one story. */
const talesIn = memoized((replay: StoryReplay) => readTales(replay), new WeakMap());

/** All tales that weren't cut, in order. */
export const talesOf = (replay: StoryReplay) =>
  [...talesIn(replay).values()].filter(({ isSkipped }) => !isSkipped);

export function tellingOf(replay: StoryReplay, tale: number): CurrentTale | null {
  const told = talesIn(replay).get(tale);
  if (!told) return null;
  const { actor: by, action } = told.step;
  const isEdited = told.versions.length > 1;
  return { ...told, isEdited, by, woven: wovenIn(action), messages: messagesOf(action) };
}

function wovenIn(action: ActionOf<'bacchanalia'>): string {
  if (action.type === 'tell') return action.odd?.woven ?? '';
  return action.type === 'retell' ? (action.woven ?? '') : '';
}

const messagesOf = (action: ActionOf<'bacchanalia'>): readonly Snowflake[] =>
  action.type === 'tell' || action.type === 'introduce' || action.type === 'tellLate'
    ? (action.messages ?? [])
    : [];

/** An author's own messages, which the bot can't delete. */
export type OwnMessages = Pick<CurrentTale, 'by' | 'messages'>;

/** Also works for a cut tale. Null if it is in no such message. */
export function ownMessagesOf(replay: StoryReplay, tale: number): OwnMessages | null {
  const told = tellingOf(replay, tale);
  return told && told.messages.length > 0 ? told : null;
}

/** A tale's original text and all edits. */
export const versionsOf = (replay: StoryReplay, tale: number): CurrentTale['versions'] =>
  tellingOf(replay, tale)?.versions ?? [];

/** A character's names in a tale, latest last. */
export const charactersIn = (replay: StoryReplay, tale: number): readonly string[] =>
  versionsOf(replay, tale).flatMap(({ character }) => character?.name ?? []);

/** All numbers of a tale that was cut and retold, in order. */
export function numbersOf(replay: StoryReplay, tale: number): readonly number[] {
  const numbers = [tale];
  const retold = replay.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'retold' ? [event] : [])),
  );
  for (const event of retold.toReversed()) if (event.tale === numbers[0]) numbers.unshift(event.of);
  for (const event of retold) if (event.of === numbers.at(-1)) numbers.push(event.tale);
  return numbers;
}
