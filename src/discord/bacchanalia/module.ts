import { readership } from '../../tables/bacchanalia/publishing.ts';
import type { GameFeature } from '../games.ts';
import { bacchanaliaServerSettings, whyNotForAdults } from './adults.ts';
import { showPastStory } from './chronicle/command.ts';
import { storyWords } from './game-words.ts';
import { bacchanaliaFeature } from './index.ts';
import { noteFormerPlace } from './left-behind.ts';
import { deliverStory, namedByPlayers, storyResultCard } from './notices.ts';
import { storyOpening } from './opening.ts';
import { storyRules } from './rules.ts';
import { storyView } from './view.ts';

export const bacchanaliaInDiscord: GameFeature<'bacchanalia'> = {
  name: 'bacchanalia',
  // Not marked as age-restricted: where it may be played is the server's own setting.
  rules: storyRules,
  text: 'command.bacchanalia',
  view: storyView,
  words: storyWords,
  deliver: deliverStory,
  resultCard: storyResultCard,
  profile: { lines: (t, _, { told, ended }) => [t('profile.stories', { told, ended })] },
  namedByPlayers,
  whyNotIn: whyNotForAdults,
  moved: noteFormerPlace,
  endsInItsOwnWay: true,
  showPast: showPastStory,
  isPublished: async (store, table) =>
    table.setup !== null && (await readership({ store }, table)).isPublished,
  opening: storyOpening,
  serverSettings: bacchanaliaServerSettings,
  features: [bacchanaliaFeature],
};
