import type { Route } from '../../plumbing/http/verb.ts'
import { authorizedHours, billingDashboard, billingSummary } from './money-summaries.ts'
import { searchEverything } from './search-everything.ts'
import { listNames } from './list-names.ts'
import { visitSummary } from './visit-summary.ts'
import { exceptionSummary, listExceptions } from './exception-queue.ts'
import { exportExceptions } from './export-exceptions.ts'
import { officeNews } from './office-news.ts'
import { areaCounts } from './area-counts.ts'
import { openVisitCharges } from './open-visit-charges.ts'
import { evvSummary } from './evv-summary.ts'
import { agencySummary, arrivalSummary, coverageSummary } from './work-summaries.ts'

export const routes: readonly Route[] = [
  searchEverything,
  listNames,
  visitSummary,
  arrivalSummary,
  coverageSummary,
  exceptionSummary,
  openVisitCharges,
  listExceptions,
  exportExceptions,
  agencySummary,
  areaCounts,
  evvSummary,
  officeNews,
  billingSummary,
  authorizedHours,
  billingDashboard,
]
