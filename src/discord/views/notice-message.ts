import { abortVoters, removalVoters } from '../../tables/agreements.ts';
import { stopsForRest } from '../../tables/clock/pace.ts';
import { gameOf } from '../../tables/game-registry.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import type { NoticeText, TextOf } from '../../tables/notice.ts';
import type { TurnTimes } from '../../tables/reminders/timing.ts';
import { proposalEndsAt } from '../../tables/reminders/wake-times.ts';
import { isDeserted } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { type TextValues, type Translate, translator } from '../../texts/index.ts';
import { type ChannelAccess, NEEDED } from '../api/channel-access.ts';
import { button, type ComponentRow, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { againButton, type LateChoice, links } from './links.ts';
import { asEnded, channelLink, mention, nameAt, nameOrGone, stamp, tableElsewhere, who } from './names.ts';
import { goToButton } from './refusal.ts';

/** With the bot's access to the channel; if it lacks no permission that is known, all that it needs are named. */
type TroubleText = TextOf<'trouble'> & {
  readonly access?: Pick<ChannelAccess, 'missing' | 'isOutside' | 'timedOutUntil'> | null;
};

/** `isMuted`: its person wants no more reminders of this turn. */
type RemindText = TextOf<'remind'> & { readonly isMuted?: boolean };

export type PersonalText = RemindText | TextOf<'nudge' | 'next' | 'followed'> | TroubleText;

/** For one person: in the table's channel after their mention, or as a direct message. */
export function personalMessage(
  t: Translate,
  table: Table,
  text: PersonalText,
  times: TurnTimes,
  elsewhere: boolean,
): OutMessage {
  const { game } = table;
  const number = elsewhere ? tableElsewhere(t, table) : table.number;
  const leadOn = elsewhere ? goToButton(t, table) : [];
  const toTurn = goToButton(t, table, 'button.goToTurn');
  switch (text.kind) {
    case 'remind': {
      const at = { number: table.number };
      const mute =
        !text.isMuted && button(links.mute({ table: table.id, turn: text.turn }), t('button.mute', at));
      const until = times.up ? stamp(times.up) : 'none';
      const toIt = goToButton(t, table, 'button.goToTurnAt', at);
      return plain(t('notice.remind', { number, until }), rowsOf([...toIt, mute]));
    }
    case 'nudge':
      return plain(
        t('notice.nudge', { number, by: nameOrGone(t, text.by) }),
        rowsOf(text.turn === 0 ? goToButton(t, table) : toTurn),
      );
    case 'next':
      return plain(t('notice.next', { number, who: moverOf(t, table) }), rowsOf(leadOn));
    case 'followed': {
      const stop = button(links.follow({ table: table.id, at: 'off' }), t('button.unfollow'));
      const content =
        table.status === 'aborted'
          ? t('notice.followed.closed', { number, game })
          : text.over
            ? t('notice.followed.over', { number, game, ...winnersOf(t, table) })
            : t('notice.followed.turn', { number, game, turn: text.turn, who: moverOf(t, table) });
      return plain(content, rowsOf(text.over ? leadOn : [...leadOn, stop]));
    }
    case 'trouble':
      return troubleMessage(t, table, text, number);
  }
}

export function troubleMessage(
  t: Translate,
  { game }: Table,
  { what, channelId, access }: TroubleText,
  number: string | number,
): OutMessage {
  const names = (access?.missing.length ? access.missing : NEEDED).map((name) => t(`permission.${name}`));
  const values = { game, number, channel: channelLink(channelId), missing: t.list(names) };
  const until = access?.timedOutUntil;
  if (until)
    return plain(t('notice.trouble.timedOut', { ...values, what: 'table', until: stamp(until, 'f') }));
  const isOutside = what === 'noPermission' && access?.isOutside;
  return plain(t(`notice.trouble.${isOutside ? 'notInThread' : what}`, values));
}

/**
 * Asks a person in their language whether they sit down with these people, or stay with them, with whom they don't want to be seated.
 * `after`: the custom id of the button that they pressed to sit down; null: they sit there already.
 */
export function meetingQuestion(
  locale: string,
  table: Table,
  others: readonly Snowflake[],
  after: string | null,
): OutMessage {
  const t = translator(locale);
  const { id } = table;
  const number = after === null ? tableElsewhere(t, table) : table.number;
  const values = {
    names: t.list(others.map((other) => nameAt(table, other))),
    count: others.length,
    number,
  };
  const meet = links.meet({ table: id, after: after ?? '' });
  if (after !== null)
    return plain(
      t('blocks.question', values),
      rowsOf([
        button(meet, t('button.meet'), 'primary'),
        button(links.avoid({ table: id }), t('button.notNow')),
      ]),
    );
  return plain(
    t('blocks.met', values),
    rowsOf([
      button(meet, t('button.playAnyway'), 'primary'),
      button(links.avoid({ table: id }), t('button.leave')),
      ...goToButton(t, table),
    ]),
  );
}

function moverOf(t: Translate, table: Table): string {
  const { reminders, state } = table;
  const color = reminders.turn?.color ?? (state && gameOf(table).toAct(state));
  return color ? who(t, table, color) : '';
}

function winnersOf(t: Translate, table: Table) {
  const winners = (table.state && gameOf(table).rules.winners(table.state)) ?? [];
  const ended = asEnded(t, table);
  const names = table.seats.flatMap(({ color }) => (winners.includes(color) ? [who(t, ended, color)] : []));
  return { count: names.length, winners: t.list(names) };
}

/** Public notices that are a sentence; the others are composed from the game, or go to one person. */
const OF_TABLE = [
  'timeUp',
  'playedFor',
  'standIn',
  'back',
  'waiting',
  'removed',
  'vacation',
  'vacationOver',
  'idle',
  'closed',
] as const;

export type TableNotice = TextOf<(typeof OF_TABLE)[number]>;

export const isTableNotice = (text: NoticeText): text is TableNotice =>
  OF_TABLE.some((kind) => kind === text.kind);

/** For everybody at the table, in its channel, without a ping. */
export function tableMessage(t: Translate, table: Table, text: TableNotice, times: TurnTimes): OutMessage {
  const { id, game, number } = table;
  const values = {
    game,
    number,
    name: 'name' in text ? nameOrGone(t, text.name) : '',
    by: 'by' in text && text.by !== null ? nameOrGone(t, text.by) : 'nobody',
  };
  const say = (more: TextValues = {}, rows: readonly ComponentRow[] = []): OutMessage =>
    plain(t(`notice.${text.kind}`, { ...values, ...more }), rows);
  switch (text.kind) {
    case 'timeUp':
      return timeUp(t, table, times);
    case 'playedFor': {
      if (!text.isAway) return say();
      const away = tableMessage(t, table, { kind: 'standIn', name: text.name, by: null }, times);
      return { ...away, content: `${say().content}\n${away.content}` };
    }
    case 'standIn':
      // A deserted table's own message has the button, and says nothing else.
      return say(
        {},
        rowsOf([!isDeserted(table) && button(links.back({ table: id }), t('button.back'), 'primary')]),
      );
    case 'waiting': {
      const until = times.playedFor ? stamp(times.playedFor) : 'none';
      // The others can still choose something else.
      return say({ until }, table.reminders.turn?.overdue ? timeUp(t, table, times).rows : []);
    }
    case 'idle': {
      const keep = button(links.keep({ table: id }), t('button.keepOpen'));
      return say(
        { away: isDeserted(table) ? 'yes' : 'no', closes: stamp(text.closesAt, 'F') },
        rowsOf([keep]),
      );
    }
    case 'removed':
      return say({ becomes: text.becomes });
    case 'vacation':
      return say({ until: stamp(text.until, 'F'), rests: stopsForRest(table.pace) ? 'yes' : 'no' });
    case 'closed':
      return say({ why: text.why }, rowsOf(againButton(t, table)));
    default:
      return say();
  }
}

function timeUp(t: Translate, table: Table, times: TurnTimes): OutMessage {
  const { game, reminders } = table;
  const { turn } = reminders;
  if (!turn) return plain(t('notice.timeUp.over'));
  const idFor = (does: LateChoice) => links.late({ table: table.id, turn: turn.turn, does });
  const voters = removalVoters(table);
  const others = voters.length;
  const why = turn.overdue?.why ?? 'time';
  const people = t.list(voters.map(mention));
  const values = { game, who: who(t, table, turn.color), others, people };
  const content =
    why === 'vacation'
      ? t('notice.away', { ...values, until: times.away ? stamp(times.away, 'F') : '' })
      : t('notice.timeUp', { ...values, why, until: times.playedFor ? stamp(times.playedFor) : 'none' });
  const choices = [
    // Nobody waits for a person who can’t come.
    why !== 'left' && button(idFor('wait'), t('button.late.wait')),
    button(idFor('playFor'), t('button.late.playFor', { game })),
    button(idFor('standIn'), t('button.late.standIn', { game })),
    button(idFor('remove'), t('button.late.remove', { game, others }), 'danger'),
  ];
  return { ...plain(content, others > 0 ? rowsOf(choices) : []), mentions: voters };
}

/** The current choice of what happens with an overdue turn; a line without buttons once it is made. `waiting`: somebody wants to wait. */
export function lateMessage(
  table: Table,
  turn: number,
  times: TurnTimes,
  waiting: TextOf<'waiting'> | null = null,
): OutMessage {
  const t = translator(table.locale);
  const { turn: running } = table.reminders;
  if (table.status !== 'playing' || running?.turn !== turn) return plain(t('notice.timeUp.over'));
  if (!running.overdue) return plain(t('notice.timeUp.back', { who: who(t, table, running.color) }));
  const { content, rows } = tableMessage(t, table, waiting ?? { kind: 'timeUp', turn }, times);
  const { votes, all } = removal(table);
  if (votes.length === 0) return plain(content, rows);
  const names = t.list(votes);
  return plain(`${content}\n${t('late.votes', { names, count: votes.length, all })}`, rows);
}

/** The voters for the removal of an overdue turn’s player, and those still missing. */
export function removal(table: Table) {
  const voters = removalVoters(table);
  const votes = table.reminders.turn?.overdue?.removal ?? [];
  const names = (wanted: boolean) =>
    voters.filter((userId) => votes.includes(userId) === wanted).map((userId) => nameAt(table, userId));
  return { votes: names(true), missing: names(false), all: voters.length };
}

/** The people who agree to end a running game without a result. The others are pinged when it is proposed. */
export function agreementMessage(table: Table): OutMessage {
  const t = translator(table.locale);
  const { id, number, game, reminders } = table;
  const voters = abortVoters(table);
  const agreed = reminders.abort.filter((userId) => voters.includes(userId)).map((one) => nameAt(table, one));
  const [name] = agreed;
  if (name === undefined) return plain(t('agree.goesOn', { number, game }));
  const others = voters.filter((userId) => !reminders.abort.includes(userId));
  const until = stamp(proposalEndsAt(table) ?? 0, 'F');
  const lines = [
    t('agree.proposed', { name, number, game }),
    t('agree.agreed', {
      names: t.list(agreed),
      count: agreed.length,
      all: voters.length,
      until,
      game,
    }),
    others.length > 0 && t('agree.called', { people: t.list(others.map(mention)) }),
  ];
  const buttons = [
    button(links.agree({ table: id }), t('button.agree')),
    button(links.playOn({ table: id }), t('button.playOn')),
  ];
  return { ...plain(lines, rowsOf(buttons)), mentions: others };
}
