/** Tales by number: told, cut, edited, retold; questions and Minerva (docs/rules/bacchanalia.md §4.9, §5). The log has their texts. */
import {
  type ActionOf,
  type Emit,
  type GameEvent,
  type Refusal,
  type RuleOutcome,
  refusal,
  whyNotSheet,
  whyNotText,
  whyNotTitle,
  wrongPhase,
} from './action.ts';
import { moveDeus } from './card-moves.ts';
import type { Color } from './cards.ts';
import { noMoreDoubts, withRetoldClaim } from './odd-card-challenge.ts';
import {
  type BacchusAsks,
  type Cast,
  type CharacterSheet,
  type GameState,
  hasDeus,
  isPlaying,
  ownersOf,
  playerOf,
  type TaleKind,
  type ToldTale,
} from './state.ts';

type Told = Extract<GameEvent, { type: 'told' }>;

type Beside = Pick<Told, 'character' | 'title'>;

type Telling = Pick<Told, 'kind' | 'color' | 'text'> & Partial<Pick<Told, 'about' | 'ofBacchus'>> & Beside;

export function withTale(state: GameState, tale: Telling, emit: Emit): GameState {
  const { kind, color: teller, text, about = null, ofBacchus = false, character } = tale;
  const words = { text, about, ofBacchus, ...taleMetadata(tale) };
  emit({ type: 'told', tale: state.tales, kind, color: teller, ...words });
  return withToldTale(withSheet(state, teller, character, state.tales), { teller, kind, about, ofBacchus });
}

/** Scenes and endings have titles and advance the story: earlier tales can't be changed or challenged any more. */
export const isSceneOrEnding = (kind: TaleKind): kind is 'scene' | 'ending' =>
  kind === 'scene' || kind === 'ending';

export const taleMetadata = ({ character, title }: Beside): Beside => ({
  ...(character && { character }),
  ...(title !== undefined && { title }),
});

const withToldTale = (state: GameState, tale: ToldTale): GameState => ({
  ...state,
  tales: state.tales + 1,
  told: [...state.told, tale],
});

const withSheet = (
  state: GameState,
  color: Color,
  sheet: CharacterSheet | undefined,
  tale: number,
): GameState => (sheet ? { ...state, cast: { ...state.cast, [color]: { ...sheet, tale } } } : state);

/** The characters' sheets without the numbers of their tales. */
export const castOf = ({ cast }: Pick<GameState, 'cast'>): Cast =>
  Object.fromEntries(Object.entries(cast).map(([color, { tale: _, ...sheet }]) => [color, sheet]));

/** The tale that the player of the turn has to tell; null if none. */
export const turnTaleOf = ({ phase }: GameState): 'scene' | 'ending' | null =>
  phase.name === 'scene' || phase.name === 'ending' ? phase.name : null;

/** How Bacchus came is told before the turn's scene or ending, or not at all (§8.6). */
export const tellsBacchus = ({ bacchusShows, scene }: GameState): boolean => bacchusShows && scene === null;

/** [ours] With the cards drawn, so that one form can contain it and the scene. A player who doesn't tell it has skipped it. */
export function tellBacchus(state: GameState, { text }: ActionOf<'tellBacchus'>, emit: Emit): RuleOutcome {
  if (!tellsBacchus(state)) return wrongPhase(state, '4.1');
  return (
    whyNotText(text, '4.1') ?? {
      ...withTale(state, { kind: 'bacchusCame', color: state.turn, text }, emit),
      bacchusShows: false,
    }
  );
}

/** The next scene or ending is told: earlier ones are closed, and Minerva can be given to its teller (§5). */
export function withSceneOrEnding(
  state: GameState,
  kind: 'scene' | 'ending',
  color: Color,
  telling: { readonly text: string; readonly title?: string },
  emit: Emit,
): GameState {
  const told = withTale(state, { kind, color, text: telling.text, ...taleMetadata(telling) }, emit);
  return noMoreDoubts({ ...told, lastTeller: color });
}

export const tellerOf = ({ told }: GameState, tale: number): Color | null => told[tale]?.teller ?? null;

