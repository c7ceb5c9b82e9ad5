import type { APIButtonComponent } from 'discord-api-types/v10';
import { type Color, inPlay, roleOf } from '../../../games/tuchulcha/board.ts';
import { firstRoll } from '../../../games/tuchulcha/dice.ts';
import { offers, tuchulcha } from '../../../games/tuchulcha/game.ts';
import { formatDice } from '../../../games/tuchulcha/notation.ts';
import { constraintsOf, isLastOne, waitingOf } from '../../../games/tuchulcha/turn.ts';
import type { GameState } from '../../../games/tuchulcha/types.ts';
import { whyNot } from '../../../games/tuchulcha/why-not.ts';
import { stepText } from '../../../pictures/tuchulcha/board-view.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { seatOf } from '../../../tables/seats.ts';
import type { Table, TableOf } from '../../../tables/table.ts';
import { formatHaruspex, type Haruspex } from '../../../tables/tuchulcha/apply-request.ts';
import type { Translate } from '../../../texts/index.ts';
import { button, type ComponentRow, type OutMessage, plain, rowsOf, selectRow } from '../../api/message.ts';
import { coded, declareCustomIds, tableId, version } from '../../custom-id.ts';
import { links } from '../../views/links.ts';
import { who } from '../../views/names.ts';
import { pageButton } from '../../views/refusal.ts';
import { haruspexField } from '../buttons.ts';
import { choiceButtons } from '../choice-buttons.ts';
import {
  askedAbout,
  diceLeft,
  diceOfTurn,
  fromText,
  pageOfRefusal,
  placesText,
  whyText,
} from '../move-texts.ts';
import { dieLines, roleLines, valuesLeft, type When } from './explanations.ts';

const at = { table: tableId, version };

const die = coded({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 });

export const helpButtons = declareCustomIds({
  words: ['words:{table}:{version}', at],
  why: ['why:{table}:{version}', at],
  whyDie: ['why:{table}:{version}:{of}:{die}', { ...at, of: haruspexField, die }],
});

/** `button.help.again` is the label while the options are on the screen. */
export const helpButton = (
  t: Translate,
  { id, version }: Table,
  key: 'button.help' | 'button.help.again',
): APIButtonComponent => button(links.help({ table: id, version }), t(key));

export const wordsButton = (t: Translate, { id, version }: Table): APIButtonComponent =>
  button(helpButtons.words({ table: id, version }), t('button.help.words'));

export const overviewMessage = (t: Translate, table: Table, state: GameState): OutMessage =>
  plain(overview(t, table, state), [
    ...chooser(t, table, state, null),
    ...rowsOf([helpButton(t, table, 'button.help.again'), wordsButton(t, table)]),
  ]);

/** Why a haruspex may or may not take a die, with a button for each other die. A single remaining die counts as chosen. */
export function questionMessage(
  t: Translate,
  table: Table,
  state: GameState,
  of: Haruspex,
  asked: number | null,
): OutMessage {
  const left = valuesLeft(state);
  const isThere = askedAbout(state.position).some(
    ({ color, from }) => color === of.color && from === of.from,
  );
  const die = asked ?? (left.length === 1 || !isThere ? (left[0] ?? null) : null);
  const dice = left
    .filter((value) => left.length > 1 && value !== die)
    .map((value) =>
      button(
        helpButtons.whyDie({ table: table.id, version: table.version, of, die: value }),
        t('button.help.die', { die: value }),
      ),
    );
  const [content, rule] = answerOf(t, table, state, of, die);
  return plain(content, [
    ...chooser(t, table, state, of),
    ...rowsOf(dice),
    ...rowsOf([...rule, helpButton(t, table, 'button.help')]),
  ]);
}

/** The answer, and the button to the rule that forbids it. */
function answerOf(
  t: Translate,
  table: Table,
  state: GameState,
  of: Haruspex,
  die: number | null,
): [content: string, rule: readonly APIButtonComponent[]] {
  const haruspex = fromText(t, state.position, of);
  if (die === null)
    return [t(valuesLeft(state).length > 0 ? 'help.askDie' : 'help.noDice', { haruspex }), []];
  const refusal = whyNot(state, { ...of, die });
  if (refusal) {
    const why = whyText(t, refusal, table);
    const content = t('help.mayNot', { haruspex, die, why, rule: refusal.rule });
    return [content, pageButton(t, pageOfRefusal(refusal))];
  }
  const step = offers(state).steps.find(
    (one) => one.kind === 'move' && one.die === die && one.color === of.color && one.from === of.from,
  );
  if (!step) throw new Error(`a step is neither offered nor refused: ${JSON.stringify({ ...of, die })}`);
  return [t('help.may', { haruspex, die, step: stepText(t, state.position, step, false) }), []];
}

