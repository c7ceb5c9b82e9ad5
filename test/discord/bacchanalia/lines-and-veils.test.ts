import { ComponentType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { readLimits, termsForm } from '../../../src/discord/bacchanalia/safety.ts';
import { MAX_LIST_LENGTH } from '../../../src/tables/bacchanalia/terms.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';

const sent = (common: readonly string[], lines: string) =>
  ({
    fields: new Map<string, object>([
      ['common', { type: ComponentType.CheckboxGroup, customId: 'common', values: common }],
      ['lines', { type: ComponentType.TextInput, customId: 'lines', value: lines }],
    ]),
  }) as unknown as Parameters<typeof readLimits>[0];

test.each(LANGUAGES)(
  'in $code common lines are ticked beside one’s own, and shown as ticked again',
  ({ code }) => {
    const form = termsForm(translator(code), 'abc', { lines: [], veils: [] });
    const [list] = form.components.flatMap((part) =>
      part.type === ComponentType.Label && part.component.type === ComponentType.CheckboxGroup
        ? [part.component]
        : [],
    );
    const all = list?.options.map(({ value }) => value) ?? [];
    const [first = '', second = ''] = all;
    expect(new Set(all).size).toBe(8);
    expect(all.join('\n').length).toBeLessThan(MAX_LIST_LENGTH / 2);

    const limits = readLimits(sent([first, second], `Spiders\n${second}`));
    expect(limits).toEqual({ lines: [first, second, 'Spiders'] });
    const again = JSON.stringify(
      termsForm(translator(code), 'abc', { veils: [], lines: limits.lines ?? [] }),
    );
    expect(again).toContain(`"value":"Spiders"`);
    expect(again.split('"default":true')).toHaveLength(3);

    expect(readLimits(sent([], 'Spiders'))).toEqual({ lines: ['Spiders'] });
  },
);
