/** The message for an invalid phone number. */
export const phoneSentence =
  'Enter ten digits like (919) 555-0123, or + and the country code for a number outside the US.'

/**
 * The canonical form of a phone number, so a search finds it however it was typed: ten digits for one of
 * the United States or Canada ('9195550123'), + and all digits for one of another country ('+4930123456').
 * Null if it is not a phone number.
 */
export const phoneSpelling = (typed: string): string | null => {
  if (!/^\s*\+?[0-9 ()./-]+$/.test(typed)) return null
  const digits = typed.replaceAll(/\D/g, '')
  const own = digits.replace(/^1(?=\d{10}$)/, '')
  if (typed.trim().startsWith('+') && !digits.startsWith('1')) {
    return /^[2-9]\d{6,14}$/.test(digits) ? `+${digits}` : null
  }
  return /^[2-9]\d{9}$/.test(own) ? own : null
}
