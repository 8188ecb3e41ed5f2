/** Any value of a record as words, for comparing two versions side by side. */
export const anyWords = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(anyWords).join(', ')
  if (typeof value !== 'object') return JSON.stringify(value)
  return Object.entries(value)
    .map(([name, part]) => [name.replaceAll('_', ' '), anyWords(part)])
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}: ${words}`)
    .join(', ')
}
