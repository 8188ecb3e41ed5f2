/**
 * The words of a typed search as patterns for `ilike`, each of which has to be found; `%`, `_` and
 * `\` stand for themselves. Characters that the database refuses are left out, and so is everything
 * after the eighth word. A phone number, however it is written, is one pattern of its digits.
 */
export const searchPatterns = (typed: string | undefined): string[] => {
  const phone = phonePart(typed ?? '')
  return phone === null ? wordPatterns(typed ?? '') : [`%${phone}%`]
}

const phonePart = (typed: string): string | null =>
  /^[\d\s()./+-]+$/.test(typed) && /(\d\D*){4}/.test(typed)
    ? typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
    : null

const wordPatterns = (typed: string): string[] =>
  typed
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, ' ')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, 8)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
