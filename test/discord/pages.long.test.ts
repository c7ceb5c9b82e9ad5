import { readdirSync, readFileSync } from 'node:fs';
import { ApplicationCommandOptionType, ApplicationCommandType, ButtonStyle } from 'discord-api-types/v10';
import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import * as messages from '../../src/discord/api/message.ts';
import { gameFeatures } from '../../src/discord/game-features.ts';
import type { CommandOption, TableOption } from '../../src/discord/handling/feature.ts';
import { allRoutes, commandsOfGame, globalCommands, slashCommands } from '../../src/discord/registry.ts';
import { projectFile } from '../../src/project-file.ts';
import { localeTexts } from '../../src/texts/index.ts';
import { DAY } from '../e2e/test-clock.ts';
import { runs } from '../runs.ts';
import { CHANNEL, CrowdedServer, SERVER } from './crowded-server.ts';
import { controlsIn, expectTaken } from './laws.ts';
import { type Asker, type Call, type Options, SHOWS } from './stub-interaction.ts';
import { BOT, STRANGER, TestBot } from './test-bot.ts';

interface Control {
  readonly custom_id?: string;
  readonly style?: number;
  readonly options?: readonly { readonly value: string }[];
}

/** How often the buttons of a route are pressed that differ by more than numbers. */
const MAX_OF_ROUTE = 25;

/** A custom id, and what is chosen if it is a list. */
type TapOn = readonly [customId: string, value: string | null];

/** All that somebody is shown who types every command, and then taps everything, what changes a table last. */
class Walk {
  readonly #bot: TestBot;
  readonly #who: Asker;
  /** People whom commands name. */
  readonly #others: readonly string[];
  readonly #known = new Map<string, Set<string>>();
  readonly #taps: TapOn[] = [];
  /** Taps that change a table. */
  readonly #changes: TapOn[] = [];
  readonly #shown = new Map<TapOn, readonly [body: object, isPrivate: boolean]>();

  constructor({ bot, client, crowd: { locale }, people: [reader, ...others] }: CrowdedServer) {
    const { userId = '', name: displayName = '' } = reader ?? {};
    const here = { guildId: SERVER, channelId: CHANNEL, isManager: true, isCached: true, client };
    this.#bot = bot;
    this.#who = { ...here, userId, displayName, locale };
    this.#others = [...others.slice(0, 2).map((one) => one.userId), BOT, STRANGER];
  }

