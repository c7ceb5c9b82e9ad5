import { type APIButtonComponent, ComponentType } from 'discord-api-types/v10';
import { isLevel, LEVEL_NAMES } from '../../games/tuchulcha/players/levels.ts';
import { presentPeople } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { termsOf } from '../../tables/terms.ts';
import { allowHints, changeLevel } from '../../tables/tuchulcha/changes.ts';
import { COMPUTER_PEOPLE } from '../../tables/tuchulcha/computer-names.ts';
import type { Translate } from '../../texts/index.ts';
import { button, type Row, rowsOf } from '../api/message.ts';
import { coded, declareCustomIds, tableId } from '../custom-id.ts';
import { changeLobby, inLobby } from '../features/lobby/change.ts';
import { type Feature, respond } from '../handling/feature.ts';
import { replyUnknownButton } from '../handling/handler.ts';
import { links } from '../views/links.ts';
import { joinButton, type LobbyView, lobbyButtons, optionsButton, startButton } from '../views/lobby-view.ts';
import { lengthText } from './length.ts';
import { computerLine, levelLabel, levelLine } from './levels.ts';
import { painting } from './painting.ts';

export const raceLobbyButtons = declareCustomIds({
  chooseLevel: ['l:{table}:level', { table: tableId }],
  hints: ['l:{table}:hints:{allowed}', { table: tableId, allowed: coded({ yes: true, no: false }) }],
});

/** A race: whoever comes sits down where there is room; all that is rare is behind one button. */
export const tuchulchaLobby: LobbyView = {
  picture: painting,
  about: (t) => [t('lobby.about')],
  terms: (t, table) => (hintsAt(table) ? [t('lobby.hints')] : []),
  length: lengthText,
  computer: computerLine,
  computers: levelLine,
  rows: (t, table) =>
    rowsOf([
      ...joinButton(t, table),
      ...startButton(t, table),
      ...paceButton(t, table),
      button(links.learn(), t('button.learn')),
      optionsButton(t, table),
    ]),
  options: (t, table) => ({ buttons: [hintsButton(t, table)], rows: [levelList(t, table)] }),
};

/** Whether it is played tonight or over days is asked while nobody else has come. */
function paceButton(t: Translate, { id, pace, seats }: Table): APIButtonComponent[] {
  if (presentPeople(seats).length > 1) return [];
  return pace === 'live'
    ? [button(lobbyButtons.pace({ table: id, pace: 'daily' }), t('button.overDays'))]
    : [button(lobbyButtons.pace({ table: id, pace: 'live' }), t('button.tonight'))];
}

/** For everybody: at a table of one person among computer players, hints are there without. */
const hintsButton = (t: Translate, table: Table): APIButtonComponent =>
  button(
    raceLobbyButtons.hints({ table: table.id, allowed: !hintsAt(table) }),
    t(hintsAt(table) ? 'button.noHints' : 'button.allowHints'),
  );

const hintsAt = (table: Table): boolean => termsOf('tuchulcha', table)?.hints ?? false;

/** Also of a table without computer players: they sit in for people who are away. */
function levelList(t: Translate, table: Table): Row {
  const { id, size } = table;
  const level = termsOf('tuchulcha', table)?.level;
  const options = LEVEL_NAMES.map((one) => ({
    label: levelLabel(t, one, size),
    value: one,
    default: one === level,
    description: COMPUTER_PEOPLE[one].join(', '),
  }));
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: raceLobbyButtons.chooseLevel({ table: id }),
        placeholder: t('lobby.chooseLevel'),
        options,
      },
    ],
  };
}

export const raceLobbyFeature: Feature = {
  routes: respond(
    raceLobbyButtons,
    {
      chooseLevel: {
        async select(context, interaction, values) {
          const [level] = interaction.values;
          if (isLevel(level))
            await changeLobby(context, interaction, values, (tables, { user }, { table }) =>
              tables.run(changeLevel, table, user.id, level),
            );
          else await replyUnknownButton(context, interaction);
        },
      },
      hints: inLobby((tables, { user }, { table, allowed }) =>
        tables.run(allowHints, table, user.id, allowed),
      ),
    },
    { chooseLevel: 'changeComputers', hints: 'changeComputers' },
  ),
};
