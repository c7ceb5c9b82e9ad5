import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { games } from '../../tables/game-registry.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import type { FinishedTable } from '../../tables/results/result.ts';
import type { HistoryQuery, ResultsStore } from '../../tables/results/results-store.ts';
import { isOpen } from '../../tables/table.ts';
import { shorten } from '../../text.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { nameOf, tableGuildOf } from '../api/interaction.ts';
import { row } from '../api/layout.ts';
import { button, laidOut, type OutMessage, rowsOf, withControls } from '../api/message.ts';
import {
  declareCustomIds,
  field,
  tableId,
  unionOf,
  userId,
  type ValueIn,
  wholeNumber,
} from '../custom-id.ts';
import { gameFeatureOf, type ShowPast } from '../game-features.ts';
import type { Tap } from '../handling/context.ts';
import { type Feature, localized, replying, replyingInPlace, respond } from '../handling/feature.ts';
import { replyIfRefused } from '../handling/permissions.ts';
import { answer, type DeferrableInteraction, promiseReply, showReply } from '../handling/reply.ts';
import { playedTableOption } from '../handling/which-table.ts';
import { computerAt, plainName, sideOf, stamp, votersName } from '../views/names.ts';
import { goToButton } from '../views/refusal.ts';

const position = wholeNumber(9);
const part = unionOf('from', {
  newest: ['newest', {}],
  before: ['before', { position }],
  after: ['after', { position }],
});

/** A part of the list of finished games: the newest, or those next to a position in the order of finishing. */
export type ListPart = ValueIn<typeof part>;

/** A person's games, or (null) everybody's. */
const of = field<string | null>(
  `all|${userId.pattern}`,
  userId.longest,
  (text) => (text === 'all' ? null : text),
  (value) => value ?? 'all',
);

export const historyButtons = declareCustomIds({
  list: ['past:list:{of}:{part}', { of, part }],
  mine: ['past:mine', {}],
  open: ['past:open:{table}', { table: tableId }],
  /** A list of games below messages that were sent earlier. */
  choose: ['past:choose', {}],
});

interface ListView {
  readonly page: ListPage;
  /** The player whose games are listed; null: everybody's. `name` null: unknown. */
  readonly of: {
    readonly userId: Snowflake;
    readonly name: string | null;
    readonly isReader: boolean;
  } | null;
  /** Games in direct messages, where nobody else plays. */
  readonly isDirect?: boolean;
  readonly locale: string;
}

/** With ten games of many with long names, the list fits into a message. */
const NAME_LENGTH = 20;

export function listMessage({ page, of, isDirect = false, locale }: ListView): OutMessage {
  const t = translator(locale);
  const { tables } = page;
  const whose = of === null ? 'all' : of.isReader ? 'own' : 'other';
  const name = of?.name ? plainName(of.name) : t('who.gone');
  if (tables.length === 0)
    return laidOut([
      row(t('history.list.none', { whose, name })),
      ...(of === null && !page.newer && !page.older ? [] : rowsOf(pageButtons(t, page, of, isDirect))),
    ]);
  // Games are named only if there are several kinds.
  const mixed = tables.some(({ game }) => game !== games()[0]?.name);
  return laidOut([
    row(t('history.list.head', { whose, name })),
    ...tables.map((table) => {
      const open = button(historyButtons.open({ table: table.tableId }), t('history.button.open'));
      return row(lineOf(t, table, mixed), open);
    }),
    ...rowsOf(pageButtons(t, page, of, isDirect)),
  ]);
}

/** `mixed`: there are games of several kinds, so each line names its game. */
const lineOf = (t: Translate, table: FinishedTable, mixed: boolean): string => {
  const { number, game, finishedAt, placings } = table;
  return t('history.list.row', {
    number,
    time: stamp(finishedAt),
    game: mixed ? t(`game.${game}`) : 'none',
    players: t.list(
      placings
        .filter((placing) => !isStandIn(placing, placings))
        .map((placing) => {
          const name = playerName(t, table, placing);
          return placing.won ? t('history.list.won', { name: plainName(name) }) : plainName(name);
        }),
    ),
  });
};

