import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { beforeEach, describe, expect, test } from 'vitest';
import { storyButtons, type Written } from '../../../src/discord/bacchanalia/buttons.ts';
import { storyView } from '../../../src/discord/bacchanalia/lobby.ts';
import { tableauView } from '../../../src/discord/bacchanalia/turn.ts';
import { bacchanalia, offers } from '../../../src/games/bacchanalia/game.ts';
import { describeTableau } from '../../../src/pictures/bacchanalia/alt.ts';
import { draftText } from '../../../src/tables/bacchanalia/drafts.ts';
import type { StoryRequest } from '../../../src/tables/bacchanalia/types.ts';
import { forInteraction } from '../../../src/tables/changes/table-transaction.ts';
import { makeRequest, resignGame } from '../../../src/tables/changes/turns.ts';
import { personToAct } from '../../../src/tables/seats.ts';
import { promptTexts } from '../../../src/texts/prompt-texts.ts';
import { idOf, type Name } from '../../tables/people.ts';
import { beginsStory, isUnderWay, storyAt, storyUntil, sureStory } from '../../tables/story-world.ts';
import { TestBot } from '../test-bot.ts';

const PEOPLE = ['anna', 'bert', 'carl'] as const;
const QUESTION = 'Who else was at the well?';

let bot: TestBot;
let id: string;
/** The number of Bert's introduction. */
let tale: number;

beforeEach(async () => {
  bot = new TestBot();
  id = await beginsStory(bot.world, PEOPLE);
  await storyUntil(bot.world, id, isUnderWay);
  const { state, seats } = await storyAt(bot.world, id);
  tale = state?.told.findIndex(({ teller }) => teller === seats[1]?.color) ?? -1;
});

const does = async (name: Name, request: StoryRequest): Promise<number> => {
  const table = await storyAt(bot.world, id);
  sureStory(
    await makeRequest(
      forInteraction(bot.world.tables, bot.world.nextInteractionId()),
      id,
      null,
      idOf(name),
      request,
    ),
  );
  await bot.noticeSender.deliver();
  await bot.noticeSender.settled();
  return table.state?.tales ?? -1;
};

const asks = (name: Name): Promise<number> => does(name, { type: 'ask', about: tale, text: QUESTION });

/** Discord's requests for pressing a button below a tale. */
async function presses(name: Name, written: Written) {
  const calls = await bot.button(name, storyButtons.write({ table: id, written }));
  return { opens: calls.some(([method]) => method === 'showModal'), says: JSON.stringify(calls) };
}

describe('a question', () => {
  test('that has its answer opens no form in which another would be lost', async () => {
    const question = await asks('anna');
    expect(await presses('bert', { what: 'answer', question })).toMatchObject({ opens: true });
    await does('bert', { type: 'answer', question, text: 'Nobody.' });
    const { opens, says } = await presses('bert', { what: 'answer', question });
    expect(opens).toBe(false);
    expect(says).toContain('That’s been answered');
  });

  test('to somebody who has left is not begun', async () => {
    expect(await presses('anna', { what: 'question', about: tale })).toMatchObject({ opens: true });
    sureStory(await resignGame(bot.world.tables, id, idOf('bert')));
    const { opens, says } = await presses('anna', { what: 'question', about: tale });
    expect(opens).toBe(false);
    expect(says).toContain('isn’t in this story, or not any more');
  });
});

describe('what an X-card cuts while somebody writes', () => {
  const cuts = (cut: number) => does('carl', { type: 'skip', tale: cut, anonymous: true });
  const character = { name: 'Livia', accusation: '', accuser: '', amans: '' };

  test.each([
    ['a question', 'anna', () => ({ what: 'question', about: tale }) as const, () => tale],
    [
      'an answer',
      'bert',
      (question: number) => ({ what: 'answer', question }) as const,
      (question: number) => question,
    ],
  ] as const)('%s about it is not told, and its words come back', async (_, name, written, cut) => {
    const question = await asks('anna');
    const form = written(question);
    expect((await presses(name, form)).opens).toBe(true);
    await cuts(cut(question));
    const { tales } = (await storyAt(bot.world, id)).state ?? {};
    const says = JSON.stringify(
      await bot.form(name, storyButtons.write({ table: id, written: form }), { text: 'Me.' }),
    );
    expect(says).toMatch(/already cut.*Me\./s);
    expect((await storyAt(bot.world, id)).state?.tales).toBe(tales);
    expect((await presses(name, form)).opens).toBe(false);
  });

  test('is not woven into a scene, which becomes a draft', async () => {
    await does('bert', { type: 'edit', tale, text: 'By the well.', character });
    await storyUntil(
      bot.world,
      id,
      ({ state }) => state?.phase.name === 'scene' && offers(state).keeps.length > 0,
    );
    const table = await storyAt(bot.world, id);
    const [card = 'vinum'] = table.state ? offers(table.state).keeps : [];
    await cuts(tale);
    const form = storyButtons.write({ table: id, written: { what: 'tell', holds: 0 } });
    const fields = { text: 'I followed her.', woven: 'Festus (Amans of Livia)', card };
    const says = JSON.stringify(await bot.form(personToAct(table)?.name as Name, form, fields));
    expect(says).toContain('was cut meanwhile');
    expect((await storyAt(bot.world, id)).state?.tales).toBe(table.state?.tales);
  });
});

