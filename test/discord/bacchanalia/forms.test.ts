import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { beforeEach, describe, expect, test } from 'vitest';
import { storyButtons, type Written } from '../../../src/discord/bacchanalia/buttons.ts';
import { declaredIdOf, formIdOf, MAX_CUSTOM_ID_LENGTH } from '../../../src/discord/custom-id.ts';
import { allRoutes, routeOf } from '../../../src/discord/registry.ts';
import { offers } from '../../../src/games/bacchanalia/game.ts';
import { draftText, wordsDigest } from '../../../src/tables/bacchanalia/drafts.ts';
import { ownLimits, PROPOSED_TERMS } from '../../../src/tables/bacchanalia/terms.ts';
import { makeRequest } from '../../../src/tables/changes/turns.ts';
import { personToAct } from '../../../src/tables/seats.ts';
import { DAY } from '../../e2e/test-clock.ts';
import { idOf, type Name } from '../../tables/people.ts';
import { beginsStory, isTold, isUnderWay, storyAt, storyUntil, sureStory } from '../../tables/story-world.ts';
import type { World } from '../../tables/world.ts';
import { type Asker, asker, type Options, wordsOf } from '../stub-interaction.ts';
import { TestBot } from '../test-bot.ts';

let world: World;
let bot: TestBot;
let id: string;

beforeEach(async () => {
  bot = new TestBot();
  world = bot.world;
  id = await beginsStory(world, ['anna', 'bert', 'carl']);
});

type Form = APIModalInteractionResponseCallbackData;

async function opened(who: Asker, written: Written, table = id): Promise<Form> {
  const calls = await bot.button(who, storyButtons.write({ table, written }));
  const [, form] = calls.find(([method]) => method === 'showModal') ?? [];
  if (!form) throw new Error(`no form: ${JSON.stringify(calls)}`);
  return form as Form;
}

/** On two devices. */
const twice = async (who: Asker, written: Written) =>
  [await opened(who, written), await opened(who, written)] as const;
const send = async (who: Asker, form: Form, fields: Options): Promise<string> =>
  wordsOf(await bot.form(who, form.custom_id, fields));

/** Who is to tell a scene, and their draft. */
async function telling() {
  await storyUntil(world, id, isUnderWay);
  const mover = personToAct(await storyUntil(world, id, ({ state }) => state?.phase.name === 'scene'));
  const who = asker(mover?.userId ?? '');
  const draft = async () => draftText((await bot.store.games.bacchanalia.draft(id, who.userId))?.parts ?? []);
  return { who, draft };
}

