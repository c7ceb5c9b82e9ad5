/** People's actions when they look at their phones. */
import { textOf } from '@haruspex/playground/testing/person.ts';
import { plainName } from '../../src/discord/views/names.ts';
import { startOf } from '../../src/text.ts';
import { Curiosity } from './curiosity.ts';
import { command } from './declared.ts';
import { Openings } from './opening.ts';
import { FOCUSES, type Focus } from './options.ts';
import { HOUR, type Person, pause, SECOND } from './person.ts';
import { Presence } from './presence.ts';
import { isTurn, type Shown, tapOf } from './screen.ts';
import { doInARow } from './sequences.ts';
import { appeal, FOR_ALL_KINDS, fits, isInvitation, isLobby, WEIGHTS } from './tastes.ts';

/** Taps in one look at one table. */
const TAPS_AT_ONCE = 8;
/** After so many looks somebody is half as curious as at first. */
const CURIOUS_LOOKS = 40;
/** How often somebody who is new here looks around at once. */
const FIRST_LOOKS_AROUND = 4;

/** How likely somebody who is shown their draft goes on there. */
const TELLS = 0.5;

/** One in so many tables is a story's. */
const STORIES = 4;

/** How likely those sit down who look in all the time, or often. */
const EAGER = 15;
const EAGER_FOR_STORIES = 100;

/** The length to which no name is shortened. */
const SHORT_NAME = 8;

/** How long somebody's turn takes until the others do something about it, how likely they do that at a look, and what. */
const SLOW_MS = HOUR;
const URGES = 0.15;
const URGED = ['nudge', '* hand-over', '* remove', '* end'];

const HANDS_OVER = 'tuchulcha hand-over';
/** How likely somebody offers their seat when it is their turn, with a focus on seats. */
const HANDED_OVER = 0.1;

/** How likely a person comes back at a look when they see that they were away, and others then offer their seat. */
const COMES_BACK = 0.3;
const OFFERED = 0.3;

/** How likely people agree with others, with a focus on that. */
const AGREES = 0.9;
const JOINT = /^agree:|^story:\w+:(safety:ready$|do:doubt-)|^season:join/;

/** How likely somebody opens or searches for a table at a look, often where few can see it, with a focus on places. */
const SEARCHES = 0.1;

const TIMES_WAVERED = 10;
/** How likely somebody is in and out of a season, with a focus on seasons. */
const WAVERS = 0.15;

const MAX_ASKED = 5000;
/** With a focus, how likely somebody tries something else, and how much rather what the focus is about. */
const MORE_CURIOUS = 0.8;
/** With these focuses, people look at their turns more than around. */
const PLAYED: readonly Focus[] = ['stories', 'evenings', 'places'];

export class Habits {
  readonly #person: Person;
  readonly presence: Presence;
  readonly #curiosity: Curiosity;
  readonly #openings: Openings;
  readonly #focus: Focus;
  readonly #often: RegExp | null;
  /** Messages that were dealt with, until they change. */
  readonly #done = new WeakSet<object>();
  readonly #asked = new Set<string>();
  #isNew = true;

  /** `focus`: what people do more often than usual. */
  constructor(person: Person, focus: Focus) {
    this.#person = person;
    this.#focus = focus;
    this.#often = FOCUSES[focus];
    this.presence = new Presence(person);
    this.#curiosity = new Curiosity(person, this.presence, this.#often);
    this.#openings = new Openings(person, this.#curiosity, focus);
  }

