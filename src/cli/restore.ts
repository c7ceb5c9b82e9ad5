/** Puts a backup in the place of the SQLite database, while the bot is stopped: `npm run restore -- FILE`. */
import { config as loadDotenv } from 'dotenv';
import { parseConfig } from '../config.ts';
import { type Restored, restore } from '../storage/backup.ts';

const USAGE = `usage: npm run --silent restore -- FILE

Puts a copy that "npm run backup" made in the place of the database that DATABASE_URL names. Stop the bot first.
The database that was there is kept beside it.`;

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function wordsOf({ file, aside, tables, deleted }: Restored): string {
  const lines = [`${file} is restored. Tables: ${tables}.`];
  if (aside !== null) lines.push(`The database that was there is ${aside}.`);
  if (deleted === null)
    lines.push('Nobody was deleted again: there was no database that knows who deleted their data since.');
  else if (deleted > 0) lines.push(`Deleted again, as they had asked since the backup: ${deleted}.`);
  return `${lines.join('\n')}\n`;
}

loadDotenv({ quiet: true });
const parsed = parseConfig(process.env);
if (!parsed.ok) giveUp(parsed.problems.join('\n'));
const [file, ...more] = process.argv.slice(2);
if (!file || file.startsWith('-') || more.length > 0) giveUp(USAGE);
try {
  const done = await restore(parsed.config.databaseUrl, file, new Date());
  if (!done.ok) giveUp(done.problem);
  process.stdout.write(wordsOf(done));
} catch (error) {
  giveUp(`Nothing was restored: ${error instanceof Error ? error.message : String(error)}`);
}
