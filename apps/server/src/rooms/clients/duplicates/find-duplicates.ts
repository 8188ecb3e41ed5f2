import * as contract from '@homeward/contract/clients/merge'
import type { LikelyClient } from '@homeward/contract/clients/merge'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { likelySame, likeness } from '@homeward/domain/clients/duplicates'
import type { Ctx } from '../../../plumbing/context.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { fieldIndexes } from '../protected-fields.ts'
import { findCandidates } from './store.ts'

type Described = Partial<ParsedOf<typeof contract.findClientDuplicates>> &
  Pick<ParsedOf<typeof contract.findClientDuplicates>, 'first_name' | 'last_name'>

/** Clients who may be the described person, the likeliest first. */
export const findClientDuplicates = verb(contract.findClientDuplicates, async (ctx, input) => ({
  matches: await likelyClients(ctx, input),
}))

export async function likelyClients(ctx: Ctx, described: Described): Promise<LikelyClient[]> {
  const { medicaid_number: medicaid, medicare_number: medicare } = described
  const { insurance_number: insurance, birthdate = null, nickname = null } = described
  const person = {
    firstName: described.first_name,
    lastName: described.last_name,
    nickname,
    birthdate,
    phone: described.phone ?? null,
  }
  const candidates = await findCandidates(ctx.tx, {
    ...person,
    medicaidIndexes: medicaid ? fieldIndexes(ctx, 'medicaid_number', medicaid) : null,
    medicareIndexes: medicare ? fieldIndexes(ctx, 'medicare_number', medicare) : null,
    insuranceIndexes: insurance ? fieldIndexes(ctx, 'insurance_number', insurance) : null,
    exceptId: described.except_id ?? null,
  })
  return candidates
    .map(({ first_name: firstName, last_name: lastName, same_member_id: same, ...candidate }) => ({
      id: candidate.id,
      name: candidate.name,
      status: candidate.status,
      birthdate: candidate.birthdate,
      phone: candidate.phone,
      city: candidate.city,
      ...likeness(person, { ...candidate, firstName, lastName }, same),
    }))
    .filter(({ score }) => score >= likelySame)
    .toSorted((a, b) => b.score - a.score || a.name.localeCompare(b.name))
    .slice(0, 10)
}
