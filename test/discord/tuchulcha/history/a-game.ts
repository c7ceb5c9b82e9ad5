/** A finished game with what is asked of it, played by computer players of a low level. */

import type { PastGame } from '../../../../src/discord/tuchulcha/films.ts';
import type { PageFacts } from '../../../../src/discord/tuchulcha/history/page/game-page.ts';
import type { Color } from '../../../../src/games/tuchulcha/board.ts';
import type { LoggedAction, Sitting } from '../../../../src/tables/game-types.ts';
import { chancesAtStart, type TurnAnalysis } from '../../../../src/tables/tuchulcha/analysis/analysis.ts';
import { framesOf } from '../../../../src/tables/tuchulcha/analysis/frames.ts';
import { plainJudge } from '../../../../tools/training/plain-player.ts';
import { computersGame } from '../../../games/tuchulcha/computers-game.ts';
import { aTable } from '../../../tables/a-table.ts';

const at = new Date('2026-11-20T12:00:00Z');

/** Each game is played once: its turns don't depend on names and languages. */
const played = new Map<string, ReturnType<typeof play>>();

function play(players: 2 | 3 | 4, seed: number) {
  const { actions, state } = computersGame(players, seed);
  const { setup } = state;
  const log = actions.map((action, seq): LoggedAction<'tuchulcha'> => ({ seq, actor: 'table', action, at }));
  const frames = framesOf({ setup, log, sittings: sittingsOf(seatsOf(setup.players, [])) });
  return { setup, state, log, frames };
}

function playedGame(players: 2 | 3 | 4, seed: number): ReturnType<typeof play> {
  const key = `${players} ${seed}`;
  const game = played.get(key) ?? play(players, seed);
  played.set(key, game);
  return game;
}

const seatsOf = (players: readonly Color[], names: readonly string[]) =>
  players.map(
    (color, index) =>
      ({
        color,
        occupant: { kind: 'person', userId: String(100 + index), name: names[index] ?? '' },
      }) as const,
  );

const sittingsOf = (seats: ReturnType<typeof seatsOf>) =>
  seats.map((seat): Sitting<'tuchulcha'> => ({ ...seat, seq: 0, standIn: false, why: 'start', at }));

/** `names`: of the players, in clockwise order. */
export function finishedGame(
  players: 2 | 3 | 4,
  seed: number,
  locale: string,
  names: readonly string[] = ['Anna', 'Ben', 'Cilnia', 'Dromo'],
): PastGame {
  const { setup, state, log, frames } = playedGame(players, seed);
  const seats = seatsOf(setup.players, names);
  const table = aTable({
    locale,
    number: 12,
    status: 'finished',
    setup,
    seats,
    size: players,
    state,
    logLength: log.length,
  });
  return { table, frames, sittings: sittingsOf(seats) };
}

/** As an analysis could be, without the time that it takes: every third turn could have been better, surely or not. */
export function someFacts({ frames }: Pick<PastGame, 'frames'>): PageFacts {
  const known = facts.get(frames) ?? factsOf(frames);
  facts.set(frames, known);
  return known;
}

const facts = new WeakMap<PastGame['frames'], PageFacts>();

function factsOf(frames: PastGame['frames']): PageFacts {
  const [first] = frames;
  if (!first) throw new Error('no turn');
  const analysis = frames.map((frame): TurnAnalysis => {
    const { turn, color, dice, ended } = frame;
    const start = frame.stages.find(({ kind }) => kind === 'rolled')?.position;
    const better = start && ended ? plainJudge.bestTurn(start, dice).steps : null;
    const missed =
      better && turn % 3 === 0
        ? [
            {
              better: { kind: 'turn', steps: better } as const,
              played: 0.3,
              possible: 0.4 + turn / 500,
              loss: 0.1,
            },
          ]
        : [];
    const colors = Object.keys(frame.after.colors) as (typeof color)[];
    return {
      turn,
      color,
      missed,
      isUnsure: turn % 3 === 1,
      devotion: null,
      choice: missed.length > 0 ? -10 : 0,
      rolls: dice.length > 0 ? [((turn * 37) % 11) - 5] : [],
      chances: Object.fromEntries(colors.map((one) => [one, 100 / colors.length])),
    };
  });
  return { analysis, start: chancesAtStart(plainJudge, first), decisive: 5, hidden: new Set() };
}
