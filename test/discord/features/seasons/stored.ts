import type { Season, StoredSeason } from '../../../../src/tables/seasons/season.ts';
import { secretOf } from '../../../tables/seasons/sample.ts';

/** A season as a store has it, of people with these names. */
export const storedSeason = (
  season: Season,
  names: ReadonlyMap<string, string>,
  given: Partial<StoredSeason> = {},
): StoredSeason => ({
  season,
  names,
  guildId: '1',
  channelId: '2',
  locale: 'en',
  secret: secretOf('stored'),
  messageId: '3',
  version: 1,
  ...given,
});
