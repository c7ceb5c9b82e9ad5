import type { APIUser } from 'discord-api-types/payloads/v10';

export const displayName = (user: APIUser): string => user.global_name ?? user.username;

/** Two letters of a name, without the signs around them. */
export function initials(name: string): string {
  const [first = '?', second = ''] = name.match(/[\p{L}\p{N}]/gu) ?? [];
  return first.toUpperCase() + second.toLowerCase();
}

/** What is typed as `@Name` becomes a mention, as Discord's message box makes it; longer names first. */
export function withMentions(text: string, people: readonly APIUser[]): string {
  const byLength = people.toSorted((a, b) => displayName(b).length - displayName(a).length);
  return byLength.reduce((all, user) => all.replaceAll(`@${displayName(user)}`, `<@${user.id}>`), text);
}

// Discord's colours for people without a picture, and some more.
const colors = ['#5865f2', '#3ba55d', '#c27c0e', '#d83c3e', '#9b59b6', '#11806a', '#ad1457', '#0e7490'];

/** A steady colour for each person: neighbours by id don't share one. */
export function avatarColor(userId: string): string {
  let sum = 0;
  for (const digit of userId) sum = (sum * 31 + digit.charCodeAt(0)) % 9973;
  return colors[sum % colors.length] ?? '#5865f2';
}
