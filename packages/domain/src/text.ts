/** A letter, digit or sign: what only spaces without width and marks are made of is not seen. */
export const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** What a longer text is made of: no control characters but new lines and tabs. */
export const shown = /^(?:[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u

/** What is said of a text with others in it, and of one that is too long. */
export const notShown = 'Remove characters that cannot be displayed.'
export const tooLong = (most: number): string => `Enter no more than ${most} characters.`
