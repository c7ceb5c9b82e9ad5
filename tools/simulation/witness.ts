/** People's actions and what they saw, to check the stored data against. */
import { type PageMessage, textOf } from '@haruspex/playground/testing/person.ts';
import { DELETION_ID } from '../../src/discord/features/privacy.ts';
import { LANGUAGES, translator } from '../../src/texts/index.ts';
import type { RowChange } from './changes.ts';
import { type Deed, SEEK_ID } from './deed.ts';
import type { Asked } from './effects.ts';
import { Promises } from './promises.ts';
import { type Ring, tapOf, tapsOn } from './screen.ts';

/** A word that nobody else writes, so that every copy can be found. */
export const CANARY = /zq[0-9a-w]+x/g;

/** Forms by which all agree on words, which replace others. */
export const AGREED = /:write:(title|terms)/;

/** Changes when somebody may be rung. */
const TIMES = /^(prefs|vacation):/;

/** Also a title that isn't proposed since another was meanwhile. */
const GIVEN_BACK = LANGUAGES.flatMap(({ code }) => {
  const t = translator(code);
  const changed = t('bacchanalia.title.changed', { latest: '|', title: '' });
  return [t('form.givenBack'), changed.split('|')[0] ?? ''];
});
/** Lines and veils are given back as they were written, and told as a list. */
const LIMITS = LANGUAGES.flatMap(({ code }) => {
  const t = translator(code);
  return [`${t('terms.lines')}\n`, `${t('terms.veils')}\n`];
});
const isGivenBack = ({ content }: PageMessage): boolean =>
  GIVEN_BACK.some((words) => content.startsWith(words)) ||
  LIMITS.some((head) => content.startsWith(head) && !content.startsWith(`${head}- `));

/** The disk was full, for example: the data of a person is still there, or some of it. */
const UNDELETED = LANGUAGES.map(({ code }) => translator(code)('privacy.failed'));

/** Changes whom somebody avoids. */
const AVOIDS = /^(prefs|block|unblock|meet|avoid):/;

/** Calls of people who searched for a table. */
const FOUND = LANGUAGES.flatMap(({ code }) =>
  [1, 2].map((count) => {
    const words = translator(code)('seek.found', { people: '', count, number: 0, computers: 0 }).trim();
    return new RegExp(words.replace('0', '(\\d+)').replaceAll('.', '\\.'));
  }),
);

/** No tap takes longer until it is acknowledged. */
const TAP_MS = 10_000;

const MENTION = /<@(\d+)>/g;
const CHANNEL = /<#(\d+)>/;

/** Its author and place. */
interface Written {
  readonly userId: string;
  readonly customId: string;
  /** A table's id. */
  readonly table: string | null;
}

export class Witness {
  readonly promises = new Promises();
  /** By interaction: what the bot has heard of since the last night. */
  readonly asked = new Map<string, Asked>();
  /** Since the last night. */
  deeds: Deed[] = [];
  /** Those of them that vote. */
  votes: Deed[] = [];
  rings: Ring[] = [];
  /** Rings of people who rested. */
  readonly atRest = new Set<Ring>();
  readonly words = new Map<string, Written>();
  /** By interaction: what its person alone was told. */
  readonly answers = new Map<string, PageMessage>();
  /** Words of people who had their data deleted since: when they had (Unix milliseconds). */
  readonly buried = new Map<string, { readonly at: number }>();
  /** People who had their data deleted and have done nothing since; nobody has named them either. By person: since when (Unix ms), and their name. */
  readonly gone = new Map<string, { readonly at: number; readonly name: string }>();
  /** People who ever wanted to have their data deleted. */
  readonly deleted = new Set<string>();
  /** People who ever left the server. */
  readonly leavers = new Set<string>();
  /** People who ever refused direct messages. */
  readonly closed = new Set<string>();
  /** People who were told that they follow a table: person and table. */
  readonly follows = new Set<string>();
  /** By person: their latest tap about following. */
  readonly #unfollowed = new Map<string, bigint>();
  /** By the tap that began it: who searched for a table. */
  readonly seeks = new Map<string, string>();
  /** People who searched for a table and were called to one: its number and the person. */
  readonly found = new Set<string>();
  /** Votes that somebody tapped, whatever the bot said, if anything: table, log entry, person, and way. */
  readonly tried = new Set<string>();
  /** By table and log entry: the first vote (Unix milliseconds). */
  readonly firstVotes = new Map<string, number>();
  /** By person: the time of their latest change of quiet hours or vacations (Unix milliseconds). */
  readonly otherwise = new Map<string, number>();
  /** By person: the time of their latest change of preferences (Unix milliseconds). */
  readonly quietSince = new Map<string, number>();
  /** By person: the channel that an answer to them named last. */
  readonly pointed = new Map<string, string>();
  /** The tables that were ever in a channel or thread; both ids. */
  readonly places = new Map<string, Set<string>>();
  /** Ranges that a season's people had the night before; by season and person. */
  readonly ranges = new Map<string, { readonly best: number; readonly worst: number }>();
  /** Absent people's turns for which others have chosen how they go on; table and turn. */
  readonly chosen = new Set<string>();
  /** By person: the time of their latest change of whom they avoid, or of other preferences (Unix milliseconds). */
  readonly avoids = new Map<string, number>();
  /** People who have said at a table that they are ready; table and person. */
  readonly ready = new Set<string>();
  /** People who were ever excluded from a season; both ids. */
  readonly barred = new Set<string>();
  /** How often each kind of button, list, form and command was used. */
  readonly used = new Map<string, number>();

