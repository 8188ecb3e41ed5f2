import type { listCaregivers as declaration } from '@homeward/contract/caregivers'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import { fullName } from '@homeward/domain/clients/name'
import type { Ctx } from '../../plumbing/context.ts'
import { findCaregivers } from './store.ts'

/** The caregivers of the agency, by last name. */
export async function listCaregivers(
  { tx }: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findCaregivers(tx, input)
  return {
    data: rows.map((row) => ({
      ...row,
      name: fullName({ firstName: row.first_name, lastName: row.last_name }),
    })),
    meta,
  }
}
