/** People's actions when they look at their phones. */
import { textOf } from '@haruspex/playground/testing/person.ts';
import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord-api-types/v10';
import { DELETION_ID } from '../../src/discord/features/privacy.ts';
import { plainName } from '../../src/discord/views/names.ts';
import { startOf } from '../../src/text.ts';
import { command, firstWords, gist } from './declared.ts';
import { FOCUSES, type Focus } from './options.ts';
import { DAY, HOUR, MINUTE, type Person, pause, SECOND } from './person.ts';
import { isTurn, type Shown, tapOf } from './screen.ts';
import { doInARow, leaveTraces, type Row, rowFor } from './sequences.ts';
import { appeal, CALLS, FOR_ALL_KINDS, fits, LOBBY, WEIGHTS } from './tastes.ts';

/** Taps in one look at one table. */
const TAPS_AT_ONCE = 8;
const VACATION_DAYS = 2;
/** How likely a manager opens a season, or an evening, at a look. */
const SEASON_RATE = 0.03;
/** The same with a focus on seasons. */
const EAGER_SEASON_RATE = 0.2;
const OPENS_ELSEWHERE = 0.3;
const OPENED: Partial<Record<Focus, readonly string[]>> = { evenings: ['evening'], places: [] };
/** How likely a manager sets at a look what most people want, by page and list. */
const TURNS_ON = 0.1;
const WANTED = [
  ['tables', 'channels', []],
  ['tables', 'bacchanalia', ['everywhere']],
  ['limits', 'max-tables', ['0']],
  ['limits', 'opening-wait', ['0']],
  ['list', 'table-list', null],
] as const;
/** How likely somebody whose phone rings looks at it soon, within minutes. */
const NOTICES_RING = 0.7;
const REACTION_MS = { least: 5 * SECOND, most: 10 * MINUTE } as const;
/** After so many looks somebody is half as curious as at first. */
const CURIOUS_LOOKS = 40;
/** How often somebody who is new here looks around at once. */
const FIRST_LOOKS_AROUND = 4;

const VOTED = 'tuchulcha channel';
/** By which a table is opened, and how often in comparison. */
const OPENING = [
  { one: 'tuchulcha new', weight: 4 },
  { one: VOTED, weight: 0.5 },
  { one: 'play', weight: 1 },
];
/** One in so many tables is a story's. */
const STORIES = 4;
/** Ends of stories that are reached within days. */
const SHORT_STORIES = ['parcae-2', 'parcae-3', 'scenes-15'];

/** How likely those sit down who look in all the time, or often. */
const EAGER = 15;
const EAGER_FOR_STORIES = 100;

/** The length to which no name is shortened. */
const SHORT_NAME = 8;

/** Part of a focus for which turns are missed, and reminded of, in a day. */
const QUICK = /mute:|back:/;

const HANDS_OVER = 'tuchulcha hand-over';
/** How likely somebody offers their seat when it is their turn, with a focus on seats. */
const HANDED_OVER = 0.1;

/** How likely a person comes back at a look when they see that they were away, and others then offer their seat. */
const COMES_BACK = 0.3;
const OFFERED = 0.3;

/** How likely people agree with others, with a focus on that. */
const AGREES = 0.9;
const JOINT = /^agree:|^story:\w+:(safety:ready$|do:doubt-)|^season:join/;

/** How likely a table is opened where few can see it, with a focus on seats. */
const HIDES = 0.5;
/** How likely somebody opens or searches for a table at a look, often where few can see it, with a focus on places. */
const SEARCHES = 0.1;

const TIMES_WAVERED = 10;
/** How likely somebody is in and out of a season, with a focus on seasons. */
const WAVERS = 0.15;

