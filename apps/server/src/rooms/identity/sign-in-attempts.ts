import { createHash } from 'node:crypto'
import { Failure } from '../../plumbing/failure.ts'
import type { IdentityContext } from '../../plumbing/http/identity-context.ts'
import { addressSubject } from '../../plumbing/limits/subject.ts'
import { clearAttempts, refundAttempt, countAttempt } from './sign-in-attempts-store.ts'

/** SignInAttempts that are free before each further one costs a wait. */
const free = { account: 5, address: 50, code: 50 }

type SignInAttempts = { readonly account: string; readonly address: string }

/**
 * Counts one try at an account from an address. One address that guesses is slowed down; the person
 * at another is not. Fails with `throttled` while a wait is on: nothing is to be checked then.
 */
export async function countSignInAttempt(
  context: IdentityContext,
  login: string,
): Promise<SignInAttempts> {
  // People type passwords where usernames belong, so what was typed is not kept as it is.
  const typed = createHash('sha256').update(login.toLowerCase()).digest('hex')
  const from = addressSubject(context.address)
  const attempts = { account: `account:${typed}@${from}`, address: `address:${from}` }
  for (const kind of ['account', 'address'] as const) {
    await take(context, attempts[kind], free[kind])
  }
  return attempts
}

/**
 * Counts one code that is tried after a right password, from wherever: six digits are guessed from
 * many addresses at once. Nobody who does not know the password can use it to lock somebody out.
 */
export const countCode = (context: IdentityContext, userId: string): Promise<void> =>
  take(context, codesOf(userId), free.code)

const codesOf = (userId: string): string => `code:${userId}`

async function take(context: IdentityContext, subject: string, freeTries: number): Promise<void> {
  const wait = await countAttempt(context.db, subject, context.now, freeTries)
  if (wait !== null) throw new Failure('throttled', { retryAfter: wait })
}

/** The try was right as far as it went: it counts neither for nor against anybody. */
export async function refundAttempts(
  context: IdentityContext,
  attempts: SignInAttempts,
): Promise<void> {
  await refundAttempt(context.db, attempts.account)
  await refundAttempt(context.db, attempts.address)
}

/** The try was right: the account's counts begin again. */
export async function succeed(
  context: IdentityContext,
  attempts: SignInAttempts,
  userId: string,
): Promise<void> {
  await clearAttempts(context.db, codesOf(userId))
  await clearAttempts(context.db, attempts.account)
  await refundAttempt(context.db, attempts.address)
}
