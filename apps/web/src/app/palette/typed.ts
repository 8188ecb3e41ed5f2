/** What was typed: which part of everything is meant, and the words themselves. */
type Typed = { only: 'all' | 'commands' | 'claims'; words: string }

/** `>` is for screens and actions alone, `#` for claims alone. */
export const readTyped = (typed: string): Typed => {
  const text = typed.trimStart()
  if (text.startsWith('>')) return { only: 'commands', words: text.slice(1).trim() }
  if (text.startsWith('#')) return { only: 'claims', words: text.slice(1).trim() }
  return { only: 'all', words: typed.trim() }
}

type Piece = { text: string; hit: boolean }

const asPattern = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A text in pieces: the letters that were typed, at the beginning of a word where they are there, and the rest. */
export const piecesOf = (text: string, words: string): Piece[] => {
  const asked = words.split(/\s+/).filter(Boolean).map(asPattern)
  if (asked.length === 0) return [{ text, hit: false }]
  const anywhere = `(${asked.join('|')})`
  const begins = new RegExp(`(?<![\\p{L}\\p{N}])${anywhere}`, 'giu')
  return text
    .split(begins.test(text) ? begins : new RegExp(anywhere, 'giu'))
    .map((piece, at) => ({ text: piece, hit: at % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
