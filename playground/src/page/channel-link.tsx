import type { ComponentChildren } from 'preact';
import type { PageChannel } from '../page-protocol.ts';
import { usePage } from './context.ts';
import {
  ForumIcon,
  LockIcon,
  NewsIcon,
  PictureIcon,
  StageIcon,
  ThreadIcon,
  VoiceIcon,
  WarningIcon,
} from './icons.tsx';

interface Jump {
  readonly channelId: string;
  readonly messageId: string | undefined;
}

/** Returns null when the address isn't one of a channel or message in Discord. */
export function parseJump(url: string): Jump | null {
  const [, channelId, messageId] =
    /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(url) ?? [];
  return channelId === undefined ? null : { channelId, messageId };
}

const ICONS = {
  announcement: NewsIcon,
  voice: VoiceIcon,
  stage: StageIcon,
  forum: ForumIcon,
  media: PictureIcon,
  thread: ThreadIcon,
};

export function ChannelIcon({ channel }: { channel: PageChannel }) {
  const { kind, members, closed } = channel;
  if (members || closed) return <LockIcon />;
  if (kind === 'dm') return <>@</>;
  if (kind === 'text' || kind === 'category') return <>#</>;
  const Icon = ICONS[kind];
  return <Icon />;
}

/** A channel in a mention: its icon, then its name. */
function ChannelName({ id }: { id: string }) {
  const { state } = usePage();
  const channel = state.channels.find((candidate) => candidate.id === id);
  if (!channel) return <em># unknown</em>;
  if (channel.kind === 'dm') return <>@{state.bot.username}</>;
  return (
    <>
      <ChannelIcon channel={channel} /> {channel.name}
    </>
  );
}

/** Shows the link's text, or the name of its target. */
export function JumpLink({ jump, children }: { jump: Jump; children?: ComponentChildren }) {
  const { state, actions } = usePage();
  const { channelId, messageId } = jump;
  const path = [state.guild.id, channelId, messageId].filter(Boolean).join('/');
  return (
    <a
      class={children ? '' : 'mention'}
      href={`https://discord.com/channels/${path}`}
      onClick={(event) => {
        event.preventDefault();
        actions.open(channelId, messageId);
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

const RESTRICTED = 'Age-restricted channel';

/** The icon before a channel's name. Threads of an age-restricted channel have no mark of their own. */
export function ChannelSign({ channel }: { channel: PageChannel }) {
  if (channel.ageRestricted)
    return (
      <span class="channel-icon restricted" title={RESTRICTED}>
        <span aria-hidden="true">
          #<WarningIcon />
        </span>
        <span class="unseen">{RESTRICTED}: </span>
      </span>
    );
  return (
    <span class="channel-icon" aria-hidden="true">
      <ChannelIcon channel={channel} />
    </span>
  );
}