/** A computer player that only helped out on a person's seat, and didn't win there. */
const isStandIn = (
  { player, color, won }: FinishedTable['placings'][number],
  placings: FinishedTable['placings'],
): boolean =>
  player.kind === 'computer' &&
  !won &&
  placings.some((one) => one.color === color && one.player.kind === 'person');

function playerName(
  t: Translate,
  { tableId: id, game, terms, placings }: FinishedTable,
  { player, color }: FinishedTable['placings'][number],
): string {
  if (player.kind === 'computer') return computerAt({ id, game, terms }, color);
  const name = shorten(player.name, NAME_LENGTH);
  if (player.kind === 'person') return name || t('who.gone');
  const side = sideOf(
    placings.map((one) => ({ occupant: one.player })),
    color,
  );
  return votersName(t, { name }, side);
}

function pageButtons(t: Translate, { newer, older }: ListPage, of: ListView['of'], isDirect: boolean) {
  const to = (part: ListPart, key: 'history.button.newer' | 'history.button.older') =>
    button(historyButtons.list({ of: of?.userId ?? null, part }), t(key));
  const all = historyButtons.list({ of: null, part: { from: 'newest' } });
  const others = of?.isReader
    ? button(all, t('history.button.all'))
    : button(historyButtons.mine(), t('history.button.mine'));
  return [
    newer && to(newer, 'history.button.newer'),
    older && to(older, 'history.button.older'),
    !isDirect && others,
  ];
}

interface ListPage {
  readonly tables: readonly FinishedTable[];
  /** Neighboring pages, if there are any. */
  readonly newer: ListPart | null;
  readonly older: ListPart | null;
}

interface ListAsked {
  readonly guildId: Snowflake;
  readonly of: Snowflake | null;
  readonly part: ListPart;
  readonly reader: Snowflake;
}

type ListResults = Pick<ResultsStore, 'history'>;

/** A page of the games that the reader can see, filled up with others instead of hidden ones. */
export async function listPage(results: ListResults, asked: ListAsked): Promise<ListPage> {
  const { part } = asked;
  const { nearest, next } = await readVisible(results, asked);
  const first = nearest[0]?.position;
  if (part.from === 'after') {
    // A page with too few is replaced by the newest one, which is full if possible.
    if (next === null) return listPage(results, { ...asked, part: { from: 'newest' } });
    return {
      tables: nearest.toReversed(),
      newer: { from: 'after', position: next },
      older: { from: 'before', position: first ?? part.position + 1 },
    };
  }
  return {
    tables: nearest,
    newer:
      part.from === 'newest' ? null : { from: 'after', position: Math.max(0, first ?? part.position - 1) },
    older: next === null ? null : { from: 'before', position: next },
  };
}

/** Whether a person can see the game of a line of the list, as at its table. */
const mayList = ({ isPrivate, placings }: FinishedTable, userId: Snowflake): boolean =>
  !isPrivate || placings.some(({ player }) => player.kind === 'person' && player.userId === userId);

export const PAGE_LINES = 10;

/** Maximum number of games read for a page: if most are private to others, it stays short. */
const MAX_ROWS = 1000;
/** Later reads take this many rows at once. */
const NEXT_ROWS = 100;