describe('a form that was opened on words that have changed since', () => {
  const limits = async (name: Name) =>
    ownLimits((await storyAt(world, id)).terms ?? PROPOSED_TERMS, idOf(name));

  test('takes back no line that it did not show: both stand, and the writer is told', async () => {
    const [one, other] = await twice(asker('anna'), { what: 'terms' });
    expect(await send(asker('anna'), one, { lines: 'Spiders', veils: '' })).toContain('Spiders');
    const answer = await send(asker('anna'), other, { lines: 'Fire', veils: 'Illness' });
    expect(await limits('anna')).toEqual({ lines: ['Spiders', 'Fire'], veils: ['Illness'] });
    expect(answer).toMatch(/kept both.*Spiders.*Fire.*Illness/s);
    expect((await storyAt(world, id)).terms?.lines).toEqual(['Spiders', 'Fire']);
    const third = await opened(asker('anna'), { what: 'terms' });
    expect(await send(asker('anna'), third, { lines: 'Fire', veils: '' })).not.toContain('Spiders');
    expect(await limits('anna')).toEqual({ lines: ['Fire'], veils: [] });
  });

  test('with no room for both changes nothing, and gives back both', async () => {
    const [one, other] = await twice(asker('anna'), { what: 'terms' });
    const many = (word: string) => Array.from({ length: 15 }, (_, at) => `${word} ${at}`).join('\n');
    await send(asker('anna'), one, { lines: many('first'), veils: '' });
    const answer = await send(asker('anna'), other, { lines: many('second'), veils: '' });
    expect((await limits('anna')).lines).toHaveLength(15);
    for (const text of ['first 14', 'second 14']) expect(answer).toContain(text);
  });

  test('of a draft: two taps tell it, and each is answered so', async () => {
    const { who } = await telling();
    await send(who, await opened(who, { what: 'part' }), { text: 'Begun.' });
    const does = { what: 'tell', on: wordsDigest('Begun.') } as const;
    const tap = () => bot.button(who, storyButtons.draft({ table: id, does }));
    for (const calls of [await tap(), await tap()]) expect(JSON.stringify(calls)).toContain('It’s told.');
  });

  test.each(['tell', 'drop'] as const)('is left as it is by an older button: %s', async (what) => {
    const { who, draft } = await telling();
    for (const [holds, text] of ['Begun.', 'Gone on.'].entries())
      await send(who, await opened(who, { what: 'draft', holds }), { text });
    const does = { what, on: wordsDigest('Begun.') };
    const calls = await bot.button(who, storyButtons.draft({ table: id, does }));
    expect([JSON.stringify(calls), await draft()]).toEqual([expect.stringContaining('Gone on.'), 'Gone on.']);
  });

  test('keeps both texts of a draft, and tells neither', async () => {
    const { who, draft } = await telling();
    await send(who, await opened(who, { what: 'part' }), { text: 'Begun.' });
    const tells = await opened(who, { what: 'tell', holds: 1 });
    // Nothing has to be looked up while the form is open.
    expect(JSON.stringify(tells)).toContain('**Where you left off:** “');
    const [one, other] = await twice(who, { what: 'draft', holds: 1 });
    await send(who, one, { text: 'Begun, and on.' });
    expect(await draft()).toBe('Begun, and on.');
    expect(await send(who, other, { text: 'Begun otherwise.' })).toContain('Both texts are in it');
    expect(await draft()).toBe('Begun, and on.\n\nBegun otherwise.');
    const { state } = await storyAt(world, id);
    expect(await send(who, tells, { text: 'Told.' })).toContain('nothing has been told');
    expect((await storyAt(world, id)).state).toEqual(state);
    expect(await draft()).toContain('Told.');
  });

  test('that is sent twice is kept once, and told once', async () => {
    const { who, draft } = await telling();
    for (const holds of [0, 1]) {
      const drafts = await opened(who, { what: 'draft', holds });
      for (const _ of 'ab')
        expect(await send(who, drafts, { text: `Begun ${holds}.` })).not.toContain('Both texts are in it');
      expect(await draft()).toBe(`Begun ${holds}.`);
    }
    const more = { text: 'And on.', messageId: null };
    const goesOn = () => bot.store.games.bacchanalia.addToDraft(id, who.userId, more, world.at);
    await goesOn();
    await send(who, await opened(who, { what: 'draft', holds: 2 }), { text: 'Begun 1.' });
    expect(await draft()).toBe('Begun 1.');
    const tells = await opened(who, { what: 'tell', holds: 1 });
    const edits = await opened(who, { what: 'draft', holds: 1 });
    await goesOn();
    const words = { text: 'Told.', named: 'The well' };
    for (const _ of 'ab') expect(await send(who, tells, words)).not.toMatch(/draft|The well/);
    // On another device, the title was another: that is given back.
    const other = await send(who, tells, { text: 'Told.', named: 'The wine' });
    expect(other).toContain('The wine');
    expect(other).not.toMatch(/draft|Told/);
    const noCard = await send(who, tells, { text: 'Told.', woven: 'A cup' });
    expect(noCard).toContain('A cup');
    expect(noCard).not.toMatch(/draft|Told/);
    expect(await send(who, edits, { text: 'Told.' })).not.toMatch(/Told|Both texts/);
    const told = (await bot.store.log(id)).flatMap(({ action }) =>
      action.type === 'tell' ? action.text : [],
    );
    expect(told).toEqual(['Told.\n\nAnd on.']);
    expect(await draft()).toBe('');
  });

  test('changes no tale, and shows both texts', async () => {
    const table = await storyUntil(world, id, ({ state }) => state?.phase.name === 'scene');
    const mover = personToAct(table)?.userId ?? '';
    const told = sureStory(
      await makeRequest(world.tables, id, null, mover, {
        type: 'tell',
        kind: 'scene',
        text: 'First.',
        here: false,
      }),
    );
    const tale = (told.state?.tales ?? 0) - 1;
    const who = asker(mover);
    const [one, other] = await twice(who, { what: 'edit', tale });
    await send(who, one, { text: 'Second.', named: 'A title' });
    const answer = await send(who, other, { text: 'Third.', named: '' });
    expect(answer).toMatch(/left it as it is.*A title.*Second\..*Third\./s);
    const edits = (await bot.store.log(id)).filter(({ action }) => action.type === 'edit');
    expect(edits.map(({ action }) => 'text' in action && action.text)).toEqual(['Second.']);
  });

  test('proposes no title in the place of one that it did not show', async () => {
    const [one, other] = [
      await opened(asker('anna'), { what: 'title' }),
      await opened(asker('bert'), { what: 'title' }),
    ];
    await send(asker('anna'), one, { title: 'The well' });
    expect(await send(asker('bert'), other, { title: 'The wine' })).toMatch(/“The well”.*“The wine”/);
    expect((await storyAt(world, id)).terms).toMatchObject({ title: 'The well' });
    expect((await storyAt(world, id)).terms).not.toHaveProperty('proposedTitle');
  });
});

