import { expect, test } from 'vitest';
import { storyButtons } from '../../../src/discord/bacchanalia/buttons.ts';
import { offers } from '../../../src/games/bacchanalia/index.ts';
import { sayReady } from '../../../src/tables/bacchanalia/agreement.ts';
import { PROPOSED_TERMS } from '../../../src/tables/bacchanalia/terms.ts';
import { openLobby, sitDown, startIfFull } from '../../../src/tables/changes/lobby.ts';
import { makeRequest } from '../../../src/tables/changes/turns.ts';
import { Secret } from '../../../src/tables/fairness/secret.ts';
import { personToAct } from '../../../src/tables/who-acts.ts';
import { opened } from '../../tables/opened.ts';
import { sureStory, told } from '../../tables/story-world.ts';
import { StubBot } from '../stub-bot.ts';

const PEOPLE = ['11', '12', '13'] as const;
const person = (userId: string) => ({ kind: 'person', userId, name: `user ${userId}` }) as const;

test('two wishes keep their order, and the first is given', async () => {
  const bot = new StubBot();
  const { tables, store } = bot;
  const { id } = opened(
    await openLobby(tables, {
      game: 'bacchanalia',
      guildId: '1',
      channelId: '2',
      locale: 'en',
      size: 3,
      computers: 0,
      pace: 'daily',
      isPrivate: false,
      invited: [],
      color: 'blue',
      terms: PROPOSED_TERMS,
      opener: person(PEOPLE[0]),
      secret: Secret.fresh(),
      lobbyMessageId: '44',
    }),
  );
  for (const userId of PEOPLE.slice(1)) sureStory(await sitDown(tables, id, person(userId), 'blue'));
  const wishes = (userId: string, deus: string, to: 'red' | 'yellow') =>
    bot.select(
      { userId, guildId: '1', isManager: false, channelId: '2' },
      storyButtons.wish({ table: id, to }),
      [deus],
    );
  await wishes('11', 'venus', 'red');
  const said = await wishes('11', 'miles', 'yellow');
  const ordered = [
    { deus: 'venus', to: '12' },
    { deus: 'miles', to: '13' },
  ];
  expect(told(await store.load(id)).terms?.wishes?.['11']).toEqual(ordered);
  expect(JSON.stringify(said)).toMatch(/1\. .*Venus.*2\. .*Miles/);
  await wishes('11', 'venus', 'red');
  expect(told(await store.load(id)).terms?.wishes?.['11']).toEqual(ordered.toReversed());
  await wishes('11', 'miles', 'yellow');
  for (const userId of PEOPLE) sureStory(await sayReady(tables, id, userId));
  sureStory(await startIfFull(tables, id));
  for (;;) {
    const table = told(await store.load(id));
    const { gives } = table.state ? offers(table.state) : { gives: [] };
    // Nobody takes what was wished, and whoever wished is not asked.
    const gift = gives.find(({ deus }) => deus !== 'venus' && deus !== 'miles');
    const giver = personToAct(table)?.userId ?? '';
    if (!gift || giver === '11') break;
    sureStory(await makeRequest(tables, id, null, giver, { type: 'give', ...gift }));
  }
  const gifts = (await store.log(id)).flatMap(({ actor, action }) =>
    action.type === 'give' && actor === '11' ? [action] : [],
  );
  expect(gifts[0]).toMatchObject({ deus: 'venus', to: 'red' });
});
