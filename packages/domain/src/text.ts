import { word } from './language/sentence.ts'

/** A visible letter, digit or sign. Text of only zero-width spaces and marks is invisible. */
export const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The characters of a longer text: no control characters except new lines and tabs. */
export const shown = /^(?:[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u

/** The message for a text with other characters. */
export const notShown = word('Remove characters that cannot be displayed.')
