/** A choice in a list has an effect, and the list shows it. */
import type { PageMessage } from '@haruspex/playground/testing/person.ts';

/** Somebody's choice, and the message as it was before. */
export interface Choice {
  readonly userId: string;
  readonly customId: string;
  readonly chosen: readonly string[];
  readonly interactionId: string;
  readonly before: PageMessage;
}

interface List {
  readonly custom_id?: string;
  readonly options?: readonly { readonly value: string; readonly default?: boolean }[];
  readonly default_values?: readonly { readonly id: string }[];
  readonly components?: readonly List[];
}

function listIn(parts: readonly List[], customId: string): List | undefined {
  for (const part of parts) {
    const found = part.custom_id === customId ? part : listIn(part.components ?? [], customId);
    if (found) return found;
  }
  return undefined;
}

/** Those that a list shows as chosen. */
const shownIn = ({ options, default_values = [] }: List): string[] =>
  options?.flatMap((one) => (one.default ? one.value : [])) ?? default_values.map(({ id }) => id);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** All text in it. */
const wordsIn = ({ content, components }: PageMessage): string =>
  JSON.stringify([content, components], (key, value: unknown) =>
    key === 'default_values' || key === 'default' ? undefined : value,
  );

/** `latest`: what was chosen in the same list before. */
export function ignoredChoice(
  { userId, customId, chosen, interactionId, before }: Choice,
  after: PageMessage,
  latest: readonly string[] | undefined,
): string[] {
  const [was, is] = [before, after].map((one) => listIn((one.components ?? []) as readonly List[], customId));
  if (!was || !is) return [];
  const did = `${userId} chose ${chosen.join() || 'nothing'} in ${customId} (${interactionId})`;
  const isUnchanged = wordsIn(before) === wordsIn(after);
  const [shownBefore, shown] = [shownIn(was), shownIn(is)];
  const wanted = [chosen, chosen.filter((one) => one !== userId)];
  const remembers = shownBefore.length + shown.length > 0;
  // A sentence may say that it isn't possible, and nobody can choose themselves everywhere.
  if (!is.options)
    return isUnchanged && remembers && !wanted.some((one) => isSame(shown, one))
      ? [`${did}, and it shows ${shown.join() || 'nothing'}`]
      : [];
  const isAsBefore = isSame(chosen, shownBefore) || (latest !== undefined && isSame(chosen, latest));
  return isUnchanged && isSame(shown, shownBefore) && !isAsBefore ? [`${did}, and nothing came of it`] : [];
}
