import { type Client, Events, type Interaction } from 'discord.js';
import { GatewayDispatchEvents, type GatewayDispatchPayload } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Metrics } from './background/metrics.ts';
import { watchServers } from './background/server-events.ts';
import type { Answerable } from './handling/acknowledgement.ts';
import { handle, isSelect } from './registry.ts';
import type { Services } from './services.ts';
import type { Tasks } from './tasks.ts';

/** From now on the bot does what people ask for, and hears what becomes of its servers. */
export function listen(services: Services, tasks: Tasks, metrics: Metrics | null): void {
  const { client, context, inbox, lostThreads, localeTracker, periodicTasks } = services;
  const { log } = context;
  client.on(Events.Raw, (packet: GatewayDispatchPayload) => {
    if (packet.t === GatewayDispatchEvents.InteractionCreate) inbox.hear(packet.d);
  });
  client.on(Events.InteractionCreate, (interaction) => {
    // Suggestions come with every letter that is typed, and nothing follows from them.
    if (interaction.isAutocomplete())
      return tasks.run(handle(context, interaction).then(() => metrics?.done(interaction.id)));
    if (!isAnswerable(interaction)) return metrics?.done(interaction.id);
    context.faces.heard(interaction.user.id, interaction.user.avatar);
    const handled = inbox.receive(interaction).finally(() => metrics?.done(interaction.id));
    // Notices that follow from anything else are sent at once, not at the next run of the periodic tasks.
    const tracked = localeTracker.track(interaction, handled);
    const sent = Promise.all([handled, tracked]).then(() => context.sendNewNotices());
    tasks.run(sent.catch((error: unknown) => log.error({ err: error }, 'failed to send notices')));
  });
  // All that Discord tells of each server while the bot logs in is looked at in one go (background/resume.ts).
  client.once(Events.ClientReady, () => {
    watchServers(context, client, tasks.run);
    for (const event of [Events.GuildAvailable, Events.GuildCreate] as const)
      client.on(event, ({ id }) => lostThreads.add(id));
  });
  for (const event of [Events.ShardReady, Events.ShardResume] as const) {
    // Before anything else is counted: the time without a connection counts against nobody.
    client.on(event, () =>
      tasks.run(
        periodicTasks
          .beat()
          .catch((error: unknown) => log.error({ err: error }, 'failed to write the heartbeat')),
      ),
    );
  }
}

/** Interactions that come later are left unanswered. */
export function stopListening(client: Client, log: Logger): void {
  client.removeAllListeners(Events.InteractionCreate);
  client.on(Events.InteractionCreate, ({ id }) =>
    log.info({ interaction: id }, 'interaction arrived too late to answer'),
  );
}

const isAnswerable = (interaction: Interaction): interaction is Answerable =>
  interaction.isChatInputCommand() ||
  interaction.isMessageContextMenuCommand() ||
  interaction.isUserContextMenuCommand() ||
  interaction.isButton() ||
  isSelect(interaction) ||
  interaction.isModalSubmit();
