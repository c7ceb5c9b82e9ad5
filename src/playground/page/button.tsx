import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/payloads/v10';
import type { PageMessage } from '../page-protocol.ts';
import { parseJump } from './channel-link.tsx';
import { OutIcon } from './icons.tsx';
import { usePlayground } from './playground.ts';

const styleNames = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
  [ButtonStyle.Link]: 'link',
  [ButtonStyle.Premium]: 'primary',
} as const;

export function Emoji({ emoji }: { emoji: { name?: string | null; id?: string | null } | undefined }) {
  if (!emoji) return null;
  // A server's own emojis are pictures kept by Discord: only their names are known here.
  return <span class="emoji">{emoji.id ? `:${emoji.name}:` : emoji.name}</span>;
}

function LinkButton({ url, label, emoji, disabled }: Extract<APIButtonComponent, { url: string }>) {
  const { deeds } = usePlayground();
  const jump = parseJump(url);
  return (
    <a
      class="button link"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-disabled={disabled ?? false}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        if (disabled || !jump) return;
        event.preventDefault();
        deeds.open(jump.channelId, jump.messageId);
      }}
    >
      <Emoji emoji={emoji} />
      {label && <span>{label}</span>}
      <OutIcon />
    </a>
  );
}

export function Button({ button, message }: { button: APIButtonComponent; message: PageMessage }) {
  const { state, me, deeds } = usePlayground();
  if ('url' in button) return <LinkButton {...button} />;
  if (!('custom_id' in button)) return null;
  const { custom_id: customId, label, emoji, disabled = false, style } = button;
  const waiting = state.requests.some(
    ({ state: at, userId, about }) =>
      at === 'waiting' &&
      userId === me.id &&
      about.kind === 'press' &&
      about.messageId === message.id &&
      about.customId === customId,
  );
  return (
    <button
      type="button"
      class={`button ${styleNames[style]}${waiting ? ' waiting' : ''}`}
      disabled={disabled}
      aria-busy={waiting}
      data-custom-id={customId}
      onClick={() => {
        if (!waiting) deeds.press(message.id, customId);
      }}
    >
      <Emoji emoji={emoji} />
      {label && <span>{label}</span>}
      {waiting && (
        <span class="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </button>
  );
}
