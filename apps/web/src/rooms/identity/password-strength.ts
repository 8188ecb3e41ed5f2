/** The shortest password that an account may have. */
export const shortestPassword = 12

type Strength = { score: number; words: string }

/**
 * What a person is told of a new password while typing; whether it is too common, the server says.
 * Length is what counts: nothing is asked of capitals, digits or signs.
 */
export const strengthOf = (password: string): Strength => {
  const { length } = password
  if (length === 0) return { score: 0, words: `Enter at least ${shortestPassword} characters.` }
  if (length < shortestPassword)
    return { score: length / 24, words: `${length} of at least ${shortestPassword} characters` }
  if (new Set(password).size < 6)
    return { score: 0.4, words: 'Long enough but easy to guess. Mix in more kinds of characters.' }
  if (length < 16) return { score: 0.75, words: 'Good. Longer is even better.' }
  return { score: 1, words: 'Very good.' }
}
