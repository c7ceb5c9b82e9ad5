import type { Interaction } from 'discord.js';
import type { Snowflake } from '../../../tables/game-types.ts';
import { gameOf } from '../../../tables/games.ts';
import type { Table } from '../../../tables/table.ts';
import type { Translate } from '../../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf } from '../../api/message.ts';
import { declareCustomIds, oneOf } from '../../custom-id.ts';

/** `ask`: what deleting would do; `keep`: back from that; `delete`: does it. */
type PrivacyAction = 'data' | 'hide' | 'unhide' | 'ask' | 'keep' | 'delete';

export const privacyButtons = declareCustomIds({
  privacy: [
    'privacy:{does}',
    { does: oneOf<PrivacyAction>('data', 'hide', 'unhide', 'ask', 'keep', 'delete') },
  ],
});

/** Whether by this tap a person deletes everything that is stored of them. */
export const isDeletion = (interaction: Interaction): boolean =>
  interaction.isButton() && privacyButtons.privacy.parse(interaction.customId)?.does === 'delete';

const idFor = (does: PrivacyAction) => privacyButtons.privacy({ does });

/** Tells what is stored about a person, and what they can do about it. */
export function privacyMessage(t: Translate, hidden: boolean): OutMessage {
  const content = [t('privacy.what'), t('privacy.ranked', { hidden: hidden ? 'yes' : 'no' })].join('\n\n');
  return plain(
    content,
    rowsOf([
      button(idFor('data'), t('privacy.button.data')),
      hidden
        ? button(idFor('unhide'), t('privacy.button.unhide'))
        : button(idFor('hide'), t('privacy.button.hide')),
      button(idFor('ask'), t('privacy.button.ask'), 'danger'),
    ]),
  );
}

/** Tells what deleting would do, before it is done. `open`: tables in a lobby or being played where the person sits or waits. */
export function deletionQuestion(t: Translate, open: readonly Table[], userId: Snowflake): OutMessage {
  const games = open.filter(({ status }) => status === 'playing');
  const stories = games.filter((table) => !gameOf(table).hasComputers).length;
  const playing = games.length - stories;
  const own = open.filter(({ status, openerId }) => status === 'lobby' && openerId === userId).length;
  const content = t('privacy.question', { playing, stories, own, lobbies: open.length - games.length - own });
  return plain(
    content,
    rowsOf([
      button(idFor('delete'), t('privacy.button.delete'), 'danger'),
      button(idFor('keep'), t('privacy.button.keep')),
    ]),
  );
}
