import type { DrawPicture } from '../../src/discord/table-message/table-message.ts';
import { isBoard } from '../../src/discord/views/game-view.ts';
import { describeBoard, describeTableau } from '../../src/pictures/index.ts';

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Every picture is one red dot, with the real alt text. */
export const drawDot: DrawPicture = async (view) => ({
  bytes: DOT,
  name: 'board.png',
  type: 'image/png',
  description: isBoard(view) ? describeBoard(view) : describeTableau(view),
});
