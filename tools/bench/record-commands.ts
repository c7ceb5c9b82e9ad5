import { pino } from 'pino';
import { type ListPart, listMessage, listPage } from '../../src/discord/features/history.ts';
import { leaderboardMessage } from '../../src/discord/features/leaderboard/index.ts';
import { profileMessage } from '../../src/discord/features/profile.ts';
import { facesMessage } from '../../src/discord/tuchulcha/dice.ts';
import { DrawingQueue } from '../../src/pictures/drawing-queue.ts';
import type { Snowflake } from '../../src/tables/game-types.ts';
import { drawPicture } from '../../test/pictures/draw.ts';
import type { Loaded } from './loaded.ts';
import { BUSIEST, GUILD, PEOPLE } from './many-games.ts';

const now = () => new Date('2026-07-01T12:00:00Z');
const log = pino({ level: 'silent' });
const locale = 'en';
const drawing = new DrawingQueue();

const leaderboard = (page: number) => (results: Loaded['store']) =>
  leaderboardMessage(
    { results, now, log, draw: drawPicture, drawing },
    GUILD,
    { game: 'tuchulcha', period: 'all', players: 0, page },
    BUSIEST,
    { locale, now: now(), sharable: true },
  );

const profile = (results: Loaded['store']) =>
  profileMessage(
    { results, store: results, now, log, draw: drawPicture, drawing },
    { guildId: GUILD, userId: BUSIEST, name: null, isOwn: true, locale, sharable: true, isShared: false },
  );

const history = (of: Snowflake | null, part: ListPart) => async (results: Loaded['store']) => {
  const page = await listPage(results, { guildId: GUILD, of, part, reader: BUSIEST });
  return listMessage({ page, of: of === null ? null : { userId: of, name: 'x', isReader: true }, locale });
};

/** Complete answers to commands, without Discord: reading, composing and drawing. */
export const MEASURED_COMMANDS = {
  '/leaderboard': leaderboard(1),
  '/leaderboard, last page': leaderboard(Math.floor((PEOPLE * 0.9) / 10)),
  '/profile of the busiest': profile,
  '/history': history(null, { from: 'newest' }),
  '/history, in the middle': history(null, { from: 'before', position: 50_000 }),
  '/history of the busiest, deep': history(BUSIEST, { from: 'before', position: 2_000 }),
  '/dice': async (results: Loaded['store']) => facesMessage(locale, await results.faces(GUILD), true),
} as const;
