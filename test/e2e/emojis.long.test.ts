import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { aTurnWithAHit } from '../readme/moments.ts';
import { test } from './fixtures.ts';
import { putGame } from './found-games.ts';
import { Harness } from './harness.ts';

const emojisOf = ({ components = [] }: Pick<APIMessage, 'components'>) =>
  components.flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.flatMap((one) => ('emoji' in one && one.emoji ? [one.emoji.name] : []))
      : [],
  );

const firstStart = test.extend<{ harness: Harness }>({
  harness: async ({ task: _ }, use) => {
    const harness = await Harness.open({ emojis: [] });
    await use(harness);
    await harness.close();
  },
});

describe('the bot’s own emojis', () => {
  firstStart(
    'are uploaded at its first start, and on buttons that say the same',
    async ({ harness, aule, larthia }) => {
      const game = await putGame(harness, [aule, larthia], aTurnWithAHit());
      await aule.press(await game.message(), 'A → 2 · C → 19 ⚔️');
      const turn = await larthia.waitFor(({ content }) => content.includes('devote your temple'));
      expect(emojisOf(turn)).toEqual(['tuchulcha']);
    },
  );

  test('are left out once they are gone, and no turn is held up', async ({ harness, aule, larthia }) => {
    const game = await putGame(harness, [aule, larthia], aTurnWithAHit());
    harness.playground.admin.deleteEmojis();
    await aule.press(await game.message(), 'A → 2 · C → 19 ⚔️');
    const turn = await larthia.waitFor(({ content }) => content.includes('devote your temple'));
    expect(emojisOf(turn)).toEqual([]);
    expect(harness.logged.join('\n')).toContain('failed to show the table');
  });
});
