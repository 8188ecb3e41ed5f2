import * as contract from '@homeward/contract/care/careplan-reports'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { metaOf, refuseTooDeep } from '../../../plumbing/db/page.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { type Route, verb } from '../../../plumbing/http/verb.ts'
import { reportVerbs } from '../../reports/door.ts'
import { careplanReport, countPlans, planRows } from './careplan-report.ts'

/** So many rows are counted where nobody asks for the exact number. */
const counted = 1000

/** What a report of these days has in it, a page at a time. */
const readCareplansReport = verb(contract.readCareplansReport, async (ctx, input) => {
  unwrap(checkDateOrder({ startDate: input.start_date, endDate: input.end_date }))
  const skipped = (input.page - 1) * input.items
  refuseTooDeep(skipped)
  const most = input.exact_count ? undefined : Math.max(counted, skipped + input.items) + 1
  const total = await countPlans(ctx, input, most)
  const data = await planRows(ctx, input, { after: null, most: input.items, skipped })
  const capped = total === most
  return { data, meta: metaOf(input, capped ? total - 1 : total, capped) }
})

/** What can be done with reports of care plans. */
const careplanReports = reportVerbs(careplanReport, {
  list: contract.listCareplanReports,
  get: contract.getCareplanReport,
  create: contract.createCareplanReport,
  update: contract.updateCareplanReport,
})

export const careplanReportRoutes: readonly Route[] = [
  readCareplansReport,
  ...careplanReports.routes,
]
