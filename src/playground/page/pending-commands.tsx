import { Avatar } from './avatar.tsx';
import { WarningIcon } from './icons.tsx';
import { OnlyYou } from './only-you.tsx';
import { displayName } from './people.ts';
import { usePlayground } from './playground.ts';

/** What couldn't be said, in the channel it was meant for. */
function Unsaid({ nonce, text }: { nonce: string; text: string | null }) {
  const { deeds } = usePlayground();
  return (
    <li class="message first ephemeral">
      <div class="message-side" />
      <div class="message-body">
        <p class="failure" role="alert">
          <WarningIcon /> Your message wasn’t sent. {text}
        </p>
        <OnlyYou onDismiss={() => deeds.forget(nonce)} />
      </div>
    </li>
  );
}

/** Commands sent but not answered, as Discord shows them to the person who sent them. */
export function PendingCommands({ channelId }: { channelId: string }) {
  const { state, me, deeds } = usePlayground();
  return (
    <>
      {state.requests.map(({ nonce, userId, about, state: at, text }) =>
        about.kind === 'command' && about.channelId === channelId && userId === me.id ? (
          <li key={nonce} class={at === 'failed' ? 'message first ephemeral' : 'message first'}>
            <div class="cause">
              <Avatar user={me} size={16} />
              <b>{displayName(me)}</b> used <span class="mention">{about.title}</span>
            </div>
            <div class="message-side">
              <Avatar user={state.bot} />
            </div>
            <div class="message-body">
              <h3 class="message-head">
                <span class="name of-bot">{displayName(state.bot)}</span>
                <span class="bot-tag">APP</span>
              </h3>
              {at === 'waiting' ? (
                <div class="markup thinking">Sending command…</div>
              ) : (
                <>
                  <p class="failure" role="alert">
                    <WarningIcon /> {text ?? 'The application did not respond'}
                  </p>
                  <OnlyYou onDismiss={() => deeds.forget(nonce)} />
                </>
              )}
            </div>
          </li>
        ) : about.kind === 'say' && at === 'failed' && about.channelId === channelId && userId === me.id ? (
          <Unsaid key={nonce} nonce={nonce} text={text} />
        ) : null,
      )}
    </>
  );
}
