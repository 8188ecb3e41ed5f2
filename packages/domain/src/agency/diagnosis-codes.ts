/** A code of ICD-10-CM as people write it, with the dot after the third character: 'E11.9'. */
export const dotted = (code: string): string =>
  code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code

/** A code as claims carry it, however it was written: 'e11.9' is 'E119'. */
export const undotted = (written: string): string => written.trim().replace('.', '').toUpperCase()

/**
 * What a search word means: the beginning of a code, without the dot, or a part of a description. A code
 * begins with a letter and a digit, because a letter alone is in nearly every description.
 */
export const searchedWord = (word: string): { prefix: string } | { part: string } =>
  /^[A-Za-z](\d[0-9A-Za-z]?(\.?[0-9A-Za-z]{0,4})?)?$/.test(word)
    ? { prefix: undotted(word) }
    : { part: word.toLowerCase() }
