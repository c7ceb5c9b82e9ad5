import { execFileSync } from 'node:child_process';

const openssl = (args: readonly string[], input: string | Buffer): string =>
  execFileSync('openssl', [...args], { input })
    .toString()
    .trim()
    .split(/\s+/)
    .at(-1) ?? '';

/** HMAC-SHA-256 as another program works it out. `key`: hexadecimal. */
export const macByOpenssl = (key: string, message: string): Buffer =>
  Buffer.from(openssl(['dgst', '-sha256', '-mac', 'HMAC', '-macopt', `hexkey:${key}`], message), 'hex');

/** SHA-256 of the bytes of hexadecimal digits. */
export const hashByOpenssl = (hex: string): string => openssl(['dgst', '-sha256'], Buffer.from(hex, 'hex'));

/** Another program's input for a game's dice. */
export interface ToldSource {
  readonly id: string;
  /** Hexadecimal. */
  readonly secret: string;
  readonly facts: string;
}

/** The dice of a roll, according to docs/fairness.md. `interaction`: the latest up to the roll, `-` if there is none. */
export function diceByOpenssl(
  { id, secret, facts }: ToldSource,
  roll: number,
  count: number,
  interaction: string,
): number[] {
  const dice: number[] = [];
  for (let block = 0; dice.length < count; block++) {
    for (const byte of macByOpenssl(secret, `${id}\n${facts}\n${interaction}\n${roll}\n${block}`)) {
      if (byte < 252 && dice.length < count) dice.push(1 + (byte % 6));
    }
  }
  return dice;
}
