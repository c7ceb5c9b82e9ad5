import { format, inspect } from 'node:util';
import { expect, test } from 'vitest';
import { createLog } from '../../../src/log.ts';
import { Secret } from '../../../src/tables/fairness/secret.ts';
import { hashByOpenssl, macByOpenssl } from './openssl.ts';

const HEX = '00112233445566778899aabbccddeeff'.repeat(2);

const logged = (value: unknown): string => {
  const lines: string[] = [];
  createLog('info', { write: (line) => lines.push(line) }).info({ value }, 'a secret');
  return lines.join();
};

test.each<[string, (secret: Secret) => string]>([
  ['as JSON', (secret) => JSON.stringify({ secret })],
  ['as JSON, by its properties', (secret) => JSON.stringify({ ...secret })],
  ['inspected', (secret) => inspect({ secret }, { showHidden: true, depth: 9, getters: true })],
  ['on the console', (secret) => format('%s %o %O %j', secret, secret, secret, secret)],
  ['in a sentence', (secret) => `${secret}`],
  ['added to a text', (secret) => `a ${String(secret)} ${[secret].join()}`],
  ['in an error', (secret) => inspect(new Error('no', { cause: secret }))],
  ['in the log', (secret) => logged(secret)],
  ['in a copy', (secret) => inspect(structuredClone({ secret }))],
])('does not tell itself %s', (_, written) => {
  expect(written(Secret.of(HEX))).not.toMatch(/00112233|AAECAw|17, 34/i);
});

test('tells itself where it is asked to', () => {
  expect(Secret.of(HEX).reveal()).toBe(HEX);
});

test.each(['', HEX.slice(1), `${HEX}0`, HEX.toUpperCase(), ` ${HEX}`, `${HEX}\n`, 'x'.repeat(64)])(
  'is 64 hexadecimal digits, and whatever else is given is not repeated: %j',
  (given) => {
    expect(() => Secret.of(given)).toThrow('A secret is 64 hexadecimal digits.');
  },
);

test('is another one each time', () => {
  const secrets = Array.from({ length: 50 }, () => Secret.fresh().reveal());
  expect(new Set(secrets).size).toBe(50);
  for (const hex of secrets) expect(hex).toMatch(/^[0-9a-f]{64}$/);
});

test('is bound by the SHA-256 of its bytes', () => {
  const secret = Secret.fresh();
  expect(secret.commitment).toBe(hashByOpenssl(secret.reveal()));
});

test.each(['', 'a', 'two\nlines', 'ö 🎲'])('makes the HMAC that OpenSSL makes of %j', (message) => {
  const secret = Secret.fresh();
  expect(Buffer.from(secret.mac(message))).toEqual(macByOpenssl(secret.reveal(), message));
});
