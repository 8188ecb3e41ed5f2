import { createHash } from 'node:crypto'
import { Failure } from '../../plumbing/failure.ts'
import type { Open } from '../../plumbing/http/open.ts'
import { addressSubject } from '../../plumbing/limits/subject.ts'
import { clearTries, giveBackTry, takeTry } from './tries-store.ts'

/** Tries that are free before each further one costs a wait. */
const free = { account: 5, address: 50, code: 50 }

export type Tries = { readonly account: string; readonly address: string }

/**
 * Counts one try at an account from an address. One address that guesses is slowed down; the person
 * at another is not. Fails with `throttled` while a wait is on: nothing is to be checked then.
 */
export async function countTry(open: Open, login: string): Promise<Tries> {
  // People type passwords where usernames belong, so what was typed is not kept as it is.
  const typed = createHash('sha256').update(login.toLowerCase()).digest('hex')
  const from = addressSubject(open.address)
  const tries = { account: `account:${typed}@${from}`, address: `address:${from}` }
  for (const kind of ['account', 'address'] as const) {
    await take(open, tries[kind], free[kind])
  }
  return tries
}

/**
 * Counts one code that is tried after a right password, from wherever: six digits are guessed from
 * many addresses at once. Nobody who does not know the password can use it to lock somebody out.
 */
export const countCode = (open: Open, userId: string): Promise<void> =>
  take(open, codesOf(userId), free.code)

const codesOf = (userId: string): string => `code:${userId}`

async function take(open: Open, subject: string, freeTries: number): Promise<void> {
  const wait = await takeTry(open.db, subject, open.now, freeTries)
  if (wait !== null) throw new Failure('throttled', { retryAfter: wait })
}

/** The try was right as far as it went: it counts neither for nor against anybody. */
export async function takeBack(open: Open, tries: Tries): Promise<void> {
  await giveBackTry(open.db, tries.account)
  await giveBackTry(open.db, tries.address)
}

/** The try was right: the account's counts begin anew. */
export async function succeed(open: Open, tries: Tries, userId: string): Promise<void> {
  await clearTries(open.db, codesOf(userId))
  await clearTries(open.db, tries.account)
  await giveBackTry(open.db, tries.address)
}
