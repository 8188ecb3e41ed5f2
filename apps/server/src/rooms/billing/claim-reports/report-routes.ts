import * as contract from '@homeward/contract/billing/claim-reports'
import { type Route, verb } from '../../../plumbing/http/verb.ts'
import { reportVerbs } from '../../reports/door.ts'
import { claimReport } from './claim-report.ts'

/** What can be done with reports of claims. */
const claimReports = reportVerbs(claimReport, {
  list: contract.listClaimReports,
  get: contract.getClaimReport,
  create: contract.createClaimReport,
  update: contract.updateClaimReport,
})

/** A GET that makes a report: clients repeat GETs, so the same request gets the same report. */
const generateClaimReport = verb(contract.generateClaimReport, (ctx, input) =>
  claimReports.createOnce(ctx, input),
)

export const reportRoutes: readonly Route[] = [...claimReports.routes, generateClaimReport]
