export type { Step } from './draft.ts';
export { type Entry, stepsOf, storyOf } from './read.ts';
export type {
  Chapter,
  Character,
  Ending,
  Fate,
  Happening,
  OddCard,
  Question,
  Scene,
  Story,
  Tale,
  Telling,
  Told,
  Untold,
} from './story.ts';
export { type Names, tellStory } from './tell.ts';
