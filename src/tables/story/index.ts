export type {
  Chapter,
  Character,
  Ending,
  Fate,
  Happening,
  MaybeTale,
  OddCard,
  Question,
  Scene,
  Story,
  Tale,
  Telling,
  WhyUntold,
} from './story.ts';
export { type Entry, type Names, stepsOf, storyOf, tellStory } from './tell.ts';
export type { Step } from './turn-notes.ts';
