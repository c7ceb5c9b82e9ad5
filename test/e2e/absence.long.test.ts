import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import type { TableOf } from '../../src/tables/table.ts';
import { timedTest as test } from './fixtures.ts';
import { type Game, labelsOf, startGame } from './game.ts';
import { type Harness, MAX_ROUND_MS } from './harness.ts';
import { prefer } from './panels.ts';
import { HOUR, MINUTE } from './test-clock.ts';

interface Late {
  readonly game: Game;
  /** Whose time is up. */
  readonly mover: Person;
  readonly others: readonly Person[];
  /** The choice of what shall become of the turn. */
  readonly choice: PageMessage;
}

const CHOICES = [
  'Keep waiting',
  'Computer plays this turn',
  'Computer takes over for now',
  /^Remove the player/,
] as const;

/** A game of three whose first player lets the time run out. */
async function lateGame(harness: Harness): Promise<Late> {
  const people = ['Aule', 'Larthia', 'Arnth'].map((name) => harness.person(name));
  harness.dice.next([3, 5]);
  const game = await startGame(harness, people);
  const mover = await game.mover();
  await harness.passTime(24 * HOUR + 10 * MINUTE, MAX_ROUND_MS);
  const { playChannelId } = (await game.table()).showing;
  const choice = await mover.waitFor((message) => labelsOf(message).includes('Keep waiting'), {
    channel: playChannelId ?? '',
  });
  return { game, mover, others: people.filter(({ id }) => id !== mover.id), choice };
}

/** Presses, and what the person alone is told. */
async function told(
  person: Person | undefined,
  message: PageMessage,
  button: string | RegExp,
): Promise<string> {
  const done = await person?.press(message, button);
  return (await done?.reply())?.content ?? '';
}

const seatOf = ({ seats }: TableOf<'tuchulcha'>, person: Person) =>
  seats.find(({ occupant }) => occupant.kind === 'person' && occupant.userId === person.id);

