import { Avatar } from './avatar.tsx';
import { locales } from './locales.ts';
import { displayName } from './people.ts';
import { usePlayground } from './playground.ts';
import { PingBadge, pingCount } from './sidebar.tsx';
import { inServer, pingsOf } from './state.ts';

/** Who one is: a tap on another face makes one that person, where they were last pinged. */
export function PersonBar() {
  const { state, me, locale, deeds } = usePlayground();
  return (
    <section class="person-bar" aria-label="You are">
      <div class="you-are">
        <span>
          You are <b>{displayName(me)}</b>
        </span>
        <select
          aria-label={`Language of ${displayName(me)}`}
          value={locale}
          onChange={(event) => deeds.setLocale(event.currentTarget.value)}
        >
          {Object.entries(locales).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div class="faces">
        {state.people.map((person) => {
          const pings = pingsOf(state, person.id).length;
          const name = displayName(person);
          const here = inServer(state, person.id);
          return (
            <button
              type="button"
              key={person.id}
              class={here ? 'face' : 'face gone'}
              title={here ? name : `${name} (left the server)`}
              aria-label={`Be ${name}${pings ? `, ${pingCount(pings)}` : ''}`}
              aria-pressed={person.id === me.id}
              data-user-id={person.id}
              onClick={() => deeds.become(person.id)}
            >
              <Avatar user={person} size={32} />
              <PingBadge count={pings} />
            </button>
          );
        })}
      </div>
    </section>
  );
}
