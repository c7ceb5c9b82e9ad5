import type {
  RESTPostAPIApplicationCommandsJSONBody,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { bacchanalia } from './bacchanalia.ts';
import { dice, verify } from './fairness.ts';
import { history } from './history.ts';
import { nudge } from './life.ts';
import { messageCommands } from './message-commands.ts';
import { games, me, vacation } from './own.ts';
import { leaderboard, privacy, profile } from './record.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { tuchulcha } from './tuchulcha.ts';
import { tutorial } from './tutorial.ts';

/** The commands that are written, as Discord is told of them. */
export const commandDefinitions: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[] = [
  tuchulcha,
  bacchanalia,
  games,
  nudge,
  me,
  vacation,
  settings,
  rules,
  tutorial,
  verify,
  dice,
  leaderboard,
  profile,
  history,
  privacy,
];

/** All that Discord is told of. */
export const allCommands: readonly RESTPostAPIApplicationCommandsJSONBody[] = [
  ...commandDefinitions,
  ...messageCommands,
];
