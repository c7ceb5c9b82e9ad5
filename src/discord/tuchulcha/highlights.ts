import type { Color } from '../../games/tuchulcha/board.ts';
import { type Highlight, storyHighlights, type TimedHighlight } from '../../games/tuchulcha/highlights.ts';
import { runsOf } from '../../runs.ts';
import { occupantOf } from '../../tables/seats.ts';
import type { Table, TableOf } from '../../tables/table.ts';
import type { DecisiveTurn } from '../../tables/tuchulcha/analysis/analysis.ts';
import { type Frame, timedHighlights } from '../../tables/tuchulcha/analysis/frames.ts';
import type { Translate } from '../../texts/index.ts';
import type { AttachedPicture } from '../api/message.ts';
import { who } from '../views/names.ts';
import { type FilmParts, framesOfTurns, makeFilm, type PastGame, tableIn } from './films.ts';

export type Named = Pick<Table, 'id' | 'game' | 'terms' | 'seats' | 'locale'>;

/** An elimination is a separate sentence, since the player who caused it isn't its subject. */
type Out = Extract<Highlight, { kind: 'out' }>;

/** Every other highlight is a phrase that follows the player's name. */
type Deed = Exclude<Highlight, Out>;

export const isOutHighlight = (highlight: Highlight): highlight is Out => highlight.kind === 'out';

interface Victim {
  readonly whose: 'yours' | 'color' | 'player';
  readonly whom: string;
}

export interface PhraseOptions {
  /** The position in a row of hits: only the first says that they are hits. */
  readonly order?: 'only' | 'first' | 'between' | 'last' | undefined;
  readonly isFirst?: boolean;
}

/** A phrase without its subject, such as `hit 2 of yours on 14`. */
export function longPhrase(
  t: Translate,
  highlight: Deed,
  victim: Victim,
  { order = 'only', isFirst = false }: PhraseOptions,
): string {
  const { kind, who, whom } = highlight;
  const color = t(`color.${whom}`);
  const which = who === whom ? 'own' : 'other';
  switch (kind) {
    case 'hit': {
      const { count, stone, to } = highlight;
      return t('highlight.hit.long', { ...victim, order, count, stone, to });
    }
    case 'role':
      return t('highlight.role.long', { role: highlight.role, given: highlight.given });
    case 'sealed': {
      const { stones } = highlight;
      const list = t.list(stones.map(String));
      return t('highlight.sealed.long', { count: stones.length, stones: list });
    }
    case 'altar':
      return t('highlight.altar.long', { color, which: isFirst ? 'first' : which });
    case 'lost':
      return t('highlight.lost.long', { color, which, stone: highlight.stone });
  }
}

export const playersText = (t: Translate, table: Named, colors: readonly Color[]): string =>
  t.list(colors.map((color) => who(t, table, color)));

export const colorsText = (t: Translate, colors: readonly Color[]): string =>
  t.list(colors.map((color) => t(`color.${color}`)));

type NameOf = (color: Color) => string;

/** `mover`: the player whose name is in front of it; null: nobody's is. */
export function outText(
  t: Translate,
  { who: by, whom, why }: Out,
  nameOf: NameOf,
  mover: Color | null = null,
): string {
  const isNamed = whom === mover && why !== 'tuchulchaFell';
  return t('highlight.out.long', {
    why,
    whom: isNamed ? 'none' : nameOf(whom),
    by: by === whom ? 'none' : nameOf(by),
  });
}

/** A sentence about one player, without a full stop. `who` null is the reader. */
export const sentenceAbout = (t: Translate, who: string | null, phrases: readonly string[]): string =>
  t('recap.did', { reader: who === null ? 'yes' : 'no', who: who ?? '', told: t.list(phrases) });

/** Highlights as sentences without full stops. Consecutive ones of a player share a sentence. */
export function longTexts(
  t: Translate,
  table: Named,
  highlights: readonly Highlight[],
  nameOf: NameOf = (color) => who(t, table, color),
  options: PhraseOptions = {},
): string[] {
  const runs = runsOf(
    highlights,
    ([first], one) => first.who === one.who && !isOutHighlight(first) && !isOutHighlight(one),
  );
  return runs.map((run) => {
    const phrases: string[] = [];
    for (const one of run) {
      if (isOutHighlight(one)) return outText(t, one, nameOf);
      phrases.push(longPhrase(t, one, victimOf(t, table, one, nameOf), options));
    }
    return sentenceAbout(t, nameOf(run[0].who), phrases);
  });
}

