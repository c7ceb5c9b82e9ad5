/** The process's clock and timers, instead of the real ones. Each timer belongs to the owner that started it. */
import timers from 'node:timers';
import promises from 'node:timers/promises';

/** The owner of the current work, such as a bot's process. */
export interface Owner {
  /** How far its clock is ahead, in milliseconds. */
  readonly ahead: number;
  /** Asked before each of its timers is called; false: it is dead, and none is called any more. */
  step(): boolean;
}

/** In the order of a heap: nobody after it is earlier. */
interface Due {
  readonly at: number;
  readonly order: number;
  readonly timer: Timer;
}

const isBefore = (one: Due, other: Due): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** Returned by `setTimeout` and the like. */
class Timer {
  readonly owner: Owner | null;
  readonly delay: number;
  readonly isRepeated: boolean;
  readonly call: () => void;
  /** The number of its entry in the queue; 0: it is over. */
  order = 0;
  readonly #clock: Clock;
  #isRef = true;

  constructor(clock: Clock, given: Pick<Timer, 'owner' | 'delay' | 'isRepeated' | 'call'>) {
    this.#clock = clock;
    this.owner = given.owner;
    this.delay = given.delay;
    this.isRepeated = given.isRepeated;
    this.call = given.call;
  }

  ref(): this {
    this.#isRef = true;
    return this;
  }

  unref(): this {
    this.#isRef = false;
    return this;
  }

  hasRef(): boolean {
    return this.#isRef;
  }

  refresh(): this {
    if (this.order > 0) this.#clock.begin(this);
    return this;
  }

  close(): this {
    this.order = 0;
    return this;
  }

  [Symbol.toPrimitive](): number {
    return this.#clock.numberOf(this);
  }

  [Symbol.dispose](): void {
    this.order = 0;
  }
}

const realImmediate = setImmediate;

export class Clock {
  /** Unix milliseconds. */
  now: number;
  /** The owner of the current work. */
  owner: Owner | null = null;
  /** Time doesn't go on: immediate work is done without it. */
  isStill = false;
  readonly #start: number;
  readonly #queue: Due[] = [];
  readonly #numbered = new Map<number, Timer>();
  #order = 0;

  constructor(start: number) {
    this.now = start;
    this.#start = start;
  }

  /** The current owner's time. */
  readonly read = (): number => this.now + (this.owner?.ahead ?? 0);

  /** Timers that the work starts belong to the owner. */
  as<T>(owner: Owner | null, work: () => T): T {
    const before = this.owner;
    this.owner = owner;
    try {
      return work();
    } finally {
      this.owner = before;
    }
  }

  /** Goes on to the next timer and calls it; what follows from it is its owner's until the next step. */
  step(): void {
    for (;;) {
      const due = this.#take();
      if (!due) throw new Error('Nobody waits for anything any more.');
      const { at, order, timer } = due;
      if (timer.order !== order) continue;
      this.now = at;
      if (timer.isRepeated) this.begin(timer);
      else timer.order = 0;
      if (timer.owner?.step() === false) continue;
      this.owner = timer.owner;
      timer.call();
      return;
    }
  }

  begin(timer: Timer): void {
    this.#order += 1;
    timer.order = this.#order;
    const queue = this.#queue;
    const due = { at: this.now + timer.delay, order: timer.order, timer };
    let place = queue.push(due) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = queue[above];
      if (!other || isBefore(other, due)) break;
      queue[place] = other;
      place = above;
    }
    queue[place] = due;
  }

  numberOf(timer: Timer): number {
    this.#numbered.set(timer.order, timer);
    return timer.order;
  }

  install(): void {
    const { read } = this;
    const repeated =
      (isRepeated: boolean) =>
      (work: (...given: readonly unknown[]) => void, ms = 1, ...given: readonly unknown[]) =>
        this.#new(() => work(...given), ms >= 1 && ms <= 0x7fff_ffff ? Math.floor(ms) : 1, isRepeated);
    const setTimeout = repeated(false);
    const setImmediate = (work: (...given: readonly unknown[]) => void, ...given: readonly unknown[]) =>
      this.isStill ? realImmediate(work, ...given) : this.#new(() => work(...given), 0, false);
    const clear = (timer: unknown) => {
      const known = typeof timer === 'number' ? this.#numbered.get(timer) : timer;
      if (known instanceof Timer) known.close();
    };
    const all = {
      setTimeout,
      setInterval: repeated(true),
      setImmediate,
      clearTimeout: clear,
      clearInterval: clear,
      clearImmediate: clear,
    };
    Object.assign(globalThis, all, { Date: dateOf(read) });
    Object.assign(timers, all);
    Object.assign(promises, {
      setTimeout: (ms: number, value: unknown) =>
        new Promise((resolve) => setTimeout(() => resolve(value), ms)),
      setImmediate: (value: unknown) => new Promise((resolve) => setImmediate(() => resolve(value))),
    });
    const since = () => this.now - this.#start;
    Object.defineProperty(performance, 'now', { value: since });
    const hrtime = ([seconds, nanoseconds] = [0, 0]) => {
      const ms = since();
      const ns = (ms % 1000) * 1e6 - nanoseconds;
      return [Math.floor(ms / 1000) - seconds + (ns < 0 ? -1 : 0), ns < 0 ? ns + 1e9 : ns];
    };
    Object.assign(process, { hrtime: Object.assign(hrtime, { bigint: () => BigInt(since()) * 1_000_000n }) });
  }

  #new(call: () => void, delay: number, isRepeated: boolean): Timer {
    const timer = new Timer(this, { owner: this.owner, delay, isRepeated, call });
    this.begin(timer);
    return timer;
  }

  /** The earliest. */
  #take(): Due | undefined {
    const queue = this.#queue;
    const first = queue[0];
    const last = queue.pop();
    if (!last || queue.length === 0) return first;
    let place = 0;
    for (;;) {
      const [left, right] = [queue[2 * place + 1], queue[2 * place + 2]];
      const isRight = left !== undefined && right !== undefined && isBefore(right, left);
      const earlier = isRight ? right : left;
      if (!earlier || isBefore(last, earlier)) break;
      queue[place] = earlier;
      place = 2 * place + (isRight ? 2 : 1);
    }
    queue[place] = last;
    return first;
  }
}

/** A `Date` whose present is read from a clock. */
function dateOf(read: () => number): object {
  const Real = Date;
  function Simulated(...given: ConstructorParameters<typeof Date> | []): Date {
    return given.length === 0 ? new Real(read()) : new Real(...given);
  }
  Simulated.prototype = Real.prototype;
  Object.setPrototypeOf(Simulated, Real);
  return Object.assign(Simulated, { now: read });
}
