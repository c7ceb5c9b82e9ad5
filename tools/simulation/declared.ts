/** All that the bot declares for people to use, by name. */
import { declaredIdOf } from '../../src/discord/custom-id.ts';
import { allRoutes, globalCommands, routeOf, slashCommands } from '../../src/discord/registry.ts';

/** How something with a custom id is used. */
export type Part = 'button' | 'select' | 'users' | 'channels' | 'form';

const PARTS: readonly Part[] = ['button', 'select', 'users', 'channels', 'form'];

export const command = (name: string): string => `/${name}`;
export const menu = (name: string): string => `menu ${name}`;

/** Undefined for a custom id that nothing declares. */
export function declaredName(customId: string, part: Part): string | undefined {
  const { route } = routeOf(declaredIdOf(customId)) ?? {};
  return route && `${part} ${route.id.firstWord}.${route.name}`;
}

/** Declared for the pages of all settings alike, or for messages of earlier versions: no message shows them now. */
const IMPOSSIBLE: ReadonlySet<string> = new Set([
  'channels prefs.select',
  'users server.select',
  'select past.choose',
  'button story.anyTitle',
  'button why.why',
]);

export function allDeclared(): string[] {
  const routes = allRoutes().flatMap(({ id, name, responder }) =>
    PARTS.filter((part) => part in responder)
      .map((part) => `${part} ${id.firstWord}.${name}`)
      .filter((one) => !IMPOSSIBLE.has(one)),
  );
  const menus = globalCommands().flatMap(({ name, type }) => ((type ?? 1) === 1 ? [] : [menu(name)]));
  return [...slashCommands().map(({ name }) => command(name)), ...menus, ...new Set(routes)];
}

/** A custom id's purpose, without table, person or number. */
export const gist = (customId: string): string =>
  declaredIdOf(customId)
    .split(':')
    .map((word) => (/\d/.test(word) || word.length > 16 ? '*' : word))
    .join(':');

/** The common part of gists that differ in little, such as pages. */
export const firstWords = (kind: string): string => kind.split(':').slice(0, 2).join(':');

/** By which its uses are counted. */
export function kindsOf(customId: string): string[] {
  const kind = gist(customId);
  return [...new Set([kind, firstWords(kind)])];
}

/** A value's kind, of a list or an option. */
export const valueKind = (of: string, value: string | number): string =>
  `${gist(of)} = ${gist(String(value))}`;
