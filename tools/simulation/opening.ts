/** Opening tables, seasons and evenings, and turning on what a server has. */
import type { Curiosity } from './curiosity.ts';
import { gist } from './declared.ts';
import { FOCUSES, type Focus } from './options.ts';
import { HOUR, MINUTE, type Person, pause, SECOND } from './person.ts';
import { tapOf } from './screen.ts';
import { SEAT_ROLE } from './server.ts';
import { isLobby } from './tastes.ts';

/** How likely a manager opens a season, or an evening, at a look. */
const SEASON_RATE = 0.03;
/** The same with a focus on seasons. */
const EAGER_SEASON_RATE = 0.2;
const OPENS_ELSEWHERE = 0.3;
const OPENED: Partial<Record<Focus, readonly string[]>> = { evenings: ['evening'], places: [] };
/** How likely a manager sets at a look what most people want, by page and list; values or their labels. */
const TURNS_ON = 0.1;
const WANTED = [
  ['tables', 'channels', []],
  ['tables', 'bacchanalia', ['everywhere']],
  ['limits', 'max-tables', ['0']],
  ['limits', 'opening-wait', ['0']],
  ['list', 'table-list', null],
  ['list', 'seat-role', [SEAT_ROLE]],
  ['puzzle', 'puzzle-channel', null],
] as const;
/** A puzzle's day is over some hours after a manager has turned it on. */
const MAX_PUZZLE_HOURS = 6;
const VOTED = 'tuchulcha channel';
/** By which a table is opened, and how often in comparison. */
const OPENING = [
  { one: 'tuchulcha new', weight: 4 },
  { one: VOTED, weight: 0.5 },
  { one: 'play', weight: 1 },
];
/** Ends of stories that are reached within days. */
const SHORT_STORIES = ['parcae-2', 'parcae-3', 'scenes-15'];
/** Part of a focus for which turns are missed, and reminded of, in a day. */
const QUICK = /mute:|back:/;
/** How likely somebody who opens or searches for something where few may see it does so where few can. */
const HIDES = 0.5;

export class Openings {
  readonly #person: Person;
  readonly #curiosity: Curiosity;
  readonly #focus: Focus;
  readonly #often: RegExp | null;

  constructor(person: Person, curiosity: Curiosity, focus: Focus) {
    this.#person = person;
    this.#curiosity = curiosity;
    this.#focus = focus;
    this.#often = FOCUSES[focus];
  }

  /** Managers turn on what there is first of all, and again later. */
  async manage(isNew: boolean): Promise<void> {
    const { random } = this.#person;
    const isEager = this.#focus === 'seasons';
    for (const open of OPENED[this.#focus] ?? ['season', 'evening']) {
      if (!isNew && !random.chance(isEager ? EAGER_SEASON_RATE : SEASON_RATE)) continue;
      // A channel has a season or an evening.
      const isElsewhere = (isEager && open === 'evening') || random.chance(OPENS_ELSEWHERE);
      const aside = isElsewhere && random.chance(HIDES) ? this.#person.hidden() : undefined;
      const where = aside ?? (isElsewhere ? await this.#person.somewhere() : undefined);
      await this.#person.command('season', { open }, where);
    }
    if (!isNew && !random.chance(TURNS_ON)) return;
    await this.#person.command('settings');
    const ends = new Date(Date.now() + random.between(1, MAX_PUZZLE_HOURS) * HOUR).getUTCHours();
    const atFirst = isNew ? ([['puzzle', 'puzzle-hour', [String(ends)]]] as const) : [];
    for (const [page, key, values] of [...atFirst, ...WANTED]) {
      for (const way of [`server:page:${page}`, `server:${key}`]) {
        await pause(random.between(5 * SECOND, MINUTE));
        const shown = this.#curiosity.answer();
        const select = shown?.selects.find(({ customId }) => gist(customId) === way);
        // The list of tables stands where few can see it, with a focus on places.
        const place = this.#focus === 'places' ? this.#person.hidden() : undefined;
        const wanted = values ?? (place === undefined ? undefined : [place]);
        const idOf = (one: string) => select?.options.find(({ label }) => label === one)?.value ?? one;
        if (shown && select) await this.#person.select(shown, select, wanted?.map(idOf));
        else if (shown?.buttons.some(({ customId }) => customId === way))
          await this.#person.press(shown, way);
      }
    }
    // Otherwise they would take back what they have just set.
    if (isNew && this.#focus !== 'places') await this.#curiosity.rummage();
  }

  async open(): Promise<void> {
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
    const lobby = this.#person.look().findLast(isLobby);
    const options = lobby?.buttons.find(({ customId }) => tapOf(customId)?.on === 'options');
    if (lobby && options && random.chance(0.3)) await this.#person.press(lobby, options.customId);
    await this.#curiosity.rummage();
  }

  async search(): Promise<void> {
    const { random } = this.#person;
    const hidden = random.chance(HIDES) ? this.#person.hidden() : undefined;
    await this.#person.command('play', {}, hidden ?? (await this.#person.somewhere()));
    await pause(random.between(2 * SECOND, MINUTE));
    const answer = this.#curiosity.answer();
    if (answer?.buttons.some(({ customId }) => customId === 'seek:start'))
      await this.#person.press(answer, 'seek:start');
  }

  /** Mostly for as few people as may be, and not for long. */
  async openStory(): Promise<void> {
    const { random } = this.#person;
    const ending = random.oneOf(SHORT_STORIES) ?? '';
    await this.#person.command('bacchanalia new', random.chance(0.85) ? { players: 3, ending } : {});
    await this.#curiosity.rummage();
  }
}
