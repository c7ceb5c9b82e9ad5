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
  /** The player whose time is up. */
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

/** A game of three whose first player is overdue. */
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

/** Presses, and returns the private answer. */
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
