import { INVITATION } from '@haruspex/playground';
import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import type { Table } from '../../src/tables/table.ts';
import { test } from './fixtures.ts';
import { type Game, labelsOf, startGame } from './game.ts';
import type { Harness } from './harness.ts';

const seatOf = ({ seats }: Table, person: Person) =>
  seats.find(({ occupant }) => occupant.kind === 'person' && occupant.userId === person.id);

/** Runs the command; returns the private answer. */
async function handOver(person: Person, options: Readonly<Record<string, string>>): Promise<string> {
  return (await (await person.command('tuchulcha hand-over', options)).reply()).content;
}

/** The newest offer in the game's channel. */
async function offerTo(game: Game, person: Person): Promise<PageMessage> {
  const { playChannelId } = (await game.table()).showing;
  return person.waitFor((message) => labelsOf(message).includes('Take the seat'), {
    channel: playChannelId ?? '',
  });
}

async function told(person: Person, message: PageMessage, button: string): Promise<string> {
  return (await (await person.press(message, button)).reply()).content;
}

/** A computer player sits in for this person. */
async function sendAway(game: Game, person: Person): Promise<void> {
  const table = await game.settled();
  const own = seatOf(table, person);
  const seats = table.seats.map((seat) => (seat === own ? { ...seat, standIn: true as const } : seat));
  await game.harness.store.change(game.id, table, { seats });
}

const rungFor = (harness: Harness, message: PageMessage) =>
  harness.visitors.page.notified
    .filter(({ messageId }) => messageId === message.id)
    .map(({ userId }) => userId);

describe('handing over one’s own seat', () => {
  test('asks the other in public, and ringing nobody else; taken, they play on', async ({
    harness,
    aule,
    larthia,
  }) => {
    const arnth = harness.person('Arnth');
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    const { state, version } = await game.settled();
    const answer = await handOver(aule, { to: arnth.id, table: game.id });
    expect(answer).toBe(`Table ${game.number}: I’ve asked Arnth to take Aule’s seat.`);
    const offer = await offerTo(game, arnth);
    expect(offer.content).toBe(
      `${arnth.mention}: Aule offers you a seat at table ${game.number}: blue, priest of Alpan. You’d play on from where it stands.`,
    );
    expect(labelsOf(offer)).toEqual(['Take the seat', 'Decline the seat', 'Withdraw the offer']);
    await expect.poll(() => rungFor(harness, offer)).toEqual([arnth.id]);

    await arnth.press(offer, 'Take the seat');
    await game.advanced(version);
    const line = await arnth.waitForChange(offer, (message) => buttonsOf(message).length === 0);
    expect(line.content).toBe(`Arnth has taken Aule’s seat at table ${game.number}.`);
    const table = await game.table();
    expect(seatOf(table, arnth)?.color).toBe('blue');
    expect(seatOf(table, aule)).toBeUndefined();
    expect(table.state?.position).toEqual(state?.position);
    expect((await game.message()).content).toContain(arnth.mention);
    // One line per event.
    expect(arnth.messages().filter(({ content }) => content.includes('in the place of'))).toEqual([]);
    await game.tap(/^A → [123]?5$/);
    await game.expectLogReplays();
  });

  test('can be declined by the one who was asked, and nobody else', async ({ harness, aule, larthia }) => {
    const arnth = harness.person('Arnth');
    const game = await startGame(harness, [aule, larthia]);
    const { version } = await game.settled();
    await handOver(larthia, { to: arnth.id });
    const offer = await offerTo(game, arnth);
    for (const [person, button] of [
      [harness.person('Thana'), 'Take the seat'],
      [larthia, 'Take the seat'],
      [aule, 'Decline the seat'],
    ] as const)
      expect(await told(person, offer, button)).toBe(
        `Table ${game.number}: that seat is offered to someone else.`,
      );
    await arnth.press(offer, 'Decline the seat');
    const line = await arnth.waitForChange(offer, (message) => buttonsOf(message).length === 0);
    expect(line.content).toBe(`Arnth doesn’t want Larthia’s seat at table ${game.number}.`);
    expect((await game.table()).version).toBe(version);
  });

  test('can be withdrawn by its holder, and by no onlooker', async ({ harness, aule, larthia }) => {
    const arnth = harness.person('Arnth');
    const game = await startGame(harness, [aule, larthia]);
    await handOver(larthia, { to: arnth.id });
    const offer = await offerTo(game, arnth);
    for (const person of [harness.person('Thana'), arnth])
      expect(await told(person, offer, 'Withdraw the offer')).toContain(
        'only the person who offered this seat',
      );
    await larthia.press(offer, 'Withdraw the offer');
    const line = await larthia.waitForChange(offer, (message) => buttonsOf(message).length === 0);
    expect(line.content).toBe(`Larthia’s seat at table ${game.number} is no longer on offer.`);
  });
});

