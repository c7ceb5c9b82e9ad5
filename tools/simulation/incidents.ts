/** Faults in the world around the bot, from the seed. They are over before each night's check. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { CLOCK_ERROR_MS, type Kind, type Rates } from './options.ts';
import { DAY, HOUR, MINUTE, pause, SECOND } from './person.ts';
import type { Random } from './random.ts';
import type { SimulatedServer } from './server.ts';
import type { Trace } from './trace.ts';
import type { World } from './world.ts';

/** Before each night's check, nothing fails for so long. */
const CALM_MS = 4 * HOUR;
/** Nor for so long after it. */
const MORNING_MS = 2 * HOUR;
/** On each seventh day nothing fails, so that everything comes to rest. */
const CALM_EVERY_DAYS = 7;
/** How often a kill takes all processes. */
const BOTH_KILLED = 0.3;
/** How likely another incident begins when one ends. */
const FOLLOWS = 0.5;
/** Kills come twice as often as other incidents. */
const KILLS = 2;
/** How likely an edit of a turn is carried out late. */
const LATE_EDITS = 0.5;
/** Packets that are lost, doubled or late at once. */
const PACKETS = 20;
const SPOILED = [
  'INTERACTION_CREATE',
  'MESSAGE_DELETE',
  'THREAD_UPDATE',
  'THREAD_DELETE',
  'CHANNEL_UPDATE',
  'CHANNEL_DELETE',
  'GUILD_MEMBER_REMOVE',
  'GUILD_DELETE',
] as const;
const DENIED = [
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.AttachFiles,
  PermissionFlagsBits.EmbedLinks,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.ViewChannel,
] as const;
/** What fails while Discord has errors. */
const FAILING = [
  { what: 'everything', path: /./ },
  { what: 'messages', path: /^\/channels\// },
  { what: 'answers', path: /^\/(interactions|webhooks)\// },
] as const;
/** Close code of an unknown error, after which the bot reconnects. */
const UNKNOWN_ERROR = 4000;

interface Surroundings {
  readonly world: World;
  readonly server: SimulatedServer;
  readonly trace: Trace;
  readonly random: Random;
}

export class Incidents {
  readonly #around: Surroundings;
  readonly #kinds: ReadonlySet<Kind>;
  readonly #rates: Rates;
  /** Incidents that last, each with how it ends. */
  readonly #lasting = new Map<
    Kind,
    { readonly from: number; readonly until: number; readonly end: () => void }
  >();
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(around: Surroundings, rates: Rates, kinds: readonly Kind[]) {
    this.#around = around;
    this.#rates = rates;
    this.#kinds = new Set(kinds);
  }

  /** Whether nothing has failed for an hour. */
  get #isCalm(): boolean {
    return this.#around.world.now() - this.#failedAt > HOUR;
  }

  async run(start: number, end: number): Promise<void> {
    const { world, server, random } = this.#around;
    const after = (kind: Kind) => {
      const hours = this.#rates.hours / (kind === 'kills' ? KILLS : 1);
      return world.now() - Math.log(1 - random.fraction()) * hours * HOUR;
    };
    const next = new Map([...this.#kinds].map((kind) => [kind, after(kind)]));
    while (world.now() < end) {
      await pause(MINUTE);
      const since = world.now() - start;
      const isDay = Math.floor(since / DAY + 1) % CALM_EVERY_DAYS > 0;
      const fails = isDay && since % DAY > MORNING_MS && since % DAY < DAY - CALM_MS;
      server.network.lateRate = fails && this.#kinds.has('edits') ? LATE_EDITS : 0;
      server.network.faultRate = fails && this.#kinds.has('requests') ? this.#rates.requests : 0;
      this.#end(fails);
      // A fault that no request has met yet.
      if (!fails) server.playground.faults.clear();
      if (fails) this.#failedAt = world.now();
      server.onlyEditsFail = [...this.#kinds].every((kind) => kind === 'edits');
      server.isCalm = !fails && this.#isCalm;
      if (!fails)
        for (const one of server.processes) {
          one.life?.spare();
          one.startNow();
        }
      for (const [kind, at] of next) {
        if (!fails || kind === 'requests' || kind === 'edits' || world.now() < at || this.#lasting.has(kind))
          continue;
        next.set(kind, after(kind));
        this.#begin(kind);
      }
    }
  }

  /** Ends lasting faults whose time is over, or all if nothing may fail any more. */
  #end(fails: boolean): void {
    const { random, server, trace, world } = this.#around;
    for (const [kind, { from, until, end }] of this.#lasting) {
      if (fails && world.now() < until) continue;
      this.#lasting.delete(kind);
      trace.note('incident', `${kind}: over`);
      end();
      server.troubles.push({ from, to: world.now() });
      const next = random.oneOf([...this.#kinds].filter((one) => !this.#lasting.has(one)));
      if (fails && next && random.chance(FOLLOWS)) this.#begin(next);
    }
  }

  #begin(kind: Kind): void {
    const { random, trace, world } = this.#around;
    const lasting = this.#incident(kind);
    if (!lasting) return;
    const { what, end } = lasting;
    trace.note('incident', `${kind}: ${what}`);
    if (!end) return;
    const lastsMs = MINUTE * (3 * 60) ** random.fraction();
    this.#lasting.set(kind, { from: world.now(), until: world.now() + lastsMs, end });
  }

  /** Makes it happen; null if there is nothing to which it could. */
  #incident(kind: Kind): { readonly what: string; readonly end?: () => void } | null {
    const { server, random } = this.#around;
    const { admin, faults } = server.playground;
    switch (kind) {
      case 'requests':
      case 'edits':
        return null;
      case 'kills': {
        const one = random.oneOf(server.processes);
        const killed = !one || random.chance(BOTH_KILLED) ? server.processes : [one];
        for (const each of killed) each.killSoon();
        return { what: `${killed.length}` };
      }
      case 'connections': {
        const ways = {
          cut: () => faults.cutGateway(),
          'sessions lost': () => faults.loseSessions(),
          'asked to reconnect': () => faults.askToReconnect(),
          'invalid, can be resumed': () => faults.invalidateSession(true),
          invalid: () => faults.invalidateSession(false),
        };
        const [what, act] = random.oneOf(Object.entries(ways)) ?? ['', () => {}];
        act();
        return { what };
      }
      case 'packets': {
        for (let count = 0; count < PACKETS; count += 1) {
          const name = random.oneOf(SPOILED) ?? 'INTERACTION_CREATE';
          const late = { lateMs: Math.ceil(SECOND * 600 ** random.fraction()) };
          faults.spoilPacket(name, random.oneOf(['twice', 'never', late]) ?? late);
        }
        return { what: `${PACKETS} come twice, late or never`, end: () => faults.sparePackets() };
      }
      case 'limits': {
        const retryAfterMs = Math.ceil(SECOND * 3600 ** random.fraction());
        const global = random.chance(0.2);
        faults.next({ does: { kind: 'rateLimit', retryAfterMs, global } });
        return { what: `${Math.round(retryAfterMs / SECOND)} s ${global ? 'for all' : 'for one route'}` };
      }
      case 'errors': {
        const afterwards = random.chance(0.5);
        const { what, path } = random.oneOf(FAILING) ?? FAILING[0];
        const does = { kind: 'status', status: 503 } as const;
        faults.next({ does, path, times: Number.POSITIVE_INFINITY, afterwards });
        return {
          what: `503 for ${what}${afterwards ? ', which is carried out' : ''}`,
          end: () => faults.clear(),
        };
      }
      case 'outages': {
        if (random.chance(0.5)) {
          admin.setAvailable(false);
          const from = this.#around.world.now();
          return {
            what: 'of the server',
            end: () => {
              admin.setAvailable(true);
              server.outages.push({ from, to: this.#around.world.now() });
            },
          };
        }
        if (random.chance(0.5)) {
          faults.refuseConnections(UNKNOWN_ERROR);
          faults.cutGateway();
          return { what: 'of the gateway', end: () => faults.refuseConnections(null) };
        }
        faults.refuseLogins(UNKNOWN_ERROR);
        faults.loseSessions();
        return { what: 'of logins', end: () => faults.refuseLogins(null) };
      }
      case 'threads': {
        const thread = random.oneOf(admin.threads());
        if (thread === undefined) return null;
        const ways = {
          archived: () => admin.archiveThread(thread),
          locked: () => admin.lockThread(thread),
          deleted: () => admin.deleteChannel(thread),
        };
        const [what, act] = random.oneOf(Object.entries(ways)) ?? ['', () => {}];
        act();
        return { what: `${thread} ${what}` };
      }
      case 'messages': {
        const message = random.oneOf(
          admin.messages().filter(({ body }) => body.author.id === server.playground.botId),
        );
        if (!message) return null;
        admin.deleteMessage(message.body.id);
        server.deleted.add(message.body.id);
        return { what: `${message.body.id} deleted` };
      }
      case 'permissions': {
        const channel = admin.channelId('games');
        const denied = random.oneOf(DENIED) ?? 0n;
        admin.deny(channel, denied);
        return { what: `${denied} denied in #games`, end: () => admin.allow(channel, denied) };
      }
      case 'removals': {
        admin.removeBot();
        const from = this.#around.world.now();
        server.removedAt = from;
        return {
          what: 'the bot is removed from the server',
          end: () => {
            const isUnnoted = !server.hasNotedRemoval;
            // It may not write where Discord itself greets.
            if (random.chance(0.5)) {
              const news = admin.channelId('news');
              admin.deny(news, PermissionFlagsBits.SendMessages);
              admin.setSystemChannel(news);
            }
            admin.inviteBot();
            server.removedAt = null;
            server.invitedAt = this.#around.world.now();
            server.outages.push({ from, to: this.#around.world.now(), isUnnoted });
          },
        };
      }
      case 'direct':
        // Discord limits how many are opened, and may refuse them for other reasons.
        faults.next({
          does: { kind: 'status', status: 400 },
          method: 'POST',
          path: new RegExp(`^/(users/@me/channels|channels/(${admin.directChannels().join('|')})/messages)$`),
          times: Number.POSITIVE_INFINITY,
        });
        return { what: 'direct messages are refused', end: () => faults.clear() };
      case 'releases': {
        const { world } = this.#around;
        const restart = () => {
          for (const one of server.processes) one.life?.kill();
          setTimeout(() => {
            for (const one of server.processes) one.startNow();
          }, MINUTE);
        };
        void world.busy(server.refuseCommands()).then(restart, world.fail);
        return {
          what: 'another release, whose commands Discord refuses',
          end: () => {
            faults.clear();
            restart();
          },
        };
      }
      case 'disk':
        server.database.fill();
        return { what: 'the disk is full', end: () => server.database.makeRoom() };
      case 'clocks': {
        const life = random.oneOf(server.processes)?.life;
        if (!life) return null;
        const aheadMs = Math.round(random.between(-CLOCK_ERROR_MS, CLOCK_ERROR_MS));
        life.ahead = aheadMs;
        return {
          what: `${Math.round(aheadMs / SECOND)} s ahead`,
          end: () => {
            life.ahead = 0;
          },
        };
      }
    }
  }
}
