import type { ParsedOf } from '@homeward/contract/endpoint'
import type { requestPasswordReset as declaration } from '@homeward/contract/identity/invites'
import { seal } from '../../../plumbing/crypto/protected.ts'
import type { Open } from '../../../plumbing/http/open.ts'
import { loginPlace, resetTask } from './write-reset.ts'

/**
 * Takes the wish for a reset of the password. The account is looked for by a job: neither the answer
 * nor the time that it takes can tell whether there is one.
 */
export async function requestPasswordReset(
  open: Open,
  { login }: ParsedOf<typeof declaration>,
): Promise<Record<string, never>> {
  await open.enqueue(resetTask, { login: seal(open.keys, login, loginPlace) })
  return {}
}
