/**
 * The words of a typed search as patterns for `ilike`, each of which has to be found; `%`, `_` and
 * `\` stand for themselves. Characters that the database refuses are left out, and so is everything
 * after the eighth word.
 */
export const searchPatterns = (typed: string | undefined): string[] =>
  (typed ?? '')
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, ' ')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, 8)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