/** The games nearest to the position. `next`: the position after which the next page continues; null: there is none. */
async function readVisible(
  results: ListResults,
  { guildId, of, part, reader }: ListAsked,
): Promise<{ readonly nearest: readonly FinishedTable[]; readonly next: number | null }> {
  const found: FinishedTable[] = [];
  const direction = part.from === 'after' ? 'after' : 'before';
  let from = part.from === 'newest' ? undefined : part.position;
  let most = PAGE_LINES + 1;
  for (let looked = 0; looked < MAX_ROWS; ) {
    const query: HistoryQuery = {
      guildId,
      most,
      ...(of !== null && { userId: of }),
      ...(from !== undefined && { [direction]: from }),
    };
    const rows = await results.history(query);
    const nearest = direction === 'before' ? rows : rows.toReversed();
    found.push(...nearest.filter((table) => mayList(table, reader)));
    const last = found[PAGE_LINES - 1];
    if (last && found.length > PAGE_LINES)
      return { nearest: found.slice(0, PAGE_LINES), next: last.position };
    if (nearest.length < most) return { nearest: found, next: null };
    looked += nearest.length;
    from = nearest.at(-1)?.position;
    most = NEXT_ROWS;
  }
  return { nearest: found, next: from ?? null };
}

/** Requires a promised answer: a finished table, as shown by its game, or else its last message without its buttons. */
const showPast: ShowPast = async (tap, table) => {
  const own = gameFeatureOf(table).showPast;
  if (own) return own(tap, table);
  const last = isOpen(table) ? null : await tap.tableMessages.current({ ...table, locale: tap.locale });
  if (!last) {
    const why = isOpen(table) ? 'history.not.goesOn' : 'history.not.unplayed';
    return answer(tap, tap.t(why, { number: table.number }));
  }
  const message = withControls(last.message, rowsOf(goToButton(tap.t, table)));
  await showReply(tap, { ...last, message: { ...message, mentions: [] } });
};

/** Requires a promised answer: a page of the server's finished games. `of`: the player; null: everybody. */
async function showList(
  tap: Tap<DeferrableInteraction>,
  of: { readonly userId: Snowflake; readonly name: string | null } | null,
  part: ListPart = { from: 'newest' },
): Promise<void> {
  const { user } = tap.interaction;
  const isReader = of?.userId === user.id;
  // A hidden profile hides this list as well.
  if (of && !isReader && (await tap.results.isHidden(of.userId)))
    return answer(tap, tap.t('history.list.hidden'));
  const asked = { guildId: tableGuildOf(tap.interaction), of: of?.userId ?? null, part, reader: user.id };
  const page = await listPage(tap.results, asked);
  const name = of?.name ?? nameIn(page.tables, of?.userId);
  const isDirect = tap.interaction.guildId === null;
  const message = listMessage({ page, of: of && { ...of, name, isReader }, isDirect, locale: tap.locale });
  await answer(tap, message);
}

/** The name in their latest game. */
function nameIn(tables: readonly FinishedTable[], userId: Snowflake | undefined): string | null {
  const players = tables.flatMap(({ placings }) => placings.map(({ player }) => player));
  const own = players.find((player) => player.kind === 'person' && player.userId === userId);
  return own?.kind === 'person' ? own.name : null;
}

export const historyFeature: Feature = {
  commands: [
    {
      name: 'history',
      text: 'command.history',
      anywhere: true,
      options: [{ type: Option.User, ...localized('person', 'command.history.person') }, playedTableOption],
      permission: 'see',
      fits: null,
      async handle(tap, table) {
        if (table) return showPast(tap, table);
        const { options, user } = tap.interaction;
        const person = options.getUser('person');
        const own = tap.interaction.guildId === null ? { userId: user.id, name: null } : null;
        await showList(
          tap,
          person ? { userId: person.id, name: nameOf(person, options.getMember('person')) } : own,
        );
      },
    },
  ],
  routes: respond(
    historyButtons,
    {
      list: replyingInPlace((tap, { of, part }) =>
        showList(tap, of === null ? null : { userId: of, name: null }, part),
      ),
      mine: replyingInPlace((tap) => showList(tap, { userId: tap.userId, name: null })),
      open: replying((tap, _, table) => showPast(tap, table)),
      choose: {
        async select(tap) {
          promiseReply(tap);
          const table = await tap.store.load(tap.interaction.values[0] ?? '');
          if ((await replyIfRefused(tap, 'see', table)) || !table) return;
          await showPast(tap, table);
        },
      },
    },
    { open: 'see' },
  ),
};
