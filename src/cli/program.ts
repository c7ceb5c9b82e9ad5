/** Shared by the programs beside the bot. */
import { config as loadDotenv } from 'dotenv';
import { parseConfig } from '../config.ts';

/** Ends the program with a sentence for the operator, and code 1. */
export function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** DATABASE_URL as the bot reads it. Gives up where a setting is wrong. */
export function databaseUrl(): string {
  loadDotenv({ quiet: true });
  const parsed = parseConfig(process.env);
  return parsed.ok ? parsed.config.databaseUrl : giveUp(parsed.problems.join('\n'));
}

/** The one argument, a file's name. Gives up with the usage where it isn't one. */
export function fileGiven(usage: string): string {
  const [file, ...more] = process.argv.slice(2);
  return !file || file.startsWith('-') || more.length > 0 ? giveUp(usage) : file;
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
