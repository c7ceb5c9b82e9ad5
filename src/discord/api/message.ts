import type { RawFile } from 'discord.js';
import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIChannelSelectComponent,
  type APIMessageComponentEmoji,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  type APIUserSelectComponent,
  ButtonStyle,
  ComponentType,
  MessageFlags,
  type RESTPostAPIChannelMessageJSONBody,
  SelectMenuDefaultValueType,
} from 'discord-api-types/v10';
import { digestOf } from '../../hash.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { isDirect, type Table } from '../../tables/table.ts';
import { shorten } from '../../text.ts';
import { containerOf, type Layout, MAX_TEXT, type Part, row, textIn, textsOf } from './layout.ts';

export const MAX_CONTENT_LENGTH = 2000;

/** Discord's limits: the buttons of a message, the options of a list, and the characters of an option's label or description. */
export const MAX_BUTTONS = 25;
export const MAX_OPTIONS = 25;
export const OPTION_LENGTH = 100;

/** Discord's guidelines for buttons; a phone cuts off what is longer. */
export const MAX_READABLE_LABEL = 38;

/** Values that are left out of a list. */
type LeftOut = null | undefined | false;

/** Lines of a message, or buttons, some of which may be left out. */
export type Lines = readonly (string | LeftOut)[];
export type Buttons = readonly (APIButtonComponent | LeftOut)[];

const isThere = <T>(one: T | LeftOut): one is T => one !== null && one !== undefined && one !== false;

/** As many of these lines as fit into `most` characters, a plain message's by default, dropping the last ones. */
export function fittingLines(all: Lines, most = MAX_CONTENT_LENGTH): string {
  const lines = all.filter(isThere);
  let room = most + 1;
  const fit = lines.findIndex((line) => {
    room -= line.length + 1;
    return room < 0;
  });
  return (fit < 0 ? lines : lines.slice(0, fit)).join('\n');
}

export interface AttachedPicture {
  readonly bytes: Buffer;
  readonly name: string;
  readonly type: string;
  /** Alt text, at most 1,024 characters. */
  readonly description: string;
}

export interface OutFile {
  readonly name: string;
  readonly content: Buffer;
}

export type ButtonRow = APIActionRowComponent<APIButtonComponent>;
export type ComponentRow =
  | ButtonRow
  | APIActionRowComponent<APIStringSelectComponent | APIUserSelectComponent | APIChannelSelectComponent>;

/** A message without pictures and files. */
export type TextMessage = Pick<OutMessage, 'content' | 'rows' | 'mentions' | 'layout'>;

export interface OutMessage {
  readonly content: string;
  readonly rows: readonly ComponentRow[];
  readonly picture: AttachedPicture | null;
  /** Shown instead of content and rows, which are empty then. */
  readonly layout?: Layout;
  /** An edit keeps the message's files and adds none. */
  readonly keepsFiles?: true;
  readonly files?: readonly OutFile[];
  /** The only people whom the message can ping. */
  readonly mentions: readonly Snowflake[];
  /** The only role that it can ping; default: none. Only for sent messages, not for answers. */
  readonly role?: Snowflake;
}

/** The first of each key, and all without a key. */
const distinct = <T>(all: readonly T[], keyOf: (one: T) => string | null): T[] =>
  all.filter(
    (one, at) => keyOf(one) === null || all.findIndex((other) => keyOf(other) === keyOf(one)) === at,
  );

/** `each`: buttons per row, at most 5. Discord refuses duplicate custom ids, so the first one is kept. */
export const rowsOf = (all: Buttons, each = 5): ButtonRow[] => {
  const buttons = distinct(all.filter(isThere), (one) => ('custom_id' in one ? one.custom_id : null));
  return slicesOf(buttons, each).map((components) => ({ type: ComponentType.ActionRow, components }));
};

/** All of them, at most `most` together. */
export const slicesOf = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  );

/** A select as a row; at most 25 options, whose texts are shortened. Of equal values the first is kept. */
export const selectRow = (
  customId: string,
  placeholder: string,
  options: readonly APISelectMenuOption[],
): APIActionRowComponent<APIStringSelectComponent> => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.StringSelect,
      custom_id: customId,
      placeholder,
      options: distinct(options, ({ value }) => value).map(shortOption),
    },
  ],
});

export const shortOption = ({ label, description, ...option }: APISelectMenuOption): APISelectMenuOption => ({
  ...option,
  label: shorten(label, OPTION_LENGTH),
  ...(description && { description: shorten(description, OPTION_LENGTH) }),
});

/** A select of the server's people. `shown`: the preselected one. */
export const personRow = (
  customId: string,
  placeholder: string,
  shown: Snowflake | null = null,
): APIActionRowComponent<APIUserSelectComponent> => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.UserSelect,
      custom_id: customId,
      placeholder,
      ...(shown !== null && { default_values: [{ id: shown, type: SelectMenuDefaultValueType.User }] }),
    },
  ],
});

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

const LABEL_LIMIT = 80;

export const button = (
  customId: string,
  label: string,
  style: 'primary' | 'secondary' | 'success' | 'danger' = 'secondary',
  emoji?: APIMessageComponentEmoji,
): APIButtonComponent => ({
  type: ComponentType.Button,
  style: STYLES[style],
  label: shorten(label, LABEL_LIMIT),
  custom_id: customId,
  ...(emoji && { emoji }),
});

export const linkButton = (url: string, label: string): APIButtonComponent => ({
  type: ComponentType.Button,
  style: ButtonStyle.Link,
  label: shorten(label, LABEL_LIMIT),
  url,
});

