import type { APIUser } from 'discord-api-types/payloads/v10';
import { initialState } from '../../src/page/reducer.ts';
import type { PageState } from '../../src/page/state.ts';
import type { PageChannel, PageMessage, ToPage } from '../../src/page-protocol.ts';

export const person = (id: string, name: string): APIUser => ({
  id,
  username: name.toLowerCase(),
  global_name: name,
  discriminator: '0',
  avatar: null,
});

export const aule = person('1', 'Aule');
export const larthia = person('2', 'Larthia');
export const bot: APIUser = { ...person('9', 'Haruspex'), bot: true };

const channel = (id: string, more: Partial<PageChannel>): PageChannel => ({
  id,
  name: id,
  kind: 'text',
  parentId: null,
  archived: false,
  recipientId: null,
  ...more,
});

export const games = channel('20', { name: 'games' });
export const thread = channel('21', { name: 'The game', kind: 'thread', parentId: '20' });
export const direct = channel('22', { kind: 'dm', recipientId: larthia.id });

export const message = (id: string, channelId: string, more: Partial<PageMessage> = {}): PageMessage => ({
  id,
  channel_id: channelId,
  author: bot,
  content: `message ${id}`,
  timestamp: '2026-01-01T00:00:00Z',
  edited_timestamp: null,
  tts: false,
  mention_everyone: false,
  mentions: [],
  mention_roles: [],
  attachments: [],
  embeds: [],
  pinned: false,
  type: 0,
  ...more,
});

export const hello: Extract<ToPage, { type: 'hello' }> = {
  type: 'hello',
  guild: { id: '5', name: 'Tarchna', available: true },
  people: [aule, larthia],
  rights: { [aule.id]: '8', [larthia.id]: '2048' },
  bot,
  channels: [games, thread, direct],
  messages: [message('101', '20'), message('99', '20')],
  commands: [],
  emojis: [],
  presence: '',
};

/** Aule views #games and has read everything there. */
export function start(): PageState {
  const state = initialState(hello, {});
  if (!state) throw new Error('There is nobody to be');
  return state;
}
