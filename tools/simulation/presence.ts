/** When somebody looks at their phone, and whether they can be reached. */
import { DAY, HOUR, MINUTE, type Person, pause, SECOND } from './person.ts';

const VACATION_DAYS = 2;
/** How likely somebody whose phone rings looks at it soon, within minutes. */
const NOTICES_RING = 0.7;
const REACTION_MS = { least: 5 * SECOND, most: 10 * MINUTE } as const;
/** How likely those who had their data deleted stay away for a day. */
const STAYS_AWAY = 0.8;
/** Hours for which somebody puts their phone away. */
const MAX_REST_HOURS = 8;
/** Hours that somebody is out of the server, or takes no direct messages. */
const MAX_AWAY_HOURS = 60;

export class Presence {
  readonly #person: Person;
  /** Until when (Unix milliseconds) it stays so. */
  readonly #away = { left: { is: false, until: 0 }, closed: { is: false, until: 0 } };
  /** Until when their phone is put away (Unix milliseconds). */
  #restsUntil = 0;
  /** Their phone rang, and they look at that alone. */
  isCalled = false;
  /** Ends the wait for the next look. */
  #wake: () => void = () => {};

  constructor(person: Person) {
    this.#person = person;
  }

  /** Their phone rings: unless they sleep, they may look soon. */
  hear(): void {
    const { character, random } = this.#person;
    const { awake } = character;
    const hour = this.#hourAt(Date.now());
    if (this.isGone || this.isResting || hour < awake[0] || hour >= awake[1] || !random.chance(NOTICES_RING))
      return;
    const { least, most } = REACTION_MS;
    setTimeout(() => this.#wake(), least * (most / least) ** random.fraction());
  }

  /** Until they look at their phone, at `end` (Unix milliseconds) at the latest. */
  async untilLook(end: number): Promise<void> {
    const now = Date.now();
    this.isCalled = false;
    const woken = new Promise<void>((resolve) => {
      this.#wake = () => {
        this.isCalled = true;
        resolve();
      };
    });
    await Promise.race([pause(Math.min(end, this.#nextLook(now)) - now), woken]);
  }

  /** Whether they had their data deleted, and have done nothing since. */
  get isGone(): boolean {
    return this.#person.around.witness.gone.has(this.#person.id);
  }

  /** Whether their phone is put away. */
  get isResting(): boolean {
    return Date.now() < this.#restsUntil;
  }

  /** The hour in their time zone. */
  #hourAt = (at: number): number => (((at / HOUR + this.#person.character.zone) % 24) + 24) % 24;

  #nextLook(now: number): number {
    const { character, random } = this.#person;
    const { awake, gap, vacationEvery } = character;
    let at = Math.max(now, this.#restsUntil) + random.between(gap[0], gap[1]) * MINUTE;
    const hour = this.#hourAt(at);
    if (hour < awake[0]) at += (awake[0] - hour) * HOUR;
    else if (hour >= awake[1]) at += (24 - hour + awake[0]) * HOUR;
    if (this.isGone && random.chance(STAYS_AWAY)) at += DAY;
    const day = Math.floor(at / DAY);
    if (vacationEvery && day % (vacationEvery + VACATION_DAYS) < VACATION_DAYS) at += VACATION_DAYS * DAY;
    return at + random.between(0, 5) * MINUTE;
  }

  /** They put their phone away, and may take no direct messages any more. */
  rest(ending: 'rests' | 'closes'): void {
    if (ending === 'closes') {
      this.#closeMessages(true);
      this.#away.closed = { is: true, until: Date.now() + DAY };
    }
    this.#restsUntil = Date.now() + this.#person.random.between(1, MAX_REST_HOURS) * HOUR;
  }

  /** Leaves the server, or comes back; takes no direct messages, or does again. */
  live(): void {
    const { character, random, id, around } = this.#person;
    const { admin, trace } = around;
    const now = Date.now();
    const away = this.#away;
    const change = (what: keyof typeof away, every: number | undefined, set: (is: boolean) => void) => {
      if (every === undefined || now < away[what].until) return;
      const isAway = !away[what].is && random.chance(1 / every);
      const hours = isAway ? random.between(1, MAX_AWAY_HOURS) : 24;
      if (isAway !== away[what].is) {
        trace.note(character.name, `${what}: ${isAway}`);
        set(isAway);
      }
      away[what] = { is: isAway, until: now + hours * HOUR };
    };
    change('left', character.leavesEvery, (is) => {
      if (!is) return admin.addMember(id);
      around.witness.leavers.add(id);
      return admin.removeMember(id);
    });
    change('closed', character.blocksEvery, (is) => this.#closeMessages(is));
  }

  /** Takes no direct messages any more, or does again. */
  #closeMessages(is: boolean): void {
    const { around, id } = this.#person;
    around.trace.note(this.#person.character.name, `takes ${is ? 'no ' : ''}direct messages`);
    around.witness.closed.add(id);
    around.admin.setDirectMessages(id, !is);
  }
}
