/**
 * Whether nine digits, with or without dashes, can be a social security number: no part is all zeros,
 * and the area is neither 666 nor 900 and above (SSA, randomization of 2011).
 */
export const isSocialSecurityNumber = (written: string): boolean =>
  /^(?!000|666|9)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/.test(written)
