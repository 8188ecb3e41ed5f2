import { codeAlphabet } from '@homeward/domain/identity/invites'
import type { IdentityTransaction } from '../../../plumbing/http/identity-context.ts'
import { freshCode } from '../../../plumbing/auth/code.ts'
import { hashToken } from '../../../plumbing/auth/token.ts'
import { replaceRecoveryCodes } from '../factor-store.ts'

const howMany = 10
const halfLength = 5

/** Makes new recovery codes in the place of the old ones; this is the only time they are seen. */
export async function freshRecoveryCodes(
  { tx }: IdentityTransaction,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => freshCode(codeAlphabet, 2 * halfLength))
  await replaceRecoveryCodes(tx, userId, codes.map(hashToken))
  return codes.map((code) => `${code.slice(0, halfLength)}-${code.slice(halfLength)}`)
}