/** A color without a player is called by its name. */
const victimOf = (t: Translate, { seats }: Named, { whom }: Deed, nameOf: NameOf): Victim =>
  occupantOf(seats, whom)
    ? { whose: 'player', whom: nameOf(whom) }
    : { whose: 'color', whom: t(`color.${whom}`) };

/** The turn that decided a game. `isTold` omits the event, which is already mentioned. `then`: the table in that turn. */
export function decisiveText(
  t: Translate,
  table: Named,
  decisive: DecisiveTurn,
  isTold = false,
  then: Named = table,
): string {
  const { turn, color, dice, highlight, winners, isLast } = decisive;
  if (isLast) return t('decisive.last');
  const values = { turn, count: winners.length, winners: playersText(t, table, winners) };
  if (isTold) return t('decisive.short', values);
  const own = winners.some((winner) => winner === color) ? 'yes' : 'no';
  const rolled = t('highlight.roll.long', { dice: dice.join('-'), own });
  const told = highlight
    ? longTexts(t, then, [highlight])
    : [sentenceAbout(t, who(t, then, color), [rolled])];
  return t('decisive.line', { ...values, told: told.join('') });
}

/** Maximum number of highlights that tell a game. */
const BEATS = 3;

const KINDS = ['role', 'out', 'sealed', 'hit', 'altar'] as const satisfies readonly Highlight['kind'][];

/**
 * The highlights that tell a game, in order: the greatest of each kind (of Passages and of players who are out the last, which lead
 * to the end), and more of a kind only if others are missing.
 */
export const beatsOf = (frames: readonly Frame[]): readonly TimedHighlight[] =>
  beatsAmong(timedHighlights(frames));

function beatsAmong(all: readonly TimedHighlight[]): readonly TimedHighlight[] {
  const falls = all.filter((one) => isOutHighlight(one) && one.why === 'tuchulchaFell');
  // Tuchulcha's fall implies that somebody reached the altar.
  const told = storyHighlights(all, all.length).filter(
    ({ kind, turn }) => kind !== 'altar' || !falls.some((fall) => fall.turn === turn),
  );
  const greatest = KINDS.flatMap((kind) => {
    const ofKind = told.filter((one) => one.kind === kind);
    const most = Math.max(...ofKind.map(({ weight }) => weight));
    const ofMost = ofKind.filter(({ weight }) => weight === most);
    return kind === 'sealed' ? ofKind.slice(-1) : kind === 'out' ? ofMost.slice(-1) : ofMost.slice(0, 1);
  });
  const first = storyHighlights(greatest, BEATS);
  const more = storyHighlights(
    told.filter((one) => !first.includes(one)),
    BEATS - first.length,
  );
  return told.filter((one) => first.includes(one) || more.includes(one));
}

/** A game in a few lines: its beats, how each player fell, and the turn that decided it. */
export function storyLines(t: Translate, game: PastGame, decisive: DecisiveTurn | null): readonly string[] {
  const { frames } = game;
  const all = timedHighlights(frames);
  const greatest = beatsAmong(all);
  const beats = all.filter((one) => isOutHighlight(one) || greatest.includes(one));
  const tableAt = (turn: number): Named => {
    const frame = frames.find((one) => one.turn === turn);
    return frame ? tableIn(t, game, frame) : game.table;
  };
  const isTold = beats.some(
    ({ turn, kind, whom }) =>
      turn === decisive?.turn && kind === decisive.highlight?.kind && whom === decisive.highlight.whom,
  );
  return [
    ...beats.map((one) => {
      const [text = ''] = longTexts(t, tableAt(one.turn), [one], undefined, { isFirst: true });
      return t('history.point', { turn: one.turn, text });
    }),
    ...(decisive ? [decisiveText(t, game.table, decisive, isTold, tableAt(decisive.turn))] : []),
  ];
}

/** The highlights that tell a game, as a film of about ten seconds; null while too many are being made. */
export async function beatsFilm(
  parts: FilmParts,
  { table, frames }: { readonly table: TableOf<'tuchulcha'>; readonly frames: readonly Frame[] },
): Promise<AttachedPicture | null> {
  const turns = new Set(beatsOf(frames).map(({ turn }) => turn));
  const last = frames.at(-1)?.turn;
  const shown = frames.filter(({ turn }) => turns.has(turn) || turn === last);
  const film = shown.flatMap((frame) => framesOfTurns(table.locale, [frame]));
  if (film.length === 0) return null;
  return (await makeFilm(parts, table, { frames: film, kind: 'story' }))?.picture ?? null;
}
