import { Commands, Emojis, Presence } from './application.ts';
import { Attachments } from './attachments.ts';
import { Channels } from './channels.ts';
import { Interactions } from './interactions.ts';
import { Messages } from './messages.ts';
import { Paces } from './paces.ts';
import { SharedState } from './shared.ts';

export class FakeDiscord extends SharedState {
  readonly paces = new Paces(this.settings);
  readonly attachments = new Attachments(this);
  readonly channels = new Channels(this);
  readonly emojis = new Emojis(this);
  readonly messages = new Messages(this, this.channels, this.attachments, this.emojis);
  readonly commands = new Commands(this);
  readonly presence = new Presence(this);
  readonly interactions = new Interactions(this, this.channels, this.messages);
}
