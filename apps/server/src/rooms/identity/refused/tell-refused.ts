import { createHash } from 'node:crypto'
import { seal } from '../../../plumbing/crypto/protected.ts'
import { Failure } from '../../../plumbing/failure.ts'
import type { IdentityContext } from '../../../plumbing/http/identity-context.ts'
import type { Login } from '../store.ts'

/** People type passwords where usernames belong, so what a job carries is sealed. */
export const refusedPlace = 'jobs.note_refused.login'

/** The possible reasons for a refused sign-in. */
const reasons = ['wrong_credentials', 'second_factor_wrong', 'throttled'] as const

/**
 * Has it noted that a sign-in was refused. The account is looked for by a job: the time that the answer
 * takes does not tell whether there is one.
 */
export async function tellRefused(
  context: IdentityContext,
  login: Login,
  error: unknown,
): Promise<void> {
  const reason = reasons.find((code) => error instanceof Failure && error.code === code)
  if (reason === undefined) return
  const typed = JSON.stringify(login)
  const refused = {
    login: seal(context.keys, typed, refusedPlace),
    reason,
    address: context.address,
    request_id: context.requestId,
  }
  const once = reason === 'throttled' ? onceAMinute(context, typed) : undefined
  await context.enqueue('identity.note_refused', refused, once)
}

const minute = 60_000

/** A caller who ignores the wait can try thousands of times: one event covers a minute of them. */
function onceAMinute({ address, now }: IdentityContext, typed: string) {
  const begun = Math.floor(now.getTime() / minute)
  const key = createHash('sha256').update(`${typed}@${address} ${begun}`).digest('hex')
  return { key: `refused:${key}`, runAt: new Date((begun + 1) * minute) }
}
