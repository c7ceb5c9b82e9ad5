import { expect } from 'vitest';
import type { Person } from '../playground/person.ts';
import { type Game, openTable } from './game.ts';
import type { House } from './harness.ts';
import { idOf, Listener } from './listener.ts';

/** Somebody for each part, and what their Discord speaks. */
export const SERVERS = [
  { server: 'en', opener: 'de', second: 'it', onlooker: 'nl', owner: 'nl' },
  { server: 'de', opener: 'it', second: 'nl', onlooker: 'en-GB', owner: 'fr' },
] as const;

export interface Cast {
  readonly listener: Listener;
  readonly opener: Person;
  readonly second: Person;
  readonly onlooker: Person;
  readonly owner: Person;
}

/** French has no texts; those who have none are spoken to in English. */
export const spokenFor = (locale: string): string => (locale === 'fr' ? 'en' : locale.slice(0, 2));

/** In the English server the owner never presses anything. */
export async function assembled(house: House, parts: (typeof SERVERS)[number]): Promise<Cast> {
  const listener = new Listener(house, parts.server);
  const as = (name: string, locale: string): Person => {
    const person = house.person(name);
    person.setLocale(locale);
    listener.reads(person, spokenFor(locale));
    return person;
  };
  const cast = {
    listener,
    opener: as('Larthia', parts.opener),
    second: as('Arnth', parts.second),
    onlooker: as('Thana', parts.onlooker),
    owner: as('Aule', parts.owner),
  };
  if (parts.server === 'en') listener.reads(cast.owner, 'en');
  else await listener.command(cast.owner, 'settings tables', { language: parts.server });
  return cast;
}

/** Opener and second play, the opener first. */
export async function begun({ listener, opener, second }: Cast): Promise<Game> {
  const { house } = listener;
  const game = await openTable(house, opener, { players: 2 });
  house.dice.next([3, 5], [2, 4], [1, 2], [6, 2]);
  await second.press(
    await game.lobby(),
    idOf(await game.lobby(), (tap) => tap.on === 'sit'),
  );
  await expect.poll(async () => (await game.table()).status).toBe('playing');
  await game.settled();
  listener.check();
  return game;
}
