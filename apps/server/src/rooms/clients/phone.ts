/**
 * The digits of a phone number: one number has one spelling, so that it is found however it is typed.
 * Null where there are too few or too many of them.
 */
export const phoneDigits = (typed: string): string | null => {
  const digits = typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^\d{7,15}$/.test(digits) ? digits : null
}
