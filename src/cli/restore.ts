/** Replaces the SQLite database with a backup, or fills an empty PostgreSQL database, while the bot is stopped: `npm run restore -- FILE`. */
import { type Restored, restore } from '../storage/backup.ts';
import { databaseUrl, fileGiven, giveUp, messageOf } from './program.ts';

const USAGE = `usage: npm run --silent restore -- FILE

Puts a copy that "npm run backup" made in the place of the database that DATABASE_URL names. Stop the bot first.
The database that was there is kept beside it. If DATABASE_URL is a PostgreSQL database, it must be empty, and the
copy's tables are moved there.`;

function summaryOf({ file, aside, tables, deleted }: Restored): string {
  const lines = [`${file} is restored. Tables: ${tables}.`];
  if (aside !== null) lines.push(`The database that was there is ${aside}.`);
  if (deleted === null)
    lines.push(
      'No deletions were repeated: there was no database that knows who has deleted their data since.',
    );
  else if (deleted > 0)
    lines.push(`Deleted again, as they had deleted their data since the backup: ${deleted}.`);
  return `${lines.join('\n')}\n`;
}

const url = databaseUrl();
const file = fileGiven(USAGE);
try {
  const done = await restore(url, file, new Date());
  if (!done.ok) giveUp(done.problem);
  process.stdout.write(summaryOf(done));
} catch (error) {
  giveUp(`Nothing was restored: ${messageOf(error)}`);
}
