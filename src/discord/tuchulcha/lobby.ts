import { readFileSync } from 'node:fs';
import { type APIButtonComponent, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { COLORS } from '../../games/tuchulcha/board.ts';
import {
  COMPUTER_PEOPLE,
  type ComputerName,
  isLevel,
  LEVEL_NAMES,
  type LevelName,
} from '../../games/tuchulcha/computer-players/levels.ts';
import { projectFile } from '../../project-file.ts';
import { setPropheciesEnabled } from '../../tables/changes/table-settings.ts';
import type { Pace } from '../../tables/clock/pace.ts';
import { type NamedTable, termsOf } from '../../tables/game-registry.ts';
import type { SeatColor } from '../../tables/game-types.ts';
import { presentPeople } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { estimateLength, raceComputerName } from '../../tables/tuchulcha/index.ts';
import { levelPoints } from '../../tables/tuchulcha/result.ts';
import { changeTerms } from '../../tables/tuchulcha/terms.ts';
import type { Translate } from '../../texts/index.ts';
import { type AttachedPicture, button, type ComponentRow, rowsOf, selectRow } from '../api/message.ts';
import { coded, declareCustomIds, tableId } from '../custom-id.ts';
import { changeLobby, inLobby } from '../features/lobby/index.ts';
import type { GameOpening } from '../game-features.ts';
import { choice, choiceOption, type Feature, localized, respond } from '../handling/feature.ts';
import { replyUnknownButton } from '../handling/reply.ts';
import type { LobbyView } from '../views/game-presenter.ts';
import { joinButton, links, lobbyButtons, optionsButton, startButton } from '../views/links.ts';

export const raceLobbyButtons = declareCustomIds({
  chooseLevel: ['l:{table}:level', { table: tableId }],
  hints: ['l:{table}:hints:{allowed}', { table: tableId, allowed: coded({ yes: true, no: false }) }],
  readers: ['l:{table}:readers:{asked}', { table: tableId, asked: coded({ yes: true, no: false }) }],
});

/** Drawn by tools/pictures/banner.ts. It is always the same, so that no lobby waits for a drawing. */
const BYTES = readFileSync(projectFile('assets/tuchulcha.webp'));

/** The painting of the lobby and the welcome. */
export const painting = (t: Translate): AttachedPicture => ({
  bytes: BYTES,
  name: 'tuchulcha.webp',
  type: 'image/webp',
  description: t('lobby.picture'),
});

/** Anybody can sit down while seats are free; rare options are behind one button. */
export const tuchulchaLobby: LobbyView = {
  picture: painting,
  about: (t) => [t('lobby.about')],
  terms: (t, table) => [
    ...(hintsAt(table) ? [t('lobby.hints')] : []),
    ...(mayBecomeTwo(table) ? [t('lobby.neutrals')] : []),
  ],
  length: lengthText,
  computer: computerLine,
  computers: levelLine,
  rows: (t, table) =>
    rowsOf([
      ...joinButton(t, table),
      ...fillButton(t, table),
      ...startButton(t, table, 'button.start', mayBecomeTwo(table) ? 'secondary' : 'success'),
      ...paceButton(t, table),
      button(links.learn(), t('button.learn')),
      optionsButton(t, table),
    ]),
  options: (t, table) => ({
    buttons: [hintsButton(t, table), ...readersButton(t, table)],
    rows: [levelList(t, table)],
  }),
};

const mayBecomeTwo = ({ size, seats }: Pick<Table, 'size' | 'seats'>): boolean =>
  size === 2 || (seats.length === 2 && presentPeople(seats).length === 2);

/** Two people are offered the game of three or four, which has no neutral colors. */
function fillButton(t: Translate, { id, size, seats }: Table): APIButtonComponent[] {
  const free = size - seats.length;
  return mayBecomeTwo({ size, seats }) && free > 0 && size > 2
    ? [button(lobbyButtons.fill({ table: id }), t('button.fill', { count: free }), 'success')]
    : [];
}

/** The pace is asked while nobody else has come. */
function paceButton(t: Translate, { id, pace, seats }: Table): APIButtonComponent[] {
  if (presentPeople(seats).length > 1) return [];
  return pace === 'live'
    ? [button(lobbyButtons.pace({ table: id, pace: 'daily' }), t('button.overDays'))]
    : [button(lobbyButtons.pace({ table: id, pace: 'live' }), t('button.tonight'))];
}

/** Hints are always allowed if one person plays against computer players. */
const hintsButton = (t: Translate, table: Table): APIButtonComponent =>
  button(
    raceLobbyButtons.hints({ table: table.id, allowed: !hintsAt(table) }),
    t(hintsAt(table) ? 'button.noHints' : 'button.allowHints'),
  );

/** Whether readers are asked for predictions, which private tables never do. */
function readersButton(t: Translate, { id, isPrivate, reminders }: Table): APIButtonComponent[] {
  if (isPrivate) return [];
  const asked = reminders.asksNothing === true;
  const label = t('button.askReaders', { asks: asked ? 'ask' : 'quiet' });
  return [button(raceLobbyButtons.readers({ table: id, asked }), label)];
}

const hintsAt = (table: Table): boolean => termsOf('tuchulcha', table)?.hints ?? false;

/** The list is also shown without computer players, since they stand in for absent people. */
function levelList(t: Translate, table: Table): ComponentRow {
  const { id, size } = table;
  const level = termsOf('tuchulcha', table)?.level;
  const options = LEVEL_NAMES.map((one) => ({
    label: levelLabel(t, one, size),
    value: one,
    default: one === level,
    description: COMPUTER_PEOPLE[one].join(', '),
  }));
  return selectRow(raceLobbyButtons.chooseLevel({ table: id }), t('lobby.chooseLevel'), options);
}

export const raceLobbyFeature: Feature = {
  routes: respond(
    raceLobbyButtons,
    {
      chooseLevel: {
        async select(tap, values) {
          const [level] = tap.interaction.values;
          if (isLevel(level))
            await changeLobby(tap, values, (tables, { user }, { table }) =>
              changeTerms(tables, table, user.id, { level }),
            );
          else await replyUnknownButton(tap);
        },
      },
      hints: inLobby((tables, { user }, { table, allowed: hints }) =>
        changeTerms(tables, table, user.id, { hints }),
      ),
      readers: inLobby((tables, { user }, { table, asked }) =>
        setPropheciesEnabled(tables, table, user.id, asked),
      ),
    },
    { chooseLevel: 'changeComputers', hints: 'changeComputers', readers: 'askReaders' },
  ),
};

/** The length of a game at a pace, assuming people on free seats, such as `about 40 minutes`. Empty without a clock. */
export function lengthText(t: Translate, { size, seats }: Pick<Table, 'size' | 'seats'>, pace: Pace): string {
  const length = estimateLength(pace, size, size - computersAt({ seats }));
  return length ? t('lobby.length', { ...length }) : '';
}

const pointsOf = (level: LevelName, players: number): number =>
  10 * Math.round(levelPoints(level, players) / 10);

const levelLabel = (t: Translate, level: LevelName, players: number): string =>
  t('level.choice', { level: t(`level.${level}`), points: pointsOf(level, players) });

/** A computer player's name and character, with its level if it is the only one. Null at tables without a level. */
function computerLine(
  t: Translate,
  table: NamedTable & Pick<Table, 'seats' | 'size'>,
  color: SeatColor,
  name: string,
): string | null {
  const { size } = table;
  const terms = termsOf('tuchulcha', table);
  if (!terms) return null;
  const { level } = terms;
  const about = aboutPerson(t, raceComputerName({ id: table.id, terms }, color));
  if (computersAt(table) > 1) return t('lobby.computerOf', { name, about });
  return t('lobby.computer', {
    name,
    about,
    plays: t(`level.plays.${level}`),
    points: pointsOf(level, size),
  });
}

/** The level of all computer players, mentioned once if there are several. */
function levelLine(t: Translate, table: Pick<Table, 'game' | 'terms' | 'seats' | 'size'>): string[] {
  const level = termsOf('tuchulcha', table)?.level;
  return level && computersAt(table) > 1 ? [levelLabel(t, level, table.size)] : [];
}

const computersAt = ({ seats }: Pick<Table, 'seats'>): number =>
  seats.filter(({ occupant }) => occupant.kind === 'computer').length;

const aboutPerson = (t: Translate, name: ComputerName): string =>
  t(`people.${name.toLowerCase() as Lowercase<ComputerName>}`);

/** The default level for a person who plays only the computer. */
export const LEVEL_ALONE: LevelName = 'novice';

export const raceOpening = (): GameOpening => ({
  options: [
    choiceOption(
      'color',
      'command.new.color',
      COLORS.map((color) => choice('choice.color', color, { color: `color.${color}`, god: `god.${color}` })),
    ),
    {
      type: Option.Integer,
      ...localized('computers', 'command.new.computers'),
      min_value: 0,
      max_value: 3,
    },
    choiceOption(
      'level',
      'command.new.level',
      LEVEL_NAMES.map((level) => choice(`level.${level}`, level)),
    ),
  ],
  moreOptions: [
    { type: Option.Boolean, ...localized('hints', 'command.new.hints') },
    { type: Option.Boolean, ...localized('prophecies', 'command.new.prophecies') },
  ],
  read(interaction) {
    const { options } = interaction;
    const level = options.getString('level') ?? (interaction.guildId === null ? LEVEL_ALONE : null);
    return {
      terms: { ...(isLevel(level) && { level }), hints: options.getBoolean('hints') ?? false },
      color: COLORS.find((color) => color === options.getString('color')) ?? COLORS[0],
      computers: options.getInteger('computers') ?? 0,
      asksNothing: options.getBoolean('prophecies') === false,
    };
  },
});
