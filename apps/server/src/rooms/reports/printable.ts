/** What stands in place of a letter that the font does not have. */
const substitute = '\u{fffd}'

/** The part of a font that tells which letters it has; the types of pdfkit leave it out. */
type Letters = { hasGlyphForCodePoint: (code: number) => boolean }

/** The letters of the font that a document writes with at present. */
const lettersOf = (doc: PDFKit.PDFDocument): Letters =>
  (doc as unknown as { _font: { font: Letters } })._font.font

/**
 * Makes texts printable with the font of a document: letters are put together where the font has only the whole, and
 * what it does not have becomes a sign that says so. `missing` are the letters that were not printed.
 */
export function printer(doc: PDFKit.PDFDocument) {
  const known = new Map<string, boolean>()
  const missing = new Set<string>()
  const has = (letter: string): boolean => {
    const stored = known.get(letter)
    if (stored !== undefined) return stored
    const code = letter.codePointAt(0) ?? 0
    const found = code < 32 || lettersOf(doc).hasGlyphForCodePoint(code)
    known.set(letter, found)
    return found
  }
  const print = (text: string): string => {
    const whole = text.normalize('NFC')
    if (/^[\x20-\x7e\n]*$/.test(whole)) return whole
    return [...whole]
      .map((letter) => {
        if (has(letter)) return letter
        const plain = [...letter.normalize('NFKC')]
        if (plain.every(has)) return plain.join('')
        missing.add(letter)
        return has(substitute) ? substitute : '?'
      })
      .join('')
  }
  return { print, missing }
}
