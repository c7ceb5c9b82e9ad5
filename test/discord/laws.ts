import { expect } from 'vitest';
import { modal } from '../../playground/src/validators/interaction-response.ts';
import { newMessage } from '../../playground/src/validators/message.ts';
import type { OutMessage } from '../../src/discord/api/message.ts';
import { UNTIL_IN } from '../texts/terms.ts';

/** Discord accepts the message's text, buttons and selects: lengths, counts, unique ids and values. Nothing is “until in a day”. */
export function expectLawful({ content, rows }: Pick<OutMessage, 'content' | 'rows'>): void {
  expectTaken({ content, components: rows });
  expect(content).not.toMatch(UNTIL_IN);
}

/** The same of a body as it is sent, or of a form. */
export function expectTaken(body: unknown): void {
  const isForm = typeof body === 'object' && body !== null && 'title' in body;
  const issues = (isForm ? modal : newMessage).safeParse(body).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([]);
}
