import type { Snowflake } from '../../tables/game-types.ts';
import { profileOf } from '../../tables/results/profile.ts';
import { translator } from '../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf } from '../message.ts';
import { plainName } from '../views/names.ts';
import { profilePicture } from './drawn.ts';
import { GAMES } from './page.ts';
import { type ProfileShown, profileText, profileView, toldOnly } from './profile.ts';
import type { RecordRoom } from './record-room.ts';

/** Whose profile on which server, and who reads it. */
export interface ProfileAsked {
  readonly guildId: Snowflake;
  readonly userId: Snowflake;
  /** As Discord has it; null: as the games have it. */
  readonly name: string | null;
  /** Whether they ask for their own. */
  readonly isOwn: boolean;
  readonly locale: string;
  readonly sharable: boolean;
  readonly sharedBy: string | null;
}

/** The profile, or a sentence where there is none to show. */
export async function profileMessage(room: RecordRoom, asked: ProfileAsked): Promise<OutMessage> {
  const { guildId, userId, isOwn, locale } = asked;
  const t = translator(locale);
  const hidden = await room.records.isHidden(userId);
  const name = asked.name ?? '';
  if (hidden && !isOwn) return plain(t('profile.hidden', { name: plainName(name) }));
  const [game] = GAMES;
  const career = await room.records.career(guildId, userId);
  const last = career.at(-1);
  if (!last) return plain(t(isOwn ? 'profile.noneOwn' : 'profile.none', { name: plainName(name) }));
  const shown: ProfileShown = {
    name: asked.name ?? (last.player.kind === 'person' ? last.player.name : ''),
    ...{ game, profile: profileOf(career), place: await placeOf(room, guildId, userId) },
    ...{ hidden, locale, sharedBy: asked.sharedBy },
  };
  const { profile } = shown;
  const share = button({ on: 'profileShare', userId }, t('rulesView.button.share'));
  return {
    content: profileText(shown),
    rows: asked.sharable && !hidden ? rowsOf([share]) : [],
    picture: toldOnly(profile) ? null : await profilePicture(room, profileView(shown)),
    mentions: [],
  };
}

async function placeOf(
  { records }: RecordRoom,
  guildId: Snowflake,
  userId: Snowflake,
): Promise<ProfileShown['place']> {
  const board = { guildId, game: GAMES[0], period: 'all', players: 0 };
  const [standing, { total }] = await Promise.all([
    records.standing(board, userId),
    records.leaderboard(board, { offset: 0, most: 1 }),
  ]);
  return standing && { standing, of: total };
}
