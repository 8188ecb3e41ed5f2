import { t } from '../../plumbing/language/translate.ts'
/** The shortest password that an account may have. */
export const shortestPassword = 12

type Strength = { score: number; words: string }

/**
 * What a person is told of a new password while typing; whether it is too common, the server says.
 * Length is what counts: nothing is asked of capitals, digits or signs.
 */
export const strengthOf = (password: string): Strength => {
  const { length } = password
  if (length === 0)
    return { score: 0, words: t('Enter at least {least} characters.', { least: shortestPassword }) }
  if (length < shortestPassword)
    return {
      score: length / 24,
      words: t('{length} of at least {least} characters', { length, least: shortestPassword }),
    }
  if (new Set(password).size < 6)
    return {
      score: 0.4,
      words: t('Long enough but easy to guess. Mix in more kinds of characters.'),
    }
  if (length < 16) return { score: 0.75, words: t('Good. Longer is even better.') }
  return { score: 1, words: t('Very good.') }
}
