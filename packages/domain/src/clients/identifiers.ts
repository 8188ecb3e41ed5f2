/**
 * Whether it can be a Medicare Beneficiary Identifier: 11 characters in the fixed pattern of digits
 * and letters, without S, L, O, I, B and Z (CMS, "Understanding the MBI format").
 */
export const isMedicareNumber = (written: string): boolean =>
  medicareNumber.test(written.replaceAll('-', '').toUpperCase())

const letter = 'AC-HJKMNP-RT-Y'
const medicareNumber = new RegExp(
  `^[1-9][${letter}][${letter}\\d]\\d[${letter}][${letter}\\d]\\d[${letter}]{2}\\d{2}$`,
)

/** Whether an insurance number has a plausible form: 4 to 30 letters, digits and dashes. */
export const isInsuranceNumber = (written: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9-]{2,28}[A-Za-z0-9]$/.test(written)
