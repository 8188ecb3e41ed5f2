import type { ParsedOf } from '@homeward/contract/endpoint'
import * as contract from '@homeward/contract/identity/audit'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { addDays, instantOf } from '@homeward/domain/time/zone'
import { unwrap } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { presentAuditEvent } from './audit-present.ts'
import { findAuditEvents } from './audit-store.ts'

type Input = ParsedOf<typeof contract.listAuditEvents>

/** Who did what to which record, newest first. */
export const listAuditEvents = verb(contract.listAuditEvents, async (ctx, input) => {
  const { rows, meta } = await findAuditEvents(ctx.tx, {
    recordType: input.record_type,
    recordId: input.record_id,
    userId: input.user_id,
    search: input.search,
    action: input.action,
    only: input.only,
    ...instantsOf(input.by_day ?? {}, ctx.agency.timeZone),
    page: input.page,
    items: input.items,
    exact_count: input.exact_count,
  })
  return { data: rows.map(presentAuditEvent), meta }
})

/** From the first day's midnight to that after the last, by the clock of the agency. */
function instantsOf(days: NonNullable<Input['by_day']>, zone: string) {
  const { start_date: first, end_date: last } = days
  if (first && last) unwrap(checkDateOrder({ startDate: first, endDate: last }))
  return {
    from: first === undefined ? undefined : instantOf(first, '00:00', zone),
    before: last === undefined ? undefined : instantOf(addDays(last, 1), '00:00', zone),
  }
}
