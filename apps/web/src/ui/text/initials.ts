const tints = 6

/** The first letters of the first and the last name; a name written last name first is turned around. */
export const initialsOf = (name: string): string => {
  const words = inOrder(name).split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word === undefined ? '' : ([...word][0] ?? '')))
    .join('')
    .toUpperCase()
}

/** 1 to 6, from the letters of a name alone, so that a person has the same tint on every screen. */
export const tintOf = (name: string): number => {
  let sum = 0
  for (const letter of inOrder(name).toLowerCase())
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return 1 + (sum % tints)
}

const inOrder = (name: string): string => {
  const [last = '', first] = name.split(',')
  return first === undefined ? name.trim() : `${first.trim()} ${last.trim()}`
}
