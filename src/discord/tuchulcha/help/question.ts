import type { APIButtonComponent } from 'discord-api-types/v10';
import { type GameState, offers, whyNot } from '../../../games/tuchulcha/index.ts';
import { stepText } from '../../../pictures/tuchulcha/steps.ts';
import type { Table } from '../../../tables/table.ts';
import { formatHaruspex, type Haruspex } from '../../../tables/tuchulcha/request-words.ts';
import type { Translate } from '../../../texts/index.ts';
import { button, type ComponentRow, type OutMessage, plain, rowsOf, selectRow } from '../../api/message.ts';
import { coded, declareCustomIds, tableId, version } from '../../custom-id.ts';
import { links } from '../../views/links.ts';
import { pageButton } from '../../views/refusal.ts';
import { fromText, haruspexField, standsOf } from '../haruspexes.ts';
import { pageOfRefusal, whyText } from '../words.ts';
import { valuesLeft } from './explanations.ts';
import { overview } from './overview.ts';

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
  const isThere = standsOf(state.position).some(({ color, from }) => color === of.color && from === of.from);
  const die = asked ?? (left.length === 1 || !isThere ? (left[0] ?? null) : null);
  const dice = left
    .filter((value) => left.length > 1 && value !== die)
    .map((value) =>
      button(
        helpButtons.whyDie({ table: table.id, version: table.version, of, die: value }),
        t('button.help.die', { die: value }),
      ),
    );
  const { content, rule } = answerOf(t, table, state, of, die);
  return plain(content, [
    ...chooser(t, table, state, of),
    ...rowsOf(dice),
    ...rowsOf([...rule, helpButton(t, table, 'button.help')]),
  ]);
}

interface Answer {
  readonly content: string;
  readonly rule: readonly APIButtonComponent[];
}

function answerOf(t: Translate, table: Table, state: GameState, of: Haruspex, die: number | null): Answer {
  const haruspex = fromText(t, state, of);
  if (die === null) {
    const key = valuesLeft(state).length > 0 ? 'help.askDie' : 'help.noDice';
    return { content: t(key, { haruspex }), rule: [] };
  }
  const refusal = whyNot(state, { ...of, die });
  if (refusal) {
    const why = whyText(t, refusal, table);
    return {
      content: t('help.mayNot', { haruspex, die, why, rule: refusal.rule }),
      rule: pageButton(t, pageOfRefusal(refusal)),
    };
  }
  const step = offers(state).steps.find(
    (one) => one.kind === 'move' && one.die === die && one.color === of.color && one.from === of.from,
  );
  if (!step) throw new Error(`a step is neither offered nor refused: ${JSON.stringify({ ...of, die })}`);
  return {
    content: t('help.may', { haruspex, die, step: stepText(t, state.position, step, false) }),
    rule: [],
  };
}

/** The list is shown only while dice are to be used; at other times one sentence holds for every haruspex. */
function chooser(t: Translate, table: Table, state: GameState, chosen: Haruspex | null): ComponentRow[] {
  const stands = standsOf(state.position);
  if (state.phase.name !== 'moving' || valuesLeft(state).length === 0 || stands.length === 0) return [];
  const options = stands.map((stand) => ({
    label: fromText(t, state, stand),
    value: formatHaruspex(stand),
    description: t('help.there', { count: stand.count }),
    default: chosen?.color === stand.color && chosen.from === stand.from,
  }));
  return [selectRow(helpButtons.why({ table: table.id, version: table.version }), t('help.choose'), options)];
}
