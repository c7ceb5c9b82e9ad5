import { ChannelType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { initialState, type OwnEvent, reduce } from '../../src/page/reducer.ts';
import {
  channelsOf,
  compareIds,
  isUnread,
  membersOf,
  type PageState,
  pingsOf,
  type Request,
  selectableChannels,
  whyClosed,
} from '../../src/page/state.ts';
import type { ToPage } from '../../src/page-protocol.ts';
import { aule, bot, direct, games, hello, larthia, message, start, thread } from './samples.ts';

type Event = Exclude<ToPage, { type: 'hello' }> | OwnEvent;

const having = (...events: readonly Event[]): PageState => events.reduce(reduce, start());

const news = (id: string, channelId: string, more = {}): Event => ({
  type: 'message',
  message: message(id, channelId, more),
});
const ping = (userId: string, channelId: string, messageId = '200'): Event => ({
  type: 'notified',
  userId,
  channelId,
  messageId,
});
const become = (userId: string): Event => ({ type: 'become', userId });
const open = (channelId: string, messageId?: string): Event =>
  messageId === undefined ? { type: 'open', channelId } : { type: 'open', channelId, messageId };
const asked = (nonce: string, about: Request['about']): Event => ({
  type: 'asked',
  request: { nonce, userId: aule.id, state: 'waiting', text: null, about },
});
const answer = (
  nonce: string,
  state: 'acknowledged' | 'failed' | 'refused',
  text: string | null = null,
): Event => ({ type: 'interaction', nonce, state, text });
const press = { kind: 'press', messageId: '101', customId: 'roll' } as const;

describe('a command that was mentioned', () => {
  it('is wanted until it is open', () => {
    const wanted = having({ type: 'want', path: ['tuchulcha', 'new'] });
    expect(wanted.wanted).toEqual(['tuchulcha', 'new']);
    expect(reduce(wanted, { type: 'want', path: null }).wanted).toBeNull();
  });
});

describe('what was read', () => {
  it('is everything that was there before the page', () => {
    expect(isUnread(start(), larthia.id, games.id)).toBe(false);
  });
  it('is what comes into the open channel, for who looks at it alone', () => {
    const state = having(news('200', '20'));
    expect(isUnread(state, aule.id, games.id)).toBe(false);
    expect(isUnread(state, larthia.id, games.id)).toBe(true);
  });
  it('is not what comes elsewhere, until it is opened', () => {
    const state = having(news('200', '21'));
    expect(isUnread(state, aule.id, thread.id)).toBe(true);
    expect(isUnread(reduce(state, open('21')), aule.id, thread.id)).toBe(false);
    expect(reduce(state, open('21')).newAfter).toBe('101');
  });
  it.each([
    ['one’s own words', { author: aule }],
    ['what somebody else alone can see', { ephemeral_for: larthia.id }],
  ])('doesn’t miss %s', (_what, more) => {
    expect(isUnread(having(news('200', '21', more)), aule.id, thread.id)).toBe(false);
  });
});

describe('pings', () => {
  it('are kept for who isn’t looking', () => {
    const state = having(ping(larthia.id, '20'), ping(aule.id, '20'), ping(aule.id, '21'));
    expect(pingsOf(state, larthia.id)).toHaveLength(1);
    expect(pingsOf(state, aule.id).map(({ channelId }) => channelId)).toEqual(['21']);
  });
  it('are gone once their channel is open', () => {
    const state = having(ping(aule.id, '21'), open('21'));
    expect(pingsOf(state, aule.id)).toEqual([]);
  });
});

describe('becoming somebody else', () => {
  it.each([
    ['stays where one is', [], games.id],
    ['stays where the ping is', [ping(larthia.id, '20'), ping(larthia.id, '21')], games.id],
    ['goes where the newest ping is', [ping(larthia.id, '22'), ping(larthia.id, '21')], thread.id],
  ])('%s', (_what, events, expected) => {
    const state = having(...events, become(larthia.id));
    expect(state.me).toBe(larthia.id);
    expect(state.channelId).toBe(expected);
    expect(pingsOf(state, larthia.id, expected)).toEqual([]);
  });
  it('leaves another’s direct messages', () => {
    const state = having(become(larthia.id), open(direct.id), become(aule.id));
    expect(state.channelId).toBe(games.id);
    expect(channelsOf(state, aule.id)).not.toContain(direct);
  });
});

describe('channels', () => {
  it('that are gone send one to their parent', () => {
    expect(having(open('21'), { type: 'channelGone', channelId: '21' }).channelId).toBe('20');
  });
  it('open at a message, as often as asked', () => {
    const once = having(open('20', '99'));
    const twice = reduce(once, open('20', '99'));
    expect(twice.jump).toEqual({ messageId: '99' });
    expect(twice.jump).not.toBe(once.jump);
  });
});

describe('rights', () => {
  const rights = (userId: string, permissions: string | null): Event => ({
    type: 'rights',
    userId,
    permissions,
  });
  it('that are gone take the server along, not the direct messages', () => {
    const state = having(rights(larthia.id, null));
    expect(channelsOf(state, larthia.id)).toEqual([direct]);
    expect(membersOf(state)).toEqual([aule, bot]);
    expect(channelsOf(reduce(state, rights(larthia.id, '0')), larthia.id)).toHaveLength(3);
  });
  it('that are gone take the pings along', () => {
    const state = having(ping(larthia.id, games.id), ping(larthia.id, direct.id), rights(larthia.id, null));
    expect(pingsOf(state, larthia.id).map(({ channelId }) => channelId)).toEqual([direct.id]);
  });
  it('leave one who has left at a closed door', () => {
    const state = having(rights(larthia.id, null), become(larthia.id), open(games.id));
    expect(state.me).toBe(larthia.id);
    expect(whyClosed(state, games)).toMatch(/not in Tarchna/);
    expect(whyClosed(state, direct)).toMatch(/no server/);
  });
});

describe('an outage', () => {
  const guild = { ...hello.guild, available: false };
  it('closes the server, not the direct messages', () => {
    const state = having({ type: 'guild', guild }, become(larthia.id));
    expect(whyClosed(state, games)).toMatch(/outage/);
    expect(whyClosed(state, direct)).toBeNull();
    expect(whyClosed(reduce(state, { type: 'guild', guild: hello.guild }), games)).toBeNull();
  });
});

describe('selectableChannels', () => {
  it.each<[string, ChannelType[] | undefined, string[]]>([
    ['all, but direct messages', undefined, ['20', '21']],
    ['texts', [ChannelType.GuildText], ['20']],
    ['threads', [ChannelType.PublicThread], ['21']],
    ['voices', [ChannelType.GuildVoice], []],
  ])('%s', (_what, types, expected) => {
    expect(selectableChannels(having(become(larthia.id)), types).map(({ id }) => id)).toEqual(expected);
  });
});

describe('requests', () => {
  it('wait until they are acknowledged', () => {
    const state = having(asked('a', press));
    expect(state.requests).toMatchObject([{ nonce: 'a', state: 'waiting' }]);
    expect(reduce(state, answer('a', 'acknowledged')).requests).toEqual([]);
  });
  it.each(['failed', 'refused'] as const)('stay when %s, until the message is pressed again', (how) => {
    const state = having(asked('a', press), answer('a', how, 'why'));
    expect(state.requests).toMatchObject([{ nonce: 'a', state: 'failed', text: 'why' }]);
    const again = reduce(state, asked('b', { ...press, customId: 'other' }));
    expect(again.requests.map(({ nonce }) => nonce)).toEqual(['b']);
  });
  it('of other pages don’t matter', () => {
    expect(having(answer('x', 'failed')).requests).toEqual([]);
  });
  it('open a form, and close it when it was taken', () => {
    const modal = { custom_id: 'm', title: 'T', components: [] };
    const opened = having(asked('a', press), {
      type: 'modal',
      nonce: 'a',
      userId: aule.id,
      modalId: '7',
      modal,
    });
    expect(opened.requests).toEqual([]);
    const sent = reduce(opened, asked('b', { kind: 'submit', modalId: '7' }));
    expect(reduce(sent, answer('b', 'failed')).modals).toHaveLength(1);
    expect(reduce(sent, answer('b', 'acknowledged')).modals).toEqual([]);
  });
});

describe('greet', () => {
  it('goes on where the memory ends', () => {
    const remembered = having(become(larthia.id), open('21'), news('300', '20'), ping(aule.id, '21'));
    const state = initialState(hello, remembered);
    expect(state).toMatchObject({ me: larthia.id, channelId: '21' });
    expect(state && pingsOf(state, aule.id)).toHaveLength(1);
  });
  it('forgets who and what is gone', () => {
    const pings = [{ userId: '1', channelId: '66', messageId: '1' }];
    const state = initialState(hello, { me: '77', channelId: '66', pings });
    expect(state).toMatchObject({ me: aule.id, channelId: games.id, pings: [] });
  });
  it('keeps a form open over a lost connection, and no other request', () => {
    const modal = { custom_id: 'm', title: 'T', components: [] };
    const opened = { type: 'modal', nonce: 'a', userId: aule.id, modalId: '7', modal } as const;
    const state = initialState(hello, having(opened, asked('b', { kind: 'submit', modalId: '7' })));
    expect(state).toMatchObject({ modals: [{ modalId: '7' }], requests: [] });
  });
  it('has nothing to show where nobody lives', () => {
    expect(initialState({ ...hello, people: [] }, {})).toBeNull();
  });
});

describe('compareIds', () => {
  it.each([
    ['9', '10', -1],
    ['10', '9', 1],
    ['123456789012345678', '123456789012345679', -1],
    ['5', '5', 0],
  ])('%s and %s: %i', (a, b, sign) => expect(Math.sign(compareIds(a, b))).toBe(sign));
});
