import type { ButtonInteraction } from 'discord.js';
import type { BoardView } from '../../pictures/tuchulcha/board-view.ts';
import { describeFilm, type FilmFrame, tuchulchaPicture } from '../../pictures/tuchulcha/index.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { logOf, sittingsOf } from '../../tables/store.ts';
import { isOf, isOpen, type TableOf } from '../../tables/table.ts';
import { type Frame, framesOf } from '../../tables/tuchulcha/analysis/frames.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { declareCustomIds, oneOf, tableId, type ValuesOf, wholeNumber } from '../custom-id.ts';
import type { HandlerContext } from '../handling/context.ts';
import { type Feature, respond } from '../handling/feature.ts';
import { mayAskForPicture } from '../handling/limits.ts';
import { localeFor } from '../handling/locale.ts';
import { replyIfRefused } from '../handling/permissions.ts';
import { answer, promiseReply, promiseReplyInPlace, withPicture } from '../handling/reply.ts';
import { shownPlayers } from '../views/names.ts';
import { gameLinks } from './buttons.ts';
import { frameAfter, framesOfTurns, lookOf, withPlayers } from './films.ts';

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
  readonly players: BoardView['players'];
}

/** Answers with some turns of a game, as an animation or a picture. */
async function showTurns(
  context: HandlerContext,
  interaction: ButtonInteraction,
  id: string,
  choose: (turns: readonly Frame[], table: TableOf<'tuchulcha'>) => readonly Frame[],
  wanted: Look | null = null,
): Promise<void> {
  const table = await context.store.load(id);
  if ((await replyIfRefused(context, interaction, 'see', table)) || !table || !isOf('tuchulcha', table))
    return;
  const locale = await localeFor(context, interaction);
  const chosen = choose(await endedTurns(context, table), table);
  const turns = chosen.slice(-MOST_TURNS);
  if (turns.length === 0) {
    await answer(interaction, plain(translator(locale)('motion.nothing')));
    return;
  }
  if (!(await mayAskForPicture(context, interaction, 'turns'))) return;
  const { stillPictures } = await context.people.settings(interaction.user.id);
  const players = await shownPlayers(context.avatars, { ...table, locale });
  const shown = { table, turns, left: chosen.length - turns.length, players };
  const look = wanted ?? (stillPictures ? 'still' : 'film');
  const message =
    look === 'still'
      ? await still(context, locale, shown, stillPictures)
      : await film(context, locale, shown);
  await answer(interaction, message);
}

async function film(context: HandlerContext, locale: string, shown: Shown): Promise<OutMessage> {
  const t = translator(locale);
  const { table, turns, players } = shown;
  const [from, to] = [turns[0]?.turn ?? 0, turns.at(-1)?.turn ?? 0];
  const frames = withPlayers(framesOfTurns(locale, turns), players);
  const key = `${from}-${to} ${locale} ${lookOf(players)}`;
  const animation = await context.services.tuchulcha.filmCache.turns(table, key, frames);
  const other = button(
    turnAnimationButtons.show({ table: table.id, from, to, as: 'still' }),
    t('motion.button.still'),
  );
  if (!animation.ok) return plain(t('history.film.busy'), rowsOf([other]));
  const { bytes, type } = animation.film;
  const name = `tuchulcha-${table.number}-${from}-${to}.gif`;
  return {
    content: headOf(t, shown),
    rows: rowsOf([other]),
    picture: { bytes, type, name, description: describeFilm(frames) },
    mentions: [],
  };
}

async function still(
  context: HandlerContext,
  locale: string,
  shown: Shown,
  isAlways: boolean,
): Promise<OutMessage> {
  const t = translator(locale);
  const { table, turns, players } = shown;
  const [from, to] = [turns[0]?.turn ?? 0, turns.at(-1)?.turn ?? 0];
  const frame = stillOf(locale, turns);
  const message = {
    content: headOf(t, shown),
    rows: rowsOf([
      button(turnAnimationButtons.show({ table: table.id, from, to, as: 'film' }), t('motion.button.film')),
      alwaysButton(t, isAlways),
    ]),
    mentions: [],
  };
  if (!frame) return { ...message, picture: null };
  const draw = () =>
    context.draw(
      tuchulchaPicture('turn', { ...frame, board: { ...frame.board, ...(players && { players }) } }),
    );
  return withPicture(context, table.guildId, message, { locale, draw });
}

const alwaysButton = (t: Translate, isAlways: boolean) =>
  button(
    turnAnimationButtons.always({ as: isAlways ? 'film' : 'still' }),
    t(isAlways ? 'motion.button.alwaysFilm' : 'motion.button.alwaysStill'),
  );

/** The heading names the turns. */
function headOf(t: Translate, { table, turns, left }: Shown): string {
  const head = t('motion.head', {
    number: table.number,
    count: turns.length,
    from: turns[0]?.turn ?? 0,
    to: turns.at(-1)?.turn ?? 0,
  });
  return left > 0 ? `${head}\n${t('motion.left', { left })}` : head;
}

async function always(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { as }: ValuesOf<typeof turnAnimationButtons.always>,
): Promise<void> {
  promiseReply(interaction);
  const stillPictures = as === 'still';
  await context.people.change(interaction.user.id, (current) => ({ ...current, stillPictures }));
  const t = translator(await localeFor(context, interaction));
  await answer(interaction, plain(t('motion.always', { as })));
}

const routes = [
  ...respond(
    { recap: gameLinks.recap },
    {
      async recap(context, interaction, { table }) {
        promiseReply(interaction);
        await showTurns(context, interaction, table, (turns, { setup }) =>
          turnsSince(turns, interaction.user.id, setup?.players.length ?? 0),
        );
      },
    },
    { recap: 'see' },
  ),
  ...respond(
    turnAnimationButtons,
    {
      async show(context, interaction, { table, from, to, as }) {
        promiseReplyInPlace(interaction);
        const choose = (turns: readonly Frame[]) => turns.filter((one) => one.turn >= from && one.turn <= to);
        await showTurns(context, interaction, table, choose, as);
      },
      always,
    },
    { show: 'see' },
  ),
];

export const turnAnimationFeature: Feature = { routes: routes };

/** More turns would take longer to watch than to read. */
export const MOST_TURNS = 6;

async function endedTurns(context: HandlerContext, table: TableOf<'tuchulcha'>): Promise<readonly Frame[]> {
  const { setup, id } = table;
  if (!setup || table.logLength === 0) return [];
  const read = async (): Promise<readonly Frame[]> =>
    framesOf({
      setup,
      log: await logOf(context.store, table, table),
      sittings: await sittingsOf(context.store, table, table),
    });
  if (!isOpen(table)) return context.services.tuchulcha.filmCache.frames(id, read);
  return (await read()).filter(({ ended }) => ended);
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
