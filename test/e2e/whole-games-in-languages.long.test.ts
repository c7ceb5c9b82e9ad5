import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { replay } from '../../src/games/game.ts';
import { offers, tuchulcha } from '../../src/games/tuchulcha/game.ts';
import type { Action, GameState } from '../../src/games/tuchulcha/types.ts';
import { actionOf } from '../../src/tables/tuchulcha/apply-request.ts';
import { chooseAction } from '../../tools/training/plain-player.ts';
import type { Tap } from '../discord/taps.ts';
import { seeded } from './dice.ts';
import { played } from './found-games.ts';
import { type Game, hasTap, idOf, readOf, startGame, tapsOf } from './game.ts';
import { Harness } from './harness.ts';
import { LanguageCheck } from './language-check.ts';

/** Their names are words of no language. */
const PEOPLE = ['Aule', 'Larthia', 'Arnth', 'Thana'];

/** The seeds are of games in which all of this is told. */
const TOLD = ['hit', 'lost', 'reachedAltar', 'devoted', 'discarded', 'kept', 'out', 'over'];
const GAMES = [
  { language: 'de', people: 2, seed: 14, tells: TOLD },
  { language: 'it', people: 4, seed: 2, tells: [...TOLD, 'sealed'] },
];

const DEVOTING = 0.5;
const ONE_MORE = 0.6;
const UNDOING = 0.04;
const ASKING = 0.1;

/** Some seconds each, but on a busy machine. */
const TIMEOUT = { timeout: 300_000 };

/** A placeholder that stayed one, or a value that is no text. */
const UNFILLED = /[{}]|undefined|\bnull\b|\bNaN\b|\[object/;

type Wish = Action | 'playOnlyTurn';

/** Eager for other roles and a third die, else as the computer player would; a step back now and then. */
function wishOf(state: GameState, random: () => number): Wish {
  const offered = offers(state);
  const devotion = offered.devotions[Math.floor(random() * offered.devotions.length)];
  if (offered.undo && random() < UNDOING) return { type: 'undo' };
  if (offered.onlyTurn && offered.onlyTurn.length > 0) return 'playOnlyTurn';
  if (devotion && random() < DEVOTING) return { type: 'devote', devotion };
  if (offered.keep && random() < ONE_MORE) return { type: 'roll', dice: [] };
  const choice = chooseAction(withTheseDice(state));
  // It would have played otherwise.
  return choice.type === 'undo' && offered.confirm ? { type: 'confirm' } : choice;
}

/** Who moves on doubles stays with the dice. */
const withTheseDice = (state: GameState): GameState =>
  state.phase.name === 'extra' ? played(state, { type: 'keep' }) : state;

/** Whether a button of the turn is what is wished. */
const grants =
  (state: GameState, wish: Wish) =>
  (tap: Tap): boolean => {
    if (tap.on !== 'turn') return false;
    if (wish === 'playOnlyTurn' || wish.type === 'roll')
      return tap.request.type === (wish === 'playOnlyTurn' ? wish : 'roll');
    return isDeepStrictEqual(actionOf(withTheseDice(state), tap.request), wish);
  };

/** One decision of the player to move, through as many buttons as it takes. */
async function decide(game: Game, listener: LanguageCheck, random: () => number): Promise<void> {
  const state = await game.state();
  const mover = await game.mover();
  let message = await game.message();
  const { version } = await game.table();
  if (random() < ASKING) await listener.asks(mover, message, (tap) => tap.on === 'help');
  const wish = wishOf(state, random);
  const wanted = grants(state, wish);
  if (wish !== 'playOnlyTurn' && wish.type === 'devote') {
    const { role } = wish.devotion;
    message = await listener.changes(mover, message, (tap) => tap.on === 'devotion' && tap.role === role);
  } else if (
    wish !== 'playOnlyTurn' &&
    wish.type === 'step' &&
    hasTap(message, (tap) => tap.on === 'haruspex')
  ) {
    const { step } = wish;
    const isIts = (tap: Tap) =>
      tap.on === 'haruspex' &&
      step.kind === 'move' &&
      tap.of?.from === step.from &&
      tap.of.color === step.color;
    message = await listener.changes(mover, message, isIts);
  }
  // Where buttons are whole turns, one of them is as good as another.
  const isWhole = (tap: Tap) =>
    tap.on === 'turn' && ['turn', 'keep', 'playOnlyTurn'].includes(tap.request.type);
  const whole = tapsOf(message).filter(isWhole);
  const any = whole[Math.floor(random() * whole.length)];
  await mover.press(
    message,
    idOf(message, hasTap(message, wanted) ? wanted : (tap) => isDeepStrictEqual(tap, any)),
  );
  await game.advanced(version);
  listener.check();
}

describe.concurrent('a whole game among people, all of it in their language', () => {
  test.each(GAMES)('$language, $people people', TIMEOUT, async ({ language, people, seed, tells }) => {
    const harness = await Harness.open({ seed });
    try {
      const players = PEOPLE.slice(0, people).map((name) => harness.person(name));
      const listener = new LanguageCheck(harness, language);
      for (const player of players) {
        player.setLocale(language);
        listener.reads(player, language);
      }
      await listener.arranges(harness.person('Aule'), { language });
      const game = await startGame(harness, players);
      const random = seeded(seed);
      while ((await game.settled()).status === 'playing') {
        await decide(game, listener, random);
        expect(readOf(await game.message())).not.toMatch(UNFILLED);
      }
      const { setup } = await game.table();
      if (!setup) throw new Error('The game has not begun.');
      const { events } = replay(
        tuchulcha,
        setup,
        (await game.log()).map(({ action }) => action),
      );
      expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(tells));
      const shown = [...harness.visitors.page.messages.values()].map(readOf);
      expect(shown.filter((text) => UNFILLED.test(text))).toEqual([]);
      expect(listener.count(null)).toBeGreaterThan(events.filter(({ type }) => type === 'turn').length);
      expect(harness.loggedFrom(40)).toEqual([]);
    } finally {
      await harness.close();
    }
  });
});
