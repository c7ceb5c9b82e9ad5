import type { ButtonInteraction, ChatInputCommandInteraction } from 'discord.js';
import { isInGame, seatOf } from '../../tables/seats.ts';
import type { FollowedAt } from '../../tables/store.ts';
import { isOpen, type Table } from '../../tables/table.ts';
import { isOnPrivateMessage } from '../api/interaction.ts';
import { button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import type { Tap } from '../handling/context.ts';
import { choice, choiceOption, type Feature, respond, updating } from '../handling/feature.ts';
import { answer, replyPrivately, storeIfReachable } from '../handling/reply.ts';
import { tableOption } from '../handling/which-table.ts';
import { links } from '../views/links.ts';
import { tableElsewhere } from '../views/names.ts';
import { goToButton, refusalMessage } from '../views/refusal.ts';

const other = { turn: 'end', end: 'turn' } as const;

type FollowTap = Tap<ChatInputCommandInteraction | ButtonInteraction>;

/** Follows a table, changes that, or stops; returns the answer. Of two taps at once, the second finds what came of the first. */
const follow = (tap: FollowTap, table: Table, at: FollowedAt | 'off'): Promise<OutMessage> =>
  tap.queue.run(`follow ${table.id} ${tap.userId}`, () => followNow(tap, table, at));

/** Only people whom the bot can reach can follow. */
async function followNow(tap: FollowTap, table: Table, at: FollowedAt | 'off'): Promise<OutMessage> {
  const { store, t } = tap;
  const { id, number } = table;
  const { userId } = tap;
  if (at === 'off') {
    await store.follow(id, userId, null);
    return plain(t('follow.off', { number }));
  }
  if (!isOpen(table)) return refusalMessage(t, { code: 'notPlaying' }, table);
  const seat = seatOf(table, userId);
  if (seat && isInGame(table, seat)) return plain(t('follow.seated', { number }));
  const followers = await store.followers(id);
  const isRepeated = followers.some((follower) => follower.userId === userId);
  const stop = button(links.follow({ table: id, at: 'off' }), t('button.unfollow'));
  const greeting = plain(
    t('follow.hello', { number: tableElsewhere(t, table), at }),
    rowsOf([...goToButton(t, table), stop]),
  );
  const begin = () => store.follow(id, userId, at);
  const end = () => store.follow(id, userId, null);
  const first = { userId, message: greeting, nonce: tap.interaction.id, isRepeated };
  if (!(await storeIfReachable(tap, first, begin, end))) return plain(t('follow.closed', { number }));
  const change = button(links.follow({ table: id, at: other[at] }), t(`button.follow.${other[at]}`));
  return plain(t('follow.done', { number, at }), rowsOf([change, stop]));
}

export const followFeature: Feature = {
  ofEachGame: (game) => [
    {
      name: `${game} follow`,
      text: 'command.follow',
      options: [
        choiceOption('at', 'command.follow.at', [
          choice('choice.follow.turn', 'turn'),
          choice('choice.follow.end', 'end'),
          choice('choice.follow.off', 'off'),
        ]),
        tableOption,
      ],
      permission: ({ options }) => (options.getString('at') === 'off' ? 'unfollow' : 'follow'),
      fits: ({ user }, table) => isOpen(table) && seatOf(table, user.id) === undefined,
      async handle(tap: Tap<ChatInputCommandInteraction>, table: Table) {
        const wish = tap.interaction.options.getString('at');
        const at = wish === 'turn' || wish === 'off' ? wish : 'end';
        await replyPrivately(tap, await follow(tap, table, at));
      },
    },
  ],
  routes: respond(
    { follow: links.follow },
    {
      follow: updating(async (tap, { at }, table) => {
        const message = await follow(tap, table, at);
        if (!isOnPrivateMessage(tap.interaction)) return replyPrivately(tap, message);
        if (tap.interaction.guildId) return answer(tap, message);
        // A direct message keeps its text; the change is written below it.
        const noted = `${tap.interaction.message.content}\n-# ${message.content}`;
        await answer(tap, plain(noted, rowsOf(goToButton(tap.t, table))));
      }),
    },
    { follow: ({ at }) => (at === 'off' ? 'unfollow' : 'follow') },
  ),
};