describe('when time is up', () => {
  test('the others are asked, and nobody’s phone rings for it', async ({ harness }) => {
    const { choice, mover } = await lateGame(harness);
    for (const label of CHOICES) expect(labelsOf(choice).filter((one) => one.match(label))).toHaveLength(1);
    expect(choice.content).toContain(mover.name);
    expect(harness.visitors.page.notified.filter(({ messageId }) => messageId === choice.id)).toEqual([]);
  });

  test('waiting keeps the choice, with another time', async ({ harness }) => {
    const { game, others, choice } = await lateGame(harness);
    const before = await game.table();
    await harness.passTime(HOUR);
    const [first] = others;
    await first?.press(choice, 'Keep waiting');
    const now = await first?.waitForChange(choice, ({ content }) => content !== choice.content);
    expect(labelsOf(now ?? choice)).toEqual(labelsOf(choice));
    const { reminders, version } = await game.table();
    expect(version).toBe(before.version);
    expect(reminders.turn?.overdue?.since).toBe(harness.clock.ms);
  });

  test('the computer player plays the turn, and the choice is gone', async ({ harness }) => {
    const { game, mover, others, choice } = await lateGame(harness);
    const { version } = await game.table();
    await others[0]?.press(choice, 'Computer plays this turn');
    await game.advanced(version);
    // The choice itself says what came of it.
    const now = await mover.waitForChange(choice, ({ content }) => content.includes('let the computer play'));
    expect(buttonsOf(now)).toEqual([]);
    expect((await game.mover()).id).not.toBe(mover.id);
    expect(seatOf(await game.table(), mover)?.standIn).toBeUndefined();
    await game.expectLogReplays();
  });

  test('the choice says what came of it also where the bot was started again meanwhile', async ({
    harness,
  }) => {
    const { game, mover, others, choice } = await lateGame(harness);
    await harness.restart();
    await others[0]?.press(choice, 'Computer takes over for now');
    await mover.waitForChange(choice, ({ content }) => content.includes('lets a computer player play'));
    await harness.restart();
    await mover.press(await game.message(), 'I’m back');
    const now = await mover.waitForChange(choice, ({ content }) => content.includes('is back'));
    expect(buttonsOf(now)).toEqual([]);
  });

  test('a computer player sits in; one tap brings the person back', async ({ harness }) => {
    const { game, mover, others, choice } = await lateGame(harness);
    const { version } = await game.table();
    await others[0]?.press(choice, 'Computer takes over for now');
    const away = await game.advanced(version);
    expect(seatOf(away, mover)?.standIn).toBe(true);
    const turn = await game.message();
    expect(labelsOf(turn)).toContain('I’m back');
    expect(await told(others[0], turn, 'I’m back')).toBe(
      `No computer player is playing for you at table ${game.number}.`,
    );
    expect(await told(mover, turn, 'I’m back')).toContain(
      `you’re playing at table ${game.number} yourself again`,
    );
    const back = await game.advanced(away.version);
    expect(seatOf(back, mover)?.standIn).toBeUndefined();
    expect(labelsOf(await game.message())).not.toContain('I’m back');
  });

  test('whoever is away reads on /games how to come back, with one tap', async ({ harness }) => {
    const { game, mover, others, choice } = await lateGame(harness);
    const { version } = await game.table();
    await others[0]?.press(choice, 'Computer takes over for now');
    const away = await game.advanced(version);
    const listed = await (await mover.command('games')).reply();
    expect(listed.content).toContain('A computer player plays for you');
    await mover.press(listed, `I’m back at table ${game.number}`);
    expect(seatOf(await game.advanced(away.version), mover)?.standIn).toBeUndefined();
    await mover.waitForChange(listed, (message) => buttonsOf(message).length === 0);
  });

  test('all the others have to agree before somebody is out', async ({ harness }) => {
    const { game, mover, others, choice } = await lateGame(harness);
    const [first, second] = others;
    const { version } = await game.table();
    const vote = await told(first, choice, /^Remove the player/);
    expect(vote).toContain('1 of 2 agree');
    expect(vote).toContain(second?.name);
    expect((await game.table()).version).toBe(version);
    const voted = await first?.waitForChange(choice, ({ content }) => content.includes('(1 of 2)'));
    expect(voted?.content).toContain(`${first?.name} voted to remove this player`);
    await second?.press(choice, /^Remove the player/);
    const { state } = await game.advanced(version);
    const color = seatOf(await game.table(), mover)?.color ?? 'blue';
    expect(state?.position.colors[color]?.role).toBe('out');
    await mover.waitForChange(choice, (message) => buttonsOf(message).length === 0);
    await game.expectLogReplays();
  });

  test('whoever plays on late needs nobody’s leave, and the old choice says so', async ({ harness }) => {
    const { game, mover, others, choice } = await lateGame(harness);
    await game.tap('A → 5 · A → 3');
    expect((await game.mover()).id).not.toBe(mover.id);
    expect(await told(others[0], choice, 'Computer plays this turn')).toContain(
      'has been played, or its time isn’t up',
    );
    const now = await mover.waitForChange(choice, (message) => buttonsOf(message).length === 0);
    expect(now.content).toBe('That turn has been played.');
  });
});

describe('a table where computer players sit in for everybody', () => {
  test('waits without calling anybody, and goes on with the first who is back', async ({
    harness,
    aule,
    larthia,
  }) => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    const table = await game.settled();
    const rung = harness.visitors.page.notified.length;
    const seats = table.seats.map((seat) => ({ ...seat, standIn: true as const }));
    await harness.store.change(game.id, table, { seats });
    await aule.command('tuchulcha board', { table: game.id });
    await expect
      .poll(async () => labelsOf(game.present((await game.table()).showing.turnMessageId)))
      .toEqual(['I’m back']);
    const turn = game.present((await game.table()).showing.turnMessageId);
    expect(turn.content).toContain('as soon as someone is back');
    expect(harness.visitors.page.notified).toHaveLength(rung);
    const { version } = await game.table();
    await larthia.press(turn, 'I’m back');
    await game.advanced(version);
    expect(seatOf(await game.table(), larthia)?.standIn).toBeUndefined();
    expect((await game.mover()).id).toBe(larthia.id);
  });
});

