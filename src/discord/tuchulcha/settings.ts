import { beginOf, dayAt } from '../../tables/tuchulcha/puzzles/collection.ts';
import {
  type AutomaticAnswers,
  automaticAnswers,
  puzzleSettings,
  withAnswers,
  withPuzzleSettings,
} from '../../tables/tuchulcha/settings.ts';
import type { TextKey } from '../../texts/index.ts';
import {
  type GameServerSettings,
  type Preference,
  type ServerSetting,
  storesPreference,
  storesServerSetting,
} from '../handling/settings-rows.ts';
import { channelLink, stamp } from '../views/names.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

const CHANNEL = 'puzzle-channel';

const puzzle: readonly ServerSetting[] = [
  {
    kind: 'channels',
    key: CHANNEL,
    text: 'settings.choose.puzzleChannel',
    most: 1,
    line(t, { settings, refused, now }) {
      const { channel, hour } = puzzleSettings(settings);
      const told = t('settings.puzzle', {
        channel: channel === null ? 'none' : channelLink(channel),
        time: stamp(beginOf(dayAt(now, hour), hour), 't'),
      });
      return channel !== null && refused.has(CHANNEL) ? `${told}\n${t('settings.puzzle.refused')}` : told;
    },
    chosen({ settings, isThere }) {
      const { channel } = puzzleSettings(settings);
      return channel !== null && isThere(channel) ? [channel] : [];
    },
    change: storesServerSetting((current, [channel = null]) => withPuzzleSettings(current, { channel })),
  },
  {
    kind: 'select',
    key: 'puzzle-hour',
    text: 'settings.choose.puzzleHour',
    values: () => HOURS,
    option: (t, hour) => t('settings.option.puzzleHour', { time: `${hour.padStart(2, '0')}:00 UTC` }),
    chosen: ({ settings }) => String(puzzleSettings(settings).hour),
    change: storesServerSetting((current, value) =>
      HOURS.includes(value) ? withPuzzleSettings(current, { hour: Number(value) }) : current,
    ),
  },
];

export const tuchulchaServerSettings: GameServerSettings = {
  pages: [{ key: 'puzzle', title: 'settings.page.puzzle', settings: puzzle }],
  async refused({ store }, guildId) {
    const post = await store.games.tuchulcha.latestPuzzlePost(guildId);
    return post?.state === 'waiting' && post.refused ? [CHANNEL] : [];
  },
};

interface AutomaticAnswer {
  readonly answer: keyof AutomaticAnswers;
  /** The key stands in custom ids and never changes. */
  readonly key: string;
  /** The label of the answer that is given where it is on. */
  readonly label: TextKey;
}

/** All answers that a person may give once for all their tables; without one they are asked. */
export const AUTOMATIC_ANSWERS: readonly AutomaticAnswer[] = [
  { answer: 'autoConfirm', key: 'end-turn', label: 'standing.autoConfirm' },
  { answer: 'autoPlay', key: 'only-turn', label: 'standing.autoPlay' },
  { answer: 'alwaysRolls', key: 'third-die', label: 'standing.alwaysRolls' },
  { answer: 'neverTuchulcha', key: 'never-tuchulcha', label: 'standing.neverTuchulcha' },
  { answer: 'neverLasaVecuvia', key: 'never-lasa', label: 'standing.neverLasaVecuvia' },
];

export const tuchulchaPreferences: readonly Preference[] = AUTOMATIC_ANSWERS.map(
  ({ answer, key, label }) => ({
    kind: 'toggle',
    key,
    text: label,
    isOn: ({ settings }) => automaticAnswers(settings)[answer],
    change: storesPreference((current, on) => withAnswers(current, { [answer]: on })),
  }),
);