/** Taps of somebody who looks around. */
const MAX_TAPS_AROUND = 12;
/** The number of latest messages that count as near. */
const NEAR = 60;
/** How likely somebody who looks around taps an old message that calls people to something. */
const DIGS_UP = 0.1;
/** How much less often than something new something is tried that was used before. */
const NOVELTY = 0.8;
/** Buttons that end something are tried less often. */
const ENDS = /callOff|stop|close|leave|exclude|remove|drop|decline|withdraw|privacy|^r:|:off$| end$/i;
const RELUCTANCE = 0.15;
/** With a focus, only these are, and more so: what people leave or call off, or whose terms change again and again, never begins. */
const HOLDS_UP = /callOff|season:(leave|exclude)|:stop|write:terms/;
/** How much more likely something is tried that nobody has tried so far. */
const EAGER_FOR_NEW = 5;
const MAX_ASKED = 5000;
/** After this many uses, a button is tried half as often as a new one. */
const BORED = 10;
/** With a focus, how likely somebody tries something else, and how much rather what the focus is about. */
const MORE_CURIOUS = 0.8;
/** With these focuses, people look at their turns more than around. */
const PLAYED: readonly Focus[] = ['stories', 'evenings', 'places'];
const FOCUSED = 10;
/** With a focus, how likely somebody uses the same command once more. */
const AGAIN = 0.3;
/** Looks before somebody has their data deleted: then there is something to delete. */
const LOOKS_BEFORE_DELETION = 4;
/** How likely those who had their data deleted stay away for a day. */
const STAYS_AWAY = 0.8;
/** Hours for which somebody puts their phone away. */
const MAX_REST_HOURS = 8;
/** Hours that somebody is out of the server, or takes no direct messages. */
const MAX_AWAY_HOURS = 60;

export class Habits {
  readonly #person: Person;
  readonly #focus: Focus;
  readonly #often: RegExp | null;
  /** Messages that were dealt with, until they change. */
  readonly #done = new WeakSet<object>();
  readonly #asked = new Set<string>();
  /** Until when (Unix milliseconds) it stays so. */
  readonly #away = { left: { is: false, until: 0 }, closed: { is: false, until: 0 } };
  /** Until when their phone is put away (Unix milliseconds). */
  #restsUntil = 0;
  #isNew = true;
  #looks = 0;
  /** Their phone rang, and they look at that alone. */
  #isCalled = false;
  /** Their latest command. */
  #command: string | undefined;
  /** Ends the wait for the next look. */
  #wake: () => void = () => {};

  /** `focus`: what people do more often than usual. */
  constructor(person: Person, focus: Focus) {
    this.#person = person;
    this.#focus = focus;
    this.#often = FOCUSES[focus];
  }

