import { beforeEach, describe, expect, test } from 'vitest';
import { idOf, type Name, person, whoIs } from './people.ts';
import { beginsStory, isTold, isUnderWay, storyAt, storyUntil, sureStory } from './story-world.ts';
import { code, World } from './world.ts';

const PEOPLE = ['anna', 'bert', 'carl'] as const;

let world: World;
let id: string;

beforeEach(async () => {
  world = new World();
  id = await beginsStory(world, PEOPLE);
});

const agree = (name: Name) => world.tables.publishing.agree(id, idOf(name));

async function readership() {
  const found = await world.tables.publishing.readership(await storyAt(world, id));
  return { ...found, agreed: found.agreed.map(({ userId }) => whoIs(userId)) };
}

describe('to publish a story', () => {
  test('all agree, at any time, and can take it back until it is over', async () => {
    sureStory(await agree('anna'));
    expect((await readership()).agreed).toEqual(['anna']);
    sureStory(await agree('anna'));
    expect((await readership()).agreed).toEqual([]);
    for (const name of PEOPLE) sureStory(await agree(name));
    expect(await readership()).toMatchObject({ isPublished: true, isFinal: false });
    sureStory(await agree('bert'));
    expect(await readership()).toMatchObject({ agreed: ['anna', 'carl'], isPublished: false });
  });

  test('cannot be taken back once it is over and all agree', async () => {
    await storyUntil(world, id, isTold);
    sureStory(await agree('anna'));
    sureStory(await agree('anna'));
    for (const name of PEOPLE) sureStory(await agree(name));
    expect(await readership()).toMatchObject({ isPublished: true, isFinal: true });
    expect(code(await agree('carl'))).toBe('published');
    expect(await readership()).toMatchObject({ isPublished: true });
  });

  test('is for those whose story it is', async () => {
    expect(code(await agree('dora'))).toBe('notSeated');
    const race = await world.playing(['anna', 'bert']);
    expect(code(await world.tables.publishing.agree(race, idOf('anna')))).toBe('notPlaying');
    const lobby = await world.tables.open(world.opening(['anna', 'bert', 'carl'], { game: 'bacchanalia' }));
    expect(code(await world.tables.publishing.agree(lobby.id, idOf('anna')))).toBe('notPlaying');
    expect(code(await world.tables.publishing.agree('none', idOf('anna')))).toBe('noSuchTable');
  });

  test('asks those who have left after telling something, and who came in their place', async () => {
    await storyUntil(world, id, isUnderWay);
    sureStory(await world.tables.substitutes.takeOver(id, idOf('bert'), person('dora')));
    for (const name of PEOPLE) sureStory(await agree(name));
    expect(await readership()).toMatchObject({ agreed: ['anna', 'bert', 'carl'], isPublished: false });
    sureStory(await agree('dora'));
    expect((await readership()).isPublished).toBe(true);
  });

  test('changes no version of the table, and takes two at once', async () => {
    const { version } = await storyAt(world, id);
    world.meanwhile = async () => sureStory(await agree('bert'));
    sureStory(await agree('anna'));
    expect((await readership()).agreed.sort()).toEqual(['anna', 'bert']);
    expect((await storyAt(world, id)).version).toBe(version);
  });

  test('keeps a story that is told from closing, and leaves the clock of one that is over alone', async () => {
    world.at = new Date(world.at.getTime() + 1000);
    const open = sureStory(await agree('anna'));
    expect(open.watch.touchedAt).toBe(world.at.getTime());
    await storyUntil(world, id, isTold);
    const over = sureStory(await agree('bert'));
    expect(over.wakeAt).toBeNull();
  });
});