/** X-card (§5): a tale is cut, and no reason asked. */
export function skip(state: GameState, { tale }: ActionOf<'skip'>, emit: Emit): RuleOutcome {
  if (!tellerOf(state, tale)) return refusal('noSuchTale', '5', { tale });
  if (state.skipped.includes(tale)) return refusal('skippedAlready', '5', { tale });
  emit({ type: 'skipped', tale });
  return withoutWordsOf({ ...state, skipped: [...state.skipped, tale] }, tale);
}

/** Everything that came with a tale is cut with it, so that nothing derived from the state can quote it. */
function withoutWordsOf(state: GameState, tale: number): GameState {
  return {
    ...state,
    cast: Object.fromEntries(Object.entries(state.cast).filter(([, member]) => member.tale !== tale)),
    claims: state.claims.map((claim) => (claim.tale === tale ? { ...claim, woven: '' } : claim)),
  };
}

/** Whether its text can still be changed: until the next scene or ending is told. A retold one doesn't count (§9). */
export const isEditable = (state: GameState, tale: number): boolean =>
  state.told[tale] !== undefined &&
  !state.skipped.includes(tale) &&
  !state.told.slice(tale + 1).some(({ kind, retells }) => isSceneOrEnding(kind) && retells === undefined);

/** [ours] By its teller, any number of times. Rules don't depend on texts: only the character's name changes. */
export function edit(state: GameState, editing: ActionOf<'edit'>, emit: Emit): RuleOutcome {
  const { by, tale, text, character } = editing;
  const player = state.players[by];
  if (!player || player.left) return refusal('notInGame', '5', { color: by });
  const told = state.told[tale];
  if (!told) return refusal('noSuchTale', '5', { tale });
  if (told.teller !== by) return refusal('notYours', '5', { tale });
  if (state.skipped.includes(tale)) return refusal('skippedAlready', '5', { tale });
  if (!isEditable(state, tale)) return refusal('toldOn', '5', { tale });
  const flaw = whyNotText(text, '5') ?? whyNotInTale(told.kind, editing);
  if (flaw) return flaw;
  emit({ type: 'edited', tale, color: by, text, ...taleMetadata(editing) });
  return withSheet(state, by, character, tale);
}

/** The numbers of the tales that this seat can retell now. */
export const retellable = (state: GameState, color: Color): readonly number[] =>
  state.players[color]?.left === false
    ? state.skipped.filter((tale) => state.told[tale]?.teller === color && !state.retold.includes(tale))
    : [];

/**
 * [ours] By its teller, also after the end, once. The X-card is against a text, not against its teller, so this moves nothing on
 * the table. It is a separate tale, which can be cut and retold in turn.
 */
export function retell(state: GameState, retelling: ActionOf<'retell'>, emit: Emit): RuleOutcome {
  const { by, tale, text, woven = '', character } = retelling;
  const player = state.players[by];
  if (!player || player.left) return refusal('notInGame', '5', { color: by });
  const skipped = state.told[tale];
  if (!skipped) return refusal('noSuchTale', '5', { tale });
  if (skipped.teller !== by) return refusal('notYours', '5', { tale });
  if (!retellable(state, by).includes(tale)) return refusal('notSkipped', '5', { tale });
  const { kind, about, ofBacchus } = skipped;
  const flaw =
    whyNotText(text, '5') ??
    (woven.trim() === '' ? null : whyNotText(woven, '4.8')) ??
    whyNotInTale(kind, retelling);
  if (flaw) return flaw;
  const words = { text, about, ofBacchus, ...taleMetadata(retelling) };
  emit({ type: 'retold', tale: state.tales, of: tale, kind, color: by, ...words });
  const retold = { ...state, retold: [...state.retold, tale] };
  const told = withToldTale(withSheet(retold, by, character, state.tales), { ...skipped, retells: tale });
  const renumbered = withNewNumber(withOpenQuestion(told, tale, skipped), tale, state.tales);
  return withRetoldClaim(renumbered, { of: tale, tale: state.tales, woven }, emit);
}

/** Characters come with introductions, titles with scenes and endings. */
export function whyNotInTale(
  kind: ToldTale['kind'],
  { character, title }: Pick<ActionOf<'retell'>, 'character' | 'title'>,
): Refusal | null {
  if (character && kind !== 'introduction') return refusal('notOffered', '3');
  if (title !== undefined && !isSceneOrEnding(kind)) return refusal('notOffered', '4');
  return whyNotSheet(character) ?? whyNotTitle(title, '4');
}

