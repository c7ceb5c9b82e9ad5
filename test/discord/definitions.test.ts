import { describe, expect, test } from 'vitest';
import { commandDefinitions } from '../../src/discord/registry.ts';
import { commands } from '../../src/playground/validators/command.ts';

describe('the commands', () => {
  test('are such as Discord takes', () => {
    expect(commands.safeParse(structuredClone(commandDefinitions)).error?.issues).toBeUndefined();
  });

  test('that change a server are shown to those who manage it, all others to everybody', () => {
    const guarded = commandDefinitions.filter(({ default_member_permissions }) => default_member_permissions);
    expect(guarded.map(({ name, default_member_permissions }) => [name, default_member_permissions])).toEqual(
      [['settings', '32']],
    );
  });

  test('every description is short enough to be read on a phone', () => {
    const described = (of: object): string[] => {
      const { description = '', options = [] } = of as { description?: string; options?: object[] };
      return [description, ...options.flatMap(described)];
    };
    for (const text of commandDefinitions.flatMap(described)) {
      expect(text.length, text).toBeGreaterThan(0);
      expect(text.length, text).toBeLessThanOrEqual(100);
    }
  });
});
