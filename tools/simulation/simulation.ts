/** The life of a server: people with habits, the bot, and what must hold every night. */
import { Visitors } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { CHARACTERS, type Character, specOf } from './characters.ts';
import { CheckedConsequences } from './consequences.ts';
import { allDeclared } from './declared.ts';
import { Habits } from './habits.ts';
import { Incidents } from './incidents.ts';
import {
  checkAtRest,
  checkByDay,
  forgottenAtOnce,
  leaks,
  leaksInFiles,
  misplaced,
  misquoted,
  outOfScope,
  Rings,
  rungAtRest,
  toldSecrets,
  toldVotes,
  unagreed,
  unanswered,
  unheard,
  unknownTo,
  unshown,
  untold,
} from './invariants/index.ts';
import { inOtherZone, otherwiseAgain } from './invariants/settings.ts';
import { Wishes } from './invariants/wishes.ts';
import { FAULTS, type Focus, type Kind, type Wanted } from './options.ts';
import { ASIDE, DAY, HOUR, MINUTE, Person, pause } from './person.ts';
import { Random } from './random.ts';
import { Screen } from './screen.ts';
import { SimulatedServer } from './server.ts';
import { statement } from './stored.ts';
import { Trace } from './trace.ts';
import { Witness } from './witness.ts';
import type { World } from './world.ts';

export interface SimulationOptions extends Wanted {
  /** Prints each line of the trace. */
  readonly print: ((line: string) => void) | null;
  /** Called after each night. */
  readonly rested: (day: number) => void;
}

/** Something that must never happen. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

/** Faults by which the bot notes times otherwise than they are. */
const LATE: ReadonlySet<Kind> = new Set<Kind>(['clocks', 'packets', 'connections', 'kills']);
const OPEN_TABLES = `
  SELECT game, count(*) AS count FROM tables WHERE status IN ('lobby', 'playing') GROUP BY game
`;
/** How people live otherwise with a focus: they look in often, have two devices, or take no direct messages for a while. */
const LIVES: Partial<Record<Focus, Partial<Character>>> = {
  seats: { gap: [3, 30] },
  places: { gap: [5, 40], curious: 0.3 },
  stories: { gap: [3, 30], slips: 0.1 },
  rest: { blocksEvery: 3 },
  evenings: { gap: [1, 10], curious: 0.2 },
};
/** Who can read the channels that only some can read, with a focus on these, by the person's number. */
const READERS: Readonly<Record<string, (index: number) => boolean>> = {
  lounge: (index) => index % 2 === 0,
  parlour: (index) => index % 4 < 2,
};
/** Within so many hours begins what people plan; with this focus, seasons and evenings end in a day. */
const USUALLY_SOON_HOURS = 72;
const SOON_HOURS: Partial<Record<Focus, number>> = { seasons: 8, evenings: 2 };
/** How likely the server has a past. */
const HAS_PAST = 0.25;
/** The maximum number of reported failures. */
const MAX_WRONG = 20;
/** The time by which people have finished what they began. */
const REST_MS = HOUR;
/** How long people tap what is asked of all, before the night's kill. */
const LAST_TAPS_MS = MINUTE;

export class Simulation {
  readonly trace: Trace;
  readonly server: SimulatedServer;
  readonly #witness = new Witness();
  readonly #world: World;
  readonly #options: SimulationOptions;
  readonly #start: number;
  readonly #characters: readonly Character[];
  readonly #complaints: string[] = [];
  /** As it was an hour ago. */
  #momentary: readonly string[] = [];
  readonly #habits = new Map<string, Habits>();
  #underWay = 0;
  #isResting = false;

  constructor(world: World, options: SimulationOptions) {
    const { seed, print, processes } = options;
    this.#world = world;
    this.#options = options;
    this.#start = world.now();
    const lives = LIVES[options.focus];
    this.#characters = CHARACTERS.slice(0, options.people).map((one) => ({ ...one, ...lives }));
    this.trace = new Trace(world.now, print);
    const [network, pictures] = [Random.of(seed, 'network'), Random.of(seed, 'pictures')];
    this.server = new SimulatedServer(
      world,
      { network, pictures, late: Random.of(seed, 'late') },
      this.trace,
      {
        people: this.#characters.map(specOf),
        processes,
        isDamaged: options.faults !== 'none',
        isLate: options.faults !== 'none' && options.kinds.some((kind) => LATE.has(kind)),
      },
    );
  }