describe('the seat of somebody who is away', () => {
  test('is passed on by the opener, and by who manages the server', async ({ harness, aule, larthia }) => {
    const [arnth, thana, ramtha] = ['Arnth', 'Thana', 'Ramtha'].map((name) => harness.person(name)) as [
      Person,
      Person,
      Person,
    ];
    const game = await startGame(harness, [larthia, aule, arnth]);
    await sendAway(game, arnth);
    expect(await handOver(thana, { of: arnth.id, to: ramtha.id, table: game.id })).toContain(
      'Only the person who opened table',
    );
    expect(await handOver(larthia, { of: arnth.id, to: ramtha.id })).toBe(
      `Table ${game.number}: I’ve asked Ramtha to take Arnth’s seat.`,
    );
    const offer = await offerTo(game, ramtha);
    expect(offer.content).toContain('Larthia offers you Arnth’s seat');
    await larthia.press(offer, 'Withdraw the offer');
    await larthia.waitForChange(offer, (message) => buttonsOf(message).length === 0);

    harness.playground.admin.setPersonPermissions(thana.id, PermissionFlagsBits.ManageGuild);
    await handOver(thana, { of: arnth.id, to: ramtha.id, table: game.id });
    const again = await offerTo(game, ramtha);
    const { version } = await game.table();
    await ramtha.press(again, 'Take the seat');
    const table = await game.advanced(version);
    const seat = seatOf(table, ramtha);
    expect(seat?.occupant).toMatchObject({ name: 'Ramtha of the Lake' });
    expect(seat?.standIn).toBeUndefined();
  });
});

describe('an offer is refused', () => {
  test('to bots, to strangers, to who sits there already, of seats that are not free, and by onlookers', async ({
    harness,
    aule,
    larthia,
  }) => {
    const [arnth, thana] = [harness.person('Arnth'), harness.person('Thana')];
    const game = await startGame(harness, [aule, larthia]);
    const { version } = await game.settled();
    const table = game.id;
    const before = (await game.messages()).length;
    harness.playground.admin.removeMember(thana.id);
    const { botId } = harness.playground;
    expect(await handOver(aule, { to: botId, table })).toContain('A bot can’t take a seat');
    expect(await handOver(aule, { to: thana.id, table })).toContain('isn’t on this server');
    expect(await handOver(aule, { to: larthia.id, table })).toBe(
      `Larthia is already at table ${game.number}.`,
    );
    expect(await handOver(aule, { to: aule.id, table })).toBe(`Aule is already at table ${game.number}.`);
    expect(await handOver(aule, { of: larthia.id, to: arnth.id, table })).toContain('is playing at table');
    expect(await handOver(arnth, { to: aule.id, table })).toContain('You’re not playing at that table');
    expect(await game.messages()).toHaveLength(before);
    expect((await game.table()).version).toBe(version);
  });

  test('where the bot may not write, and says what helps', async ({ harness, aule, larthia }) => {
    const arnth = harness.person('Arnth');
    const game = await startGame(harness, [aule, larthia]);
    await game.settled();
    harness.playground.admin.setBotPermissions(INVITATION & ~PermissionFlagsBits.SendMessagesInThreads);
    expect(await handOver(aule, { to: arnth.id })).toMatch(
      new RegExp(`Table ${game.number} is safe; .?/tuchulcha move.* in another channel takes it there\\.`),
    );
    expect(arnth.notified).toEqual([]);
  });
});
