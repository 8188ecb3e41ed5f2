import type { Route } from '../../plumbing/http/verb.ts'
import { getAgency } from './agencies/get-agency.ts'
import { createAgency } from './agencies/create-agency.ts'
import { updateAgency } from './agencies/update-agency.ts'
import { listOffices } from './offices/list-offices.ts'
import { getOffice } from './offices/get-office.ts'
import { createOffice } from './offices/create-office.ts'
import { updateOffice } from './offices/update-office.ts'
import { archiveOffice } from './offices/archive-office.ts'
import { listPayors } from './payors/list-payors.ts'
import { getPayor } from './payors/get-payor.ts'
import { createPayor } from './payors/create-payor.ts'
import { updatePayor } from './payors/update-payor.ts'
import { archivePayor } from './payors/archive-payor.ts'
import { listPayorRates } from './payors/list-payor-rates.ts'
import { createPayorRate } from './payors/create-payor-rate.ts'
import { updatePayorRate } from './payors/update-payor-rate.ts'
import { deletePayorRate } from './payors/delete-payor-rate.ts'
import { integrationAccountRecord } from './integration-account-record.ts'
import { phoneNumberRecord } from './phone-number-record.ts'
import { listDiagnosisCodes } from './codes/list-diagnosis-codes.ts'
import { updateDiagnosisCode } from './codes/update-diagnosis-code.ts'
import { getDiagnosisCodeRelease } from './codes/get-diagnosis-code-release.ts'
import { listDiagnosisCodeImports } from './codes/list-diagnosis-code-imports.ts'
import { getDiagnosisCodeImport } from './codes/get-diagnosis-code-import.ts'
import { startDiagnosisCodeImport } from './codes/start-diagnosis-code-import.ts'
import { cancelDiagnosisCodeImport } from './codes/cancel-diagnosis-code-import.ts'
import { listIntegrations } from './integrations/list-integrations.ts'
import { getIntegration } from './integrations/get-integration.ts'
import { createIntegration } from './integrations/create-integration.ts'
import { updateIntegration } from './integrations/update-integration.ts'
import { testIntegration } from './integrations/test-integration.ts'
import { getSite } from './site/get-site.ts'

export const routes: readonly Route[] = [
  getAgency,
  createAgency,
  updateAgency,
  listOffices,
  getOffice,
  createOffice,
  updateOffice,
  archiveOffice,
  listPayors,
  getPayor,
  createPayor,
  updatePayor,
  archivePayor,
  listPayorRates,
  createPayorRate,
  updatePayorRate,
  deletePayorRate,
  ...phoneNumberRecord.routes,
  ...integrationAccountRecord.routes,
  listDiagnosisCodes,
  updateDiagnosisCode,
  getDiagnosisCodeRelease,
  listDiagnosisCodeImports,
  getDiagnosisCodeImport,
  startDiagnosisCodeImport,
  cancelDiagnosisCodeImport,
  listIntegrations,
  getIntegration,
  createIntegration,
  updateIntegration,
  testIntegration,
  getSite,
]
