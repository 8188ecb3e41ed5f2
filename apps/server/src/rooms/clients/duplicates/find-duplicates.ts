import type {
  findClientDuplicates as declaration,
  LikelyClient,
} from '@homeward/contract/clients/merge'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import { likelySame, likeness } from '@homeward/domain/clients/duplicates'
import { fullName } from '@homeward/domain/clients/name'
import type { Ctx } from '../../../plumbing/context.ts'
import { fieldIndexes } from '../protected-fields.ts'
import { findCandidates } from './store.ts'

type Described = Partial<ParsedOf<typeof declaration>> &
  Pick<ParsedOf<typeof declaration>, 'first_name' | 'last_name'>

/** Clients who may be the person described, the likeliest first. */
export const findClientDuplicates = async (
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> => ({ matches: await likelyClients(ctx, input) })

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
      name: fullName({ firstName, lastName }),
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
