import { buttonsOf } from '@haruspex/playground/testing/person.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLORS } from '../../src/games/tuchulcha/board.ts';
import { offers, tuchulcha } from '../../src/games/tuchulcha/game.ts';
import type { EndReason, GameState } from '../../src/games/tuchulcha/types.ts';
import { findGame, putGame } from './found-games.ts';
import { ENDS_TURN } from './game.ts';
import { Harness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await Harness.open();
});
afterAll(() => harness.close());

/** The confirmation of this turn ends the game for this reason. */
const ends = (state: GameState, reason: EndReason): boolean => {
  if (state.phase.name !== 'moving' || !state.phase.result || !offers(state).confirm) return false;
  const applied = tuchulcha.apply(state, { type: 'confirm' });
  return applied.ok && applied.events.some((event) => event.type === 'over' && event.reason === reason);
};

describe('the end of a game', () => {
  test.each<[EndReason, RegExp, number]>([
    ['allSealed', /Lasa Vecuvia has sealed every Passage/, 1],
    ['colorFinished', /haruspex is left in play/, 4],
  ])('%s: says who won and how, shows the result, and closes the table', async (reason, words, seed) => {
    const found = findGame(COLORS, (state) => ends(state, reason), seed);
    const people = harness.visitors.some(4);
    const game = await putGame(harness, people, found);
    const turn = await game.message();
    const buttons = buttonsOf(turn);
    const rung = harness.visitors.page.notified.length;
    const end = await game.tap(ENDS_TURN);

    const { status, state } = await game.table();
    const winners = state?.phase.name === 'over' ? state.phase.winners : [];
    expect(status).toBe('finished');
    expect(end.id).not.toBe(turn.id);
    expect(end.content).toContain(`Game over at table ${game.number}`);
    for (const color of winners) expect(end.content.split('\n')[0]).toContain(`(${color})`);
    expect(end.content).toMatch(words);
    // The card has the standings.
    expect(end.content).not.toMatch(/ on the altar, |: out of the game/);
    expect(end.attachments[0]?.filename).toBe('result.jpg');
    expect(buttonsOf(end).map(({ label }) => label)).toEqual([
      'Play again',
      'Story of the game',
      'Give a player a title',
    ]);
    expect(harness.visitors.page.notified).toHaveLength(rung);

    const [winner] = people;
    // The game in a few turns, below its end: a sentence each, and one film.
    const story = await winner?.waitFor(
      ({ attachments }) => attachments[0]?.filename.endsWith('.gif') ?? false,
      {
        channel: end.channel_id,
      },
    );
    expect(BigInt(story?.id ?? 0)).toBeGreaterThan(BigInt(end.id));
    expect(story?.content).toMatch(/^(?:.*turn \d+.*\n?){1,4}$/i);
    expect(story?.attachments).toHaveLength(1);
    const old = await winner?.waitForChange(turn, (now) => buttonsOf(now).length === 0);
    expect(old?.attachments).toEqual([]);
    const lobby = await winner?.waitForChange(
      (await game.table()).showing.lobbyMessageId ?? '',
      ({ content }) => content.includes('is finished'),
    );
    expect(lobby?.content).toContain(`table ${game.number}`);
    // In the channel of the lobby: once, without pings.
    const cards = () =>
      (winner?.messages({ channel: lobby?.channel_id ?? '' }) ?? []).filter(
        ({ attachments }) => attachments[0]?.filename === 'result.jpg',
      );
    const card = await winner?.waitFor(
      ({ content, attachments }) =>
        attachments[0]?.filename === 'result.jpg' && content.includes(`table ${game.number}`),
      { channel: lobby?.channel_id ?? '' },
    );
    expect(card?.content).toMatch(/ wins? Tuchulcha, table \d+\*\* · \d+ turns in | share the victory /);
    expect(buttonsOf(card as NonNullable<typeof card>).map(({ label }) => label)).toEqual([
      'Play again',
      'Story of the game',
      'Give a player a title',
    ]);
    const told = card?.attachments[0]?.description ?? '';
    expect(told).toContain(`Table ${game.number}: `);
    const out = [
      ...told.matchAll(/ on the altar, |: \d of \d sealed|: swept them all|: (out of the game)/g),
    ].map(([, isOut]) => isOut !== undefined);
    expect(out).toHaveLength(COLORS.length);
    expect(out.lastIndexOf(false)).toBe(out.indexOf(true) < 0 ? out.length - 1 : out.indexOf(true) - 1);
    expect(cards().filter(({ content }) => content.includes(`table ${game.number}*`))).toHaveLength(1);
    await game.expectLogReplays();

    // A screen still has the buttons: they are answered, and the table stays unchanged.
    const { version } = await game.table();
    const ids = buttons.flatMap(({ customId }) => customId ?? []);
    const mover = people[found.setup.players.indexOf(found.state.position.turn)];
    for (const id of ids) {
      const still = await harness.messageWith(turn.channel_id, [id]);
      const told = await (await mover?.press(still, id))?.reply();
      expect(told?.ephemeral_for).toBe(mover?.id);
      expect(told?.content).toContain('isn’t running');
    }
    expect((await game.table()).version).toBe(version);
  });
});

test('nothing of all this was worth a warning in the log', () => {
  expect(harness.loggedFrom(40)).toEqual([]);
});
