import * as contract from '@homeward/contract/insights/work'
import { decimalCents } from '@homeward/domain/money'
import { visitExceptionLabels, type VisitException } from '@homeward/domain/visits/exceptions'
import { localClock } from '@homeward/domain/time/zone'
import { csvFile, mostExported } from '../../plumbing/csv/file.ts'
import { Failure } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { expectedCharges } from '../billing/door.ts'
import { everyQueueRow } from '../visits/door.ts'
import { askedOf } from './exception-queue.ts'

const fields = [
  'Cause',
  'Also',
  'Client',
  'Caregiver',
  'Payor',
  'Date',
  'Planned start',
  'Planned end',
  'Check-in',
  'Check-out',
  'Charge',
]

/** The queue as it is narrowed, as CSV. The export is recorded. */
export const exportExceptions = verb(contract.exportExceptions, async (ctx, input) => {
  const { exception } = input
  const lines = await everyQueueRow(ctx, { ...askedOf(ctx, input), exception }, mostExported)
  if (lines === null) throw new Failure('export_too_large')
  const charges = await expectedCharges(
    ctx,
    lines.map(({ care }) => care),
  )
  const { search, ...filter } = input
  await ctx.record({
    action: 'exceptions.exported',
    type: 'agency',
    id: ctx.agency.id,
    after: { ...filter, searched: search !== undefined, visits: lines.length },
  })
  const clock = (at: string | null): string =>
    at === null ? '' : localClock(new Date(at), ctx.agency.timeZone)
  return csvFile(`exceptions-${ctx.today}.csv`, {
    fields,
    data: lines.map(({ row }, at) => [
      labelOf(row.exception),
      row.exceptions
        .filter((one) => one !== row.exception)
        .map(labelOf)
        .join(', '),
      row.client.name,
      row.agent?.name ?? '',
      row.payor?.name ?? '',
      row.scheduled_date,
      clock(row.starts_at),
      clock(row.ends_at),
      clock(row.check_in_at),
      clock(row.check_out_at),
      decimalCents(charges[at] ?? 0),
    ]),
  })
})

const labelOf = (exception: VisitException | 'none'): string =>
  exception === 'none' ? 'Ready to approve' : visitExceptionLabels[exception]
