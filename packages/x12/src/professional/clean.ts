import type { Delimiters } from '../delimiters.ts'

// X12 basic set and the part of the extended set that has no lower-case letters.
const allowed = /[A-Z0-9 !"&'()*+,\-./:;?=%~@[\]_{}\\|<>#$]/

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
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
  const fit = Array.from(plain, (character) => {
    const replaced = plainer[character] ?? character
    return Array.from(replaced).every((each) => fits(each, delimiters)) ? replaced : ' '
  })
  return fit.join('').replace(/ +/g, ' ').trim()
}

/** True when cleaning would only change letters to upper case: safe for an id. */
export const survives = (text: string, delimiters: Delimiters): boolean =>
  clean(text, delimiters) === text.toUpperCase()

function fits(character: string, delimiters: Delimiters): boolean {
  const { element, component, repetition, segment } = delimiters
  return allowed.test(character) && ![element, component, repetition, segment].includes(character)
}