  /** By person: when they were told that the deletion of their data has failed (Unix milliseconds). */
  readonly #undeleted = new Map<string, number>();

  /** Nothing fails, and what has failed is over. */
  isCalm: () => boolean = () => true;

  /** Messages that the bot couldn't edit, until somebody taps them. */
  unedited = new Set<string>();

  /** Turns that a late edit has changed, until somebody whom they call taps them. */
  overdrawn = new Map<string, { readonly userId: string | undefined; readonly at: number }>();

  /** Words that somebody saw, and replaced or gave up, or that they were given back. */
  readonly withdrawn = new Set<string>();

  place({ table, after }: RowChange): void {
    if (table !== 'tables' || !after) return;
    for (const place of [after['channel_id'], after['play_channel_id']])
      if (typeof place === 'string')
        this.places.set(place, (this.places.get(place) ?? new Set()).add(String(after['id'])));
  }

  /** Another each time. */
  newWord(written: Written): string {
    // No digit is its last letter, so that a shortened word isn’t another.
    const word = `zq${this.words.size.toString(33)}x`;
    this.words.set(word, written);
    return word;
  }

  use(...kinds: readonly (string | undefined)[]): void {
    for (const kind of kinds) if (kind !== undefined) this.used.set(kind, (this.used.get(kind) ?? 0) + 1);
  }

  uses(kind: string): number {
    return this.used.get(kind) ?? 0;
  }

  did(done: Omit<Deed, 'isCalm'>): Deed {
    const deed = { ...done, isCalm: this.isCalm() };
    this.deeds.push(deed);
    this.promises.hear(deed);
    if (deed.customId.startsWith('vote:')) this.votes.push(deed);
    if (deed.isCalm && deed.messageId !== null) this.unedited.delete(deed.messageId);
    const late = this.overdrawn.get(deed.messageId ?? '');
    const isOfTurn = tapOf(deed.customId)?.on === 'turn';
    if (deed.messageId !== null && isOfTurn && late?.userId === deed.userId && deed.at > late.at + TAP_MS)
      this.overdrawn.delete(deed.messageId);
    if (TIMES.test(deed.customId)) this.otherwise.set(deed.userId, deed.at);
    if (deed.customId.startsWith('prefs:')) this.quietSince.set(deed.userId, deed.at);
    if (AVOIDS.test(deed.customId)) this.avoids.set(deed.userId, deed.at);
    if (deed.customId === SEEK_ID) this.seeks.set(deed.interactionId, deed.userId);
    if (deed.customId.startsWith('follow:')) {
      this.unfollow(deed.userId);
      this.#unfollowed.set(deed.userId, BigInt(deed.interactionId || 0));
    }
    const tap = tapOf(deed.customId);
    if (tap?.on === 'late') this.chosen.add(`${tap.table} ${tap.turn}`);
    if (deed.customId !== DELETION_ID) return deed;
    this.unfollow(deed.userId);
    this.promises.forget(deed.userId);
    if ((this.#undeleted.get(deed.userId) ?? 0) >= deed.since) return deed;
    this.gone.set(deed.userId, { at: deed.at, name: deed.name });
    for (const [word, { userId, customId }] of this.words)
      if (userId === deed.userId && !AGREED.test(customId) && !this.buried.has(word))
        this.buried.set(word, { at: deed.at });
    return deed;
  }

  /** They may have stopped following. */
  unfollow(userId: string): void {
    for (const key of this.follows) if (key.startsWith(`${userId} `)) this.follows.delete(key);
  }

  /** They are known again. */
  name(...userIds: readonly string[]): void {
    for (const userId of userIds) this.gone.delete(userId);
  }

  answered(message: PageMessage): void {
    this.promises.see(message);
    const { interaction_metadata: cause, ephemeral_for } = message;
    if (ephemeral_for === undefined) {
      this.#called(message);
      return;
    }
    if (cause) this.answers.set(cause.id, message);
    if (UNDELETED.some((words) => message.content.startsWith(words))) this.#remain(ephemeral_for);
    if (isGivenBack(message))
      for (const word of message.content.match(CANARY) ?? []) this.withdrawn.add(word);
    const follows = tapsOn(message).flatMap((tap) => (tap.on === 'follow' ? [tap] : []));
    // A lost answer may be sent again when they have stopped since.
    const isLate =
      cause !== undefined && BigInt(cause.id) < (this.#unfollowed.get(ephemeral_for ?? '') ?? 0n);
    if (follows.length > 1 && !isLate) this.follows.add(`${ephemeral_for} ${follows[0]?.table}`);
    const [, channelId] = CHANNEL.exec(message.content) ?? [];
    if (channelId !== undefined) this.pointed.set(ephemeral_for, channelId);
  }

  /** Their deletion has failed. */
  #remain(userId: string): void {
    const at = this.gone.get(userId)?.at;
    this.#undeleted.set(userId, Date.now());
    for (const [word, buried] of this.buried)
      if (buried.at === at && this.words.get(word)?.userId === userId) this.buried.delete(word);
    this.name(userId);
  }

  /** Calls may be appended to another message. */
  #called(message: PageMessage): void {
    for (const line of textOf(message).split('\n'))
      for (const words of FOUND) {
        const [call, number] = words.exec(line) ?? [];
        if (call === undefined) continue;
        for (const [, userId] of line.matchAll(MENTION)) this.found.add(`${number} ${userId}`);
      }
  }

  forgetDay(): void {
    this.asked.clear();
    this.deeds = [];
    this.votes = [];
    this.tried.clear();
    this.rings = [];
    this.atRest.clear();
    this.answers.clear();
  }
}
