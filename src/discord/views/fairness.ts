import { type Check, check, parseFacts, published, timesSatDown } from '../../tables/fairness/check.ts';
import type { DiceSource } from '../../tables/fairness/dice.ts';
import { gameOf } from '../../tables/game-registry.ts';
import type { LoggedAction } from '../../tables/game-types.ts';
import { isOpen, type Table } from '../../tables/table.ts';
import { startOf } from '../../text.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { button, linkButton, type OutMessage, plain, rowsOf, tableLink } from '../api/message.ts';
import { links } from './links.ts';
import { nameOrGone, who } from './names.ts';

/** The number of shown digits of the commitment: too many to find another secret with the same beginning. */
const SHOWN_DIGITS = 16;

/** The beginning of the commitment, shown before people sit down, so that it can't be replaced unnoticed. */
export function commitmentLine(t: Translate, { game, secret }: Pick<Table, 'game' | 'secret'>): string {
  return t('dice.sealed', { game, seal: startOf(secret.commitment, SHOWN_DIGITS) });
}

function satDownLines(t: Translate, { seats, seatHistory }: Table): string[] {
  const times = new Map(timesSatDown(seatHistory));
  const seated = seats.flatMap(({ occupant }) => {
    if (occupant.kind !== 'person') return [];
    const count = times.get(occupant.userId) ?? 0;
    times.delete(occupant.userId);
    return count > 1 ? [t('dice.satDown', { name: nameOrGone(t, occupant.name), count })] : [];
  });
  const count = [...times.values()].reduce((sum, others) => sum + others, 0);
  return count > 1 ? [...seated, t('dice.satDownAndLeft', { count })] : seated;
}

const MAX_NAMED = 5;

/** The result of checking a table's dice. `log`: of a finished table. `sharable`: with a button to show it to everybody. */
export function checkMessage(
  locale: string,
  table: Table,
  log: readonly LoggedAction[],
  sharable: boolean,
): OutMessage {
  const t = translator(locale);
  const share = button(links.shareCheck({ table: table.id }), t('rulesView.button.share'));
  const proof = button(links.fairness({ table: table.id }), t('button.fairness'));
  const season = table.seasonId
    ? [button(links.seasonDraw({ season: table.seasonId }), t('season.button.draw'))]
    : [];
  const { game, number, status, setup } = table;
  const source = published(table);
  if (!source || !setup) {
    const goesOn = isOpen({ status });
    const text = goesOn
      ? t('verify.running', { game, number, begun: setup ? 'yes' : 'no' })
      : t('verify.unplayed', { game, number });
    return plain(text, rowsOf([...(goesOn ? [proof] : []), ...season]));
  }
  const found = check(source, gameOf(table), setup, log);
  const values = { game, number, rolls: found.rolls };
  const verdict = found.agrees
    ? t('verify.agrees', values)
    : t('verify.differs', { ...values, wrong: found.wrong.length });
  return plain(
    [verdict, ...differences(t, table, found)].join('\n'),
    rowsOf([proof, ...season, ...(sharable ? [share] : [])]),
  );
}

/** The data for checking the dice that is public so far: commitment, people who sat down repeatedly, later the facts. */
export function proofMessage(locale: string, table: Table): OutMessage {
  const t = translator(locale);
  const { game, secret, facts } = table;
  const source = published(table);
  if (!source || !table.setup) {
    const fixed = t('dice.fixed', { game, commitment: secret.commitment });
    const known = facts === null ? [] : [t('dice.facts', { facts })];
    return plain([fixed, ...satDownLines(t, table), ...known].join('\n'));
  }
  const lines = [
    t('verify.fixed', { commitment: source.secret.commitment }),
    ...satDownLines(t, table),
    t('dice.facts', { facts: source.facts }),
    t('verify.secret', { secret: source.secret.reveal() }),
    t('verify.id', { game, id: source.id }),
    t('verify.taps', { game }),
  ];
  return plain(lines.join('\n'), rowsOf(toFirstMessage(t, table, source)));
}

function differences(t: Translate, table: Table, { first, fits, wrong }: Check): string[] {
  const { game } = table;
  const more = wrong.length - MAX_NAMED;
  return [
    ...(fits ? [] : [t('verify.differs.facts')]),
    ...(first.drawn === first.due
      ? []
      : [t('verify.differs.first', { drawn: who(t, table, first.drawn), due: who(t, table, first.due) })]),
    ...wrong
      .slice(0, MAX_NAMED)
      .map(({ number, rolled, due }) =>
        t('verify.differs.roll', { game, place: number, dice: rolled.join('-'), due: due.join('-') }),
      ),
    ...(more > 0 ? [t('verify.differs.more', { count: more })] : []),
  ];
}

/** A link to the message in the facts, as long as the table still has it. */
function toFirstMessage(t: Translate, table: Table, { facts }: DiceSource) {
  const { channelId, showing } = table;
  const named = parseFacts(facts)?.lobbyMessageId;
  if (named === undefined || named !== showing.lobbyMessageId) return [];
  return [linkButton(tableLink(table, channelId, named), t('verify.button.first'))];
}
