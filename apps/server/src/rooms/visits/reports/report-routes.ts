import * as contract from '@homeward/contract/visits/reports'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { metaOf, refuseTooDeep } from '../../../plumbing/db/page.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { type Route, verb } from '../../../plumbing/http/verb.ts'
import { reportVerbs } from '../../reports/door.ts'
import { countVisits, visitReport, visitRows } from './visit-report.ts'

/** So many rows are counted where nobody asks for the exact number. */
const counted = 1000

/** What a report of these days has in it, a page at a time. */
const readVisitsReport = verb(contract.readVisitsReport, async (ctx, input) => {
  unwrap(checkDateOrder({ startDate: input.start_date, endDate: input.end_date }))
  const skipped = (input.page - 1) * input.items
  refuseTooDeep(skipped)
  const most = input.exact_count ? undefined : Math.max(counted, skipped + input.items) + 1
  const total = await countVisits(ctx, input, most)
  const data = await visitRows(ctx, input, { after: null, most: input.items, skipped })
  const capped = total === most
  return { data, meta: metaOf(input, capped ? total - 1 : total, capped) }
})

/** What can be done with reports of visits. */
export const visitReports = reportVerbs(visitReport, {
  list: contract.listVisitReports,
  get: contract.getVisitReport,
  create: contract.createVisitReport,
  update: contract.updateVisitReport,
})

export const reportRoutes: readonly Route[] = [readVisitsReport, ...visitReports.routes]
