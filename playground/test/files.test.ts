import { afterAll, describe, expect, test } from 'vitest';
import { type Playground, startPlayground } from '../src/index.ts';
import { connect } from '../testing/person.ts';

const playground = await startPlayground({ port: 0 });
const visitors = await connect(playground.url);

afterAll(async () => {
  visitors.close();
  await playground.close();
});

describe('the playground', () => {
  test('serves its page, script and style', async () => {
    const page = await fetch(playground.pageUrl);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('/page.js');
    const script = await fetch(`${playground.url}/page.js`);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect((await script.text()).length).toBeGreaterThan(1000);
    expect((await fetch(`${playground.url}/page.css`)).headers.get('content-type')).toContain('text/css');
    expect((await fetch(`${playground.url}/elsewhere`)).status).toBe(404);
  });

  test('listens on this machine only', () => expect(playground.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/));

  test('says which port is taken', async () => {
    const port = Number(new URL(playground.url).port);
    await expect(startPlayground({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('keeps its ids from one start to the next', async () => {
    const other = await startPlayground({ port: 0 });
    const ids = (one: Playground) => [one.guildId, one.botId, one.admin.channelId('games')];
    expect(ids(other)).toEqual(ids(playground));
    expect(other.token).not.toBe(playground.token);
    await other.close();
  });

  test('has people, one of them with an awkward name', () => {
    const { people } = visitors.page;
    expect(people.length).toBe(6);
    expect(people.map(({ global_name }) => global_name)).toContain('*Vel*_thur_ @everyone');
    expect(people.every(({ bot }) => bot === undefined)).toBe(true);
  });

  test('shows a page that comes later what was before', async () => {
    await visitors.as('aule').say('lounge', 'first');
    const later = await connect(playground.url);
    expect([...later.page.messages.values()].map(({ content }) => content)).toEqual(['first']);
    later.close();
  });
});
