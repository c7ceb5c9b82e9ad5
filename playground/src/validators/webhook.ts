import * as z from 'zod';
import { refuse, text, unsupported, url } from './form.ts';
import { newMessage } from './message.ts';

const REFUSED = /clyde|discord/i;

const username = text(1, 80).superRefine((value, ctx) => {
  const [part] = REFUSED.exec(value) ?? [];
  if (part !== undefined)
    refuse(ctx, 'USERNAME_INVALID_CONTAINS', `Username cannot contain "${part.toLowerCase()}"`);
});

export const newWebhook = z.object({ name: username, avatar: unsupported('pictures of webhooks') });

/** Discord remembers no nonce of such a message. */
export const webhookMessage = newMessage.omit({ nonce: true, enforce_nonce: true }).extend({
  username: username.nullish(),
  avatar_url: url(2048).nullish(),
  thread_name: unsupported('channels of threads'),
});
