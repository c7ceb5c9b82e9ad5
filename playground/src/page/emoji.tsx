/** An emoji of Unicode's or of the bot's own, whose picture the playground keeps; of any other only the name is known. */
import { usePage } from './context.ts';

export function Emoji({ emoji }: { emoji: { name?: string | null; id?: string | null } | undefined }) {
  const { state } = usePage();
  if (!emoji) return null;
  const own = state.emojis.find(({ id }) => id === emoji.id);
  if (own) return <img class="emoji" src={own.image} alt={`:${own.name}:`} title={`:${own.name}:`} />;
  return <span class="emoji">{emoji.id ? `:${emoji.name}:` : emoji.name}</span>;
}
