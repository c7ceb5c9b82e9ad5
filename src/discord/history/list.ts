import { ComponentType } from 'discord-api-types/v10';
import type { Snowflake } from '../../tables/game-types.ts';
import { gameNamed } from '../../tables/games.ts';
import type { FinishedTable } from '../../tables/results/result.ts';
import { listOf, type Translate, translator } from '../../texts/index.ts';
import { formatTap } from '../custom-id.ts';
import type { ListPart } from '../history-tap.ts';
import { button, type OutMessage, type Row, rowsOf } from '../message.ts';
import { plainName } from '../views/names.ts';
import { stamp } from '../views/stamp.ts';
import type { ListPage } from './list-page.ts';

export interface ListShown {
  readonly page: ListPage;
  /** Whose games; null: everybody's. `name` null: unknown. */
  readonly of: {
    readonly userId: Snowflake;
    readonly name: string | null;
    readonly isReader: boolean;
  } | null;
  readonly locale: string;
}

/** Where all games are of this one, nobody has to be told. */
const USUAL = 'tuchulcha';

/** Discord's limit for a message, less the lines around the list. */
const ROOM = 1700;

/** Discord's limit for a label or a description in a list. */
const OPTION_LENGTH = 100;

/** Names are cut where the list would be too long; characters. */
const NAME_LENGTHS = [32, 16, 10, 5] as const;

/** A page of the finished games of a server. */
export function listMessage({ page, of, locale }: ListShown): OutMessage {
  const t = translator(locale);
  const { tables } = page;
  const whose = of === null ? 'all' : of.isReader ? 'own' : 'other';
  const name = of?.name ? plainName(of.name) : t('who.gone');
  if (tables.length === 0)
    return {
      content: t('history.list.none', { whose, name }),
      rows: rowsOf(turning(t, page, of)),
      picture: null,
      mentions: [],
    };
  const mixed = tables.some(({ game }) => game !== USUAL);
  const lines = NAME_LENGTHS.map((length) =>
    tables.map((table) => lineOf(t, locale, table, mixed, length)).join('\n'),
  );
  return {
    content: [
      t('history.list.head', { whose, name }),
      lines.find((text) => text.length <= ROOM) ?? lines.at(-1) ?? '',
      t('history.list.hint'),
    ].join('\n'),
    rows: [choice(t, locale, tables), ...rowsOf(turning(t, page, of))],
    picture: null,
    mentions: [],
  };
}

/** `mixed`: there are games of several kinds, so each line says which it was. */
const lineOf = (
  t: Translate,
  locale: string,
  { number, game, finishedAt, turns, placings }: FinishedTable,
  mixed: boolean,
  length: number,
): string =>
  t('history.list.row', {
    ...{ number, turns, time: stamp(finishedAt) },
    game: mixed ? t(`game.${gameNamed(game) ?? USUAL}`) : 'none',
    players: listOf(
      locale,
      placings.map(({ player, won }) => {
        const name = playerName(t, player, length);
        return won ? t('history.list.won', { name: plainName(name) }) : plainName(name);
      }),
    ),
  });

function playerName(
  t: Translate,
  player: FinishedTable['placings'][number]['player'],
  length: number,
): string {
  if (player.kind === 'computer') return t('who.computer');
  if (player.name === '') return t('who.gone');
  const signs = [...player.name];
  return signs.length > length ? `${signs.slice(0, length - 1).join('')}…` : player.name;
}

const choice = (t: Translate, locale: string, tables: readonly FinishedTable[]): Row => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.StringSelect,
      custom_id: formatTap({ on: 'historyChoice' }),
      placeholder: t('history.choose.table'),
      options: tables.map(({ tableId, number, placings }) => ({
        label: t('choice.table', { number, yours: 'no' }).slice(0, OPTION_LENGTH),
        value: tableId,
        description: listOf(
          locale,
          placings.map(({ player }) => playerName(t, player, 20)),
        ).slice(0, OPTION_LENGTH),
      })),
    },
  ],
});

function turning(t: Translate, { newer, older }: ListPage, of: ListShown['of']) {
  const to = (part: ListPart, key: 'history.button.newer' | 'history.button.older') =>
    button({ on: 'historyList', of: of?.userId ?? null, part }, t(key));
  return [
    ...(newer ? [to(newer, 'history.button.newer')] : []),
    ...(older ? [to(older, 'history.button.older')] : []),
    of?.isReader
      ? button({ on: 'historyList', of: null, part: { from: 'newest' } }, t('history.button.all'))
      : button({ on: 'historyMine' }, t('history.button.mine')),
  ];
}
