import type { ParsedOf } from '@homeward/contract/endpoint'
import type { requestPasswordReset as declaration } from '@homeward/contract/identity/invites'
import { seal } from '../../../plumbing/crypto/protected.ts'
import type { IdentityContext } from '../../../plumbing/http/identity-context.ts'
import { loginPlace, resetTask } from './write-reset.ts'

/**
 * Takes the wish for a reset of the password. The account is looked for by a job: neither the answer
 * nor the time that it takes can tell whether there is one.
 */
export async function requestPasswordReset(
  context: IdentityContext,
  { login }: ParsedOf<typeof declaration>,
): Promise<Record<string, never>> {
  await context.enqueue(resetTask, { login: seal(context.keys, login, loginPlace) })
  return {}
}
