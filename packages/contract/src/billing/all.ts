import * as claims from './claims.ts'
import * as nextPayor from './next-payor.ts'
import * as writeOffs from './write-offs.ts'
import * as transmissions from './transmissions.ts'
import * as denials from './denials.ts'
import * as depositImports from './deposit-imports.ts'
import * as deposits from './deposits.ts'
import * as invoices from './invoices.ts'
import * as accounts from './accounts.ts'
import * as claimReports from './claim-reports.ts'
import * as journal from './journal.ts'
import * as months from './months.ts'
import * as patients from './patients.ts'
import * as refunds from './refunds.ts'
import * as receivedFiles from './received-files.ts'
import * as statementRuns from './statement-runs.ts'
import * as remittances from './remittances.ts'
import * as eraClaims from './era-claims.ts'

/** The files of this room that declare calls. */
export const billing = {
  calls: [
    claims,
    nextPayor,
    writeOffs,
    refunds,
    patients,
    statementRuns,
    invoices,
    accounts,
    claimReports,
    transmissions,
    journal,
    months,
    denials,
    remittances,
    eraClaims,
    deposits,
    depositImports,
    receivedFiles,
  ],
}
