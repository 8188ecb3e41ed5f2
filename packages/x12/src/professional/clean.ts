import type { Delimiters } from '../delimiters.ts'

// Everything outside the X12 basic set and the part of the extended set that has no lower-case letters.
const outside = /[^A-Z0-9 !"&'()*+,\-./:;?=%~@[\]_{}\\|<>#$]/gu

const ascii = /^[ -~]*$/

// Letters and signs that do not come apart into a plain one and a mark.
const plainer: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  Ł: 'L',
  Ø: 'O',
  Đ: 'D',
  Æ: 'AE',
  Œ: 'OE',
}

/**
 * Text as it may stand in a file: upper case, accents taken off, and everything outside the X12
 * character set, delimiters included, replaced by one space.
 */
export function clean(text: string, delimiters: Delimiters): string {
  const { element, component, repetition, segment } = delimiters
  const plain = ascii.test(text) ? text.toUpperCase() : plainly(text)
  let fit = plain.replace(outside, ' ')
  for (const each of [element, component, repetition, segment]) {
    if (each !== null) fit = fit.replaceAll(each, ' ')
  }
  return fit.replace(/ {2,}/g, ' ').trim()
}

const plainly = (text: string): string =>
  Array.from(
    text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase(),
    (character) => plainer[character] ?? character,
  ).join('')

/** True when cleaning would only change letters to upper case: safe for an id. */
export const survives = (text: string, delimiters: Delimiters): boolean =>
  clean(text, delimiters) === text.toUpperCase()
