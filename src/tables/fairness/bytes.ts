/** Bytes as they are needed: the blocks of a source one after the other, from block 0. */
export function* bytesOf(block: (number: number) => Uint8Array): Generator<number> {
  for (let number = 0; ; number++) yield* block(number);
}

/** As many of the 256 bytes as each of so many outcomes gets its equal share of; a byte from here on counts for none. */
const shared = (outcomes: number): number => 256 - (256 % outcomes);

/** Which of so many equally likely outcomes (1..256) a byte means, from 0; null: none, take the next byte. */
export const outcomeOf = (byte: number, outcomes: number): number | null =>
  byte < shared(outcomes) ? byte % outcomes : null;

/** The next outcome of a source of bytes. */
export function nextOutcome(bytes: Iterator<number>, outcomes: number): number {
  for (;;) {
    const { value, done } = bytes.next();
    if (done) throw new Error('There are no bytes left.');
    const outcome = outcomeOf(value, outcomes);
    if (outcome !== null) return outcome;
  }
}
