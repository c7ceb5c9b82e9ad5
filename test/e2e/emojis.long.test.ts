import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { COLORS } from '../../src/games/tuchulcha/board.ts';
import { offers } from '../../src/games/tuchulcha/game.ts';
import { test } from './fixtures.ts';
import { findGame, played, putGame } from './found-games.ts';
import { ENDS_TURN } from './game.ts';

const emojisOf = ({ components = [] }: Pick<APIMessage, 'components'>) =>
  components.flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.flatMap((one) => ('emoji' in one && one.emoji ? [one.emoji.name] : []))
      : [],
  );

/** When Aule ends this turn, Larthia may devote her temple to Tuchulcha. */
const beforeDevotion = () =>
  findGame(COLORS, (state) => {
    if (!offers(state).confirm || state.position.turn !== COLORS[0]) return false;
    const next = played(state, { type: 'confirm' });
    const { color, devotions } = offers(next);
    return color === COLORS[1] && devotions.length > 0 && devotions.every(({ role }) => role === 'tuchulcha');
  });

describe('the bot’s own emojis', () => {
  test('are left out once they are gone, and no turn is held up', async ({ harness, aule, larthia }) => {
    const game = await putGame(harness, [aule, larthia], beforeDevotion());
    harness.playground.admin.deleteEmojis();
    await game.tap(ENDS_TURN);
    const turn = await larthia.waitFor(({ content }) => content.includes('devote your temple'));
    expect(emojisOf(turn)).toEqual([]);
    expect(harness.logged.join('\n')).toContain('failed to show the table');
  });
});
