import { ComponentType, InteractionType } from 'discord-api-types/v10';

/** All that every interaction has, as Discord sends it. */
export const SENT = {
  application_id: '1',
  version: 1,
  locale: 'en-US',
  context: 0,
  channel_id: '500',
  channel: { id: '500', type: 0 },
  user: { id: '8', username: 'aule', discriminator: '0', global_name: 'Aule', avatar: null },
  entitlements: [],
  authorizing_integration_owners: {},
  attachment_size_limit: 1,
  app_permissions: '0',
};

/** The press of a button on a message. */
export const PRESSED = {
  type: InteractionType.MessageComponent,
  data: { component_type: ComponentType.Button, custom_id: 'x' },
  message: {
    id: '600',
    channel_id: '500',
    content: 'a turn',
    author: { id: '1', username: 'x' },
    attachments: [],
    embeds: [],
    mentions: [],
    components: [],
    timestamp: '2026-01-01T00:00:00Z',
  },
};
