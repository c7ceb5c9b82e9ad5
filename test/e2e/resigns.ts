import type { Person } from '../playground/person.ts';
import type { Game } from './game.ts';

/** Somebody gives up, by the command and its second tap; settled when the table shows it. */
export async function resigns(game: Game, person: Person): Promise<void> {
  const { version } = await game.table();
  const asked = await (await person.command('tuchulcha resign', { table: game.id })).reply();
  await person.press(asked, /^Resign/);
  await game.advanced(version);
}
