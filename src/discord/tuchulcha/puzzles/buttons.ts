import { declareCustomIds, text, wholeNumber } from '../../custom-id.ts';

export const puzzleButtons = declareCustomIds({
  /** The turn that a person takes to be the best one, by its place. `day`: whose puzzle it was. */
  answer: [
    'puzzle:{puzzle}:{day}:{choice}',
    { puzzle: text('[0-9a-f]{10}', 10), day: wholeNumber(6), choice: wholeNumber(1) },
  ],
});
