/** Copies the SQLite database, which may be in use: `npm run backup -- FILE`. */
import { config as loadDotenv } from 'dotenv';
import { parseConfig } from '../config.ts';
import { backUp } from '../storage/backup.ts';

const USAGE = `usage: npm run --silent backup -- FILE

Copies the database that DATABASE_URL names to a new file, also while the bot runs.`;

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

loadDotenv({ quiet: true });
const parsed = parseConfig(process.env);
if (!parsed.ok) giveUp(parsed.problems.join('\n'));
const [file, ...more] = process.argv.slice(2);
if (!file || file.startsWith('-') || more.length > 0) giveUp(USAGE);
try {
  const done = await backUp(parsed.config.databaseUrl, file);
  if (!done.ok) giveUp(done.problem);
  const megabytes = (done.bytes / 1e6).toFixed(1);
  process.stdout.write(`${done.file} is a whole copy. Tables: ${done.tables}. Megabytes: ${megabytes}.\n`);
} catch (error) {
  giveUp(`No backup was made: ${error instanceof Error ? error.message : String(error)}`);
}
