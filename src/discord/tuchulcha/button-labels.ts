/** The buttons of a turn: their labels, their colors and their order. */
import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { COLORS, type Color, type Position } from '../../games/tuchulcha/board.ts';
import { askedByTuchulcha } from '../../games/tuchulcha/devotion.ts';
import { applySteps } from '../../games/tuchulcha/end-of-turn.ts';
import { offers, settledPosition } from '../../games/tuchulcha/game.ts';
import { formatDice } from '../../games/tuchulcha/notation.ts';
import type { Devotion, GameState, Step } from '../../games/tuchulcha/types.ts';
import { shortName } from '../../pictures/formats.ts';
import {
  effectsOf,
  haruspexText,
  type LetteredHaruspex,
  type ShownMove,
  WAY_SEPARATOR,
  waysIn,
} from '../../pictures/tuchulcha/board-view.ts';
import { occupantOf } from '../../tables/seats.ts';
import type { TuchulchaRequest } from '../../tables/tuchulcha/types.ts';
import type { Translate } from '../../texts/index.ts';
import { emojiOf } from '../api/emojis.ts';
import { MAX_READABLE_LABEL } from '../api/message.ts';
import { nameOn, plainLabel } from '../views/names.ts';
import { type Letters, namesColors, nextWithHits, stepsMade } from './move-texts.ts';

/** Merits of a line for its player, best first. */
const MERITS = ['wins', 'altar', 'gains', 'quiet', 'costs', 'loses'] as const;

type Merit = (typeof MERITS)[number];

interface RankedLine {
  readonly line: readonly Step[];
  readonly merit: Merit;
}

/** Compares two lines, as `sort` expects it. */
export const inButtonOrder =
  (letters: Letters) =>
  (one: RankedLine, other: RankedLine): number =>
    MERITS.indexOf(one.merit) - MERITS.indexOf(other.merit) ||
    lettersOf(letters, one.line).localeCompare(lettersOf(letters, other.line));

/** A line's letters, those with higher dice first. */
const lettersOf = (letters: Letters, line: readonly Step[]): string =>
  letters
    .along(line)
    .map((letter, at) => `${letter || 'Z'}${9 - (line[at]?.die ?? 0)}`)
    .join(' ');

/** `winners`: if the line ends the game; otherwise null. */
function meritOf(mover: Color, line: readonly (Step | ShownMove)[], winners: readonly Color[] | null): Merit {
  if (winners) return winners.includes(mover) ? 'wins' : 'loses';
  const moves = line.filter((step): step is ShownMove => step.kind === 'move');
  const costs = moves.some(
    ({ effect, color, hits }) =>
      (effect === 'lost' && color === mover) || (effect === 'hit' && hits === mover),
  );
  if (costs) return 'costs';
  if (moves.some(({ to, color }) => to === 'altar' && color === mover)) return 'altar';
  const gains = moves.some(({ effect, to }) => effect === 'hit' || effect === 'sealed' || to === 'altar');
  return gains ? 'gains' : 'quiet';
}

export const winnersAfter = (state: GameState, steps: readonly Step[]): readonly Color[] | null =>
  endAfter(state, steps)?.winners ?? null;

