import type { Route } from '../../plumbing/http/verb.ts'
import { listClaims } from './claims/list-claims.ts'
import { getClaim } from './claims/get-claim.ts'
import { createClaim } from './claims/create-claim.ts'
import { updateClaim } from './claims/update-claim.ts'
import { billFirstPayor, billNextPayor } from './claims/bill-next-payor.ts'
import { correctClaim, leaveClaim, voidClaim } from './claims/refile-claim.ts'
import { approveWriteOff, undoWriteOff, writeOffClaim } from './write-offs/write-off-claim.ts'
import { approveRefund, refundClaim, undoRefund } from './refunds/refund-claim.ts'
import {
  applyPatientPayment,
  releasePatientPayment,
  takePatientPayment,
  undoPatientPayment,
} from './patients/pay.ts'
import { getPatientAccount, listPatientAccounts } from './patients/read-accounts.ts'
import { createPatientStatement, downloadPatientStatement } from './patients/statements.ts'
import { claimsHeldBack } from './claims/claims-held-back.ts'
import { claimsDashboard } from './claims/claims-dashboard.ts'
import { updateClaims } from './claims/update-claims.ts'
import { approvePatientRefund, refundPatientPayment, undoPatientRefund } from './patients/refund.ts'
import {
  createStatementRun,
  downloadStatementRun,
  listStatementRuns,
  updateStatementRun,
} from './patients/runs.ts'
import { listTransmissions } from './transmissions/list-transmissions.ts'
import { previewTransmission } from './transmissions/preview-transmission.ts'
import { createTransmission } from './transmissions/create-transmission.ts'
import {
  listAcknowledgements,
  updateAcknowledgement,
  uploadAcknowledgement,
} from './acknowledgements/endpoints.ts'
import { createMissingTransmissions } from './transmissions/create-missing.ts'
import { updateTransmission } from './transmissions/update-transmission.ts'
import { downloadTransmission } from './transmissions/download-transmission.ts'
import { deliverTransmission } from './delivery/deliver-transmission.ts'
import { fetchAnswers } from './delivery/fetch-answers.ts'
import { listConnections, listReceivedFiles } from './delivery/received-files.ts'
import { listEras } from './remittances/list-eras.ts'
import { getEra } from './remittances/get-era.ts'
import { uploadEra } from './era-files/upload-era.ts'
import { getEraFile } from './era-files/get-era-file.ts'
import { updateEraFile } from './era-files/update-era-file.ts'
import { listEraFiles } from './era-files/list-era-files.ts'
import { postEra } from './remittances/post-era.ts'
import { matchEraClaim } from './remittances/match-era-claim.ts'
import { listEraCharges, listEraClaims } from './remittances/list-answers.ts'
import { dismissEraClaim, undoEraClaim } from './remittances/review-answer.ts'
import { dismissEra, holdEra, unpostEra } from './remittances/review-era.ts'
import {
  createDeposit,
  listDeposits,
  listMissingDeposits,
  matchDeposit,
  removeDeposit,
} from './deposits/deposits.ts'
import { importDeposits, previewDeposits } from './deposits/import-deposits.ts'
import { downloadAppeal } from './denials/download-appeal.ts'
import { listDenials, summarizeDenials } from './denials/list-denials.ts'
import { getInvoice, listInvoices } from './invoices/read-invoices.ts'
import { agingSummary, listAging } from './accounts/aging.ts'
import { annualBillingReport } from './accounts/annual-report.ts'
import { billingReport, billingTotals, downloadBillingReport } from './accounts/billing-report.ts'
import { reportRoutes } from './claim-reports/report-routes.ts'
import { listJournal } from './journal/list-journal.ts'
import { closeMonth, listMonths, reopenMonth } from './journal/close-month.ts'

export const routes: readonly Route[] = [
  listClaims,
  getClaim,
  createClaim,
  updateClaim,
  updateClaims,
  claimsDashboard,
  claimsHeldBack,
  correctClaim,
  voidClaim,
  leaveClaim,
  billNextPayor,
  billFirstPayor,
  writeOffClaim,
  approveWriteOff,
  undoWriteOff,
  refundClaim,
  approveRefund,
  undoRefund,
  listPatientAccounts,
  getPatientAccount,
  takePatientPayment,
  applyPatientPayment,
  releasePatientPayment,
  undoPatientPayment,
  refundPatientPayment,
  approvePatientRefund,
  undoPatientRefund,
  createPatientStatement,
  downloadPatientStatement,
  listStatementRuns,
  createStatementRun,
  updateStatementRun,
  downloadStatementRun,
  listTransmissions,
  previewTransmission,
  createTransmission,
  createMissingTransmissions,
  updateTransmission,
  deliverTransmission,
  fetchAnswers,
  listReceivedFiles,
  listConnections,
  listAcknowledgements,
  uploadAcknowledgement,
  updateAcknowledgement,
  downloadTransmission,
  listEras,
  getEra,
  uploadEra,
  listEraFiles,
  getEraFile,
  updateEraFile,
  postEra,
  unpostEra,
  dismissEra,
  holdEra,
  listEraClaims,
  matchEraClaim,
  dismissEraClaim,
  undoEraClaim,
  listEraCharges,
  listDeposits,
  listMissingDeposits,
  createDeposit,
  matchDeposit,
  removeDeposit,
  previewDeposits,
  importDeposits,
  listDenials,
  summarizeDenials,
  downloadAppeal,
  listJournal,
  listMonths,
  closeMonth,
  reopenMonth,
  listInvoices,
  getInvoice,
  listAging,
  agingSummary,
  billingReport,
  billingTotals,
  downloadBillingReport,
  annualBillingReport,
  ...reportRoutes,
]
