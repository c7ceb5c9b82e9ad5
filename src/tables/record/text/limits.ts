/** How much a record can hold. No game comes near it; it bounds what reading somebody's file can take. */

/** Characters of a text or of JSON. */
export const MOST_CHARACTERS = 16_000_000;
/** Entries of the log. */
export const MOST_ENTRIES = 50_000;
/** Tags. */
export const MOST_TAGS = 10_000;
