import { config as loadDotenv } from 'dotenv';
import { parseConfig } from '../config.ts';
import { GAMES } from '../game-modules.ts';
import { useGames } from '../tables/game-registry.ts';

useGames(GAMES);

export function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Reads DATABASE_URL as the bot does. Exits with the problems if a setting is wrong. */
export function databaseUrl(): string {
  loadDotenv({ quiet: true });
  const parsed = parseConfig(process.env);
  return parsed.ok ? parsed.config.databaseUrl : giveUp(parsed.problems.join('\n'));
}

/** Returns the program's only argument, a file name. Exits with the usage if it is missing or isn't one. */
export function fileGiven(usage: string): string {
  const [file, ...more] = process.argv.slice(2);
  return !file || file.startsWith('-') || more.length > 0 ? giveUp(usage) : file;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