/** The list is shown only while dice are to be used; at other times one sentence holds for every haruspex. */
function chooser(t: Translate, table: Table, state: GameState, chosen: Haruspex | null): ComponentRow[] {
  const stands = askedAbout(state.position);
  if (state.phase.name !== 'moving' || valuesLeft(state).length === 0 || stands.length === 0) return [];
  const options = stands.map((stand) => ({
    label: fromText(t, state.position, stand),
    value: formatHaruspex(stand),
    description: t('help.there', { count: stand.count }),
    default: chosen?.color === stand.color && chosen.from === stand.from,
  }));
  return [selectRow(helpButtons.why({ table: table.id, version: table.version }), t('help.choose'), options)];
}

/** How many dice must be used, and which steps come first. */
function bindingLines(t: Translate, state: GameState): string[] {
  const binding = constraintsOf(state);
  if (!binding) return [];
  const { openHit, waiting, mysticalFirst, dice } = binding;
  const lines = [t('help.must', { must: mustUse(state), dice })];
  if (openHit) {
    const reason = whyText(t, { code: 'openHit', rule: '4.2', facts: openHit }, null);
    lines.push(t('help.first', { reason }));
  }
  if (waiting.length > 0) {
    const key = mysticalFirst ? 'help.mysticalFirst' : 'help.mysticalFree';
    lines.push(t(key, { places: placesText(t, waiting) }));
  }
  return lines;
}

function mustUse(state: GameState): 'over' | 'none' | 'done' | 'last' | 'free' | 'all' | 'some' {
  const binding = constraintsOf(state);
  const { confirm, steps } = offers(state);
  if (state.phase.name === 'moving' && state.phase.result) return 'over';
  if (binding?.dice === 0) return 'none';
  if (confirm && steps.length === 0) return 'done';
  if (binding?.lastOne) return confirm ? 'free' : 'last';
  return binding?.dice === binding?.rolled ? 'all' : 'some';
}

/** The rules that will bind the player after the roll. */
function bindingBefore(t: Translate, { position }: GameState): string[] {
  const waiting = waitingOf(position);
  return [
    ...(waiting.length > 0 ? [t('help.before.mystical', { places: placesText(t, waiting) })] : []),
    ...(isLastOne(position) ? [t('help.must', { must: 'last', dice: 1 })] : []),
  ];
}

/** All options of the player to move, and what the roles would bring. */
export function overview(t: Translate, table: Table, state: GameState): string {
  const { position, phase } = state;
  const when: When = phase.name === 'before' ? 'now' : phase.name === 'afterFall' ? 'afterFall' : 'next';
  const isFirst = isFirstRound(state);
  const roles = roleLines(t, table, position, position.turn, when, isFirst);
  const moment = (isFirst && firstLines(t, state)) || momentLines(t, table, state);
  return [...moment, ...roles].join('\n');
}

const isFirstRound = ({ turnNumber, setup }: GameState): boolean => turnNumber <= setup.players.length;

/** A short answer in the first turns, in which all haruspexes can do the same; null if there is more to say. */
function firstLines(t: Translate, state: GameState): string[] | null {
  const binding = constraintsOf(state);
  const { phase } = state;
  if (phase.name === 'extra') return [extraLine(t, state)];
  if (phase.name !== 'moving' || !binding || binding.openHit || !['all', 'some'].includes(mustUse(state)))
    return null;
  return [t('help.firstTurn', { dice: formatDice(phase.dice) })];
}

function momentLines(t: Translate, table: Table, state: GameState): string[] {
  switch (state.phase.name) {
    case 'before':
      return [beforeLine(t, state), ...bindingBefore(t, state)];
    case 'extra':
      return extraLines(t, table, state);
    case 'discard':
      return [t('help.discard'), ...discardLines(t, state)];
    case 'moving':
      return movingLines(t, table, state);
    case 'afterFall':
      return [t('help.afterFall')];
    case 'over':
      return [];
  }
}

