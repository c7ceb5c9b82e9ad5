import type { Snowflake } from '../../../tables/game-types.ts';
import { gameOf } from '../../../tables/games.ts';
import { type Seeker, USUALLY_WANTED, type Wanted, WHEN } from '../../../tables/seekers.ts';
import type { Translate } from '../../../texts/index.ts';
import { button, type OutMessage, rowsOf } from '../../api/message.ts';
import { declareCustomIds } from '../../custom-id.ts';
import { mainRatedGame } from '../../games.ts';
import { type Changed, definePanel, panelMessage, type Setting } from '../../handling/panel.ts';
import { stamp } from '../../views/names.ts';

export const findTableButtons = declareCustomIds({
  seek: ['seek:start', {}],
  stop: ['seek:stop', {}],
});

/** Minutes of waiting for people, before computer players take the seats that are left. */
const WAITS = [0, 10, 60, 360, 1440];
const NEVER = 'never';
const ANY = 'any';

interface SeekState {
  readonly wanted: Wanted;
  /** Null: the person isn't looking. */
  readonly seeking: Seeker | null;
  /** Others on the server who look. */
  readonly others: number;
}

export interface SeekAsked {
  change(change: (current: Wanted) => Wanted): Promise<Changed | null>;
}

const sizes = (): readonly string[] => {
  const { least, most } = gameOf({ game: mainRatedGame() }).sizes;
  return Array.from({ length: most - least + 1 }, (_, more) => String(least + more));
};

const settings: readonly Setting<SeekState, SeekAsked>[] = [
  {
    kind: 'select',
    key: 'size',
    text: 'seek.choose.size',
    values: () => [ANY, ...sizes()],
    option: (t, value) => t('seek.option.size', { size: value }),
    chosen: ({ wanted: { size } }) => (size === null ? ANY : String(size)),
    change: (asked, value) =>
      asked.change((current) => ({ ...current, size: sizes().includes(value) ? Number(value) : null })),
  },
  {
    kind: 'select',
    key: 'when',
    text: 'seek.choose.when',
    values: () => WHEN,
    option: (t, when) => t('seek.option.when', { when }),
    chosen: ({ wanted: { when } }) => when,
    change: (asked, value) =>
      asked.change((current) => ({ ...current, when: WHEN.find((one) => one === value) ?? current.when })),
  },
  {
    kind: 'select',
    key: 'computers',
    text: 'seek.choose.computers',
    values: () => [...WAITS.map(String), NEVER],
    option: (t, value) =>
      value === NEVER ? t('seek.option.noComputers') : t('seek.option.computers', { minutes: Number(value) }),
    chosen: ({ wanted: { computersAfter } }) => (computersAfter === null ? NEVER : String(computersAfter)),
    change: (asked, value) =>
      asked.change((current) => ({
        ...current,
        computersAfter: WAITS.includes(Number(value)) ? Number(value) : null,
      })),
  },
];

export const seekPanel = definePanel<SeekState, SeekAsked>('seek', 'seek.title', () => [
  { key: 'wishes', title: 'seek.title', settings },
]);

/** What a person looks for, to be changed, and whether they look. */
export function seekMessage(t: Translate, state: SeekState): OutMessage {
  const { seeking, others } = state;
  const panel = panelMessage(t, seekPanel, state);
  const [, ...lists] = panel.rows;
  const line = seeking
    ? t('seek.looking', { since: stamp(seeking.since), others })
    : t('seek.about', { others });
  const go = seeking
    ? button(findTableButtons.stop(), t('button.stopSeeking'), 'secondary')
    : button(findTableButtons.seek(), t('button.seek'), 'success');
  return { ...panel, content: `**${t('seek.title')}**\n${line}`, rows: [...lists, ...rowsOf([go])] };
}

export const wantedOf = (wanted: Wanted | null): Wanted => wanted ?? USUALLY_WANTED;

/** How many of a server's seekers are somebody else. */
export const othersAmong = (seekers: readonly Seeker[], userId: Snowflake): number =>
  seekers.filter((one) => one.userId !== userId).length;
