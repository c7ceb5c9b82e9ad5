import type { PageChannel } from '../page-protocol.ts';
import { RestrictedIcon, ThreadIcon } from './icons.tsx';

const RESTRICTED = 'Age-restricted channel';

/** What stands before a channel's name. A thread goes by its parent, and has no mark of its own. */
export function ChannelSign({ channel }: { channel: PageChannel }) {
  if (channel.ageRestricted)
    return (
      <span class="channel-icon restricted" title={RESTRICTED}>
        <span aria-hidden="true">
          #<RestrictedIcon />
        </span>
        <span class="unseen">{RESTRICTED}: </span>
      </span>
    );
  return (
    <span class="channel-icon" aria-hidden="true">
      {channel.kind === 'text' ? '#' : channel.kind === 'thread' ? <ThreadIcon /> : '@'}
    </span>
  );
}
