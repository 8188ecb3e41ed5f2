/**
 * Whether nine digits can be a social security number: no area 000, 666 or 900-999, no group 00, no
 * serial 0000 (Social Security Administration, POMS RM 10201.035).
 */
export const isSocialSecurityNumber = (digits: string): boolean =>
  /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits)
