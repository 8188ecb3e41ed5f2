import type { createClient } from '@homeward/contract/clients'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { localDay } from '@homeward/domain/time/zone'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'
import { sealedMemberId } from './member-id.ts'
import { hasOffice, hasPayor } from './store.ts'

type Fields = Omit<ParsedOf<typeof createClient>, 'addresses_attributes'>

/** The columns that a change writes; what was not sent is left out. */
export function clientColumns<F extends Partial<Fields>>(ctx: Ctx, fields: F) {
  const { medicaid_number, phone, diagnosis_codes, ...plain } = fields
  return {
    ...plain,
    ...(phone === undefined ? {} : { phone: phone && phoneDigits(phone) }),
    ...(diagnosis_codes === undefined ? {} : { diagnosis_codes: [...new Set(diagnosis_codes)] }),
    ...(medicaid_number === undefined ? {} : sealedMemberId(ctx, medicaid_number)),
  }
}

/** Refuses what the schema cannot see: other records that are not there, and days that are not yet. */
export async function checkClient(ctx: Ctx, fields: Partial<Fields>): Promise<void> {
  const problems: Record<string, string[]> = {}
  const { birthdate, phone, office_id, primary_payor_id } = fields
  if (birthdate && birthdate > localDay(ctx.now, ctx.agency.timeZone)) {
    problems.birthdate = ['The birthdate lies in the future.']
  }
  if (birthdate && birthdate < '1900-01-01') {
    problems.birthdate = ['Use a birthdate after 1900.']
  }
  if (phone && !/^\d{7,15}$/.test(phoneDigits(phone))) {
    problems.phone = ['Use a phone number like (919) 555-0123.']
  }
  if (office_id && !(await hasOffice(ctx.tx, office_id))) {
    problems.office_id = ['Choose an office that is open.']
  }
  if (primary_payor_id && !(await hasPayor(ctx.tx, primary_payor_id))) {
    problems.primary_payor_id = ['Choose a payor that is in use.']
  }
  if (Object.keys(problems).length > 0) throw new Failure('invalid', { fields: problems })
}

/** One number has one spelling, so that it is found however it is typed. */
const phoneDigits = (phone: string): string =>
  phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
