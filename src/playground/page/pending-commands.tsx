import { Avatar } from './avatar.tsx';
import { displayName } from './people.ts';
import { usePlayground } from './playground.ts';

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
              <b>{displayName(me)}</b> used <span class="mention">/{about.name}</span>
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
                    ⚠ {text ?? 'The application did not respond'}
                  </p>
                  <p class="only-you">
                    <span aria-hidden="true">👁</span> Only you can see this •{' '}
                    <button type="button" class="linklike" onClick={() => deeds.forget(nonce)}>
                      Dismiss message
                    </button>
                  </p>
                </>
              )}
            </div>
          </li>
        ) : null,
      )}
    </>
  );
}