  async types(): Promise<void> {
    for (const { name, options = [] } of slashCommands())
      for (const given of this.#given(options)) this.#see(await this.#bot.command(this.#who, name, given));
    for (const { name, type } of [...globalCommands(), ...gameFeatures().flatMap(commandsOfGame)])
      if (type === ApplicationCommandType.User)
        for (const other of this.#others) this.#see(await this.#bot.menu(this.#who, name, other));
  }

  /** The channels' messages. */
  looks(): void {
    this.#see(this.#bot.discord.requests.map(({ method, body }): Call => [`channel.${method}`, body]));
  }

  async tapsEverything(): Promise<void> {
    for (const tap of this.#taps) await this.#does(tap);
    for (const tap of this.#changes) await this.#does(tap);
  }

  async #does(tap: TapOn): Promise<void> {
    const [customId, value] = tap;
    const [body, isPrivate = true] = this.#shown.get(tap) ?? [];
    const who = { ...this.#who, ...(body && { pressed: { id: '1', content: '', ...body } as never }) };
    this.#see(
      value === null
        ? await this.#bot.button(who, customId, isPrivate)
        : await this.#bot.select(who, customId, [value]),
    );
  }

  /** Taps on messages that somebody else was shown. */
  async repeats(other: Walk): Promise<void> {
    for (const tap of [...other.#taps]) await this.#does(tap);
  }

  /** What is required, alone and with each choice of what is not. */
  #given(options: readonly (CommandOption | TableOption)[]): Options[] {
    const valued = options.map((option) => [option, this.#valuesOf(option)] as const);
    const required = Object.fromEntries(
      valued.flatMap(([{ name, required: isRequired }, [value = '']]) => (isRequired ? [[name, value]] : [])),
    );
    const others = valued.flatMap(([{ name }, values]) =>
      values.map((value) => ({ ...required, [name]: value })),
    );
    return [required, ...others];
  }

  #valuesOf(option: CommandOption | TableOption): readonly string[] {
    if ('choices' in option && option.choices) return option.choices.map(({ value }) => String(value));
    if (option.type === ApplicationCommandOptionType.User) return [...this.#others, this.#who.userId];
    if (option.type === ApplicationCommandOptionType.Boolean) return ['true'];
    return option.type === ApplicationCommandOptionType.String ? ['1', ...TYPED] : ['1', '2'];
  }

  #see(calls: readonly Call[]): void {
    for (const [method, ...given] of calls) {
      const isPrivate = SHOWS.test(method);
      const body = given.at(isPrivate ? 0 : -1);
      if (typeof body !== 'object' || body === null || !('components' in body)) continue;
      for (const control of controlsIn(body.components as object[]) as Control[])
        for (const [tap, changes] of this.#newTaps(control)) {
          (changes ? this.#changes : this.#taps).push(tap);
          this.#shown.set(tap, [body, isPrivate]);
        }
    }
  }

  #newTaps({ custom_id: customId, style, options }: Control): (readonly [TapOn, changes: boolean])[] {
    const route = allRoutes().find(({ id }) => customId !== undefined && id.parse(customId) !== null);
    if (!route || customId === undefined || style === ButtonStyle.Danger) return [];
    tapped.add(route.id.pattern);
    const known = this.#known.get(route.id.pattern) ?? new Set();
    this.#known.set(route.id.pattern, known);
    const values = options ? options.map(({ value }) => value) : [null];
    return values.flatMap((value) => {
      const kind = `${customId} ${value}`.replaceAll(/\d/g, '');
      if (known.size >= MAX_OF_ROUTE || known.has(kind)) return [];
      known.add(kind);
      return [[[customId, value], route.permission !== null && route.permission !== 'see'] as const];
    });
  }
}

/** Typed where a command takes any words. */
const TYPED = ['xyzzy', 'can a god die', 'all dice'];

const long = (...letters: readonly string[]) =>
  fc.array(fc.constantFrom(...letters), { minLength: 32, maxLength: 32 }).map((all) => all.join(''));

/** The longest names: of wide letters, markup, pictures, or from right to left. */
const name = fc.oneof(
  long('W', '漢', '한'),
  long(...'*_~|`[]<>@:\\'),
  long('👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇳🇱'),
  long('م', 'ש'),
);

/** Lines of `src` that lay out a message: `my-games.ts:55`. */
const LINES = readdirSync(projectFile('src/discord'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    readFileSync(projectFile(`src/discord/${file}`), 'utf8')
      .split('\n')
      .flatMap((line, at) => (/\blaidOut\(/.test(line) ? `src/discord/${file}:${at + 1}` : [])),
  );

const passed = new Set<string>();
/** Patterns of the custom ids that a walk has met. */
const tapped = new Set<string>();

/** Messages that no walk meets: they have tests of their own. */
const APART = ['end-message', 'views/question-message', 'tuchulcha/notices', 'seasons/managing'];

/** Only on old messages, behind red buttons or a choice of people, for a free seat, after a refused form, or without open games. */
const RARE = [
  ...'past:choose season:leave season:seat season:exclude season:readmit season:again'.split(' '),
  ...'welcome:another welcome:alone'.split(' '),
];
const { laidOut } = messages;
vi.spyOn(messages, 'laidOut').mockImplementation((...given) => {
  const frame = new Error('here').stack?.split('\n').find((line) => /\/src\/.*:\d+:\d+/.test(line)) ?? '';
  passed.add(/src\/[^:]*:\d+/.exec(frame)?.[0] ?? '');
  return laidOut(...given);
});
afterAll(() => {
  vi.restoreAllMocks();
});

describe('people with the longest names', () => {
  test.each(Object.keys(localeTexts))('are shown everything in %s, and Discord takes it', async (locale) => {
    await fc.assert(
      fc.asyncProperty(fc.array(name, { minLength: 8, maxLength: 8 }), async (names) => {
        const walkOn = (tables: number, seasons: number) => {
          const server = new CrowdedServer(new TestBot(), { locale, names, tables, seasons });
          return { server, walk: new Walk(server) };
        };
        const full = walkOn(6, 4);
        await full.server.fill();
        full.walk.looks();
        await full.walk.types();
        await full.walk.tapsEverything();
        const empty = walkOn(0, 0);
        // Lists of tables are kept for some seconds.
        empty.server.bot.after(30 * DAY);
        await empty.walk.repeats(full.walk);
        await empty.walk.types();
        await empty.walk.tapsEverything();
        for (const { bot } of [full.server, empty.server]) {
          for (const { body } of bot.discord.requests)
            if (body instanceof Object && 'components' in body) expectTaken(body);
          expect(bot.logged(50)).toEqual([]);
        }
      }),
      { numRuns: runs(1, 40), endOnFailure: true },
    );
  });

  test('every button and list was tapped that is about no table', () => {
    const ids = allRoutes().filter(
      ({ permission, responder: { button, select } }) => permission === null && (button || select),
    );
    const missing = ids.filter(({ id }) => !tapped.has(id.pattern));
    const names = missing.map(({ id }) => id.pattern.replace(/[:(]+\(.*/, ''));
    expect(names.filter((name) => !RARE.includes(name))).toEqual([]);
  });

  test('every line that lays out a message was passed', () => {
    const missing = LINES.filter((line) => !passed.has(line));
    expect(missing.filter((line) => !APART.some((file) => line.includes(file)))).toEqual([]);
  });
});
