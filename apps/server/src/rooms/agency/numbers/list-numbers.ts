import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { listPhoneNumbers as declaration } from '@homeward/contract/agency/phone-numbers'
import type { Ctx } from '../../../plumbing/context.ts'
import { findNumbers } from './number-store.ts'
import { presentNumber } from './present-number.ts'

/** The phone numbers of the agency, by label. */
export async function listNumbers(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findNumbers(ctx.tx, input)
  return { data: rows.map((row) => presentNumber(ctx, row)), meta }
}
