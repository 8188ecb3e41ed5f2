import { randomInt, timingSafeEqual } from 'node:crypto'
import { hashToken } from './token.ts'

/** A random code of `length` characters of an alphabet. Only its hash is stored. */
export const freshCode = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/** Whether a code matches a stored hash, in constant time. */
export const codeFits = (stored: Buffer, code: string): boolean =>
  timingSafeEqual(stored, hashToken(code))
