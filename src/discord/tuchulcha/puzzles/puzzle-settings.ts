import {
  beginOf,
  dayAt,
  puzzleKey,
  puzzleSettings,
  withPuzzleSettings,
} from '../../../tables/tuchulcha/puzzles.ts';
import { type GameServerSettings, type ServerSetting, storesServerSetting } from '../../handling/panel.ts';
import { stamp } from '../../views/names.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

const CHANNEL = 'puzzle-channel';

const puzzle: readonly ServerSetting[] = [
  {
    kind: 'channels',
    key: CHANNEL,
    text: 'settings.puzzle',
    placeholder: 'settings.option.noChannel',
    most: 1,
    line: (t) => t('settings.puzzle.about'),
    warning: (t, { settings, refused }) =>
      puzzleSettings(settings).channel !== null && refused.has(CHANNEL) ? t('settings.puzzle.refused') : null,
    chosen({ settings, isThere }) {
      const { channel } = puzzleSettings(settings);
      return channel !== null && isThere(channel) ? [channel] : [];
    },
    change: storesServerSetting((current, [channel = null]) => withPuzzleSettings(current, { channel })),
  },
  {
    kind: 'select',
    key: 'puzzle-hour',
    text: 'settings.puzzleHour',
    line(t, { settings, now }) {
      const { hour } = puzzleSettings(settings);
      return t('settings.puzzleHour.about', { time: stamp(beginOf(dayAt(now, hour), hour), 't') });
    },
    values: () => HOURS,
    option: (_, hour) => `${hour.padStart(2, '0')}:00 UTC`,
    chosen: ({ settings }) => String(puzzleSettings(settings).hour),
    change: storesServerSetting((current, value) =>
      HOURS.includes(value) ? withPuzzleSettings(current, { hour: Number(value) }) : current,
    ),
  },
];

export const tuchulchaServerSettings: GameServerSettings = {
  pages: [{ key: 'puzzle', title: 'settings.page.puzzle', settings: puzzle }],
  async refused({ store }, guildId) {
    const last = await store.games.tuchulcha.latestPuzzlePost(guildId);
    const post = last && (await store.post(puzzleKey(last)));
    return post?.state === 'refused' ? [CHANNEL] : [];
  },
};