describe('a scene before which Bacchus comes', () => {
  /** A player is to tell a scene and may keep a card; everybody has introduced a character. */
  async function due() {
    await storyUntil(world, id, ({ state }) => state?.phase.name === 'introductions');
    for (const name of ['anna', 'bert', 'carl'] as const) {
      const character = { name: `Livia ${name}`, accusation: '', accuser: 'Cotta', amans: '' };
      const request = { type: 'tell', kind: 'introduction', text: 'Here.', here: false, character } as const;
      sureStory(await makeRequest(world.tables, id, null, idOf(name), request));
    }
    const table = await storyUntil(world, id, ({ state }) => {
      const offered = state?.phase.name === 'scene' ? offers(state) : null;
      return offered !== null && offered.tellsBacchus !== null && offered.keeps.length > 0;
    });
    return asker(personToAct(table)?.userId ?? '');
  }
  const fieldsOf = ({ components }: Form) =>
    components.flatMap((part) => ('component' in part ? [part.component.custom_id] : []));

  test('has a title, or a card where something is woven in', async () => {
    const who = await due();
    expect(fieldsOf(await opened(who, { what: 'tale' }))).toEqual(['came', 'text', 'named']);
    const calls = await bot.select(who, storyButtons.choose({ table: id, of: 'weave' }), ['Livia bert']);
    const [, form] = calls.find(([method]) => method === 'showModal') ?? [];
    expect(fieldsOf(form as Form)).toEqual(['came', 'text', 'card', 'woven']);
    expect(JSON.stringify(form)).toContain('"min_values":1,"required":true');
  });

  test('is told from its draft by one button', async () => {
    const who = await due();
    await send(who, await opened(who, { what: 'part' }), { text: 'Begun.' });
    const calls = await bot.button(who, storyButtons.draft({ table: id, does: { what: 'show' } }));
    const ids = JSON.stringify(calls).match(/"custom_id":"[^"]+"/g) ?? [];
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a tale that stands in its teller’s own messages', () => {
  /** A person who tells a scene that they wrote in the thread, and another. */
  async function told() {
    const table = await storyUntil(world, id, ({ state }) => state?.phase.name === 'scene');
    const teller = asker(personToAct(table)?.userId ?? '');
    for (const [messageId, text] of [
      ['71', 'One.'],
      ['72', 'Two.'],
    ] as const)
      await bot.store.games.bacchanalia.addToDraft(id, teller.userId, { text, messageId }, world.at);
    // Written again in the form: the thread's text stays nevertheless.
    await send(teller, await opened(teller, { what: 'tell', holds: 2 }), { text: 'One, two.' });
    const { state, seats } = await storyAt(world, id);
    const tale = state?.told.findLastIndex(({ kind }) => kind === 'scene') ?? 0;
    const others = seats.flatMap(({ occupant }) =>
      occupant.kind === 'person' && occupant.userId !== teller.userId ? [asker(occupant.userId)] : [],
    );
    return { teller, other: others[0] ?? teller, tale };
  }
  const cut = async (who: Asker, tale: number) =>
    wordsOf(
      await bot.button(
        who,
        storyButtons.act({ table: id, request: { type: 'skip', tale, anonymous: true } }),
        true,
      ),
    );
  const links = ['71', '72'].map((message) => new RegExp(`channels/1/\\d+/${message}\\b`));

  test('is still to be deleted when another has cut it: they are told so, and the teller is asked, with links', async () => {
    const { teller, other, tale } = await told();
    expect(
      (await bot.store.log(id)).some(({ action }) => 'messages' in action && action.messages?.length === 2),
    ).toBe(true);
    expect(await cut(other, tale)).toMatch(/One thing is still to be done.*2 messages/);
    const table = await storyAt(world, id);
    const asked = await bot.composeNotice(table, {
      key: 'k',
      tableId: id,
      userId: teller.userId,
      dueAt: world.at,
      attempts: 0,
      live: null,
      text: { kind: 'mayRetell', tale },
    });
    expect(asked).toMatchObject({ direct: true, to: teller.userId });
    for (const link of links) expect(asked?.message.content).toMatch(link);
  });

  test('is theirs to delete where they cut it themselves', async () => {
    const { teller, tale } = await told();
    const answer = await cut(teller, tale);
    expect(answer).toContain('delete');
    for (const link of links) expect(answer).toMatch(link);
  });
});

test('what comes along to the next story is given back to a person who can’t open it', async () => {
  await storyUntil(world, id, isTold);
  const form = await opened(asker('anna'), { what: 'again' });
  await world.settings('anna', { vacations: [{ from: world.at, to: new Date(world.at.getTime() + DAY) }] });
  expect(await send(asker('anna'), form, { own: 'The burnt mill' })).toMatch(/on vacation.*The burnt mill/s);
});

describe('the id of a form', () => {
  test('is another as soon as it shows something else, and the same for the same', async () => {
    const ids = async () => (await opened(asker('anna'), { what: 'terms' })).custom_id;
    const first = await ids();
    expect(await ids()).toBe(first);
    const form = await opened(asker('bert'), { what: 'terms' });
    await send(asker('bert'), form, { lines: 'Spiders', veils: '' });
    const bert = (await opened(asker('bert'), { what: 'terms' })).custom_id;
    expect(bert).not.toBe(form.custom_id);
    await storyUntil(world, id, ({ state }) => state?.phase.name === 'scene');
    const who = asker(personToAct(await storyAt(world, id))?.userId ?? '');
    // None of their own lines and veils has changed, but the text above the field.
    const scene = await opened(who, { what: 'tale' });
    await send(asker('carl'), await opened(asker('carl'), { what: 'terms' }), { lines: 'Fire', veils: '' });
    const later = await opened(who, { what: 'tale' });
    expect(JSON.stringify(later)).toContain('Fire');
    expect(later.custom_id).not.toBe(scene.custom_id);
  });

  test('leads back to its declared one, and is within what Discord allows, whatever form it is', async () => {
    const forms = allRoutes().filter(({ responder }) => responder.form);
    expect(forms).not.toEqual([]);
    for (const { id: declared } of forms)
      expect(declared.longest + formIdOf('', null).length).toBeLessThanOrEqual(MAX_CUSTOM_ID_LENGTH);
    const form = await opened(asker('anna'), { what: 'terms' });
    expect(form.custom_id).toMatch(/~[0-9a-f]{12}$/);
    expect(routeOf(form.custom_id)).toBeNull();
    expect(routeOf(declaredIdOf(form.custom_id))?.values).toMatchObject({
      table: id,
      written: { what: 'terms' },
    });
  });
});

describe('a forged form', () => {
  const fields = { text: 'Forged.', lines: 'Forged.', veils: '', title: 'Forged.' };
  const ALL: readonly Written[] = [
    ...(['part', 'tale', 'terms', 'title'] as const).map((what) => ({ what })),
    ...(['tell', 'draft'] as const).map((what) => ({ what, holds: 0 })),
    ...(['edit', 'retell'] as const).map((what) => ({ what, tale: 0 })),
    { what: 'question', about: 0 },
    { what: 'answer', question: 0 },
  ];

  test.each(ALL.map((written) => [written.what, written] as const))(
    '%s: the same refusal alone, whatever table it names',
    async (_, written) => {
      const race = await world.playing(['anna', 'bert']);
      const forged = (who: Asker, table: string) =>
        bot.form(who, storyButtons.write({ table, written }), fields);
      const answers = [
        await forged(asker('anna'), 'nosuchtable'),
        // A manager of another server, a table of the other game.
        await forged({ ...asker('anna'), guildId: '77', isManager: true }, id),
        await forged(asker('anna'), race),
      ];
      const [first] = answers;
      expect(first?.filter(([method]) => !method.startsWith('defer'))).toHaveLength(1);
      for (const answer of answers) expect(answer).toEqual(first);
      expect(wordsOf(first ?? [])).not.toContain('Forged');
    },
  );
});
