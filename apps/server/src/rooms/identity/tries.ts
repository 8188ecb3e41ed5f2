import { createHash } from 'node:crypto'
import { Failure } from '../../plumbing/failure.ts'
import type { Open } from '../../plumbing/http/open.ts'
import { clearTries, giveBackTry, takeTry } from './tries-store.ts'

/** Tries that are free before each further one costs a wait. */
const free = { account: 5, address: 50 }

export type Tries = { readonly account: string; readonly address: string }

/**
 * Counts one try at an account from an address. One address that guesses is slowed down; the person
 * at another is not. Fails with `throttled` while a wait is on: nothing is to be checked then.
 */
export async function countTry(open: Open, login: string): Promise<Tries> {
  // People type passwords where usernames belong, so what was typed is not kept as it is.
  const typed = createHash('sha256').update(login.toLowerCase()).digest('hex')
  const tries = { account: `account:${typed}@${open.address}`, address: `address:${open.address}` }
  for (const kind of ['account', 'address'] as const) {
    const wait = await takeTry(open.db, tries[kind], open.now, free[kind])
    if (wait !== null) throw new Failure('throttled', { retryAfter: wait })
  }
  return tries
}

/** The try was right as far as it went: it counts neither for nor against anybody. */
export async function takeBack(open: Open, tries: Tries): Promise<void> {
  await giveBackTry(open.db, tries.account)
  await giveBackTry(open.db, tries.address)
}

/** The try was right: the account's count begins anew. */
export async function succeed(open: Open, tries: Tries): Promise<void> {
  await clearTries(open.db, tries.account)
  await giveBackTry(open.db, tries.address)
}
