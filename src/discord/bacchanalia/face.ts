import type { Face } from '../views/face.ts';

export const storyFace: Face<'bacchanalia'> = {
  stage: ({ turnNumber }) => turnNumber,
  current: () => {
    throw new Error('not yet');
  },
  past: () => {
    throw new Error('not yet');
  },
  isOfTurn: () => false,
};
