import {
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Client,
  type Interaction,
  type MessageContextMenuCommandInteraction,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType as Option,
  type RESTPostAPIApplicationCommandsJSONBody,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { forInteraction, type TablesContext } from '../tables/changes/table-transaction.ts';
import { gameModules } from '../tables/game-registry.ts';
import { translator } from '../texts/index.ts';
import type { SelectInteraction } from './api/interaction.ts';
import { declaredIdOf, tableOf } from './custom-id.ts';
import { absenceFeature } from './features/absent-player.ts';
import { awardsFeature } from './features/awards.ts';
import { blocksFeature } from './features/blocks.ts';
import { endingFeature } from './features/end-game.ts';
import { fairnessFeature } from './features/fairness.ts';
import { findTableFeature } from './features/find-table.ts';
import { followFeature } from './features/follow.ts';
import { historyFeature } from './features/history.ts';
import { inviteFeature } from './features/invite.ts';
import { leaderboardFeature } from './features/leaderboard/index.ts';
import { lobbyFeature } from './features/lobby/index.ts';
import { moveFeature } from './features/move-table.ts';
import { gamesFeature } from './features/my-games.ts';
import { preferencesFeature } from './features/preferences.ts';
import { privacyFeature } from './features/privacy.ts';
import { profileFeature } from './features/profile.ts';
import { propheciesFeature } from './features/prophecies.ts';
import { rulesFeature } from './features/rules/index.ts';
import { seasonsFeature } from './features/seasons/index.ts';
import { settingsFeature } from './features/server-settings.ts';
import { substitutesFeature } from './features/substitutes.ts';
import { tableListFeature } from './features/table-list/index.ts';
import { seatRoleFeature } from './features/table-list/seat-role.ts';
import { vacationFeature } from './features/vacation.ts';
import { type GameFeature, gameFeatures } from './game-features.ts';
import { type HandlerContext, localeFor, type PeriodicTask, type Tap } from './handling/context.ts';
import {
  anywhere,
  type Command,
  type CommandOption,
  type Feature,
  localized,
  type Name,
  onServers,
  type Route,
  type TableOption,
} from './handling/feature.ts';
import { isOverAt, permittedTable } from './handling/permissions.ts';
import { closePressed, withErrorReply } from './handling/refresh-table.ts';
import { promiseReply, promises, replyPrivately, replyUnknownButton } from './handling/reply.ts';
import { handleAtTable, permissionOf, whichTableRoutes } from './handling/which-table.ts';

const SHARED: readonly Feature[] = [
  lobbyFeature,
  findTableFeature,
  substitutesFeature,
  inviteFeature,
  followFeature,
  propheciesFeature,
  moveFeature,
  endingFeature,
  awardsFeature,
  gamesFeature,
  absenceFeature,
  blocksFeature,
  preferencesFeature,
  vacationFeature,
  settingsFeature,
  rulesFeature,
  fairnessFeature,
  leaderboardFeature,
  profileFeature,
  historyFeature,
  seasonsFeature,
  tableListFeature,
  seatRoleFeature,
  privacyFeature,
];

interface Registered {
  readonly modules: ReturnType<typeof gameModules>;
  readonly features: readonly Feature[];
  readonly commands: readonly Command[];
  readonly routes: readonly Route[];
  readonly routesOfServers: ReadonlySet<Route>;
  /** Routes by the first words of their custom ids. */
  readonly routesByWord: ReadonlyMap<string, readonly Route[]>;
}

let registered: Registered | null = null;

/** All features with the currently registered games. */
function known(): Registered {
  const modules = gameModules();
  if (registered?.modules === modules) return registered;
  const games = gameFeatures();
  const features = [...SHARED, ...games.flatMap((game) => game.features)];
  const routes = [...whichTableRoutes, ...features.flatMap(({ routes: own = [] }) => own)];
  const routesByWord = new Map<string, Route[]>();
  for (const route of routes) {
    const { firstWord } = route.id;
    routesByWord.set(firstWord, [...(routesByWord.get(firstWord) ?? []), route]);
  }
  registered = {
    modules,
    features,
    commands: features.flatMap(({ commands = [], ofEachGame }) => [
      ...commands,
      ...(ofEachGame ? games.flatMap(({ name }) => ofEachGame(name)) : []),
    ]),
    routes,
    routesOfServers: new Set(
      features.flatMap(({ needsServer, routes: own = [] }) => (needsServer ? own : [])),
    ),
    routesByWord,
  };
  return registered;
}

export const slashCommands = (): readonly Command[] => known().commands;

export const createTasks = (context: HandlerContext, client: Client): readonly PeriodicTask[] =>
  known().features.flatMap((feature) => feature.createTask?.(context, client) ?? []);

export const allRoutes = (): readonly Route[] => known().routes;

type Definition = RESTPostAPIChatInputApplicationCommandsJSONBody;

const optionsOf = (
  options: readonly (CommandOption | TableOption)[] = [],
): APIApplicationCommandBasicOption[] => options.map(({ complete: _, ...option }) => option);

export const commandDefinitions = (): readonly Definition[] =>
  [...new Set(slashCommands().map(({ name }) => name.split(' ')[0] ?? ''))].map(definitionOf);

function definitionOf(name: string): Definition {
  const group = gameFeatures().find((game) => game.name === name);
  const own = slashCommands().filter((command) => command.name.split(' ')[0] === name);
  const where = own.some((command) => command.anywhere) ? anywhere : onServers;
  if (group) return { ...where, ...localized(name as Name, group.text), options: own.map(subcommandOf) };
  const [command] = own;
  if (!command || own.length > 1) throw new Error(`/${name} is declared twice`);
  const options = optionsOf(command.options);
  return {
    ...where,
    ...localized(name as Name, command.text),
    ...(command.forManagers && { default_member_permissions: PermissionFlagsBits.ManageGuild.toString() }),
    ...(options.length > 0 && { options }),
  };
}

function subcommandOf({ name, text, options }: Command): APIApplicationCommandSubcommandOption {
  const [, word = ''] = name.split(' ');
  return {
    type: Option.Subcommand,
    ...localized(word as Name, text),
    ...(options && { options: optionsOf(options) }),
  };
}

type AnyDefinition = RESTPostAPIApplicationCommandsJSONBody;

const menuDefinitions = (features: readonly Feature[]): readonly AnyDefinition[] =>
  features
    .flatMap(({ userCommands = [], messageCommands = [] }) => [...userCommands, ...messageCommands])
    .map(({ definition }) => definition);

/** The global commands: all except those of games that a server turns on. */
export function globalCommands(): readonly AnyDefinition[] {
  const apart = gameFeatures().filter(({ isOn }) => isOn);
  const names: readonly string[] = apart.map(({ name }) => name);
  const features = new Set(apart.flatMap((game) => game.features));
  return [
    ...commandDefinitions().filter(({ name }) => !names.includes(name)),
    ...menuDefinitions(known().features.filter((feature) => !features.has(feature))),
  ];
}

/** A game's commands for a server that turned it on. Contexts can be specified only for global commands. */
export const commandsOfGame = ({ name, features }: GameFeature): readonly AnyDefinition[] =>
  [definitionOf(name), ...menuDefinitions(features)].map(
    ({ contexts: _, integration_types: __, ...definition }) => definition as AnyDefinition,
  );

/** The declared button, select or form of a custom id, and its values; null for any other text. */
export function routeOf(customId: string): { readonly route: Route; readonly values: unknown } | null {
  const [word = ''] = customId.split(':', 1);
  for (const route of known().routesByWord.get(word) ?? []) {
    const values = route.id.parse(customId);
    if (values !== null) return { route, values };
  }
  return null;
}

const commandOf = (interaction: ChatInputCommandInteraction | AutocompleteInteraction) => {
  const { commandName, options } = interaction;
  const name = [commandName, options.getSubcommand(false)].filter(Boolean).join(' ');
  return slashCommands().find((command) => command.name === name);
};

/** Whether something was chosen from a select of a kind that the bot uses. */
export const isSelect = (interaction: Interaction): interaction is SelectInteraction =>
  interaction.isStringSelectMenu() || interaction.isUserSelectMenu() || interaction.isChannelSelectMenu();

/** Answers an interaction. Never throws: the person is told about failures. False if they could not be told. */
export async function handle(services: HandlerContext, interaction: Interaction): Promise<boolean> {
  const locale = await localeFor(services, interaction);
  const tables = forInteraction(services.tables, interaction.id);
  const changed = new Set<string>();
  const noteChanged: TablesContext['noteChanged'] = (table, hasNotices, cause) => {
    tables.noteChanged?.(table, hasNotices, cause);
    if (cause !== undefined) changed.add(table.id);
  };
  const tap = {
    ...services,
    tables: { ...tables, noteChanged },
    changed,
    userId: interaction.user.id,
    locale,
    t: translator(locale, interaction.guildId),
    press: async (customId: string, answered: Pick<Tap, 'agreesToMeet'> = {}) => {
      if (interaction.isButton())
        await press({ ...tap, ...answered, interaction, isAfterQuestion: true }, routeOf(customId));
    },
  };
  if (interaction.isChatInputCommand()) return onCommand({ ...tap, interaction });
  if (interaction.isAutocomplete()) return onAutocomplete({ ...tap, interaction });
  if (interaction.isMessageContextMenuCommand() || interaction.isUserContextMenuCommand())
    return onMenuCommand({ ...tap, interaction });
  if (interaction.isButton() || isSelect(interaction) || interaction.isModalSubmit())
    return onComponent({ ...tap, interaction });
  return true;
}

function onCommand(tap: Tap<ChatInputCommandInteraction>): Promise<boolean> {
  return withErrorReply(tap, tap.interaction.options.getString('table'), async () => {
    const { interaction } = tap;
    const command = commandOf(interaction);
    promiseReply(tap);
    if (!command) return replyUnknownButton(tap);
    if (!command.anywhere && interaction.guildId === null)
      return replyPrivately(tap, tap.t('refused.onlyServer'));
    if (command.permission !== undefined) await handleAtTable(tap, command);
    else if (command.anywhere) await command.handle(tap);
    else if (interaction.inGuild()) await command.handle({ ...tap, interaction });
  });
}

function onAutocomplete(tap: Tap<AutocompleteInteraction>): Promise<boolean> {
  return withErrorReply(tap, null, async () => {
    const { name } = tap.interaction.options.getFocused(true);
    const { options = [], permission } = commandOf(tap.interaction) ?? {};
    const complete = options.find((one) => one.name === name)?.complete;
    // Options that name no table ignore the permission.
    if (complete) await complete(tap, permissionOf(tap.interaction, permission ?? 'see'));
    else await tap.interaction.respond([]);
  });
}

function onMenuCommand(
  tap: Tap<MessageContextMenuCommandInteraction | UserContextMenuCommandInteraction>,
): Promise<boolean> {
  return withErrorReply(tap, null, async () => {
    const { interaction } = tap;
    const { features } = known();
    const isMeant = ({ definition }: { readonly definition: { readonly name: string } }) =>
      definition.name === interaction.commandName;
    if (interaction.isMessageContextMenuCommand()) {
      const command = features.flatMap(({ messageCommands = [] }) => messageCommands).find(isMeant);
      if (command) return command.handle({ ...tap, interaction });
    } else {
      promiseReply(tap);
      const command = features.flatMap(({ userCommands = [] }) => userCommands).find(isMeant);
      if (command && interaction.inGuild()) return command.handle({ ...tap, interaction });
    }
    await replyUnknownButton(tap);
  });
}

function onComponent(
  tap: Tap<ButtonInteraction | SelectInteraction | ModalSubmitInteraction>,
): Promise<boolean> {
  const { customId } = tap.interaction;
  const found = routeOf(tap.interaction.isModalSubmit() ? declaredIdOf(customId) : customId);
  return withErrorReply(tap, tableOf(found?.values), () => press(tap, found));
}

async function press(
  tap: Tap<ButtonInteraction | SelectInteraction | ModalSubmitInteraction>,
  found: ReturnType<typeof routeOf>,
): Promise<void> {
  const table = found && (await permittedTable(tap, found));
  if (table === 'refused') return;
  const { values, route } = found ?? {};
  const { interaction } = tap;
  if (route && interaction.guildId === null && known().routesOfServers.has(route))
    return replyPrivately(tap, tap.t('refused.onlyServer'));
  const { answers, button, select, users, channels, form } = route?.responder ?? {};
  if (answers) promises[answers](tap);
  if (interaction.isButton() && button) await button({ ...tap, interaction }, values, table);
  else if (interaction.isStringSelectMenu() && select) await select({ ...tap, interaction }, values, table);
  else if (interaction.isUserSelectMenu() && users) await users({ ...tap, interaction }, values, table);
  else if (interaction.isChannelSelectMenu() && channels)
    await channels({ ...tap, interaction }, values, table);
  else if (interaction.isModalSubmit() && form) await form({ ...tap, interaction }, values, table);
  else await replyUnknownButton(tap);
  if (!found || !table || !isOverAt(found, table)) return;
  await closePressed(tap, table, (customId) => {
    const one = routeOf(customId);
    return one !== null && isOverAt(one, table);
  });
}