describe('a table that is to be closed for idleness', () => {
  test('stays open by one tap of somebody who sits there', async ({ harness, aule, larthia }) => {
    const game = await startGame(harness, [aule, larthia]);
    const { reminders, remindersVersion, wakeAt } = await game.settled();
    const closesAt = harness.clock.ms + 24 * HOUR;
    await harness.store.saveReminders(game.id, remindersVersion, {
      reminders: { ...reminders, closesAt },
      wakeAt,
      notices: [],
    });
    const { playChannelId } = (await game.table()).showing;
    const asked = await harness.messageWith(playChannelId ?? '', [`keep:${game.id}`]);
    expect(await told(harness.person('Thana'), asked, '1')).toContain('You’re not playing');
    expect((await game.table()).reminders.closesAt).toBe(closesAt);
    await larthia.press(asked, '1');
    const kept = await larthia.waitForChange(asked, (message) => buttonsOf(message).length === 0);
    expect(kept.content).toBe(`Larthia keeps table ${game.number} open.`);
    expect((await game.table()).reminders.closesAt).toBeNull();
  });
});

describe('reminders', () => {
  test('by direct message are turned off for a turn there', async ({ harness, aule, larthia }) => {
    const people = [aule, larthia];
    for (const person of people) await prefer(person, { direct: true });
    harness.dice.next([3, 5]);
    const game = await startGame(harness, people);
    const mover = await game.mover();
    const { id: direct } = await mover.openDirect();
    await harness.passTime(12 * HOUR + 10 * MINUTE);
    const reminder = await mover.waitFor((message) => labelsOf(message).includes('Mute this turn'), {
      channel: direct,
    });
    expect(await told(mover, reminder, 'Mute this turn')).toBe(
      `Table ${game.number}: no more reminders this turn.`,
    );
    expect((await game.table()).reminders.turn?.muted).toBe(true);
    const now = await mover.waitForChange(
      reminder,
      (message) => !labelsOf(message).includes('Mute this turn'),
    );
    expect(now.content).toBe(reminder.content);
    expect(labelsOf(now)).toEqual(['Go to my turn']);
    const rung = mover.notified.length;
    await harness.passTime(11 * HOUR);
    expect(mover.notified).toHaveLength(rung);
  });

  test('in the channel are turned off by the one whom they are for', async ({ harness, aule, larthia }) => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    const mover = await game.mover();
    await harness.passTime(12 * HOUR + 10 * MINUTE);
    const reminder = await mover.waitFor((message) => labelsOf(message).includes('Mute this turn'));
    const other = mover.id === aule.id ? larthia : aule;
    expect(await told(other, reminder, 'Mute this turn')).toContain('It’s not your turn');
    expect((await game.table()).reminders.turn?.muted).toBe(false);
    await told(mover, reminder, 'Mute this turn');
    const now = await mover.waitForChange(
      reminder,
      (message) => !labelsOf(message).includes('Mute this turn'),
    );
    expect(labelsOf(now)).toEqual(['Go to my turn']);
    expect((await game.table()).reminders.turn?.muted).toBe(true);
  });
});

describe('in direct messages', () => {
  test('buttons of a table do what they do at the table', async ({ harness }) => {
    const { game, mover, others } = await lateGame(harness);
    const [first] = others;
    const { id: direct = '' } = (await first?.openDirect()) ?? {};
    const { turn } = (await game.table()).reminders;
    const choice = await harness.messageWith(direct, [`late:${game.id}:${turn?.turn}:standIn`]);
    const { version } = await game.table();
    await first?.press(choice, '1');
    const away = await game.advanced(version);
    expect(seatOf(away, mover)?.standIn).toBe(true);
    await first?.waitForChange(choice, (message) => buttonsOf(message).length === 0);

    const back = await harness.messageWith((await mover.openDirect()).id, [`back:${game.id}`]);
    expect(await told(mover, back, '1')).toContain(`at table ${game.number} yourself again`);
    expect(seatOf(await game.advanced(away.version), mover)?.standIn).toBeUndefined();
    await mover.waitForChange(back, (message) => buttonsOf(message).length === 0);

    const keep = await harness.messageWith(direct, [`keep:${game.id}`]);
    await first?.press(keep, '1');
    await first?.waitForChange(
      keep,
      ({ content }) => content === `${first.name} keeps table ${game.number} open.`,
    );
  });
});