/** A retold question can be answered, even if the cut one was: that answer is left out with it. */
function withOpenQuestion(state: GameState, tale: number, { kind, about, ofBacchus }: ToldTale): GameState {
  const isOpen = state.questions.some((question) => question.tale === tale);
  return kind !== 'question' || about === null || isOpen
    ? state
    : { ...state, questions: [...state.questions, { tale, about, ofBacchus }] };
}

/** Questions and answers now refer to the retold tale. */
function withNewNumber(state: GameState, of: number, tale: number): GameState {
  const { questions, scene, bacchusAsks } = state;
  return {
    ...state,
    scene: scene === of ? tale : scene,
    questions: questions.map((question) => (question.tale === of ? { ...question, tale } : question)),
    bacchusAsks: bacchusAsks.map((asks) => (asks.tale === of ? { ...asks, tale } : asks)),
  };
}

/** By anyone who plays or has ended (§5), about the tale of another who has not left (§8.3); as Bacchus if allowed. */
export function ask(state: GameState, { by, about, text }: ActionOf<'ask'>, emit: Emit): RuleOutcome {
  const player = state.players[by];
  if (!player || player.left) return refusal('notInGame', '5', { color: by });
  const teller = tellerOf(state, about);
  if (!teller) return refusal('noSuchTale', '5', { tale: about });
  if (teller === by) return refusal('ownTale', '5', { tale: about });
  if (playerOf(state, teller).left) return refusal('notInGame', '8.3', { color: teller });
  const flaw = whyNotText(text, '5');
  if (flaw) return flaw;
  const asksAsBacchus = (one: BacchusAsks) => one.asker === by && one.tale === about;
  const ofBacchus = state.bacchusAsks.some(asksAsBacchus);
  const asked = withTale(state, { kind: 'question', color: by, text, about, ofBacchus }, emit);
  return {
    ...asked,
    questions: [...state.questions, { tale: state.tales, about, ofBacchus }],
    bacchusAsks: state.bacchusAsks.filter((one) => !asksAsBacchus(one)),
  };
}

/** Only the teller of the tale in question answers, once. */
export function tellAnswer(
  state: GameState,
  { by, question, text }: ActionOf<'answer'>,
  emit: Emit,
): RuleOutcome {
  const open = state.questions.find(({ tale }) => tale === question);
  if (!open) {
    const code = state.told[question]?.kind === 'question' ? 'tooLate' : 'noSuchTale';
    return refusal(code, '5', { tale: question });
  }
  if (tellerOf(state, open.about) !== by) return refusal('notYours', '5', { tale: question });
  if (state.players[by]?.left) return refusal('notInGame', '5', { color: by });
  const flaw = whyNotText(text, '5');
  if (flaw) return flaw;
  const { ofBacchus } = open;
  const told = withTale(state, { kind: 'answer', color: by, text, about: question, ofBacchus }, emit);
  return { ...told, questions: state.questions.filter((other) => other !== open) };
}

/**
 * The owner of Minerva, and the player to whom she can be given. [ours] From the telling of a scene until the next one is told,
 * since turns pass quickly in a channel. Umbra of her owner's own turn on her stay with the owner, and a ruling based on them
 * stays.
 */
export function minervaOffered(state: GameState): { readonly from: Color; readonly to: Color } | null {
  const { lastTeller: to } = state;
  const [from] = ownersOf(state, 'minerva');
  return from && to && from !== to && isPlaying(state, to) ? { from, to } : null;
}

export function giveMinerva(state: GameState, { by }: ActionOf<'giveMinerva'>, emit: Emit): RuleOutcome {
  if (!isPlaying(state, by)) return refusal('notInGame', '5', { color: by });
  if (!hasDeus(playerOf(state, by), 'minerva')) return refusal('noMinerva', '5', { color: by });
  if (by === state.lastTeller) return refusal('neverToOneself', '5');
  const offered = minervaOffered(state);
  if (!offered) return refusal('notOffered', '5', { deus: 'minerva' });
  return moveDeus(state, { deus: 'minerva', ...offered }, 'minervaGift', emit);
}
