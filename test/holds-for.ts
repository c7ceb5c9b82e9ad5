import fc from 'fast-check';

/** Asserts something of everything that is generated. */
export const holdsFor = <T>(
  arbitrary: fc.Arbitrary<T>,
  parameters: fc.Parameters<[T]>,
  check: (given: T) => boolean | undefined,
): void => fc.assert(fc.property(arbitrary, check), parameters);
