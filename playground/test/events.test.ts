import {
  PermissionFlagsBits as Bits,
  GuildScheduledEventEntityType as Kind,
  GuildScheduledEventPrivacyLevel as Level,
  GuildScheduledEventStatus as Status,
} from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode, type Stage, stage } from '../testing/bot.ts';
import type { Person } from '../testing/person.ts';

let here: Stage;
let aule: Person;
beforeAll(async () => {
  here = await stage();
  aule = here.visitors.as('aule');
});
afterAll(() => here.close());

const shown = () => {
  const told = aule.page.heard.findLast((event) => event.type === 'events');
  return told?.events.map(({ name, isActive, interested }) => ({ name, isActive, interested }));
};
const mark = (person: Person, eventId: string) =>
  person.page.send(() => ({ type: 'mark', userId: person.id, eventId }));

test('a scheduled event is shown, and marked by whom it interests, until it is over', async () => {
  const guild = await here.client.guilds.fetch(here.playground.guildId);
  const start = Date.now() + 3_600_000;
  const form = {
    name: 'An evening',
    scheduledStartTime: start,
    scheduledEndTime: start + 3_600_000,
    privacyLevel: Level.GuildOnly,
    entityType: Kind.External,
    entityMetadata: { location: 'games' },
  };
  expect(await refusalCode(guild.scheduledEvents.create(form))).toBe(50_013);
  here.playground.admin.setBotPermissions(Bits.ViewChannel | Bits.CreateEvents);
  const event = await guild.scheduledEvents.create(form);
  await expect.poll(shown).toEqual([{ name: 'An evening', isActive: false, interested: [] }]);
  const larthia = here.visitors.as('larthia');
  mark(aule, event.id);
  mark(larthia, event.id);
  await expect.poll(shown).toMatchObject([{ interested: [aule.id, larthia.id] }]);
  expect((await guild.scheduledEvents.fetch({ guildScheduledEvent: event.id, force: true })).userCount).toBe(
    2,
  );
  mark(aule, event.id);
  await expect.poll(shown).toMatchObject([{ interested: [larthia.id] }]);
  await event.setStatus(Status.Active);
  await expect.poll(shown).toMatchObject([{ isActive: true, interested: [larthia.id] }]);
  await event.setStatus(Status.Completed);
  await expect.poll(shown).toEqual([]);
});
