/** From a checked body to what Discord keeps: files found by `attachment://`, component ids, no nulls. */
import {
  type APIAttachment,
  type APIEmbed,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { StoredFile } from './attachments.ts';
import { type TopLevel, walk } from './forms/layout.ts';
import type { EmbedForm } from './forms/message.ts';
import { formRefusal } from './refusal.ts';
import type { World } from './world.ts';

const SCHEME = 'attachment://';
const mediaFields: ReadonlySet<string> = new Set(['media', 'file', 'image', 'thumbnail']);

const oneValue = { min_values: 1, max_values: 1 };
const plain = { description: null, spoiler: false };

/** What Discord writes where nothing was given. */
const defaults: Readonly<Partial<Record<number, object>>> = {
  [ComponentType.StringSelect]: oneValue,
  [ComponentType.UserSelect]: oneValue,
  [ComponentType.RoleSelect]: oneValue,
  [ComponentType.MentionableSelect]: oneValue,
  [ComponentType.ChannelSelect]: oneValue,
  [ComponentType.Container]: { accent_color: null, spoiler: false },
  [ComponentType.File]: { name: null, size: null, spoiler: false },
  [ComponentType.Thumbnail]: plain,
  [ComponentType.Separator]: { spacing: 1, divider: true },
};

/** Looks attachments up by name. */
class Media {
  readonly #world: World;
  readonly #files: readonly StoredFile[];

  constructor(world: World, files: readonly StoredFile[]) {
    this.#world = world;
    this.#files = files;
  }

  item(url: string, path: readonly string[]): Record<string, unknown> {
    if (!url.startsWith(SCHEME)) return { id: this.#world.ids.next(), url, proxy_url: url };
    const name = url.slice(SCHEME.length);
    const file = this.#files.find(({ filename }) => filename === name);
    if (file === undefined) {
      throw formRefusal(path, 'ATTACHMENT_NOT_FOUND', `No attachment is named "${name}"`);
    }
    const served = this.#world.attachments.url(file);
    return {
      id: file.id,
      url: served,
      proxy_url: served,
      content_type: file.contentType,
      ...(file.size ?? {}),
    };
  }
}

/** A copy without nulls, its media resolved, its defaults written out. */
function settled(value: unknown, media: Media, path: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one, at) => settled(one, media, [...path, String(at)]));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(value)) {
    if (inner === null || inner === undefined) continue;
    const here = [...path, field];
    if (mediaFields.has(field) && typeof inner === 'object' && 'url' in inner) {
      copy[field] = media.item(String(inner.url), here);
    } else if (field === 'icon_url') {
      copy[field] = media.item(String(inner), here)['url'];
    } else {
      copy[field] = settled(inner, media, here);
    }
  }
  if ('type' in copy) return { ...defaults[Number(copy['type'])], ...copy };
  return 'media' in copy ? { ...plain, ...copy } : copy;
}

function numbered(components: readonly TopLevel[]): readonly TopLevel[] {
  const all = [...walk(components)].map(({ component }) => component);
  const taken = new Set(all.map(({ id }) => id).filter((id) => id != null && id > 0));
  let next = 1;
  for (const component of all) {
    if (component.id != null && component.id > 0) continue;
    while (taken.has(next)) next += 1;
    component.id = next;
    next += 1;
  }
  return components;
}

export interface Parts {
  readonly embeds?: readonly EmbedForm[];
  readonly components?: readonly TopLevel[];
}

export interface Composed {
  readonly embeds?: APIEmbed[];
  readonly components?: APIMessageTopLevelComponent[];
}

/** @throws Refusal 50035 where `attachment://` names no file of the message. */
export function compose(world: World, parts: Parts, files: readonly StoredFile[]): Composed {
  const media = new Media(world, files);
  const composed: { embeds?: APIEmbed[]; components?: APIMessageTopLevelComponent[] } = {};
  if (parts.embeds !== undefined) {
    const embeds = settled(parts.embeds, media, ['embeds']) as APIEmbed[];
    composed.embeds = embeds.map((embed) => ({ ...embed, type: 'rich' }) as APIEmbed);
  }
  if (parts.components !== undefined) {
    composed.components = settled(numbered(parts.components), media, [
      'components',
    ]) as APIMessageTopLevelComponent[];
  }
  return composed;
}

/** Files that an embed or a component shows are not listed below the message again. */
export function shownAttachments(
  world: World,
  files: readonly StoredFile[],
  elsewhere: readonly unknown[],
): APIAttachment[] {
  const shown = JSON.stringify(elsewhere);
  return files
    .filter((file) => !shown.includes(world.attachments.url(file)))
    .map((file) => world.attachments.json(file));
}
