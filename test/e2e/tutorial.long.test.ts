import type { PageMessage } from '@haruspex/playground/page-protocol.ts';
import type { Person } from '@haruspex/playground/testing/person.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LESSONS } from '../../src/discord/tuchulcha/tutorial/lessons.ts';
import { labelsOf } from './game.ts';
import { Harness } from './harness.ts';

let harness: Harness;
let aule: Person;

beforeAll(async () => {
  harness = await Harness.open({ realPictures: true });
  aule = harness.person('Aule');
});
afterAll(() => harness.close());

/** Presses, and returns the message afterwards. */
async function tap(
  person: Person,
  message: PageMessage,
  button: string,
  shows: string,
): Promise<PageMessage> {
  await person.press(message, button);
  return person.waitForChange(message, ({ content }) => content.includes(shows));
}

describe('/tutorial', () => {
  test('in a channel is shown to nobody else, and stays one message from the first lesson to the end', async () => {
    const before = aule.messages().length;
    let shown = await (await aule.command('tutorial', {}, { channel: 'lounge' })).reply();
    expect(shown.ephemeral_for).toBe(aule.id);
    expect(shown.content).toContain('Your goal');
    shown = await tap(aule, shown, 'Show me how', '1 of 7');
    for (const [index, { id, choices }] of LESSONS.entries()) {
      expect(shown.content).toContain(`${index + 1} of ${LESSONS.length}`);
      const pictures = new Set([shown.attachments[0]?.description]);
      for (const { id: choice, verdict } of choices) {
        if (verdict === 'right') continue;
        const refused = verdict !== 'weaker';
        shown = await tap(
          aule,
          shown,
          `learn:${id}:${choice}`,
          refused ? 'The rules don’t allow' : 'there’s better',
        );
        expect(shown.attachments).toHaveLength(1);
        if (!refused) {
          pictures.add(shown.attachments[0]?.description);
          shown = await tap(aule, shown, 'Try again', '?');
        }
      }
      const right = choices.find(({ verdict }) => verdict === 'right');
      shown = await tap(aule, shown, `learn:${id}:${right?.id}`, '**Good.**');
      pictures.add(shown.attachments[0]?.description);
      expect(pictures.size).toBe(2 + choices.filter(({ verdict }) => verdict === 'weaker').length);
      shown = await tap(
        aule,
        shown,
        'Next position',
        index + 1 < LESSONS.length ? `${index + 2} of` : 'How it ends',
      );
    }
    expect(shown.attachments[0]?.description).toContain('Alpan (blue) won');
    expect(labelsOf(shown)).toEqual(['Play the computer', 'Open a table', 'Start over']);
    shown = await tap(aule, shown, 'Start over', 'Your goal');
    expect(aule.messages().length).toBe(before + 1);
    expect(harness.person('Larthia').messages({ channel: 'lounge' })).toEqual([]);
  });

  test('can be skipped from the first page to the end, and a game be begun there', async () => {
    const aim = await (await aule.command('tutorial', {}, { channel: 'lounge' })).reply();
    const end = await tap(aule, aim, 'Skip to end', 'How it ends');
    const begun = await (await aule.press(end, 'Play the computer')).reply();
    expect(begun.ephemeral_for).toBe(aule.id);
    expect(labelsOf(begun)).toEqual(['Go to table']);
    const [table] = await harness.store.tablesOf(null, aule.id);
    expect(table).toMatchObject({ status: 'playing', size: 4, pace: 'live' });
  });

  test('works in direct messages, where all can be read again later', async () => {
    const { id } = await aule.openDirect();
    const asked = await (await aule.command('tutorial', {}, { channel: id })).reply();
    expect(asked.channel_id).toBe(id);
    expect(asked.ephemeral_for).toBeUndefined();
    expect(asked.content).toContain('Your goal');
    const first = await tap(aule, asked, 'Show me how', '1 of 7');
    const ended = await tap(aule, first, 'End my turn', 'The rules don’t allow');
    expect(labelsOf(ended)).not.toContain('End my turn');
    expect((await tap(aule, ended, 'Skip this one', '2 of 7')).attachments).toHaveLength(1);
  });

  test('needs no right to open tables in the channel, and writes no table', async () => {
    const tables = await harness.store.placesIn(harness.playground.guildId);
    await (await aule.command('tutorial')).reply();
    expect(await harness.store.placesIn(harness.playground.guildId)).toEqual(tables);
  });
});
