/**
 * Where an input holds text that the database cannot keep, as `list.0.field`: the character NUL, or
 * half of a character. Walked without recursion, for an input may be nested as deep as it is long.
 */
export function unkeptText(input: unknown): string[] {
  const found: string[] = []
  const left: { at: string; value: unknown }[] = [{ at: '', value: input }]
  for (let one = left.pop(); one; one = left.pop()) {
    const { at, value } = one
    if (typeof value === 'string') {
      if (!kept(value)) found.push(at)
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        if (!kept(name)) found.push(at)
        left.push({ at: at ? `${at}.${name}` : name, value: inner })
      }
    }
  }
  return found
}

const kept = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
