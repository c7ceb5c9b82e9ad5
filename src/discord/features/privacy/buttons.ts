import { declareCustomIds, oneOf } from '../../custom-id.ts';

/** `ask`: what deleting would do; `keep`: back from that; `delete`: does it. */
export type PrivacyAction = 'data' | 'hide' | 'unhide' | 'ask' | 'keep' | 'delete';

export const privacyButtons = declareCustomIds({
  privacy: [
    'privacy:{does}',
    { does: oneOf<PrivacyAction>('data', 'hide', 'unhide', 'ask', 'keep', 'delete') },
  ],
});
