import { personOf } from '../../src/discord/api/interaction.ts';
import { button, plain, rowsOf } from '../../src/discord/api/message.ts';
import { declareCustomIds, tableId, tableIn, version, wholeNumber } from '../../src/discord/custom-id.ts';
import type { GameFeature } from '../../src/discord/game-features.ts';
import { respond, updating } from '../../src/discord/handling/feature.ts';
import { refreshPressed } from '../../src/discord/handling/refresh-table.ts';
import { acceptedTable } from '../../src/discord/handling/reply.ts';
import { links } from '../../src/discord/views/links.ts';
import { mention, nameOn, who } from '../../src/discord/views/names.ts';
import { makeRequest } from '../../src/tables/changes/turns.ts';
import type { Table } from '../../src/tables/table.ts';
import { addTexts, type Catalog, type Translate, translator } from '../../src/texts/index.ts';
import { MOST, type State } from './rules.ts';
import './table.ts';

declare module '../../src/texts/index.ts' {
  interface OwnTexts {
    readonly 'game.nim': string;
    readonly 'name.nim': string;
    readonly 'command.nim': string;
    readonly 'nim.turn': string;
    readonly 'nim.over': string;
    readonly 'nim.take': string;
    readonly 'nim.tooMany': string;
  }
}

const ENGLISH: Catalog = {
  'game.nim': 'Nim',
  'name.nim': 'nim',
  'command.nim': 'Take stones, and take the last one.',
  'nim.turn': '{who}, turn {turn}. Stones: {stones}',
  'nim.over': '{who} took the last stone.',
  'nim.take': 'Take {stones}',
  'nim.tooMany': 'There aren’t so many stones left.',
};

export const addNimTexts = (): void => addTexts({ en: ENGLISH });

export const nimButtons = declareCustomIds({
  take: ['nim:{table}:{version}:{stones}', { table: tableId, version, stones: wholeNumber(1) }],
});

const personToAct = ({ seats }: Table, { turn }: State): string | null => {
  const occupant = seats.find(({ color }) => color === turn)?.occupant;
  return occupant?.kind === 'person' ? occupant.userId : null;
};

const takeButtons = (t: Translate, table: Table, { left }: State) =>
  Array.from({ length: Math.min(MOST, left) }, (_, at) =>
    button(
      nimButtons.take({ table: table.id, version: table.version, stones: at + 1 }),
      t('nim.take', { stones: at + 1 }),
    ),
  );

export const nimInDiscord: GameFeature<'nim'> = {
  name: 'nim',
  text: 'command.nim',
  leaderboard: true,
  words: { whyNot: (t) => t('nim.tooMany') },
  view: {
    stage: ({ turnNumber, winner }) => (winner ? turnNumber + 1 : turnNumber),
    current({ table, state }) {
      const t = translator(table.locale);
      if (state.winner) {
        const again = button(links.rematch({ table: table.id }), t('button.rematch'));
        const content = t('nim.over', { who: who(t, table, state.winner) });
        return { message: { content, rows: rowsOf([again]), mentions: [] }, picture: null };
      }
      const asked = personToAct(table, state);
      const content = t('nim.turn', {
        who: asked ? mention(asked) : nameOn(t, table, state.turn),
        turn: state.turnNumber,
        stones: '●'.repeat(state.left),
      });
      const rows = rowsOf(takeButtons(t, table, state));
      return { message: { content, rows, mentions: asked ? [asked] : [] }, picture: null };
    },
    past: (table, _, stage) =>
      plain(translator(table.locale)('nim.turn', { who: '', turn: stage, stones: '' })),
    tableOfTurn: (customId) => tableIn([nimButtons.take, links.rematch], customId),
    lobby: {},
  },
  features: [
    {
      routes: respond(
        nimButtons,
        {
          take: updating(async (tap, { table: id, version: at, stones }) => {
            const { userId } = personOf(tap.interaction);
            const outcome = await makeRequest(tap.tables, id, at, userId, { type: 'take', stones });
            const table = await acceptedTable(tap, outcome);
            if (table && outcome.ok) await refreshPressed(tap, id, outcome);
          }),
        },
        { take: 'play' },
      ),
    },
  ],
};
