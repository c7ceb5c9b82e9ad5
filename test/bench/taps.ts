/** From a tap to its first answer and to its effect on the screen, what it costs the bot, and how many requests it takes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Playground, startPlayground } from '../../src/playground/index.ts';
import { compiled } from '../compiled.ts';
import { BotProcess } from '../e2e/bot-process.ts';
import { seeded } from '../e2e/dice.ts';
import { lobbyOf, tapsOf } from '../e2e/game.ts';
import { Spectator } from '../e2e/spectator.ts';
import { connect } from '../playground/person.ts';
import { sqliteDatabase } from '../storage/databases.ts';

const TAPS = 150;
/** Until threads for pictures run, and everything has been compiled. */
const WARM_UP = 20;
const MAIN = path.resolve(import.meta.dirname, '../../src/main.ts');

/** The whole program in a process of its own, against the playground: one table, one tap after the other. */
export async function benchTaps(): Promise<void> {
  const playground = await startPlayground({ port: 0, recordLimit: 100_000 });
  const database = await sqliteDatabase();
  const bot = new BotProcess(playground, database.url, [await compiled(MAIN)]);
  try {
    await bot.ready();
    const visitors = await connect(playground.url);
    await visitors.page.until(() => visitors.page.commands.length > 0 || undefined, 'no commands');
    const lobby = await lobbyOf(visitors.as('Aule'), { players: 2 });
    await visitors.as('Larthia').press(lobby, 'Join as yellow');
    const onlooker = new Spectator(visitors, tapsOf(lobby)[0]?.table ?? '');
    await onlooker.shows(1);
    const random = seeded(7);
    const first: number[] = [];
    const shown: number[] = [];
    let requests = 0;
    let cpu = 0;
    for (let at = 0; at < WARM_UP + TAPS && !onlooker.over; at++) {
      const [before, spent, begun] = [playground.recorded.length, cpuMsOf(bot.pid), Date.now()];
      await onlooker.tap(random);
      const ended = Date.now();
      // What follows the effect belongs to the tap as well.
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (at < WARM_UP) continue;
      const own = playground.recorded.slice(before);
      const answers = own.filter(isAnswer);
      // A tap that opens a choice first is two.
      if (answers.length !== 1) continue;
      first.push((answers[0]?.at ?? 0) - begun);
      shown.push(ended - begun);
      requests += own.length;
      cpu += cpuMsOf(bot.pid) - spent;
    }
    const each = (sum: number) => (sum / first.length).toFixed(2);
    console.table({
      'first answer, ms': { p50: part(first, 0.5), p95: part(first, 0.95) },
      'shown, ms': { p50: part(shown, 0.5), p95: part(shown, 0.95) },
    });
    console.log(`${first.length} taps: ${each(requests)} requests and ${each(cpu)} ms of processor each`);
    visitors.close();
  } finally {
    await bot.end('SIGTERM');
    await playground.close();
    await database.drop();
  }
}

const isAnswer = ({ path: url }: Playground['recorded'][number]): boolean => url.endsWith('/callback');

const part = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

/** User and system time of a process, in milliseconds; its clock ticks every 10. */
function cpuMsOf(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
