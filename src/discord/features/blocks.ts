import { withBlocked } from '../../tables/blocks.ts';
import { agreeToMeet, standUp, startIfFull } from '../../tables/changes/lobby.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { seatOf } from '../../tables/seats.ts';
import { MAX_BLOCKED } from '../../tables/settings.ts';
import { button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { declareCustomIds, userId } from '../custom-id.ts';
import type { Tap } from '../handling/context.ts';
import { type Feature, respond, updating, userCommand } from '../handling/feature.ts';
import { refreshIfAccepted, refreshTable } from '../handling/refresh-table.ts';
import { answer, replyPrivately } from '../handling/reply.ts';
import { links } from '../views/links.ts';
import { mention } from '../views/names.ts';
import { goToButton } from '../views/refusal.ts';

export const blockButtons = declareCustomIds({
  /** Takes a person off one's list. */
  undo: ['block:undo:{userId}', { userId }],
});

/** Changes one's list; returns the answer. */
async function block(tap: Tap, other: Snowflake, isBlocked: boolean): Promise<OutMessage> {
  const { t } = tap;
  const name = mention(other);
  let isFull = false;
  await tap.people.change(tap.userId, (current) => {
    const changed = withBlocked(current, other, isBlocked);
    isFull = changed === null;
    return changed ?? current;
  });
  if (isFull) return plain(t('blocks.full', { most: MAX_BLOCKED }));
  if (!isBlocked) return plain(t('blocks.removed', { name }));
  const undo = button(blockButtons.undo({ userId: other }), t('button.unblock'));
  return plain(t('blocks.added', { name }), rowsOf([undo]));
}

export const blocksFeature: Feature = {
  userCommands: [
    /** *Don't seat me with them*, in a person's menu. */
    userCommand('userCommand.block', async (tap) => {
      const { targetUser } = tap.interaction;
      if (targetUser.id === tap.userId) return replyPrivately(tap, tap.t('blocks.self'));
      if (targetUser.bot) return replyPrivately(tap, tap.t('blocks.bot'));
      await replyPrivately(tap, await block(tap, targetUser.id, true));
    }),
  ],
  routes: respond(
    { ...blockButtons, meet: links.meet, avoid: links.avoid },
    {
      undo: updating(async (tap, { userId: other }) => answer(tap, await block(tap, other, false))),

      /** Sits down in spite of one's list, or stays; the game may begin. */
      meet: updating(async (tap, { table: id, after }, table) => {
        const agreed = tap.t('blocks.agreed', { number: table.number });
        if (after !== '') {
          await answer(tap, agreed);
          return tap.press(after, { agreesToMeet: true });
        }
        await agreeToMeet(tap.tables, id, tap.userId);
        await answer(tap, plain(agreed, rowsOf(goToButton(tap.t, table))));
        await startIfFull(tap.tables, id);
        await refreshTable(tap, id);
      }),

      /** Doesn't sit down, or gives up the seat in the lobby. */
      avoid: updating(async (tap, { table: id }, table) => {
        const { number } = table;
        if (!seatOf(table, tap.userId)) return answer(tap, tap.t('blocks.stayedAway', { number }));
        const left = await refreshIfAccepted(tap, await standUp(tap.tables, id, tap.userId));
        if (left) await answer(tap, tap.t('blocks.left', { number }));
      }),
    },
    { meet: 'meet', avoid: 'meet' },
  ),
};
