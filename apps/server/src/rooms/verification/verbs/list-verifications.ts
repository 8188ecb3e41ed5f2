import * as contract from '@homeward/contract/verification/vendor-verifications'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { accountVendorLabels } from '@homeward/domain/agency/integration-accounts'
import { causeWords } from '@homeward/domain/verification/causes'
import {
  verificationKindLabels,
  verificationStatusLabels,
} from '@homeward/domain/verification/vocabulary'
import { csvFile, mostExported } from '../../../plumbing/csv/file.ts'
import { Failure, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findIds, findVerifications, type Narrowing, shown } from './list-store.ts'
import { presentVerification } from './present.ts'

/** Refuses days in the wrong order. */
export function refuseDisorder({ by_day: days }: Pick<Narrowing, 'by_day'>): void {
  if (days?.start_date === undefined || days.end_date === undefined) return
  unwrap(checkDateOrder({ startDate: days.start_date, endDate: days.end_date }))
}

/** A page of what EVV vendors are told. */
export const listVendorVerifications = verb(
  contract.listVendorVerifications,
  async (ctx, input) => {
    refuseDisorder(input)
    const { rows, meta } = await findVerifications(ctx.tx, input)
    return { data: rows.map((row) => presentVerification(ctx, row)), meta }
  },
)

const fields = [
  'Vendor',
  'Account',
  'Record',
  'Name',
  'Caregiver',
  'Date',
  'Status',
  'Cause',
  'What to do',
  'Waiting since',
  'Sent',
  'Answered',
]

/** The list as it is narrowed, as CSV. The export is recorded. */
export const exportVendorVerifications = verb(
  contract.exportVendorVerifications,
  async (ctx, input) => {
    refuseDisorder(input)
    const ids = await findIds(ctx.tx, input, mostExported + 1)
    if (ids.length > mostExported) throw new Failure('export_too_large')
    const byId = new Map((await shown(ctx.tx, ids)).map((row) => [row.id, row]))
    const { search, ...filter } = input
    await ctx.record({
      action: 'vendor_verification.exported',
      type: 'agency',
      id: ctx.agency.id,
      after: { ...filter, searched: search !== undefined, records: ids.length },
    })
    const rows = ids.flatMap((id) => byId.get(id) ?? [])
    return csvFile(`evv-records-${ctx.today}.csv`, {
      fields,
      data: rows.map((row) => {
        const { problems, ...one } = presentVerification(ctx, row)
        return [
          accountVendorLabels[one.vendor],
          one.account.name,
          verificationKindLabels[one.kind],
          one.name,
          one.agent_name ?? '',
          one.day ?? '',
          verificationStatusLabels[one.status],
          problems.map(({ cause }) => causeWords(cause)).join('; '),
          problems.map(({ message }) => message).join(' '),
          one.queued_at,
          one.sent_at ?? '',
          one.answered_at ?? '',
        ]
      }),
    })
  },
)
