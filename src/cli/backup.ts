/** Copies the SQLite database, which may be in use: `npm run backup -- FILE`. */
import { backUp } from '../storage/backup.ts';
import { databaseUrl, fileGiven, giveUp, messageOf } from './program.ts';

const USAGE = `usage: npm run --silent backup -- FILE

Copies the database that DATABASE_URL names to a new file, also while the bot runs.`;

const url = databaseUrl();
const file = fileGiven(USAGE);
try {
  const done = await backUp(url, file);
  if (!done.ok) giveUp(done.problem);
  const megabytes = (done.bytes / 1e6).toFixed(1);
  process.stdout.write(`${done.file} is a complete copy. Tables: ${done.tables}. Megabytes: ${megabytes}.\n`);
} catch (error) {
  giveUp(`No backup was made: ${messageOf(error)}`);
}
