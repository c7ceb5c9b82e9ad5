import { describe, expect, test } from 'vitest';
import { changeChannels, MOST_CHANNELS } from '../../../../src/discord/features/settings/index.ts';

const many = Array.from({ length: MOST_CHANNELS }, (_, index) => `${100 + index}`);

describe('where tables may be opened', () => {
  test.each<
    [
      string,
      readonly string[],
      'allow' | 'forbid' | 'everywhere',
      { channels: readonly string[]; note: string },
    ]
  >([
    [
      'the first that is allowed closes the others',
      [],
      'allow',
      { channels: ['1'], note: 'settings.allowedFirst' },
    ],
    ['one more', ['2'], 'allow', { channels: ['2', '1'], note: 'settings.allowed' }],
    ['one that is allowed already', ['1'], 'allow', { channels: ['1'], note: 'settings.allowedBefore' }],
    ['one too many', many, 'allow', { channels: many, note: 'settings.tooManyChannels' }],
    ['one less', ['1', '2'], 'forbid', { channels: ['2'], note: 'settings.forbidden' }],
    ['the last one opens all again', ['1'], 'forbid', { channels: [], note: 'settings.forbiddenLast' }],
    ['one that was not allowed', ['2'], 'forbid', { channels: ['2'], note: 'settings.forbiddenBefore' }],
    ['one where all are open', [], 'forbid', { channels: [], note: 'settings.forbidNone' }],
    ['all', ['1', '2'], 'everywhere', { channels: [], note: 'settings.everywhere' }],
    ['all where all are open', [], 'everywhere', { channels: [], note: 'settings.everywhere' }],
  ])('%s', (_, channels, change, expected) => {
    expect(changeChannels(channels, change, '1')).toEqual(expected);
  });
});