  /** Declared buttons, lists, forms and commands that nobody has used so far. */
  get unused(): string[] {
    return allDeclared().filter((kind) => this.#witness.uses(kind) === 0);
  }

  get day(): number {
    return Math.floor((this.#world.now() - this.#start) / DAY) + 1;
  }

  /** Throws a {@link Violation}, or whatever the bot threw. */
  async run(): Promise<void> {
    const { server, trace } = this;
    const world = this.#world;
    const page = await world.finish(server.page());
    const past = Random.of(this.#options.seed, 'past');
    const still = past.chance(HAS_PAST) ? past.oneOf(page.people) : undefined;
    await world.finish(
      server.start(still ? { kind: 'person', userId: still.id, name: still.username } : null),
    );
    const visitors = new Visitors(page);
    if (this.#options.focus === 'places') this.#letIn(page.people.map(({ id }) => id));
    await world.finish(this.#startThreads(visitors));
    this.#witness.isCalm = () => server.isCalm;
    server.network.asked = (asked) => this.#witness.asked.set(asked.interactionId, asked);
    const { database } = server.database;
    const wishes = new Wishes(database);
    server.database.changes.committed = (changes) => {
      for (const change of changes) this.#witness.place(change);
      this.#complaints.push(
        ...outOfScope(server, changes, this.#witness),
        ...inOtherZone(changes),
        ...otherwiseAgain(database, changes),
        ...misplaced(screen, changes, this.#witness),
        ...wishes.ignored(changes, this.#witness),
      );
      if (changes.some(({ table }) => table === 'sittings'))
        void world
          .busy(unagreed(server, changes, this.#witness))
          .then((wrong) => this.#complaints.push(...wrong), world.fail);
    };
    this.#witness.unedited = server.unedited;
    this.#witness.overdrawn = server.network.overdrawn;
    const isThere = (id: string) => {
      const message = server.playground.admin.message(id);
      return message !== undefined && !screen.isLocked(message.channel_id);
    };
    const rings = new Rings(isThere, (what) => this.#complaints.push(what));
    const screen: Screen = new Screen(
      page,
      (ring) => {
        const { userId, message } = ring;
        trace.note('ring', `${userId} by ${message.id} ${message.content.slice(0, 60)}`);
        this.#habits.get(userId)?.presence.hear();
        // People may ping everybody, too.
        if (message.author.id !== server.playground.botId) return;
        rings.hear(ring);
        this.#witness.rings.push(ring);
        const isAtRest = world.busy(rungAtRest(server, this.#witness, ring));
        void isAtRest.then((is) => is && this.#witness.atRest.add(ring), world.fail);
      },
      (message) => {
        this.#witness.answered(message);
        this.#complaints.push(
          ...leaks(server, screen, this.#witness, message),
          ...toldVotes(server, this.#witness, message),
          ...untold(server, this.#witness, message),
          ...unheard(message, screen, this.#witness),
          ...toldSecrets(server, JSON.stringify(message)),
        );
        const leaksIn = (text: string) => [
          ...leaks(server, screen, this.#witness, message, text),
          ...toldSecrets(server, text),
        ];
        for (const checked of [
          leaksInFiles(server, message, leaksIn),
          misquoted(server, message),
          forgottenAtOnce(database, this.#witness, message),
        ])
          void world.busy(checked).then((wrong) => this.#complaints.push(...wrong), world.fail);
      },
    );
    const complain = (...wrong: readonly string[]) => void this.#complaints.push(...wrong);
    const consequences = new CheckedConsequences(world, server, screen, this.#witness, complain);
    const people = this.#characters.map((character) => {
      const around = {
        screen,
        trace,
        userIds: page.people.map(({ id }) => id),
        soonHours: SOON_HOURS[this.#options.focus] ?? USUALLY_SOON_HOURS,
        consequences,
        suggested: (userId: string, values: readonly string[]) =>
          void this.#complaints.push(...unknownTo(server, userId, values)),
        complain: (what: string) => {
          if (server.isCalm) this.#complaints.push(what);
        },
        witness: this.#witness,
        admin: server.playground.admin,
      };
      const random = Random.of(this.#options.seed, character.name);
      return new Person(character, visitors.as(character.name), random, around);
    });
    const end = this.#start + this.#options.days * DAY;
    const { seed, faults, kinds, focus } = this.#options;
    const rates = FAULTS[faults];
    if (rates) {
      const around = { world, server, trace, random: Random.of(seed, 'faults') };
      void new Incidents(around, rates, kinds).run(this.#start, end).catch(world.fail);
    }
    for (const person of people) {
      const habits = new Habits(person, focus);
      this.#habits.set(person.id, habits);
      void this.#live(habits, end).catch(world.fail);
    }
    void this.#watch(screen).catch(world.fail);
    for (let night = this.#start + DAY; night <= end; night += DAY) {
      while (world.now() < night) {
        await world.runUntil(Math.min(night, world.now() + HOUR));
        this.#stopAt([...this.#seen(), ...(await this.#seenByDay(screen))]);
      }
      await this.#rest(screen, new Date(night - 2 * DAY), night === end);
      this.#options.rested(Math.round((night - this.#start) / DAY));
    }
    await world.finish(server.stop());
  }

  #letIn(userIds: readonly string[]): void {
    const { admin } = this.server.playground;
    for (const [name, isReader] of Object.entries(READERS)) {
      const readers = userIds.filter((_, index) => isReader(index));
      admin.close(admin.channelId(name), PermissionFlagsBits.ViewChannel, readers);
    }
  }

  /** A post in a forum, and a private thread that some people and the bot are in. */
  async #startThreads(visitors: Visitors): Promise<void> {
    const [host, ...others] = visitors.some(4);
    await host?.startThread('tavern', ASIDE.post, { content: 'Who plays?' });
    const members = [this.server.playground.botId, ...others.map(({ id }) => id)];
    await host?.startThread('games', ASIDE.privateThread, { members });
  }

  async #live(habits: Habits, end: number): Promise<void> {
    for (;;) {
      await habits.presence.untilLook(end);
      if (this.#world.now() >= end) return;
      while (this.#isResting) await pause(MINUTE);
      this.#underWay += 1;
      await habits.look(this.#openTables(), this.#options.tables);
      this.#underWay -= 1;
    }
  }

  /** Sees what comes when it comes. */
  async #watch(screen: Screen): Promise<void> {
    for (;;) {
      await screen.page.heardMore(HOUR);
      screen.catchUp();
    }
  }

  /** How many there are, by game. */
  #openTables(): ReadonlyMap<string, number> {
    const rows = statement(this.server.database.database, OPEN_TABLES).all() as readonly {
      readonly game: string;
      readonly count: number;
    }[];
    return new Map(rows.map(({ game, count }) => [game, Number(count)]));
  }

  /** Nobody does anything until everything is done; then all must be as it should be. */
  async #rest(screen: Screen, since: Date, isLast: boolean): Promise<void> {
    const world = this.#world;
    const isSeventh = isLast || this.day % 7 === 0;
    this.#isResting = true;
    const until = world.now() + REST_MS;
    while (this.#underWay > 0 && world.now() < until) await world.runUntil(world.now() + MINUTE);
    if (this.#options.faults !== 'none' && this.#options.kinds.includes('kills')) {
      for (const habits of this.#habits.values()) void this.#lastTaps(habits).catch(world.fail);
      await world.runUntil(world.now() + LAST_TAPS_MS);
      await this.#killAll();
    }
    await world.runUntil(world.now() + this.server.restMs);
    if (!this.server.isUp) throw new Violation('The bot has not come back.');
    screen.catchUp();
    const wrong = [
      ...this.#seen(),
      ...(this.#underWay > 0 ? [`${this.#underWay} people still wait for something`] : []),
      ...(this.#options.faults === 'none' ? unanswered(screen) : []),
      ...(await world.still(() =>
        checkAtRest(this.server, screen, this.#witness, { since, isSeventh, isLast }),
      )),
    ];
    this.#witness.forgetDay();
    this.server.playground.admin.forgetEphemeral(new Date(world.now() - DAY));
    this.#isResting = false;
    this.#stopAt(wrong);
  }

  async #lastTaps(habits: Habits): Promise<void> {
    this.#underWay += 1;
    await habits.answerAll();
    this.#underWay -= 1;
  }

  /** Things that only their memory has are lost, and no tap reminds them of those. */
  async #killAll(): Promise<void> {
    const { processes } = this.server;
    for (const { life } of processes) life?.kill();
    await this.#world.runUntil(this.#world.now() + MINUTE);
    for (const one of processes) one.startNow();
  }

  /** Failures that were seen at once, at any time. */
  #seen(): string[] {
    const { refusals, logged } = this.server;
    return [
      ...this.#complaints,
      ...logged.map(({ level, msg, err }) => `logged at level ${level}: ${msg} ${err?.stack ?? ''}`),
      ...refusals.splice(0),
      ...unshown(this.server),
    ];
  }

  /** Without faults, this holds all the time. */
  async #seenByDay(screen: Screen): Promise<string[]> {
    const { server } = this;
    if (server.isDamaged) return [];
    const { wrong, momentary } = await this.#world.busy(checkByDay(server, screen, this.#witness));
    const lasting = momentary.filter((one) => this.#momentary.includes(one));
    this.#momentary = momentary;
    return [...wrong, ...lasting];
  }

  #stopAt(wrong: readonly string[]): void {
    if (wrong.length > 0) throw new Violation([...new Set(wrong)].slice(0, MAX_WRONG).join('\n'));
  }
}
