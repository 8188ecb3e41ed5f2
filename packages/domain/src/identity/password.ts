import { fail, ok, type Result } from '../result.ts'

/** The owner of a new password. Attackers guess the owner's name first. */
export type Owner = {
  readonly username?: string | null
  readonly email?: string | null
  readonly name?: string | null
  /** The names of the agencies where the owner works. */
  readonly agencies?: readonly string[]
}

/** Words that are on the sign-in page, so that attackers try them. */
const wordsOfPlace = ['homeward']

/** The number of characters that a password must have besides its owner's name. */
const leastOfOwn = 8

/** Digits and marks at the end of a common password do not make it a different one. */
const mostTail = 4

/**
 * Whether a new password is strong enough for its owner. It is weak if it is one of the common passwords
 * (`isCommon` is asked with lower case, also without a short tail of digits and marks), one piece repeated,
 * a run such as 123456789012, or little more than the owner's username, e-mail or name, and those of agency
 * and product. The schema checks its length.
 */
export function strongPassword(
  password: string,
  owner: Owner,
  isCommon: (lowered: string) => boolean,
): Result<string, 'password_weak'> {
  const lowered = password.normalize('NFC').toLowerCase()
  const weak =
    isCommon(lowered) ||
    isCommon(withoutTail(lowered)) ||
    isRepeated(lowered) ||
    isRun(lowered) ||
    withoutWords(lowered, wordsOf(owner)).length < leastOfOwn
  return weak ? fail('password_weak') : ok(password)
}

const withoutTail = (text: string): string =>
  text.replace(new RegExp(`[^\\p{L}]{1,${mostTail}}$`, 'u'), '')

/** Whether it is a piece of up to four characters over and over, such as abcabcabcabc. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1{2,}.{0,3}$/u.test(text)

/** Whether each character follows the one before it, up or down: abcdefghijkl, 987654321098. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  return [1, -1].some((step) =>
    codes.every((code, at) => {
      const before = codes[at - 1]
      return before === undefined || code - before === step || turnsOver(before, code, step)
    }),
  )
}

/** From 9 to 0, or from 0 to 9. */
const turnsOver = (before: number, code: number, step: number): boolean =>
  (step === 1 && before === 57 && code === 48) || (step === -1 && before === 48 && code === 57)

/** The parts of the names with three letters or more, longest first. */
const wordsOf = ({ username, email, name, agencies = [] }: Owner): string[] =>
  [username, email, name, ...agencies, ...wordsOfPlace]
    .flatMap((text) => {
      const lowered = (text ?? '').normalize('NFC').toLowerCase()
      return [lowered, ...lowered.split(/[^\p{L}\p{N}]+/u)]
    })
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length)

const withoutWords = (text: string, words: string[]): string =>
  words.reduce((left, word) => left.replaceAll(word, ''), text)