/** Builds a request for Discord's REST API. A `silent` message notifies nobody. */
export function bodyOf(
  message: OutMessage,
  options: { readonly nonce?: string; readonly silent?: boolean } = {},
): { readonly body: RESTPostAPIChannelMessageJSONBody; readonly files: RawFile[] } {
  const { picture, files = [], mentions, role, keepsFiles, layout } = message;
  const attached = [
    ...(picture ? [{ filename: picture.name, description: picture.description }] : []),
    ...files.map(({ name }) => ({ filename: name })),
  ];
  return {
    body: {
      ...shownAs(message),
      allowed_mentions: { parse: [], users: [...mentions], ...(role && { roles: [role] }) },
      ...(!keepsFiles && { attachments: attached.map((file, id) => ({ id: `${id}`, ...file })) }),
      ...((layout || options.silent) && {
        flags:
          (layout ? MessageFlags.IsComponentsV2 : 0) |
          (options.silent ? MessageFlags.SuppressNotifications : 0),
      }),
      ...(options.nonce && { nonce: options.nonce, enforce_nonce: true }),
    },
    files: [
      ...(picture ? [{ name: picture.name, data: picture.bytes, contentType: picture.type }] : []),
      ...files.map(({ name, content }) => ({ name, data: content })),
    ],
  };
}

const shownAs = ({ content, rows, layout, picture }: OutMessage) =>
  layout ? { components: [containerOf(layout, picture)] } : { content, components: [...rows] };

/** All that a message says, as a {@link RecentMessage} tells it. */
export const textOf = ({ content, layout }: Pick<OutMessage, 'content' | 'layout'>): string =>
  content || textIn(layout?.parts ?? []);

/** Identifies the text and components of a message. */
export const digestOfMessage = ({
  content,
  rows,
  layout,
}: Pick<OutMessage, 'content' | 'rows' | 'layout'>): string =>
  digestOf([content, rows, ...(layout ? [layout] : [])], DIGEST_DIGITS);

export const DIGEST_DIGITS = 16;

export function replyOf(message: OutMessage) {
  const { picture, files = [], mentions, keepsFiles, layout } = message;
  const attached = [
    ...(picture ? [{ attachment: picture.bytes, name: picture.name, description: picture.description }] : []),
    ...files.map((file) => ({ attachment: file.content, name: file.name })),
  ];
  return {
    ...shownAs(message),
    ...(layout && { flags: MessageFlags.IsComponentsV2 as const }),
    // discord.js keeps a message's files if the field is missing.
    ...(!keepsFiles && { files: attached }),
    allowedMentions: { parse: [], users: [...mentions] },
  };
}

export const plain = (content: string | Lines, rows: readonly ComponentRow[] = []): OutMessage => ({
  content: typeof content === 'string' ? content : joinLines(content),
  rows,
  picture: null,
  mentions: [],
});

/** A message in rows, below each other; its picture stands above the first buttons. `color`: of its edge, 0xRRGGBB. */
export const laidOut = (parts: readonly Part[], color: number | null = null): OutMessage => ({
  ...plain(''),
  layout: { parts, color },
});

/** A row for each paragraph, of as many lines as fit: an empty line is between two. */
export const paragraphs = (lines: Lines): Part[] =>
  fittingLines(lines, MAX_TEXT)
    .split('\n\n')
    .flatMap((text) => (text.trim() ? row(text.trim()) : []));

/** The same message in rows, which one that has been in rows stays. */
export const inRows = <M extends TextMessage>(message: M, color: number | null = null): M =>
  message.layout
    ? message
    : {
        ...message,
        content: '',
        rows: [],
        layout: { parts: [...(message.content ? [row(message.content)] : []), ...message.rows], color },
      };

/** The same message with other buttons: in rows none beside its texts, and these below. */
export const withControls = <M extends TextMessage>(message: M, rows: readonly ComponentRow[]): M =>
  message.layout
    ? { ...message, layout: { ...message.layout, parts: [...textsOf(message.layout.parts), ...rows] } }
    : { ...message, rows };

/** The same message with a line above it. */
export const withLine = <M extends Pick<OutMessage, 'content' | 'layout'>>(line: string, message: M): M =>
  message.layout
    ? { ...message, layout: { ...message.layout, parts: [row(line), ...message.layout.parts] } }
    : { ...message, content: `${line}\n${message.content}`.trim() };

export const joinLines = (lines: Lines): string => lines.filter(isThere).join('\n');

/** The length of some lines in characters, including line ends. */
export const lengthOfLines = (lines: Lines): number =>
  lines.filter(isThere).reduce((sum, { length }) => sum + length + 1, 0);

export const messageLink = (guildId: Snowflake, channelId: Snowflake, messageId?: Snowflake | null): string =>
  `https://discord.com/channels/${guildId}/${channelId}${messageId ? `/${messageId}` : ''}`;

/** The guild part of Discord's links: a table's server, or the reader's own direct messages. */
export const linkedGuild = (table: Pick<Table, 'guildId' | 'openerId'>): Snowflake | '@me' =>
  isDirect(table) ? '@me' : table.guildId;

/** A link to a table's message, or else to its channel. */
export const tableLink = (
  table: Pick<Table, 'guildId' | 'openerId'>,
  channelId: Snowflake,
  messageId?: Snowflake | null,
): string => messageLink(linkedGuild(table), channelId, messageId);

export interface NoticeMessage {
  readonly content: string;
  readonly rows: readonly ButtonRow[];
}
