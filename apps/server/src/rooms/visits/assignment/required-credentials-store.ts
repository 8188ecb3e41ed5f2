import type { CredentialKind } from '@homeward/domain/agency/credential-kinds'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** What payors ask of the caregiver of a visit, by payor; those that ask for nothing are left out. */
export async function findRequiredCredentials(
  tx: Tx,
  payorIds: readonly string[],
): Promise<Map<string, CredentialKind[]>> {
  if (payorIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('payors')
    .select(['id', 'required_credentials'])
    .where('id', 'in', payorIds)
    .execute()
  return new Map(
    rows
      .filter((row) => row.required_credentials.length > 0)
      .map((row) => [row.id, row.required_credentials]),
  )
}

/** All kinds that some payors ask for, each once. */
export const kindsOf = (required: ReadonlyMap<string, readonly CredentialKind[]>) => [
  ...new Set([...required.values()].flat()),
]
