/** The life of a server: people with habits, the bot, and what must hold every night. */
import { Visitors } from '@haruspex/playground/testing/person.ts';
import { CHARACTERS, specOf } from './characters.ts';
import { Habits } from './habits.ts';
import { checkAtRest } from './invariants.ts';
import { DAY, HOUR, MINUTE, Person, pause } from './person.ts';
import { Random } from './random.ts';
import { Screen } from './screen.ts';
import { SimulatedServer } from './server.ts';
import { Trace } from './trace.ts';
import type { World } from './world.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly days: number;
  /** How many tables people keep open. */
  readonly tables: number;
  /** Prints each line of the trace. */
  readonly print: ((line: string) => void) | null;
}

/** Something that must never happen. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

/** The time by which people have finished what they began. */
const REST_MS = HOUR;

export class Simulation {
  readonly trace: Trace;
  readonly server: SimulatedServer;
  /** How often each kind of button, list, form and command was used. */
  readonly used = new Map<string, number>();
  readonly #world: World;
  readonly #options: SimulationOptions;
  readonly #start: number;
  readonly #complaints: string[] = [];
  #underWay = 0;
  #isResting = false;

  constructor(world: World, options: SimulationOptions) {
    const { seed, print } = options;
    this.#world = world;
    this.#options = options;
    this.#start = world.now();
    this.trace = new Trace(world.now, print);
    const [network, pictures] = [Random.of(seed, 'network'), Random.of(seed, 'pictures')];
    this.server = new SimulatedServer(world, { network, pictures }, this.trace, CHARACTERS.map(specOf));
  }

  get day(): number {
    return Math.floor((this.#world.now() - this.#start) / DAY) + 1;
  }

  /** Throws a {@link Violation}, or whatever the bot threw. */
  async run(): Promise<void> {
    const { server, trace } = this;
    const world = this.#world;
    await world.finish(server.start());
    const page = await world.finish(server.page());
    const visitors = new Visitors(page);
    const screen = new Screen(page, ({ userId, message }) =>
      trace.note('ring', `${userId} by ${message.id} ${message.content.slice(0, 60)}`),
    );
    const people = CHARACTERS.map((character) => {
      const around = {
        screen,
        trace,
        userIds: page.people.map(({ id }) => id),
        complain: (what: string) => this.#complaints.push(what),
        used: (what: string) => this.used.set(what, (this.used.get(what) ?? 0) + 1),
      };
      const random = Random.of(this.#options.seed, character.name);
      return new Person(character, visitors.as(character.name), random, around);
    });
    const end = this.#start + this.#options.days * DAY;
    for (const person of people) void this.#live(person, end).catch((error: unknown) => world.fail(error));
    for (let night = this.#start + DAY; night <= end; night += DAY) {
      await world.runUntil(night);
      await this.#rest(screen);
    }
    await world.finish(server.stop());
  }

  async #live(person: Person, end: number): Promise<void> {
    const habits = new Habits(person);
    for (;;) {
      const now = this.#world.now();
      const at = habits.nextLook(now);
      if (at >= end) return;
      await pause(at - now);
      while (this.#isResting) await pause(MINUTE);
      this.#underWay += 1;
      await habits.look(this.#openTables(), this.#options.tables);
      this.#underWay -= 1;
    }
  }

  #openTables(): number {
    const { count } = this.server.database.database
      .prepare(`SELECT count(*) AS count FROM tables WHERE status IN ('lobby', 'playing')`)
      .get() as { readonly count: number };
    return Number(count);
  }

  /** Nobody does anything until everything is done; then all must be as it should be. */
  async #rest(screen: Screen): Promise<void> {
    const world = this.#world;
    this.#isResting = true;
    const until = world.now() + REST_MS;
    while (this.#underWay > 0 && world.now() < until) await world.runUntil(world.now() + MINUTE);
    await world.runUntil(world.now() + 20 * MINUTE);
    screen.catchUp();
    const wrong = [
      ...this.#complaints,
      ...(this.#underWay > 0 ? [`${this.#underWay} people still wait for something`] : []),
      ...this.server.logged.map(
        ({ level, msg, err }) => `logged at level ${level}: ${msg} ${err?.stack ?? ''}`,
      ),
      ...(await world.busy(checkAtRest(this.server, screen))),
    ];
    this.#isResting = false;
    if (wrong.length > 0) throw new Violation(wrong.join('\n'));
  }
}
