/** Any value of a record as words, for comparing two versions side by side. */
export const anyWords = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  return JSON.stringify(value)
}
