import type { AgencyPhoneNumber } from '@homeward/contract/agency/phone-numbers'
import { phoneNumberAbilities } from '@homeward/domain/agency/abilities'
import type { Ctx } from '../../../plumbing/context.ts'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { clearDefault, hasOffice, type NumberRow } from './number-store.ts'

export const presentNumber = (
  ctx: Ctx,
  { office_id: _, ...number }: NumberRow,
): AgencyPhoneNumber => ({ ...number, abilities: phoneNumberAbilities(ctx.holder) })

export const auditedNumber = ({ office: _, ...number }: NumberRow) => number

export const refusedNumber = (error: unknown): never =>
  onConstraint(error, { phone_numbers_once: 'phone_number_taken' })

/** Refuses an office that is none of the agency's, or is archived. */
export async function checkOffice(ctx: Ctx, officeId: string | null | undefined): Promise<void> {
  if (typeof officeId !== 'string' || (await hasOffice(ctx.tx, officeId))) return
  throw new Failure('invalid', {
    fields: { office_id: ['This office is not known, or it is archived.'] },
  })
}

/** Makes room for a new default number. */
export async function giveUpDefault(ctx: Ctx): Promise<void> {
  const former = await clearDefault(ctx.tx)
  if (!former) return
  await ctx.record({
    action: 'phone_number.updated',
    type: 'phone_number',
    id: former.id,
    before: { is_default: true },
    after: { is_default: false },
  })
}