  /** Their phone rings: unless they sleep, they may look soon. */
  hear(): void {
    const { character, random } = this.#person;
    const { awake } = character;
    const hour = this.#hourAt(Date.now());
    if (
      this.#isGone ||
      this.#isResting ||
      hour < awake[0] ||
      hour >= awake[1] ||
      !random.chance(NOTICES_RING)
    )
      return;
    const { least, most } = REACTION_MS;
    setTimeout(() => this.#wake(), least * (most / least) ** random.fraction());
  }

  /** Until they look at their phone, at `end` (Unix milliseconds) at the latest. */
  async untilLook(end: number): Promise<void> {
    const now = Date.now();
    this.#isCalled = false;
    const woken = new Promise<void>((resolve) => {
      this.#wake = () => {
        this.#isCalled = true;
        resolve();
      };
    });
    await Promise.race([pause(Math.min(end, this.#nextLook(now)) - now), woken]);
  }

  /** Whether they had their data deleted, and have done nothing since. */
  get #isGone(): boolean {
    return this.#person.around.witness.gone.has(this.#person.id);
  }

  /** Whether their phone is put away. */
  get #isResting(): boolean {
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
    if (this.#isGone && random.chance(STAYS_AWAY)) at += DAY;
    const day = Math.floor(at / DAY);
    if (vacationEvery && day % (vacationEvery + VACATION_DAYS) < VACATION_DAYS) at += VACATION_DAYS * DAY;
    return at + random.between(0, 5) * MINUTE;
  }

  /** `open`: how many tables of each game there are. */
  async look(open: ReadonlyMap<string, number>, wantedTables: number): Promise<void> {
    const { random, character } = this.#person;
    this.#live();
    for (const shown of this.#person.look()) {
      const isTheirTurn = isTurn(shown) && this.#person.isCalled(shown);
      if (shown.kinds.has('back') && this.#often?.test(HANDS_OVER)) await this.#meetAbsence(shown);
      if (isTheirTurn && this.#often?.test(HANDS_OVER) && random.chance(HANDED_OVER))
        await this.#handOver(shown);
      if (isTheirTurn) await this.#doInARow(shown);
      if (this.#isResting) return;
      if (isTheirTurn) await this.#play(shown);
      else if (this.#isLobby(shown)) await this.#gather(shown);
      else if (this.#person.isCalled(shown) && random.chance(0.5)) await this.#tapSome(shown);
      else await this.#takePart(shown);
    }
    const [stories = 0, others = 0] = ['bacchanalia', 'tuchulcha'].map((game) => open.get(game));
    const most = this.#often?.test('story:') ? wantedTables : wantedTables / STORIES;
    if (stories < most && random.chance(0.3)) await this.#openStory();
    if (stories + others < wantedTables && random.chance(0.5)) await this.#open();
    if (this.#focus === 'places' && random.chance(SEARCHES))
      await (random.chance(0.5) ? this.#search() : this.#open());
    if (character.manages) await this.#manage();
    for (let times = this.#isNew ? FIRST_LOOKS_AROUND : 0; times > 0; times -= 1) await this.#explore();
    this.#isNew = false;
    this.#looks += 1;
    const bored = (character.curious * CURIOUS_LOOKS) / (CURIOUS_LOOKS + this.#looks);
    const curious = this.#often && !PLAYED.includes(this.#focus) ? MORE_CURIOUS : bored;
    while (!this.#isCalled && !this.#isGone && !this.#isResting && random.chance(curious))
      await this.#explore();
  }

  /** Managers turn on what there is first of all, and again later. */
  async #manage(): Promise<void> {
    const { random } = this.#person;
    const isEager = this.#focus === 'seasons';
    for (const open of OPENED[this.#focus] ?? ['season', 'evening']) {
      if (!this.#isNew && !random.chance(isEager ? EAGER_SEASON_RATE : SEASON_RATE)) continue;
      // A channel has a season or an evening.
      const isElsewhere = (isEager && open === 'evening') || random.chance(OPENS_ELSEWHERE);
      const where = isElsewhere ? await this.#person.somewhere() : undefined;
      await this.#person.command('season', { open }, where);
    }
    if (!this.#isNew && !random.chance(TURNS_ON)) return;
    await this.#person.command('settings');
    for (const [page, key, values] of WANTED) {
      for (const way of [`server:page:${page}`, `server:${key}`]) {
        await pause(random.between(5 * SECOND, MINUTE));
        const shown = this.#answer();
        const select = shown?.selects.find(({ customId }) => gist(customId) === way);
        // The list of tables stands where few can see it, with a focus on places.
        const place = this.#focus === 'places' ? this.#person.hidden() : undefined;
        const wanted = values ?? (place === undefined ? undefined : [place]);
        if (shown && select) await this.#person.select(shown, select, wanted);
        else if (shown?.buttons.some(({ customId }) => customId === way))
          await this.#person.press(shown, way);
      }
    }
    // Otherwise they would take back what they have just set.
    if (this.#isNew && this.#focus !== 'places') await this.#rummage();
  }

  /** The latest message that they alone see. */
  #answer = (): Shown | undefined =>
    this.#person.look().findLast(({ message }) => message.ephemeral_for !== undefined);

  #isLobby = ({ kinds }: Shown): boolean => LOBBY.some((kind) => kinds.has(kind));

  /** Taps until somebody else is called, or they have had enough. */
  async #play(first: Shown): Promise<void> {
    const { random } = this.#person;
    let shown: Shown | undefined = first;
    for (let taps = 0; taps < TAPS_AT_ONCE && shown; taps += 1) {
      if (!(await this.#tapSome(shown))) return;
      await pause(random.between(2 * SECOND, 30 * SECOND));
      const { channel_id } = first.message;
      shown = this.#person
        .look()
        .findLast(
          (one) => one.message.channel_id === channel_id && isTurn(one) && this.#person.isCalled(one),
        );
    }
  }

  /** A computer player plays for somebody: they come back, and others may offer their seat. */
  async #meetAbsence(shown: Shown): Promise<void> {
    const { random, id, around } = this.#person;
    const text = textOf(shown.message);
    const named = around.screen.page.people.filter(({ global_name, username }) =>
      text.includes(startOf(plainName(global_name ?? username), SHORT_NAME)),
    );
    const back = shown.buttons.find(({ customId }) => tapOf(customId)?.on === 'back');
    if (named.some((one) => one.id === id)) {
      if (back && random.chance(COMES_BACK)) await this.#person.press(shown, back.customId);
    } else if (random.chance(OFFERED)) await this.#handOver(shown, random.oneOf(named)?.id);
  }

  /** Offers a seat to somebody, who may have guessed how the game goes on. `of`: an absent player's, if this is one. */
  async #handOver({ message }: Shown, of?: string): Promise<void> {
    const { random, around, id } = this.#person;
    const offered = this.#person
      .look()
      .flatMap(({ buttons }) => buttons.map(({ customId }) => tapOf(customId)))
      .flatMap((tap) => (tap?.on === 'offer' && tap.to !== id ? [tap.to] : []));
    // Rather to somebody who is asked by others already.
    const to =
      (random.chance(0.5) ? random.oneOf(offered) : undefined) ??
      random.oneOf(around.userIds.filter((one) => one !== id));
    if (!to) return;
    around.witness.name(to);
    await this.#person.command(HANDS_OVER, { to, ...(of && { of }) }, message.channel_id);
  }

  /** False: there is nothing to do in a row now. `tapped`: the button that they have just tapped. */
  async #doInARow(shown: Shown, tapped: string | null = null): Promise<boolean> {
    const row = this.#often && rowFor(this.#person, this.#often, tapped);
    if (!row) return false;
    await doInARow(this.#person, row, shown);
    this.#restAfter(row);
    return true;
  }

  #restAfter({ ending }: Row): void {
    const { random } = this.#person;
    if (!ending) return;
    if (ending === 'closes') {
      this.#closeMessages(true);
      this.#away.closed = { is: true, until: Date.now() + DAY };
    }
    this.#restsUntil = Date.now() + random.between(1, MAX_REST_HOURS) * HOUR;
  }

  async #gather(shown: Shown): Promise<void> {
    const { random, character, id } = this.#person;
    if (this.#done.has(shown.message)) return;
    this.#done.add(shown.message);
    const content = textOf(shown.message);
    const name = plainName(character.displayName);
    // Long ones are shortened.
    const known = this.#often?.test('story:') ? startOf(name, SHORT_NAME) : name;
    const isHere = [`<@${id}>`, character.displayName, known].some((one) => content.includes(one));
    const [least, most] = character.gap;
    // No computer player sits down to a story.
    const isStory = shown.buttons.some(({ customId }) => tapOf(customId)?.on === 'storySafety');
    const eager = (isStory ? EAGER_FOR_STORIES : EAGER) / (least + most);
    const isKeen = isStory && this.#often?.test('story:');
    const wishes = random.chance(isKeen ? AGREES : isHere ? 0.5 : Math.min(0.4, eager));
    const found = random.oneOf(shown.buttons.filter(({ customId }) => fits(customId, isHere)));
    if (!wishes || !found || !(await this.#person.press(shown, found.customId))) return;
    await this.#doInARow(shown, found.customId);
  }

  /** Leaves the server, or comes back; takes no direct messages, or does again. */
  #live(): void {
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

  /** Taps what is asked of all, one after the other. */
  async answerAll(): Promise<void> {
    const { random } = this.#person;
    if (this.#isGone) return;
    for (const shown of this.#person.look()) {
      const asked = shown.buttons.filter(({ customId }) => appeal(customId) > 0);
      const chosen = shown.message.ephemeral_for === undefined ? random.oneOf(asked) : undefined;
      if (chosen && random.chance(AGREES)) await this.#person.press(shown, chosen.customId);
    }
  }

  /** Takes no direct messages any more, or does again. */
  #closeMessages(is: boolean): void {
    const { around, id } = this.#person;
    around.trace.note(this.#person.character.name, `takes ${is ? 'no ' : ''}direct messages`);
    around.witness.closed.add(id);
    around.admin.setDirectMessages(id, !is);
  }

  /** In what everybody may, once for each time that it asks something else. */
  async #takePart(shown: Shown): Promise<void> {
    if (!FOR_ALL_KINDS.some((kind) => shown.kinds.has(kind))) return;
    const asked = shown.buttons.find(({ customId }) => appeal(customId) > 0);
    const known = `${shown.message.id} ${asked?.customId}`;
    if (!asked || this.#asked.has(known)) return;
    this.#asked.add(known);
    if (this.#asked.size > MAX_ASKED) this.#asked.clear();
    const { random } = this.#person;
    const often = this.#often;
    const appeals = (customId: string) =>
      often?.test(customId) && JOINT.test(customId) ? AGREES : appeal(customId);
    const open = shown.buttons.filter(({ customId }) => random.chance(appeals(customId)));
    const chosen = random.oneOf(open);
    const wavers = this.#focus === 'seasons' ? WAVERS : this.#person.character.slips;
    if (chosen && random.chance(wavers)) await this.#waver(shown);
    if (!chosen || !(await this.#person.press(shown, chosen.customId))) return;
    if (!(await this.#doInARow(shown, chosen.customId))) await this.#rummage();
  }

  /** In and out again, many times. */
  async #waver(shown: Shown): Promise<void> {
    const both = shown.buttons.filter(({ customId }) =>
      ['seasonJoin', 'seasonLeave'].includes(tapOf(customId)?.on ?? ''),
    );
    for (let times = 0; times < TIMES_WAVERED && both.length > 1; times += 1) {
      const one = both[times % both.length];
      if (one) await this.#person.press(shown, one.customId);
    }
  }

  /** False: nothing came of it. */
  async #tapSome(shown: Shown): Promise<boolean> {
    const { random } = this.#person;
    const { buttons, selects } = shown;
    const weighed = buttons.map((button) => {
      const tap = tapOf(button.customId);
      return { one: button, weight: tap ? (WEIGHTS[tap.on] ?? 1) : 1 };
    });
    const sum = weighed.reduce((total, { weight }) => total + weight, 0);
    if (random.chance((selects.length * 3) / (sum + selects.length * 3))) {
      const select = random.oneOf(selects);
      return select !== undefined && this.#person.select(shown, select);
    }
    const chosen = random.weighed(weighed);
    return chosen !== undefined && this.#person.press(shown, chosen.customId);
  }

  async #open(): Promise<void> {
    const { random } = this.#person;
    const opening = random.weighed(OPENING) ?? 'tuchulcha new';
    // Ballots of minutes, so that many are closed in a day; reminders after an hour.
    const isFast = opening === VOTED && this.#often?.test('vote:');
    const pace = isFast
      ? { pace: 'live' }
      : this.#often && QUICK.test(this.#often.source)
        ? { pace: this.#often.test('mute:') || random.chance(0.5) ? 'quick' : 'live' }
        : {};
    const sides = isFast && random.chance(0.5) ? { against: 'sides' } : {};
    // A table that those who look for one can't see.
    const hidden =
      this.#often?.test('seek:start') && random.chance(HIDES) ? this.#person.hidden() : undefined;
    const where = hidden ?? (await this.#person.somewhere());
    // Its thread has members, who may be forgotten.
    const within = this.#focus === 'deletion' && random.chance(HIDES) ? { private: true } : {};
    const given = { ...pace, ...sides, ...(opening === 'tuchulcha new' && within) };
    await this.#person.command(opening, opening === 'play' ? {} : given, where);
    await pause(random.between(5 * SECOND, MINUTE));
    const lobby = this.#person.look().findLast(this.#isLobby);
    const options = lobby?.buttons.find(({ customId }) => tapOf(customId)?.on === 'options');
    if (lobby && options && random.chance(0.3)) await this.#person.press(lobby, options.customId);
    await this.#rummage();
  }

  async #search(): Promise<void> {
    const { random } = this.#person;
    const hidden = random.chance(HIDES) ? this.#person.hidden() : undefined;
    await this.#person.command('play', {}, hidden ?? (await this.#person.somewhere()));
    await pause(random.between(2 * SECOND, MINUTE));
    const answer = this.#answer();
    if (answer?.buttons.some(({ customId }) => customId === 'seek:start'))
      await this.#person.press(answer, 'seek:start');
  }

  /** Mostly for as few people as may be, and not for long. */
  async #openStory(): Promise<void> {
    const { random } = this.#person;
    const ending = random.oneOf(SHORT_STORIES) ?? '';
    await this.#person.command('bacchanalia new', random.chance(0.85) ? { players: 3, ending } : {});
    await this.#rummage();
  }

  /** Any command, or any button on any message, others' too; rather what nobody has tried yet. */
  async #explore(): Promise<void> {
    const { random } = this.#person;
    const way = random.fraction();
    if (way < DIGS_UP) {
      const old = this.#person.look().filter(({ kinds }) => CALLS.some((kind) => kinds.has(kind)));
      const shown = random.oneOf(old.slice(0, -1));
      const tapped = shown && random.oneOf(shown.buttons);
      if (!tapped || !(await this.#person.press(shown, tapped.customId))) return;
    } else if (way < 0.5) {
      const near = random.chance(0.5) ? this.#person.look().slice(-NEAR) : this.#person.look();
      if (!(await this.#tapSomethingNew(near))) return;
    } else if (way < 0.6) {
      const near = random.oneOf(this.#person.look().filter((one) => isTurn(one)));
      if (near && random.chance(0.3)) await this.#person.say(near.message.channel_id);
      await this.#person.useMenu();
    } else {
      const isRepeated = this.#often !== null && this.#command !== undefined && random.chance(AGAIN);
      const name = isRepeated ? this.#command : this.#rather(this.#commands().map(command))?.slice(1);
      this.#command = name;
      if (name) await this.#person.command(name, {}, await this.#person.somewhere());
    }
    await this.#rummage();
  }

  /** The private answers to a command have buttons and lists, whose answers have more. */
  async #rummage(): Promise<void> {
    const { random } = this.#person;
    for (let taps = 0; taps < MAX_TAPS_AROUND && !this.#isGone && random.chance(0.85); taps += 1) {
      await pause(random.between(2 * SECOND, MINUTE));
      const answer = this.#answer();
      if (!answer || !(await this.#tapSomethingNew([answer]))) return;
    }
  }

  /** False: nothing came of it. */
  async #tapSomethingNew(all: readonly Shown[]): Promise<boolean> {
    const person = this.#person;
    const ways = all.flatMap((shown) => [
      ...shown.buttons.map(({ customId }) => ({ customId, tap: () => this.#pressAgain(shown, customId) })),
      ...shown.selects.map((select) => ({
        customId: select.customId,
        tap: () => person.select(shown, select),
      })),
    ]);
    const byGist = new Map<string, (() => Promise<boolean>)[]>();
    for (const { customId, tap } of ways) {
      if (customId === DELETION_ID && this.#looks < LOOKS_BEFORE_DELETION) continue;
      const kind = gist(customId);
      byGist.set(kind, [...(byGist.get(kind) ?? []), tap]);
    }
    const kind = this.#rather([...byGist.keys()]) ?? '';
    const isBored =
      !this.#often?.test(kind) && !person.random.chance(BORED / (BORED + person.around.witness.uses(kind)));
    if (isBored) return false;
    if (kind === DELETION_ID && this.#often?.test(kind)) await leaveTraces(person, this.#often);
    const tap = person.random.oneOf(byGist.get(kind) ?? []);
    return tap?.() ?? false;
  }

  /** They may undo it, and do it again. */
  async #pressAgain(shown: Shown, customId: string): Promise<boolean> {
    const isDone = await this.#person.press(shown, customId);
    return isDone && ((await this.#doInARow(shown, customId)) || true);
  }

  /** One of them, rather what was used seldom. */
  #rather(kinds: readonly string[]): string | undefined {
    const { random, around } = this.#person;
    const { witness } = around;
    const weighed = kinds.map((one) => {
      const used = (1 + witness.uses(one)) * (1 + witness.uses(firstWords(one)) / BORED);
      const isNew = witness.uses(one) === 0 ? EAGER_FOR_NEW : 1;
      const eager = FOCUSED * (HOLDS_UP.test(one) ? RELUCTANCE ** 2 : 1);
      if (this.#often?.test(one)) return { one, weight: eager * used ** -(NOVELTY / 2) };
      return { one, weight: used ** -NOVELTY * (ENDS.test(one) ? RELUCTANCE : isNew) };
    });
    return random.weighed(weighed);
  }

  #commands(): string[] {
    const { screen } = this.#person.around;
    const rights = BigInt(screen.page.rights.get(this.#person.id) ?? 0);
    return screen.page.commands
      .filter(({ type }) => type === ApplicationCommandType.ChatInput)
      .filter(({ default_member_permissions: needed }) => !needed || (rights & BigInt(needed)) !== 0n)
      .flatMap(({ name, options = [] }) => {
        const inner = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
        return inner.length > 0 ? inner.map((one) => `${name} ${one.name}`) : [name];
      });
  }
}
