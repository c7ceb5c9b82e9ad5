import type { ButtonInteraction } from 'discord.js';
import { drawable } from '../../pictures/painter.ts';
import type { FilmFrame } from '../../pictures/tuchulcha/alt.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { logOf, sittingsOf } from '../../tables/store.ts';
import { isOf, isOpen, type Table, type TableOf } from '../../tables/table.ts';
import { type Frame, framesOf } from '../../tables/tuchulcha/analysis/frames.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { declareCustomIds, oneOf, tableId, wholeNumber } from '../custom-id.ts';
import type { HandlerContext, Tap } from '../handling/context.ts';
import { type Feature, replying, replyingInPlace, respond } from '../handling/feature.ts';
import { answer, drawReply, mayAskForPicture } from '../handling/reply.ts';
import { shownPlayers } from '../views/names.ts';
import { gameLinks } from './buttons.ts';
import { frameAfter, framesOfTurns, makeFilm, pastGame, withPlayers } from './films.ts';

type Look = 'film' | 'still';

const turn = wholeNumber(5);

export const turnAnimationButtons = declareCustomIds({
  show: [
    'moves:{table}:{from}:{to}:{as}',
    { table: tableId, from: turn, to: turn, as: oneOf<Look>('film', 'still') },
  ],
  /** Replaces all animations by pictures, or restores them. */
  always: ['moves:always:{as}', { as: oneOf<Look>('film', 'still') }],
});

interface Shown {
  readonly table: TableOf<'tuchulcha'>;
  readonly turns: readonly Frame[];
  readonly left: number;
}

/** Answers with some turns of a game, as an animation or a picture. */
async function showTurns(
  tap: Tap<ButtonInteraction>,
  table: Table,
  choose: (turns: readonly Frame[], table: TableOf<'tuchulcha'>) => readonly Frame[],
  wanted: Look | null = null,
): Promise<void> {
  if (!isOf('tuchulcha', table)) return;
  const chosen = choose(await endedTurns(tap, table), table);
  const turns = chosen.slice(-MAX_TURNS);
  if (turns.length === 0) return answer(tap, tap.t('motion.nothing'));
  if (!(await mayAskForPicture(tap, 'turns'))) return;
  const { stillPictures } = await tap.people.settings(tap.userId);
  const shown = { table: { ...table, locale: tap.locale }, turns, left: chosen.length - turns.length };
  const look = wanted ?? (stillPictures ? 'still' : 'film');
  const message = look === 'still' ? await still(tap, shown, stillPictures) : await film(tap, shown);
  await answer(tap, message);
}

async function film(context: HandlerContext, shown: Shown): Promise<OutMessage> {
  const { table, turns } = shown;
  const t = translator(table.locale);
  const frames = framesOfTurns(table.locale, turns);
  const [from, to] = fromTo(turns);
  const made = await makeFilm(context, table, { frames, kind: 'turns', part: `${from}-${to}` });
  const id = turnAnimationButtons.show({ table: table.id, from, to, as: 'still' });
  const rows = rowsOf([button(id, t('motion.button.still'))]);
  return made
    ? { ...plain(headOf(t, shown), rows), picture: made.picture }
    : plain(t('history.film.busy'), rows);
}

async function still(context: HandlerContext, shown: Shown, isAlways: boolean): Promise<OutMessage> {
  const { table, turns } = shown;
  const { locale } = table;
  const t = translator(locale);
  const [from, to] = fromTo(turns);
  const id = turnAnimationButtons.show({ table: table.id, from, to, as: 'film' });
  const buttons = [button(id, t('motion.button.film')), alwaysButton(t, isAlways)];
  const message = plain(headOf(t, shown), rowsOf(buttons));
  const frame = stillOf(locale, turns);
  if (!frame) return message;
  const players = await shownPlayers(context.avatars, table);
  const picture = drawable('tuchulcha', 'turn', withPlayers(frame, players));
  return drawReply(context, table.guildId, { message, picture }, locale);
}

const fromTo = (turns: readonly Frame[]): [from: number, to: number] => [
  turns[0]?.turn ?? 0,
  turns.at(-1)?.turn ?? 0,
];

const alwaysButton = (t: Translate, isAlways: boolean) =>
  button(
    turnAnimationButtons.always({ as: isAlways ? 'film' : 'still' }),
    t(isAlways ? 'motion.button.alwaysFilm' : 'motion.button.alwaysStill'),
  );

function headOf(t: Translate, { table, turns, left }: Shown): string {
  const [from, to] = fromTo(turns);
  const head = t('motion.head', { number: table.number, count: turns.length, from, to });
  return left > 0 ? `${head}\n${t('motion.left', { left })}` : head;
}

export const turnAnimationFeature: Feature = {
  routes: [
    ...respond(
      { recap: gameLinks.recap },
      {
        recap: replying((tap, _, table) =>
          showTurns(tap, table, (turns, { setup }) =>
            turnsSince(turns, tap.userId, setup?.players.length ?? 0),
          ),
        ),
      },
      { recap: 'see' },
    ),
    ...respond(
      turnAnimationButtons,
      {
        show: replyingInPlace((tap, { from, to, as }, table) => {
          const choose = (turns: readonly Frame[]) =>
            turns.filter((one) => one.turn >= from && one.turn <= to);
          return showTurns(tap, table, choose, as);
        }),
        always: replying(async (tap, { as }) => {
          const stillPictures = as === 'still';
          await tap.people.change(tap.userId, (current) => ({ ...current, stillPictures }));
          await answer(tap, tap.t('motion.always', { as }));
        }),
      },
      { show: 'see' },
    ),
  ],
};

/** Maximum number of turns: more would take longer to watch than to read. */
export const MAX_TURNS = 6;

async function endedTurns(context: HandlerContext, table: TableOf<'tuchulcha'>): Promise<readonly Frame[]> {
  const { setup } = table;
  if (!setup || table.logLength === 0) return [];
  if (!isOpen(table)) {
    const game = await pastGame(context, table);
    return typeof game === 'string' ? [] : game.frames;
  }
  const log = await logOf(context.store, table, table);
  const sittings = await sittingsOf(context.store, table, table);
  return framesOf({ setup, log, sittings }).filter(({ ended }) => ended);
}

/** The turns after the person's last one, or the last turn of each player. */
export function turnsSince(turns: readonly Frame[], userId: Snowflake, players: number): readonly Frame[] {
  const own = turns.findLastIndex(({ player }) => player === userId);
  return own >= 0 ? turns.slice(own + 1) : turns.slice(-players);
}

/** The board after several turns, with the arrows of all of them. */
export function stillOf(locale: string, turns: readonly Frame[]): FilmFrame | null {
  const shown = turns.map((turn) => frameAfter(locale, turn));
  const last = shown.at(-1);
  if (!last) return null;
  return { ...last, board: { ...last.board, lastMoves: shown.flatMap(({ board }) => board.lastMoves) } };
}
