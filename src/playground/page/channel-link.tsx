import type { ComponentChildren } from 'preact';
import { ThreadIcon } from './icons.tsx';
import { usePlayground } from './playground.ts';

export interface Jump {
  readonly channelId: string;
  readonly messageId: string | undefined;
}

/** Null where the address isn't one of a channel or message in Discord. */
export function parseJump(url: string): Jump | null {
  const [, channelId, messageId] =
    /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(url) ?? [];
  return channelId === undefined ? null : { channelId, messageId };
}

/** As Discord names it in a mention: its sign, then its name. */
function ChannelName({ id }: { id: string }) {
  const { state } = usePlayground();
  const channel = state.channels.find((candidate) => candidate.id === id);
  if (!channel) return <em># unknown</em>;
  if (channel.kind === 'dm') return <>@{state.bot.username}</>;
  return (
    <>
      {channel.kind === 'text' ? '#' : <ThreadIcon />} {channel.name}
    </>
  );
}

/** Words of the link, or the name of where it leads. */
export function JumpLink({ jump, children }: { jump: Jump; children?: ComponentChildren }) {
  const { state, deeds } = usePlayground();
  const { channelId, messageId } = jump;
  const path = [state.guild.id, channelId, messageId].filter(Boolean).join('/');
  return (
    <a
      class={children ? '' : 'mention'}
      href={`https://discord.com/channels/${path}`}
      onClick={(event) => {
        event.preventDefault();
        deeds.open(channelId, messageId);
      }}
    >
      {children ?? (
        <>
          <ChannelName id={channelId} />
          {messageId !== undefined && ' › message'}
        </>
      )}
    </a>
  );
}

export const ChannelMention = ({ id }: { id: string }) => (
  <JumpLink jump={{ channelId: id, messageId: undefined }} />
);
