import type { ButtonInteraction } from 'discord.js';
import { isLevel } from '../../../games/tuchulcha/players/levels.ts';
import { isReady } from '../../../tables/changes/lobby.ts';
import { findRematch } from '../../../tables/changes/rematch.ts';
import { isPace } from '../../../tables/clock/pace.ts';
import type { GuildSettings } from '../../../tables/settings.ts';
import type { Outcome, Tables } from '../../../tables/tables.ts';
import { isOnEphemeral, personOf } from '../../api/interaction.ts';
import { plain, replyOf, rowsOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import type { ValuesOf } from '../../custom-id.ts';
import { acknowledgementOf } from '../../handling/acknowledgement.ts';
import { type ButtonHandler, type Feature, respond, updating } from '../../handling/feature.ts';
import {
  acceptedTable,
  loadTable,
  refreshIfAccepted,
  refreshPressed,
  refreshTable,
  replyPrivately,
  replyUnknownButton,
} from '../../handling/handler.ts';
import { orGiveBack, whyNotOpenYet } from '../../handling/limits.ts';
import { translatorFor } from '../../handling/locale.ts';
import { whyNotForAdults } from '../../handling/opening.ts';
import { answer, type ComponentInteraction, promiseReply, promiseUpdate } from '../../handling/reply.ts';
import { links } from '../../views/links.ts';
import { lobbyButtons } from '../../views/lobby-view.ts';
import { goToButton } from '../../views/refusal.ts';
import { newBacchanalia, newTable, newTuchulcha } from './new.ts';
import { raceOptions, storyOptions } from './options.ts';
import { optionsMessage } from './options-view.ts';
import { welcomeRoutes } from './welcome.ts';

type AtTable = { readonly table: string };
type Act<Values> = (tables: Tables, interaction: ComponentInteraction, values: Values) => Promise<Outcome>;

/** A button or list of a lobby, or of its options. `fills`: it takes a seat, and a full table starts by itself. */
async function change<Values extends AtTable>(
  context: HandlerContext,
  interaction: ComponentInteraction,
  values: Values,
  act: Act<Values>,
  fills = false,
): Promise<void> {
  promiseUpdate(interaction);
  const outcome = await act(context.tables, interaction, values);
  const table = await acceptedTable(context, interaction, outcome);
  if (!table) return;
  // The change is stored; the first turn is shown before the lobby, which leads to it.
  if (isReady(table) || table.status === 'playing') await acknowledgementOf(interaction).acknowledge();
  if (fills) await context.tables.startIfFull(values.table);
  await refreshPressed(context, interaction, values.table);
  if (isOnEphemeral(interaction)) await showOptions(context, interaction, values);
}

const inLobby =
  <Values extends AtTable>(act: Act<Values>, fills = false): ButtonHandler<Values> =>
  (context, interaction, values) =>
    change(context, interaction, values, act, fills);

/** In the words of the person who asked: nobody else reads it. */
async function showOptions(
  context: HandlerContext,
  interaction: ComponentInteraction,
  values: AtTable,
): Promise<void> {
  const table = await loadTable(context, interaction, values.table);
  if (!table) return;
  const t = await translatorFor(context, interaction);
  await answer(interaction, replyOf(optionsMessage(t, table, interaction.user.id)));
}

const lobbyRoutes = respond(
  lobbyButtons,
  {
    join: inLobby(
      (tables, interaction, { table }) => tables.sitDown(table, personOf(interaction), null),
      true,
    ),
    sit: inLobby(
      (tables, interaction, { table, seat }) => tables.sitDown(table, personOf(interaction), seat),
      true,
    ),
    leave: inLobby((tables, { user }, { table }) => tables.standUp(table, user.id)),
    addComputer: inLobby((tables, { user }, { table }) => tables.addComputer(table, user.id), true),
    removeComputer: inLobby((tables, { user }, { table }) => tables.removeComputer(table, user.id)),
    start: inLobby((tables, { user }, { table }) => tables.start(table, user.id)),
    async options(context, interaction, values) {
      promiseReply(interaction);
      await showOptions(context, interaction, values);
    },
    pace: inLobby((tables, { user }, { table, pace }) => tables.changePace(table, user.id, pace)),
    choosePace: {
      async select(context, interaction, values) {
        const [pace] = interaction.values;
        if (isPace(pace))
          await change(context, interaction, values, (tables, { user }, { table }) =>
            tables.changePace(table, user.id, pace),
          );
        else await replyUnknownButton(context, interaction);
      },
    },
    chooseLevel: {
      async select(context, interaction, values) {
        const [level] = interaction.values;
        if (isLevel(level))
          await change(context, interaction, values, (tables, { user }, { table }) =>
            tables.changeLevel(table, user.id, level),
          );
        else await replyUnknownButton(context, interaction);
      },
    },
    counting: inLobby((tables, { user }, { table, counts }) => tables.changeCounting(table, user.id, counts)),
    hints: inLobby((tables, { user }, { table, allowed }) => tables.allowHints(table, user.id, allowed)),
  },
  {
    join: 'sit',
    sit: 'sit',
    leave: 'leave',
    addComputer: 'changeComputers',
    removeComputer: 'changeComputers',
    start: 'start',
    options: 'see',
    pace: 'changePace',
    choosePace: 'changePace',
    chooseLevel: 'changeComputers',
    counting: 'changeCounting',
    hints: 'changeComputers',
  },
);

/** The first who asks opens the next table, the others sit down at it: one tap each. A full one starts by itself. */
async function playAgain(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: ValuesOf<typeof links.rematch>,
): Promise<void> {
  const { refusal, opensBy } = await whyNotAgain(context, interaction, values.table);
  if (refusal !== null) return replyPrivately(interaction, plain(refusal));
  const rematch = () => context.tables.rematch(values.table, personOf(interaction));
  const outcome = await (opensBy ? orGiveBack(context, interaction, opensBy, rematch) : rematch());
  const next = await refreshIfAccepted(context, interaction, outcome);
  if (!next) return;
  const { id, number } = next;
  if ((await context.tables.startIfFull(id)).ok) await refreshTable(context, id);
  const table = (await context.tables.load(id)) ?? next;
  const t = await translatorFor(context, interaction);
  await replyPrivately(interaction, plain(t('rematch.joined', { number }), rowsOf(goToButton(t, table))));
}

/**
 * Why the game may not be played again now where it was, in a sentence; null if it may. `opensBy`: by which settings that counts as
 * opening a table; null where it does not.
 */
async function whyNotAgain(
  context: HandlerContext,
  interaction: ButtonInteraction,
  id: string,
): Promise<{ readonly refusal: string | null; readonly opensBy: GuildSettings | null }> {
  const table = await context.tables.load(id);
  if (!table) return { refusal: null, opensBy: null };
  const t = await translatorFor(context, interaction);
  const settings = await context.store.guildSettings(table.guildId);
  const refusal = await whyNotForAdults(t, interaction.client, { ...table, settings });
  if (refusal !== null || (await findRematch(context.store, id)).table) return { refusal, opensBy: null };
  const { guildId } = table;
  return { refusal: await whyNotOpenYet(context, interaction, guildId, settings), opensBy: settings };
}

const seatRoutes = [
  ...lobbyRoutes,
  ...respond({ rematch: links.rematch }, { rematch: updating(playAgain) }, { rematch: 'playAgain' }),
];

export const lobbyFeature: Feature = {
  commands: [
    {
      name: 'tuchulcha new',
      text: 'command.new',
      options: raceOptions,
      handle: newTable(newTuchulcha),
    },
    {
      name: 'bacchanalia new',
      text: 'command.new',
      options: storyOptions,
      handle: newTable(newBacchanalia),
    },
  ],
  routes: [...seatRoutes, ...welcomeRoutes],
};
