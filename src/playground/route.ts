/** What a route of Discord's API is to the double. Paths are written as in Discord's own description. */
import type { Upload } from './attachments.ts';
import type { World } from './world.ts';

export interface ApiRequest {
  /** A part of the path, decoded. */
  param(name: string): string;
  readonly query: URLSearchParams;
  /** The JSON body, or a multipart's `payload_json`; undefined where there is none. */
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

export interface Reply {
  readonly status: number;
  readonly json?: unknown;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v10`, e.g. `/channels/{channel_id}`. */
  readonly path: string;
  /** Needs no bot token: what is known by an interaction's token. */
  readonly open?: boolean;
  run(request: ApiRequest, world: World): Reply | Promise<Reply>;
}

export function ok(json: unknown, status = 200): Reply {
  return { status, json };
}

export const noContent: Reply = { status: 204 };
