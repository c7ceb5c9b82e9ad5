/** A leaf of Discord's `errors` tree. */
export interface FormComplaint {
  readonly code: string;
  readonly message: string;
}

export interface FormErrors {
  [field: string]: FormErrors | readonly FormComplaint[];
}

/** A refusal in Discord's format: HTTP status, Discord's code, and the faulty fields of a form body. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: FormErrors | null;

  constructor(status: number, code: number, message: string, errors: FormErrors | null = null) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  body(): Record<string, unknown> {
    const body = { message: this.message, code: this.code };
    return this.errors === null ? body : { ...body, errors: this.errors };
  }
}

/** A separate limit, which is answered as a rate limit. */
export class LimitRefusal extends Refusal {
  readonly waitMs: number;

  constructor(code: number, message: string, waitMs: number) {
    super(429, code, message);
    this.waitMs = waitMs;
  }

  override body(): Record<string, unknown> {
    return { ...super.body(), retry_after: this.waitMs / 1000, global: false };
  }
}

const known = {
  notFound: [404, 0, '404: Not Found'],
  unauthorized: [401, 0, '401: Unauthorized'],
  methodNotAllowed: [405, 0, '405: Method Not Allowed'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  tooManyEmojis: [400, 30008, 'Maximum number of emojis reached (2000)'],
  tooManyCommands: [400, 30032, 'Maximum number of application commands reached (100)'],
  tooManyMenuCommands: [400, 30032, 'Maximum number of application commands reached (15)'],
  openingDirectMessagesTooFast: [403, 40003, 'You are opening direct messages too fast'],
  entityTooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  dmChannelAction: [403, 50003, 'Cannot execute action on a DM channel'],
  othersMessage: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  closedToMessages: [403, 50007, 'Cannot send messages to this user'],
  nonTextChannel: [400, 50008, 'Cannot send messages in a non-text channel'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  systemMessage: [403, 50021, 'Cannot execute action on a system message'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  threadArchived: [400, 50083, 'Thread is archived'],
  invalidForm: [400, 50035, 'Invalid Form Body'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  serviceUnavailable: [503, 0, '503: Service Unavailable'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
} as const satisfies Record<string, readonly [status: number, code: number, message: string]>;

type KnownRefusal = keyof typeof known;

export function refusal(name: KnownRefusal): Refusal {
  const [status, code, message] = known[name];
  return new Refusal(status, code, message);
}

export function formRefusal(path: readonly PropertyKey[], code: string, message: string): Refusal {
  const errors: FormErrors = {};
  complain(errors, path, { code, message });
  return new Refusal(400, 50035, 'Invalid Form Body', errors);
}

/** Adds a complaint to Discord's tree: at its field's path, under `_errors`. */
export function complain(errors: FormErrors, path: readonly PropertyKey[], complaint: FormComplaint): void {
  let node = errors;
  for (const step of path) {
    const field = String(step);
    const next = node[field];
    if (next === undefined || Array.isArray(next)) {
      const fresh: FormErrors = {};
      node[field] = fresh;
      node = fresh;
    } else {
      node = next as FormErrors;
    }
  }
  const before = node['_errors'];
  node['_errors'] = Array.isArray(before) ? [...before, complaint] : [complaint];
}