function beforeLine(t: Translate, state: GameState): string {
  const { position } = state;
  const { roll, devotions } = offers(state);
  const role = roleOf(position, position.turn);
  const extra = firstRoll(position.players, role) === 4 ? 'no' : role === 'tuchulcha' ? 'equal' : 'pair';
  return t('help.before', { count: roll, devote: devotions.length > 0 ? 'yes' : 'no', extra });
}

/** The options if no further die is rolled. */
function extraLines(t: Translate, table: Table, state: GameState): string[] {
  const haruspexes = lettersOf(t, table, state);
  const dice = formatDice(diceLeft(state));
  const kept = tuchulcha.apply(state, { type: 'keep' });
  if (!kept.ok) throw new Error(`staying with ${dice} was refused: ${kept.refusal.code}`);
  return [
    extraLine(t, state),
    t('help.extra.stay', { dice }),
    ...(kept.state.phase.name === 'discard'
      ? momentLines(t, table, kept.state)
      : [...bindingLines(t, kept.state), ...dieLines(t, table, kept.state, haruspexes)]),
  ];
}

const extraLine = (t: Translate, state: GameState): string =>
  t('help.extra', { dice: formatDice(diceLeft(state)), which: diceLeft(state).length + 1 });

/** The letters that the turn's message shows; those of a chosen haruspex are the same. */
const lettersOf = (t: Translate, table: Table, state: GameState) =>
  choiceButtons(t, table, state, offers(state), null).haruspexes;

/** The duties of the remaining dice, in one sentence if each discard leaves the same. */
function discardLines(t: Translate, state: GameState): string[] {
  const rests = new Map<string, { readonly rest: string; readonly dice: number; readonly of: number[] }>();
  for (const die of offers(state).discards) {
    const applied = tuchulcha.apply(state, { type: 'discard', die });
    const binding = applied.ok ? constraintsOf(applied.state) : null;
    if (!binding) throw new Error(`an offered discard was refused: ${die}`);
    const { dice, rolled, lastOne } = binding;
    const rest = lastOne && dice > 0 ? 'free' : dice === rolled ? 'all' : 'some';
    const of = rests.get(`${rest} ${dice}`)?.of ?? [];
    rests.set(`${rest} ${dice}`, { rest, dice, of: [...of, die] });
  }
  return [...rests.values()].map(({ rest, dice, of }) =>
    t('help.discard.rest', { rest, dice, of: rests.size === 1 ? 'any' : of.join(', ') }),
  );
}

const diceInWords = (t: Translate, state: GameState): string =>
  diceOfTurn(state)
    .map(({ value, state: used }) => t(`alt.die.${used}`, { value }))
    .join(', ');

function movingLines(t: Translate, table: Table, state: GameState): string[] {
  const { onlyTurn, steps } = offers(state);
  return [
    `${t('help.dice', { dice: diceInWords(t, state) })} ${bindingLines(t, state).join('\n')}`,
    ...dieLines(t, table, state, lettersOf(t, table, state)),
    ...(onlyTurn && steps.length > 1 ? [t('help.sameEnd')] : []),
  ];
}

/** The player to act, and the reader's own position; spectators see everybody's. */
export function onlookerView(
  t: Translate,
  table: TableOf<'tuchulcha'>,
  state: GameState,
  userId: Snowflake,
): string {
  const { color } = offers(state);
  const dice = diceInWords(t, state) || 'none';
  const turn = t('help.turnOf', { who: color ? who(t, table, color) : '', dice });
  const seat = seatOf(table, userId);
  if (!seat) return [turn, ...state.setup.players.map((one) => rowOf(t, table, state, one))].join('\n');
  if (roleOf(state.position, seat.color) === 'out')
    return [turn, t('help.out', { number: table.number })].join('\n');
  const away = seat.standIn ? [t('refused.away', { number: table.number, game: table.game })] : [];
  return [
    turn,
    ...away,
    t('help.yours', { color: t(`color.${seat.color}`), ...countsOf(state, seat.color) }),
    ...roleLines(t, table, state.position, seat.color, 'next', isFirstRound(state)),
  ].join('\n');
}

const countsOf = ({ position }: GameState, color: Color) => {
  const { altar = 0, forest = 0, sanctuary = 0 } = position.colors[color] ?? {};
  return { altar, forest, sanctuary, inPlay: inPlay(position, color) };
};

function rowOf(t: Translate, table: Table, state: GameState, color: Color): string {
  const role = roleOf(state.position, color);
  if (role === 'out') return t('end.rowOut', { who: who(t, table, color) });
  return t('help.row', { who: who(t, table, color), role, ...countsOf(state, color) });
}
