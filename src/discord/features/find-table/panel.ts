import type { Snowflake } from '../../../tables/game-types.ts';
import { tableSizes } from '../../../tables/games.ts';
import { type Seeker, USUALLY_WANTED, type Wanted, WHEN } from '../../../tables/seekers.ts';
import type { TextKey, Translate } from '../../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf, selectRow } from '../../api/message.ts';
import { declareCustomIds, oneOf } from '../../custom-id.ts';
import { mainRatedGame } from '../../games.ts';
import { links } from '../../views/links.ts';
import { stamp } from '../../views/names.ts';

const WISHES = ['size', 'when', 'computers'] as const;
type WishName = (typeof WISHES)[number];

export const findTableButtons = declareCustomIds({
  seek: ['seek:start', {}],
  stop: ['seek:stop', {}],
  choose: ['seek:wish:{wish}', { wish: oneOf<WishName>(...WISHES) }],
});

interface Wish {
  readonly text: TextKey;
  values(): readonly string[];
  option(t: Translate, value: string): string;
  chosen(wanted: Wanted): string;
  /** A value that isn't offered changes nothing. */
  choose(wanted: Wanted, value: string): Wanted;
}

/** Minutes of waiting for people, before computer players take the seats that are left. */
const WAITS = [0, 10, 60, 360, 1440];
const NEVER = 'never';
const ANY = 'any';

const sizes = (): readonly string[] => tableSizes(mainRatedGame()).map(String);

export const wishes: Readonly<Record<WishName, Wish>> = {
  size: {
    text: 'seek.choose.size',
    values: () => [ANY, ...sizes()],
    option: (t, size) => t('seek.option.size', { size }),
    chosen: ({ size }) => (size === null ? ANY : String(size)),
    choose: (wanted, value) =>
      value === ANY || sizes().includes(value)
        ? { ...wanted, size: value === ANY ? null : Number(value) }
        : wanted,
  },
  when: {
    text: 'seek.choose.when',
    values: () => WHEN,
    option: (t, when) => t('seek.option.when', { when }),
    chosen: ({ when }) => when,
    choose: (wanted, value) => ({ ...wanted, when: WHEN.find((one) => one === value) ?? wanted.when }),
  },
  computers: {
    text: 'seek.choose.computers',
    values: () => [...WAITS.map(String), NEVER],
    option: (t, value) =>
      value === NEVER ? t('seek.option.noComputers') : t('seek.option.computers', { minutes: Number(value) }),
    chosen: ({ computersAfter }) => (computersAfter === null ? NEVER : String(computersAfter)),
    choose: (wanted, value) =>
      value === NEVER || WAITS.map(String).includes(value)
        ? { ...wanted, computersAfter: value === NEVER ? null : Number(value) }
        : wanted,
  },
};

interface SeekState {
  readonly wanted: Wanted;
  /** Null: the person isn't looking. */
  readonly seeking: Seeker | null;
  /** Others on the server who look. */
  readonly others: number;
  /** Whether there is a role for open seats. */
  readonly hasSeatRole: boolean;
}

/** What a person looks for, to be changed, and whether they look. */
export function seekMessage(t: Translate, { wanted, seeking, others, hasSeatRole }: SeekState): OutMessage {
  const line = seeking
    ? t('seek.looking', { since: stamp(seeking.since), others })
    : t('seek.about', { others });
  const go = seeking
    ? button(findTableButtons.stop(), t('button.stopSeeking'))
    : button(findTableButtons.seek(), t('button.seek'), 'success');
  const lists = WISHES.map((name) => {
    const { text, values, option, chosen } = wishes[name];
    return selectRow(
      findTableButtons.choose({ wish: name }),
      t(text),
      values().map((value) => ({ label: option(t, value), value, default: value === chosen(wanted) })),
    );
  });
  return plain(`**${t('seek.title')}**\n${line}`, [
    ...lists,
    ...rowsOf([go, ...(hasSeatRole ? [button(links.seatRole(), t('button.seatRole'))] : [])]),
  ]);
}

export const wantedOf = (wanted: Wanted | null): Wanted => wanted ?? USUALLY_WANTED;

/** How many of a server's seekers are somebody else. */
export const othersAmong = (seekers: readonly Seeker[], userId: Snowflake): number =>
  seekers.filter((one) => one.userId !== userId).length;