test('an introduction’s form that comes after the introductions tells no scene, and loses nothing', async () => {
  const table = await storyAt(bot.world, id);
  const name = personToAct(table)?.name as Name;
  const form = storyButtons.write({ table: id, written: { what: 'tell', holds: 0 } });
  const calls = await bot.form(name, form, {
    name: 'Vel',
    accusation: 'Arson',
    accuser: 'Cotta',
    text: 'I hide.',
  });
  expect((await storyAt(bot.world, id)).state?.tales).toBe(table.state?.tales);
  for (const words of ['Vel', 'Arson', 'Cotta', 'I hide.']) expect(JSON.stringify(calls)).toContain(words);
});

describe('an ending that was passed over', () => {
  const late = { what: 'late' } as const;

  /** For the player to act: as if it were their ending, and they were absent. */
  async function missed(): Promise<{ readonly teller: Name; readonly others: readonly Name[] }> {
    const table = await storyAt(bot.world, id);
    const mover = personToAct(table);
    if (!mover || !table.state) throw new Error('nobody to act');
    const phase = { name: 'ending', by: 'story', kind: 'crime', twist: null } as const;
    const absent = { type: 'absent', color: table.state.turn } as const;
    const passed = bacchanalia.apply({ ...table.state, ending: true, phase }, absent);
    if (!passed.ok) throw new Error(passed.refusal.code);
    await bot.world.store.change(id, table, { state: passed.state });
    const teller = mover.name as Name;
    return { teller, others: PEOPLE.filter((name) => name !== teller) };
  }

  /** The cards of the next turn may be drawn after it. */
  const lateTale = async () =>
    (await bot.world.store.log(id)).findLast(({ action }) => action.type === 'tellLate')?.action;

  test('is told in a form that opens for its player alone, whosever turn it is', async () => {
    const { teller, others } = await missed();
    const [other = 'anna'] = others;
    const refused = await presses(other, late);
    expect(refused.opens).toBe(false);
    expect(refused.says).toContain('You can’t choose that right now');
    const opened = await presses(teller, late);
    expect(opened.opens).toBe(true);
    const tasks = promptTexts['en']?.['crimeEnding'] ?? [];
    expect(tasks.some((task) => opened.says.includes(task.slice(0, 25)))).toBe(true);
    const form = storyButtons.write({ table: id, written: { ...late, holds: 0 } });
    await bot.form(teller, form, { text: 'And so I fell.', named: 'The fall' });
    const { state } = await storyAt(bot.world, id);
    expect(state?.told.at(-1)).toMatchObject({ kind: 'ending' });
    expect(JSON.stringify(await lateTale())).toContain('The fall');
    expect((await presses(teller, late)).opens).toBe(false);
  });

  test('takes the draft into its form, each under an id of its own, and loses nothing of it', async () => {
    const { teller } = await missed();
    const drafts = bot.world.store.games.bacchanalia;
    const opens = async () => {
      const calls = await bot.button(teller, storyButtons.write({ table: id, written: late }));
      const [, form] = calls.find(([method]) => method === 'showModal') ?? [];
      return form as APIModalInteractionResponseCallbackData;
    };
    const empty = await opens();
    const part = { text: 'In my own words.', messageId: '901' };
    await drafts.addToDraft(id, idOf(teller), part, bot.world.at);
    const drafted = await opens();
    expect(drafted.custom_id).not.toBe(empty.custom_id);
    expect(JSON.stringify(drafted)).toContain(part.text);
    // Changed since the form was opened: neither is told, and both are kept.
    await drafts.addToDraft(id, idOf(teller), { ...part, text: 'In other words.' }, bot.world.at);
    await bot.form(teller, drafted.custom_id, { text: 'What I typed.' });
    expect((await storyAt(bot.world, id)).state?.told.at(-1)?.kind).not.toBe('ending');
    const kept = draftText((await drafts.draft(id, idOf(teller)))?.parts ?? []);
    expect(kept).toContain('In other words.');
    expect(kept).toContain('What I typed.');
    const again = await opens();
    await bot.form(teller, again.custom_id, { text: 'The end of it.' });
    expect(await lateTale()).toMatchObject({ text: 'The end of it.', messages: ['901'] });
  });

  test('has its button under the turn until then', async () => {
    const button = storyButtons.write({ table: id, written: late });
    const shown = async () => {
      const table = await storyAt(bot.world, id);
      if (!table.state) throw new Error('no story');
      const shows = {
        table,
        state: table.state,
        replay: [],
        until: null,
        sittings: [],
        players: {},
        of: null,
      };
      return JSON.stringify(storyView.current(shows).message.rows);
    };
    expect(await shown()).not.toContain(button);
    const { teller } = await missed();
    expect(await shown()).toContain(button);
    const { state, ...table } = await storyAt(bot.world, id);
    expect(state && describeTableau(tableauView({ ...table, state }, state))).toContain('Not told');
    await does(teller, { type: 'tellLate', ending: 'crime', twist: null, text: 'And so I fell.' });
    expect(await shown()).not.toContain(button);
  });
});
