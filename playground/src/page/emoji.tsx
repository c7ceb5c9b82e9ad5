/** Emojis of Unicode and the bot's own, whose pictures the playground has; others show their name. */
import { usePage } from './context.ts';

export function Emoji({ emoji }: { emoji: { name?: string | null; id?: string | null } | undefined }) {
  const { state } = usePage();
  if (!emoji) return null;
  const own = state.emojis.find(({ id }) => id === emoji.id);
  if (own) return <img class="emoji" src={own.image} alt={`:${own.name}:`} title={`:${own.name}:`} />;
  return <span class="emoji">{emoji.id ? `:${emoji.name}:` : emoji.name}</span>;
}
