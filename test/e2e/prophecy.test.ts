import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { expect } from 'vitest';
import { COLORS } from '../../src/games/tuchulcha/board.ts';
import { judgesBy } from '../../src/games/tuchulcha/computer-players/judge.ts';
import { offers, tuchulcha } from '../../src/games/tuchulcha/game.ts';
import type { GameState } from '../../src/games/tuchulcha/types.ts';
import { openQuestion } from '../../src/tables/prophecies/prophecies.ts';
import { raceQuestions } from '../../src/tables/tuchulcha/index.ts';
import { readWeights } from '../../src/tables/tuchulcha/judge-threads.ts';
import { firstAction } from '../tables/first-offered.ts';
import { timedTest as test } from './fixtures.ts';
import { findGame, putGame } from './found-games.ts';
import { ENDS_TURN, type Game, labelsOf, resign } from './game.ts';
import type { Harness } from './harness.ts';

const judge = { byCount: judgesBy(readWeights()), name: () => 'learned' };

/** The end of this turn brings a question about the winner. */
function asksNext(state: GameState): boolean {
  if (state.phase.name !== 'moving' || !offers(state).confirm) return false;
  const applied = tuchulcha.apply(state, { type: 'confirm' });
  if (!applied.ok || applied.state.phase.name !== 'before') return false;
  return raceQuestions.at(applied.state, { judge, computer: firstAction }, [])?.about === 'winner';
}

/** Four play, and two more read along; the turn that ends now is followed by an open one. */
async function begun(harness: Harness): Promise<{ game: Game; people: Person[]; question: PageMessage }> {
  const people = harness.visitors.some(6);
  const game = await putGame(harness, people.slice(0, 4), findGame(COLORS, asksNext));
  const before = harness.visitors.page.notified.length;
  await game.tap(ENDS_TURN);
  const [thana] = people.slice(-1);
  const question = await thana?.waitFor(({ content }) => content.startsWith('🔮 **Who will win?**'));
  // The next player's turn pings; the question doesn't.
  expect(harness.visitors.page.notified.length - before).toBe(1);
  return { game, people, question: question as PageMessage };
}

const press = async (person: Person | undefined, message: PageMessage, id: string): Promise<PageMessage> =>
  (await (person as Person).pressId(message.id, id)).reply();

test('Readers answer with a tap, once; players and those who come late are told why not', async ({
  harness,
}) => {
  const { game, people, question } = await begun(harness);
  const [player] = people;
  const [reader, other] = people.slice(4);
  const asked = await game.table();
  const open = openQuestion(asked);
  expect(open?.options).toHaveLength(4);
  const buttons = buttonsOf(question);
  expect(buttons.map(({ label }) => label.replace(/^.* /, ''))).toEqual([
    ...Array(4).fill('50%'),
    ...Array(4).fill('85%'),
  ]);
  // It comes before the turn's own message.
  expect(BigInt(question.id) < BigInt(asked.showing.turnMessageId ?? '0')).toBe(true);
  const ids = buttons.map(({ customId }) => customId ?? '');
  const [first = '', second = ''] = ids;

  const kept = await press(reader, question, first);
  expect(kept.ephemeral_for).toBe(reader?.id);
  expect(kept.content).toContain(`You say **${buttons[0]?.label}**, and that’s final.`);
  expect(labelsOf(kept)).toEqual(['Show the seers']);
  const again = await press(reader, question, second);
  expect(again.content).toBe(
    `You’ve answered this question: **${buttons[0]?.label}**. One answer each, and the first one stands.`,
  );
  const plays = await press(player, question, first);
  expect(plays.content).toContain('This is about your own game');
  // An answer that never was on it.
  const never = first.replace(/:0:likely$/, ':7:likely');
  const strange = await press(other, await harness.messageWith(question.channel_id, [never]), never);
  expect(strange.content).toContain('button');
  expect(await harness.store.prophecyCounts(game.id, open?.turn ?? 0)).toEqual([
    { option: open?.options[0], certainty: 'likely', count: 1 },
  ]);
  // Nothing of the table has changed by any of this.
  expect(await game.table()).toEqual(asked);

  await (player as Person).press(plays, 'Ask nothing about this game');
  await (player as Person).waitForChange(
    plays,
    ({ content }) => content === 'I’ll ask nothing more about this game.',
  );
  expect((await game.table()).reminders.asksNothing).toBe(true);

  expect(harness.loggedFrom(40)).toEqual([]);
});

test('It is closed with its turn, scored with its game, and the result names who saw it', async ({
  harness,
}) => {
  const { game, people, question } = await begun(harness);
  const [reader, other] = people.slice(4);
  const table = await game.table();
  const open = openQuestion(table);
  const labels = buttonsOf(question);
  const mover = await game.mover();
  const [winner, ...losers] = people.slice(0, 4).filter(({ id }) => id !== mover.id) as [Person, ...Person[]];
  const place = open?.options.indexOf(await game.colorOf(winner)) ?? 0;
  const sure = labels[4 + place]?.customId ?? '';
  const wrong = labels[(place + 1) % 4]?.customId ?? '';
  await press(reader, question, sure);
  await press(other, question, wrong);

  // Leaving during one's turn ends it.
  await resign(game, mover);
  const closed = await (reader as Person).waitForChange(question, (now) => buttonsOf(now).length === 0);
  expect(closed.content).toMatch(/^🔮 \*\*Who will win\?\*\*\nTurn \d+\. 2 answers: /);
  const late = await press(other, await harness.messageWith(question.channel_id, [sure]), sure);
  expect(late.content).toMatch(/^Too late: .* You said: \*\*.* 50%\*\*\.$/);

  for (const loser of losers) await resign(game, loser);
  const over = await (reader as Person).waitForChange(question, ({ content }) => content.includes('Answer:'));
  expect(over.content).toContain(`Answer: **${winner.name}**. One person saw it coming.`);
  const card = await (reader as Person).waitFor(
    ({ content }) => content.includes(`table ${game.number}**`) && content.includes('saw it coming'),
    { channel: table.channelId },
  );
  expect(card.content).toContain(`-# 🔮 ${reader?.name} (sure, turn ${open?.turn}) saw it coming.`);

  const board = await (await (reader as Person).command('leaderboard')).reply();
  await (reader as Person).press(board, 'Show the seers');
  const shown = await (reader as Person).waitForSecret(({ content }) => content.startsWith('**Seers**'));
  // Sure and right of four: 100 × (0.75 − 0.03) / 0.75 = 96 points; with five even guesses, 16 an answer. Likely and wrong: −33, so −6 (rounded to the nearest).
  expect(shown.content).toContain(`**1.** ${reader?.name} (you) · 16 points · 1 of 1 right`);
  expect(shown.content).toContain(`**2.** ${other?.name} · -5 points · 0 of 1 right`);
});