/** Keeps only the first of lines that end the game in the same way, with the same winners and places. */
export function distinctEnds(
  state: GameState,
  lines: readonly (readonly Step[])[],
): readonly (readonly Step[])[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const end = endAfter(state, line);
    if (!end) return true;
    const key = JSON.stringify([end.winners, state.position.players === 2 ? null : placesIn(end.position)]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Places depend on the altar, then the forest, then on who is still in the game. */
const placesIn = ({ colors }: Position) =>
  COLORS.map((color) => [colors[color]?.altar, colors[color]?.forest, colors[color]?.role]);

function endAfter(state: GameState, steps: readonly Step[]) {
  if (!steps.some(mayEndGame)) return null;
  const { position, over } = applySteps(settledPosition(state), [...stepsMade(state), ...steps]);
  return over && { position, winners: over.winners };
}

/** Only a haruspex that leaves the path can end the game; checking other steps would cost time. */
const mayEndGame = (step: Step): boolean =>
  step.kind === 'move' && (step.to === 'altar' || (step.effect !== 'none' && step.effect !== 'open'));

const SHORT_NAME = 5;

/** The signs are the same everywhere. */
const SIGNS = {
  altar: '🏛️',
  hit: '⚔️',
  sealed: '🔒',
  open: '🎯',
  struck: '💥',
  lost: '🌀',
  ends: '🏁',
} as const;

type Sign = keyof typeof SIGNS;

/** Red harms the player at turn, green helps them. */
const STYLES = {
  wins: 'success',
  altar: 'success',
  gains: 'success',
  quiet: 'secondary',
  costs: 'danger',
  loses: 'danger',
} as const satisfies Record<Merit, string>;

interface LineLabel {
  readonly label: string;
  readonly merit: Merit;
  readonly style: (typeof STYLES)[Merit];
}

const labelled = (label: string, merit: Merit): LineLabel => ({ label, merit, style: STYLES[merit] });

/** The style of a button that ends the game, which shows whether its player wins. */
export const endStyle = (mover: Color, winners: readonly Color[]): 'success' | 'danger' =>
  STYLES[winners.includes(mover) ? 'wins' : 'loses'];

interface Told {
  readonly way: string;
  readonly words: readonly string[];
  readonly signs: readonly Sign[];
}

/** Possible outcomes for a haruspex this turn, on the button that chooses it. `struck`: the mover's own, by a neutral one. */
const OUTLOOKS = ['altar', 'hit', 'sealed', 'struck', 'lost'] as const satisfies readonly Sign[];

/** A line of steps with their hits, and the letters of the moved haruspexes. */
interface FollowedLine {
  readonly steps: readonly (Step | ShownMove)[];
  readonly along: readonly string[];
}

/** Following a line costs a search per step, so all labels of a turn's letters share it. */
export const followedLines = (
  state: GameState,
  letters: Letters,
  lines: readonly (readonly Step[])[],
): readonly FollowedLine[] =>
  lines.map((line) => ({ steps: nextWithHits(state, line), along: letters.along(line) }));

/** A label such as `B (37) ⚔️🌀`. `lines`: the playable ones, as whole turns if there are few. */
export function haruspexLabel(
  t: Translate,
  state: GameState,
  { color, from, letter }: LetteredHaruspex,
  lines: readonly FollowedLine[],
): string {
  const name = haruspexText(t, { color, from }, namesColors(state.position), letter);
  const found = new Set<Sign>();
  for (const { steps, along } of lines) {
    for (const [at, step] of steps.entries()) {
      if (step.kind !== 'move') continue;
      if (along[at] === letter) {
        if (step.to === 'altar') found.add('altar');
        if (step.effect !== 'none') found.add(step.effect);
      }
      if (step.effect === 'hit' && 'hits' in step && step.hits === color && step.to === from)
        found.add('struck');
    }
  }
  const signs = OUTLOOKS.filter((sign) => found.has(sign)).map((sign) => SIGNS[sign]);
  return [name, signs.join('')].filter(Boolean).join(' ');
}

/** Explains the symbols of such labels. */
export const outlooksText = (t: Translate, labels: readonly string[]): readonly string[] =>
  OUTLOOKS.filter((sign) => labels.some((label) => label.includes(SIGNS[sign]))).map(
    (sign) => `${SIGNS[sign]} ${t(`outlook.${sign}`)}`,
  );

/** The label for steps, such as `A → 19, hits red ⚔️ · B → 25`. Symbols replace the words if it is too long, or `isBrief`. */
export function lineLabel(
  t: Translate,
  table: Parameters<typeof winnersOnButton>[1],
  state: GameState,
  line: readonly Step[],
  letters: Letters,
  isBrief: boolean,
): LineLabel {
  const shown = nextWithHits(state, line);
  const told = tellLine(t, state, shown, letters.along(line));
  const winners = winnersAfter(state, line);
  const short = told.map(({ way, signs }) => withSigns(way, signs)).join(WAY_SEPARATOR);
  const ways = told.map(({ way }) => way).join(WAY_SEPARATOR);
  const merit = meritOf(state.position.turn, shown, winners);
  if (winners) {
    const values = winnersOnButton(t, table, winners);
    const labels = [
      t('line.ends', { line: ways, ...values }),
      t('line.wins', { line: ways, ...values }),
      t('line.wins', { line: ways, ...winnersOnButton(t, table, winners, SHORT_NAME) }),
    ];
    return labelled(shortestFitting(labels.map((label) => `${label} ${SIGNS.ends}`)), merit);
  }
  const signsLast = withSigns(
    ways,
    told.flatMap(({ signs }) => signs),
  );
  const brief = [short, signsLast];
  return labelled(shortestFitting(isBrief ? brief : [inWords(told), ...brief]), merit);
}

/** A step on a button; the rules may refuse it. */
export function stepButtonLabel(t: Translate, state: GameState, step: Step, letters: Letters): LineLabel {
  const shown = nextWithHits(state, [step]);
  const told = tellLine(t, state, shown, letters.along([step]));
  return labelled(inWords(told), meritOf(state.position.turn, shown, null));
}

const inWords = (told: readonly Told[]): string =>
  told.map(({ way, words, signs }) => withSigns([way, ...words].join(', '), signs)).join(WAY_SEPARATOR);

const withSigns = (way: string, signs: readonly Sign[]): string =>
  [way, [...new Set(signs)].map((sign) => SIGNS[sign]).join('')].filter(Boolean).join(' ');

const shortestFitting = (labels: readonly string[]): string =>
  labels.find((label) => label.length <= MAX_READABLE_LABEL) ?? labels.at(-1) ?? '';

const tellLine = (
  t: Translate,
  { position }: GameState,
  line: readonly (Step | ShownMove)[],
  letters: readonly string[],
): readonly Told[] =>
  waysIn(t, line, (_, at) => letters[at] ?? '').map(({ text, moves }) => ({
    way: text,
    words: effectsOf(t, position, moves),
    signs: moves.flatMap(({ effect, to }): Sign[] => [
      ...(effect === 'none' ? [] : [effect]),
      ...(to === 'altar' ? ['altar' as const] : []),
    ]),
  }));

type Named = Parameters<typeof nameOn>[1];

/** Maximum length of a name on a button, for phones. */
const MAX_NAME_LENGTH = 12;

/** A label such as `Ends the game: Larthia wins`. */
export const endsLabel = (t: Translate, table: Named, winners: readonly Color[]): string =>
  t('button.ends', winnersOnButton(t, table, winners));

function winnersOnButton(t: Translate, table: Named, winners: readonly Color[], most = MAX_NAME_LENGTH) {
  const [color] = winners;
  if (!color) return { count: 0, winner: '' };
  // A puzzle has no players.
  const who = occupantOf(table.seats, color) ? nameOn(t, table, color) : t(`color.${color}`);
  const name = plainLabel(who.replace(/^🤖 /u, ''));
  return { count: winners.length, winner: shortName(name, most) };
}

/** A choice that moves nobody. */
type Decision = Extract<
  TuchulchaRequest,
  { readonly type: 'roll' | 'keep' | 'discard' | 'devote' | 'confirm' | 'pass' }
>;

export function decisionLabel(t: Translate, state: GameState, decision: Decision): string {
  const { phase, position } = state;
  const dice = 'dice' in phase ? phase.dice : [];
  switch (decision.type) {
    case 'roll':
      return phase.name === 'extra'
        ? t('button.extra', { which: dice.length + 1 })
        : t('button.roll', { count: offers(state).roll });
    case 'keep':
      return t('button.keep', { dice: formatDice(dice) });
    case 'discard': {
      const rest = dice.toSpliced(dice.indexOf(decision.die), 1);
      return t('button.discard', { die: decision.die, rest: formatDice(rest) });
    }
    case 'devote':
      return devotionLabel(t, position, decision.devotion);
    case 'confirm':
    case 'pass':
      return t(`button.${decision.type}`);
  }
}

function devotionLabel(t: Translate, position: Position, devotion: Devotion): string {
  if (devotion.role === 'tuchulcha')
    return t('button.give', { needed: askedByTuchulcha(position), temple: devotion.fromTemple });
  if (devotion.from === null) return t('button.giveAll');
  return devotion.from === 'temple'
    ? t('button.giveTemple')
    : t('button.giveStone', { stone: devotion.from });
}

export const RACE_EMOJIS = [
  ...['die_1', 'die_2', 'die_3', 'die_4', 'die_5', 'die_6'],
  ...['tuchulcha', 'lasa_vecuvia'],
];

export const dieEmoji = (value: number): APIMessageComponentEmoji | undefined => emojiOf(`die_${value}`);

export const roleEmoji = (role: Devotion['role']): APIMessageComponentEmoji | undefined =>
  emojiOf(role === 'tuchulcha' ? 'tuchulcha' : 'lasa_vecuvia');
