import * as z from 'zod';
import type { Color, PlayerCount, Setup } from '../../games/tuchulcha/board.ts';
import type { JudgeByCount } from '../../games/tuchulcha/computer-players/judge.ts';
import type { LevelName } from '../../games/tuchulcha/computer-players/levels.ts';
import type { Action, Devotion, GameEvent, GameState, Origin, Refusal } from '../../games/tuchulcha/types.ts';
import { counter, type Parsed } from '../game-types.ts';
import type { WonOf } from '../results/result.ts';
import type { AutomaticAnswers } from './automatic-play.ts';
import type { PuzzleSettings, PuzzleStore } from './puzzles.ts';
import type { TuchulchaTerms } from './terms.ts';

declare module '../game-types.ts' {
  interface Games {
    readonly tuchulcha: {
      readonly color: Color;
      readonly setup: Setup;
      readonly state: GameState;
      readonly action: Action;
      readonly event: GameEvent;
      readonly refusal: Refusal;
      readonly request: TuchulchaRequest;
      readonly terms: TuchulchaTerms;
      readonly services: { readonly computer: ComputerPlayer; readonly judge: RaceJudge };
      readonly deeds: RaceDeeds;
      readonly career: RaceCareer;
      readonly preferences: AutomaticAnswers;
      readonly guildSettings: PuzzleSettings;
      readonly store: PuzzleStore;
    };
  }
}

/** A player's request at their turn. It contains no dice, which the table rolls. */
export type TuchulchaRequest =
  | { readonly type: 'roll' }
  | { readonly type: 'keep' }
  | { readonly type: 'pass' }
  | { readonly type: 'discard'; readonly die: number }
  | StepRequest
  | { readonly type: 'turn'; readonly steps: readonly StepRequest[] }
  | { readonly type: 'undo' }
  | { readonly type: 'confirm' }
  | { readonly type: 'playOnlyTurn' }
  | { readonly type: 'devote'; readonly devotion: Devotion }
  /** Goes on without a devotion, and is not asked again at this table. */
  | { readonly type: 'neverDevote' };

export type StepRequest =
  | {
      readonly type: 'step';
      readonly die: number;
      readonly color: Color;
      readonly from: Origin;
    }
  /** Lasa Vecuvia's last haruspex drops a die (docs/rules/tuchulcha.md §6.4), or Tuchulcha discards one (§4.6). */
  | { readonly type: 'dropDie'; readonly die: number };

export interface RaceJudge {
  readonly byCount: JudgeByCount;
  /** Its name: the first digits of the SHA-256 of its weights. */
  readonly name: (players: PlayerCount) => string;
}

/** A computer player: returns an action in a state that offers one. `level`: its strength. Pure, except for random draws. */
export type ComputerPlayer = (state: GameState, level: LevelName) => Action;

const hits = { hits: counter, bestHit: counter, taken: counter, lost: counter };

export const deedsJson = z.strictObject({
  /** Roles taken, in order. */
  roles: z.array(z.enum(['tuchulcha', 'lasaVecuvia'])),
  ...hits,
  /** The number of haruspexes there at the end of the game. */
  altar: counter,
  forest: counter,
});

export type RaceDeeds = Parsed<typeof deedsJson>;

export interface RaceCareer extends Pick<RaceDeeds, keyof typeof hits> {
  /** Games in which they took the role themselves. */
  readonly roles: { readonly tuchulcha: WonOf; readonly lasaVecuvia: WonOf };
}
