import { describe, expect, test } from 'vitest';
import { seeded } from './dice.ts';
import { idOf, readOf } from './game.ts';
import { Harness } from './harness.ts';
import { LanguageCheck } from './language-check.ts';
import { allowStories, doOneThing, startStory } from './story.ts';

/** Their names are words of no language, and so are their tales. */
const PEOPLE = ['Aule', 'Larthia', 'Arnth', 'Thana'];

const HALF_EMOJI = '\ud83d';

const TIMEOUT = { timeout: 300_000 };

/** A placeholder that stayed one, or a value that is no text. */
const UNFILLED = /[{}]|undefined|\bnull\b|\bNaN\b|\[object/;

describe.concurrent('a whole story, all of it in the language of its people', () => {
  test.each([{ language: 'it', people: 4, seed: 6 }])(
    '$language, $people people',
    TIMEOUT,
    async ({ language, people, seed }) => {
      const harness = await Harness.open({ seed });
      try {
        const players = PEOPLE.slice(0, people).map((name) => harness.person(name));
        const listener = new LanguageCheck(harness, language);
        for (const player of players) {
          player.setLocale(language);
          listener.reads(player, language);
        }
        await listener.arranges(harness.person('Aule'), { language });
        await allowStories(harness);
        const game = await startStory(harness, players, { ending: 'parcae-2' });
        const random = seeded(seed);
        const [reader] = players;
        if (!reader) throw new Error('Nobody is there.');
        while ((await game.settled()).status === 'playing') {
          const message = await game.message();
          expect(readOf(message)).not.toMatch(UNFILLED);
          if (random() < 0.2) {
            const page = await listener.asks(reader, message, (tap) => tap.on === 'storyLookUp');
            const inside = random() < 0.7 ? 'storyTableau' : 'rule';
            await listener.asks(reader, page, (tap) => tap.on === inside);
          }
          await doOneThing(game, random, (_, { name }) => `${name} ${HALF_EMOJI}`);
          listener.check();
        }
        const end = await game.message();
        const answer = await listener.asks(reader, end, (tap) => tap.on === 'chronicle');
        for (const kind of ['html', 'markdown'] as const) {
          const done = await reader.press(
            answer,
            idOf(answer, (tap) => tap.on === 'chronicle' && tap.does === kind),
          );
          expect((await done.reply()).attachments).toHaveLength(1);
        }
        await listener.command(reader, 'history');
        await listener.command(reader, 'profile');
        await listener.command(reader, 'verify', { table: (await game.table()).number.toString() });
        listener.check();
        const told = (await game.log()).filter(({ action }) => ['introduce', 'tell'].includes(action.type));
        expect(told.length).toBeGreaterThan(3 * people);
        const texts = told.map(({ action }) => ('text' in action ? action.text : ''));
        expect(texts.filter((text) => !text.endsWith(' \ufffd'))).toEqual([]);
        await game.expectLogReplays();
        const shown = [...harness.visitors.page.messages.values()].map(readOf);
        expect(shown.filter((text) => UNFILLED.test(text))).toEqual([]);
        expect(harness.loggedFrom(40)).toEqual([]);
      } finally {
        await harness.close();
      }
    },
  );
});
