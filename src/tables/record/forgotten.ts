import type { Snowflake } from '../table.ts';

/**
 * Who had all their data deleted lives on in others' games under a number that leads back to nobody, and without a name.
 * Discord's ids never begin with 0.
 */
export const isForgotten = (userId: Snowflake): boolean => userId.startsWith('0');

/** What stands where they told something: the rules and the log need words, and these say none. */
export const FORGOTTEN_WORDS = '…';
