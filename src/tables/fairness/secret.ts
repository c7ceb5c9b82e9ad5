import { createHash, createHmac, randomBytes } from 'node:crypto';
import { inspect } from 'node:util';

const BYTES = 32;
const HEX = /^[0-9a-f]{64}$/;
const MASK = '[secret]';

/** The source of a table's dice: 32 bytes. Logged, serialized or joined to a text it does not tell them; only {@link reveal} does. */
export class Secret {
  readonly #hex: string;

  private constructor(hex: string) {
    this.#hex = hex;
  }

  static fresh(): Secret {
    return new Secret(randomBytes(BYTES).toString('hex'));
  }

  /** `hex`: 64 hexadecimal digits, lower case. Throws TypeError, which does not repeat what was given. */
  static of(hex: string): Secret {
    if (!HEX.test(hex) || hex.length !== 2 * BYTES) throw new TypeError('A secret is 64 hexadecimal digits.');
    return new Secret(hex);
  }

  /** Binds it before anybody knows it: the SHA-256 of its bytes, 64 hexadecimal digits. */
  get commitment(): string {
    return createHash('sha256').update(this.#bytes()).digest('hex');
  }

  /** HMAC-SHA-256 of a text in UTF-8, under its bytes: 32 bytes. */
  mac(message: string): Uint8Array {
    return createHmac('sha256', this.#bytes()).update(message, 'utf8').digest();
  }

  /** The 64 hexadecimal digits: for the table's own row, and for everybody once the table is over. */
  reveal(): string {
    return this.#hex;
  }

  toString(): string {
    return MASK;
  }

  toJSON(): string {
    return MASK;
  }

  [inspect.custom](): string {
    return MASK;
  }

  #bytes(): Buffer {
    return Buffer.from(this.#hex, 'hex');
  }
}
