import type { BaseInteraction } from 'discord.js';
import { BUSY } from '../../pictures/index.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { translator } from '../../texts/index.ts';
import { LONGEST_CONTENT, type OutMessage, type Picture } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';
import type { MessageToDraw } from '../views/game-view.ts';

/** Whose share of the drawing queue an answer takes: the server's, in direct messages the person's own. */
export const shareOf = ({ guildId, user }: Pick<BaseInteraction, 'guildId' | 'user'>): Snowflake =>
  guildId ?? user.id;

type Unpictured = Omit<OutMessage, 'picture'>;

interface PictureToDraw {
  /** In which a missing picture is explained. */
  readonly locale: string;
  draw(): Promise<Picture>;
}

type Drawing = Pick<HandlerContext, 'drawing'>;

/** A person's answer with its picture; where too many are being drawn, without it, which it says. */
async function drawnAnswer(
  { drawing }: Drawing,
  share: Snowflake,
  message: Unpictured,
  { locale, draw }: PictureToDraw,
): Promise<OutMessage> {
  const picture = await drawing.submit(share, 'answer', draw);
  if (picture !== BUSY) return { ...message, picture };
  const content = [message.content, translator(locale)('picture.busy')].join('\n').trim();
  return {
    ...message,
    content: content.length <= LONGEST_CONTENT ? content : message.content,
    picture: null,
  };
}

/** The same of a game's board or cards. Rejects where they cannot be drawn. */
export async function drawAnswer(
  context: Drawing & Pick<HandlerContext, 'draw'>,
  share: Snowflake,
  { message, picture }: MessageToDraw,
): Promise<OutMessage> {
  if (!picture) return { ...message, picture };
  const { locale } = picture.view;
  return drawnAnswer(context, share, message, { locale, draw: () => context.draw(picture) });
}

/** The same of a picture beside a text that is whole without it: one that cannot be drawn costs nobody the answer. */
export async function withPicture(
  context: Drawing & Pick<HandlerContext, 'log'>,
  share: Snowflake,
  message: Unpictured,
  picture: PictureToDraw,
): Promise<OutMessage> {
  try {
    return await drawnAnswer(context, share, message, picture);
  } catch (error) {
    context.log.error({ err: error }, 'failed to draw a picture for an answer');
    return { ...message, picture: null };
  }
}
