/** What the bot asked of the double, and what it got: for tests to look through. */
export interface RecordedRequest {
  readonly method: string;
  /** As in Discord's description, e.g. `/channels/{channel_id}/messages`; null where there is no such route. */
  readonly route: string | null;
  /** Below `/api/v10`, decoded, without the query. */
  readonly path: string;
  readonly query: string;
  /** The JSON body, or a multipart's `payload_json`. */
  readonly body: unknown;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  /** 0 where the connection was cut. */
  readonly status: number;
  readonly response: unknown;
  /** Unix milliseconds. */
  readonly at: number;
}