  /** `open`: how many tables of each game there are. */
  async look(open: ReadonlyMap<string, number>, wantedTables: number): Promise<void> {
    const { random, character } = this.#person;
    this.presence.live();
    for (const shown of this.#person.look()) {
      const isTheirTurn = isTurn(shown) && this.#person.isCalled(shown);
      if (shown.kinds.has('back') && this.#often?.test(HANDS_OVER)) await this.#meetAbsence(shown);
      if (isTheirTurn && this.#often?.test(HANDS_OVER) && random.chance(HANDED_OVER))
        await this.#handOver(shown);
      if (isTheirTurn) await this.#inARow(shown);
      if (this.presence.isResting) return;
      if (isTheirTurn) await this.#play(shown);
      else if (isLobby(shown) && !(isInvitation(shown) && this.#person.isCalled(shown)))
        await this.#gather(shown);
      else if (this.#person.isCalled(shown) && random.chance(0.5)) await this.#tapSome(shown);
      else if (!(await this.#urge(shown))) await this.#takePart(shown);
    }
    const [stories = 0, others = 0] = ['bacchanalia', 'tuchulcha'].map((game) => open.get(game));
    const most = this.#often?.test('story:') ? wantedTables : wantedTables / STORIES;
    if (stories < most && random.chance(0.3)) await this.#openings.openStory();
    if (stories + others < wantedTables && random.chance(0.5)) await this.#openings.open();
    if (this.#focus === 'places' && random.chance(SEARCHES))
      await (random.chance(0.5) ? this.#openings.search() : this.#openings.open());
    if (character.manages) await this.#openings.manage(this.#isNew);
    for (let times = this.#isNew ? FIRST_LOOKS_AROUND : 0; times > 0; times -= 1)
      await this.#curiosity.explore();
    this.#isNew = false;
    this.#curiosity.looks += 1;
    const bored = (character.curious * CURIOUS_LOOKS) / (CURIOUS_LOOKS + this.#curiosity.looks);
    const curious = this.#often && !PLAYED.includes(this.#focus) ? MORE_CURIOUS : bored;
    while (
      !this.presence.isCalled &&
      !this.presence.isGone &&
      !this.presence.isResting &&
      random.chance(curious)
    )
      await this.#curiosity.explore();
  }

  #inARow = (shown: Shown, tapped: string | null = null): Promise<boolean> =>
    doInARow(this.#person, this.presence, this.#often, shown, tapped);

  /** Somebody at a table where they play lets the others wait. False: they wait as well. */
  async #urge(shown: Shown): Promise<boolean> {
    const { message, called } = shown;
    const { random, plays } = this.#person;
    const isSlow = Date.now() - Date.parse(message.timestamp) > SLOW_MS;
    if (!isTurn(shown) || called === null || !isSlow || !plays.has(message.channel_id)) return false;
    if (!random.chance(URGES)) return false;
    const game = shown.kinds.has('turn') ? 'tuchulcha' : 'bacchanalia';
    const name = this.#curiosity.rather(URGED.map((one) => command(one.replace('*', game))))?.slice(1);
    return name !== undefined && this.#person.command(name, {}, message.channel_id);
  }

  /** Taps until somebody else is called, or they have had enough. */
  async #play(first: Shown): Promise<void> {
    const { random } = this.#person;
    let shown: Shown | undefined = first;
    for (let taps = 0; taps < TAPS_AT_ONCE && shown; taps += 1) {
      const answered = this.#curiosity.answer()?.message.id;
      if (!(await this.#tapSome(shown))) return;
      await pause(random.between(2 * SECOND, 30 * SECOND));
      const draft = this.#curiosity.answer();
      const told = draft?.buttons.find(({ customId }) => tapOf(customId)?.on === 'storyDraft');
      if (draft && told && draft.message.id !== answered && random.chance(TELLS)) await this.#tapSome(draft);
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
    await this.#inARow(shown, found.customId);
  }

  /** Taps what is asked of all, one after the other. */
  async answerAll(): Promise<void> {
    const { random } = this.#person;
    if (this.presence.isGone) return;
    for (const shown of this.#person.look()) {
      // A new story isn't asked of anybody.
      const asked = shown.buttons.filter(
        ({ customId }) => appeal(customId) > 0 && tapOf(customId)?.on !== 'storyOpen',
      );
      const chosen = shown.message.ephemeral_for === undefined ? random.oneOf(asked) : undefined;
      if (chosen && random.chance(AGREES)) await this.#person.press(shown, chosen.customId);
    }
  }

  /** In what everybody may, once for each time that it asks something else. */
  async #takePart(shown: Shown): Promise<void> {
    if (!FOR_ALL_KINDS.some((kind) => shown.kinds.has(kind))) return;
    const asked = shown.buttons.find(({ customId }) => appeal(customId) > 0);
    const known = `${shown.message.id} ${asked?.customId}`;
    if (!asked || this.#asked.has(known)) return;
    // Some solve a puzzle at a later look, or too late.
    if (tapOf(asked.customId)?.on !== 'puzzleAnswer') this.#asked.add(known);
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
    this.#asked.add(known);
    if (!(await this.#inARow(shown, chosen.customId))) await this.#curiosity.rummage();
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
}
