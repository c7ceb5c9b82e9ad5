import type { APIUser } from 'discord-api-types/payloads/v10';
import { usePage } from './context.ts';
import { displayName } from './state.ts';

/** The first two letters of a name, without surrounding symbols. */
export function initials(name: string): string {
  const [first = '?', second = ''] = name.match(/[\p{L}\p{N}]/gu) ?? [];
  return first.toUpperCase() + second.toLowerCase();
}

// Discord's colors for people without a picture, and some more.
const colors = ['#5865f2', '#3ba55d', '#c27c0e', '#d83c3e', '#9b59b6', '#11806a', '#ad1457', '#0e7490'];

/** A constant color for each person, different for neighboring ids. */
function avatarColor(userId: string): string {
  let sum = 0;
  for (const digit of userId) sum = (sum * 31 + digit.charCodeAt(0)) % 9973;
  return colors[sum % colors.length] ?? '#5865f2';
}

const pips = [
  [14, 14],
  [26, 14],
  [20, 20],
  [14, 26],
  [26, 26],
] as const;

const Die = () => (
  <>
    <rect x="9" y="9" width="22" height="22" rx="4" fill="#fff" />
    {pips.map(([cx, cy]) => (
      <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="2.2" fill="#2b2d31" />
    ))}
  </>
);

// Initials replace people's pictures, which only Discord's own server has.
export function Avatar({ user, size = 40 }: { user: APIUser; size?: number }) {
  const { state } = usePage();
  const place = state.people.findIndex(({ id }) => id === user.id);
  return (
    <svg class="avatar" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill={avatarColor(place < 0 ? user.id : String(place))} />
      {user.bot ? (
        <Die />
      ) : (
        <text x="20" y="26" text-anchor="middle" font-size="17" font-weight="600" fill="#fff">
          {initials(displayName(user))}
        </text>
      )}
    </svg>
  );
}

/** An emoji of Unicode, or the bot's own with its picture; others show their name. */
export function Emoji({ emoji }: { emoji: { name?: string | null; id?: string | null } | undefined }) {
  const { state } = usePage();
  if (!emoji) return null;
  const own = state.emojis.find(({ id }) => id === emoji.id);
  if (own) return <img class="emoji" src={own.image} alt={`:${own.name}:`} title={`:${own.name}:`} />;
  return <span class="emoji">{emoji.id ? `:${emoji.name}:` : emoji.name}</span>;
}
