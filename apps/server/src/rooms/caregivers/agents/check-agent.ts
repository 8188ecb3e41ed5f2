import type { PrivateProfileFields } from '@homeward/contract/caregivers/agent-parts'
import type { z } from 'zod'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { findByPhone, takeTurns } from './agent-store.ts'

type Fields = z.output<typeof PrivateProfileFields>
type Dates = { hire_date: string | null; termination_date: string | null }

/** Refuses what the schema of a private profile cannot check; `before` is the stored profile. */
export function checkPrivateProfile(ctx: Ctx, fields: Fields, before: Dates | null): void {
  const problems: Record<string, string[]> = {}
  const today = ctx.today
  const { birthdate } = fields
  if (fields.pay_rate !== undefined && !ctx.may('caregivers.pay')) {
    problems.pay_rate = ['Your role cannot change pay. Omit this field.']
  }
  if (birthdate && birthdate > today) problems.birthdate = ['The birthdate is in the future.']
  const hired = fields.hire_date === undefined ? before?.hire_date : fields.hire_date
  const left =
    fields.termination_date === undefined ? before?.termination_date : fields.termination_date
  if (hired && left && left < hired) {
    const field = fields.termination_date === undefined ? 'hire_date' : 'termination_date'
    problems[field] = ['The termination date is before the hire date.']
  }
  const named = Object.entries(problems)
  if (named.length === 0) return
  throw new Failure('invalid', {
    fields: Object.fromEntries(
      named.map(([name, sentences]) => [`private_profile.${name}`, sentences]),
    ),
  })
}

/** Refuses a phone number that someone else in the agency has; says who. */
export async function refuseTakenPhone(
  ctx: Ctx,
  phone: string | null | undefined,
  but: string | null,
): Promise<void> {
  if (!phone) return
  await takeTurns(ctx.tx, ctx.agency.id, `phone:${phone}`)
  const other = await findByPhone(ctx.tx, phone, but)
  if (!other) return
  const name = other.name
  throw new Failure('phone_taken', { sentence: `${name} already has this phone number.` })
}
