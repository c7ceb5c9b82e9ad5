/** Validates the roles that a bot makes. */
import * as z from 'zod';
import { text } from './form.ts';

export const newRole = z.object({
  name: text(1, 100),
  permissions: z.union([z.string().regex(/^\d+$/), z.int().min(0)]).optional(),
  mentionable: z.boolean().optional(),
});
