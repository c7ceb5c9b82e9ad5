/** Whom a message mentions, after `allowed_mentions`: these are the people whose phones ring. */
import type { AllowedMentions } from './forms/message.ts';

export interface Mentions {
  readonly users: readonly string[];
  readonly roles: readonly string[];
  readonly everyone: boolean;
  readonly repliedUser: boolean;
}

/** Inside code nothing is a mention. */
function withoutCode(text: string): string {
  return text.replaceAll(/```[\s\S]*?```|`[^`\n]+`/g, ' ');
}

function idsIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

/** `allowed` null: Discord's default, by which everything written counts. */
export function mentionsIn(content: string, allowed: AllowedMentions | null | undefined): Mentions {
  const text = withoutCode(content);
  const users = idsIn(text, /<@!?(\d+)>/g);
  const roles = idsIn(text, /<@&(\d+)>/g);
  const everyone = /@(?:everyone|here)/.test(text);
  if (allowed == null) return { users, roles, everyone, repliedUser: true };
  const parse = allowed.parse ?? [];
  return {
    users: parse.includes('users') ? users : users.filter((id) => allowed.users?.includes(id)),
    roles: parse.includes('roles') ? roles : roles.filter((id) => allowed.roles?.includes(id)),
    everyone: everyone && parse.includes('everyone'),
    repliedUser: allowed.replied_user ?? false,
  };
}
