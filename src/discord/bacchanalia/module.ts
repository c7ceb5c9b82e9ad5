import { storyPicture } from '../../pictures/bacchanalia/index.ts';
import { readership } from '../../tables/bacchanalia/agreement.ts';
import { storyChannels } from '../../tables/bacchanalia/settings.ts';
import type { GameFeature } from '../game-features.ts';
import { showPastStory } from './chronicle/command.ts';
import { isTitleOffered } from './end-message.ts';
import { bacchanaliaFeature } from './index.ts';
import { storyOffer, storyOpening, storyView } from './lobby.ts';
import { deliverStory, namedByPlayers, storyResultCard } from './notices.ts';
import { bacchanaliaServerSettings, recordFormerChannel, whyNotForAdults } from './publication.ts';
import { storyWords } from './story-texts.ts';

const storyRules: NonNullable<GameFeature['rules']> = {
  mainPages: ['storyAim', 'storyTurn', 'umbraCards', 'rulingDeus', 'aruspex', 'safety', 'storyEnd'],
  overview: (locale) => storyPicture('dei', { locale }),
  figure: (locale, figure) => (figure === 'dei' ? storyPicture('dei', { locale }) : null),
};

export const bacchanaliaInDiscord: GameFeature<'bacchanalia'> = {
  name: 'bacchanalia',
  // The game isn't marked as age-restricted, since each server decides where it may be played.
  rules: storyRules,
  text: 'command.bacchanalia',
  isOn: (settings) => storyChannels(settings) !== 'off',
  view: storyView,
  words: storyWords,
  deliver: deliverStory,
  isOffered: isTitleOffered,
  resultCard: storyResultCard,
  profile: { lines: (t, _, { told, ended }) => [t('profile.stories', { told, ended })] },
  namedByPlayers,
  whyNotIn: whyNotForAdults,
  moved: recordFormerChannel,
  showPast: showPastStory,
  isPublished: async (store, table) =>
    table.setup !== null && (await readership({ store }, table)).isPublished,
  opening: storyOpening,
  offer: storyOffer,
  serverSettings: bacchanaliaServerSettings,
  features: [bacchanaliaFeature],
};
