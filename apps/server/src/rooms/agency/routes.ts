import { createAgency, getAgency, updateAgency } from '@homeward/contract/agency/agencies'
import {
  listOffices,
  archiveOffice,
  createOffice,
  getOffice,
  updateOffice,
} from '@homeward/contract/agency/offices'
import {
  listPayors,
  archivePayor,
  createPayor,
  createPayorRate,
  deletePayorRate,
  getPayor,
  listPayorRates,
  updatePayor,
  updatePayorRate,
} from '@homeward/contract/agency/payors'
import {
  cancelDiagnosisCodeImport,
  getDiagnosisCodeImport,
  getDiagnosisCodeRelease,
  listDiagnosisCodeImports,
  listDiagnosisCodes,
  startDiagnosisCodeImport,
  updateDiagnosisCode,
} from '@homeward/contract/agency/diagnosis-codes'
import * as integration from '@homeward/contract/agency/integrations'
import {
  createPhoneNumber,
  deletePhoneNumber,
  listPhoneNumbers,
  updatePhoneNumber,
} from '@homeward/contract/agency/phone-numbers'
import { on, onOpen, type Route } from '../../plumbing/http/mount.ts'
import * as agencyCreate from './agencies/create-agency.ts'
import * as agencyGet from './agencies/get-agency.ts'
import * as agencyUpdate from './agencies/update-agency.ts'
import { cancelImport } from './codes/cancel-import.ts'
import { getImport } from './codes/get-import.ts'
import { getRelease } from './codes/get-release.ts'
import { listCodes } from './codes/list-codes.ts'
import { listImports } from './codes/list-imports.ts'
import { startImport } from './codes/start-import.ts'
import { updateCode } from './codes/update-code.ts'
import { getIntegration } from './integrations/get-integration.ts'
import { listIntegrations } from './integrations/list-integrations.ts'
import { testIntegration } from './integrations/test-integration.ts'
import { updateIntegration } from './integrations/update-integration.ts'
import { createNumber } from './numbers/create-number.ts'
import { deleteNumber } from './numbers/delete-number.ts'
import { listNumbers } from './numbers/list-numbers.ts'
import { updateNumber } from './numbers/update-number.ts'
import * as officeArchive from './offices/archive-office.ts'
import * as officeCreate from './offices/create-office.ts'
import * as officeGet from './offices/get-office.ts'
import * as officeList from './offices/list-offices.ts'
import * as officeUpdate from './offices/update-office.ts'
import * as payorArchive from './payors/archive-payor.ts'
import * as payorCreate from './payors/create-payor.ts'
import { createRate } from './payors/create-rate.ts'
import { deleteRate } from './payors/delete-rate.ts'
import * as payorGet from './payors/get-payor.ts'
import * as payorList from './payors/list-payors.ts'
import { listRates } from './payors/list-rates.ts'
import * as payorUpdate from './payors/update-payor.ts'
import { updateRate } from './payors/update-rate.ts'

export const routes: readonly Route[] = [
  on(getAgency, agencyGet.getAgency),
  onOpen(createAgency, agencyCreate.createAgency),
  on(updateAgency, agencyUpdate.updateAgency),
  on(listOffices, officeList.listOffices),
  on(getOffice, officeGet.getOffice),
  on(createOffice, officeCreate.createOffice),
  on(updateOffice, officeUpdate.updateOffice),
  on(archiveOffice, officeArchive.archiveOffice),
  on(listPayors, payorList.listPayors),
  on(getPayor, payorGet.getPayor),
  on(createPayor, payorCreate.createPayor),
  on(updatePayor, payorUpdate.updatePayor),
  on(archivePayor, payorArchive.archivePayor),
  on(listPayorRates, listRates),
  on(createPayorRate, createRate),
  on(updatePayorRate, updateRate),
  on(deletePayorRate, deleteRate),
  on(listPhoneNumbers, listNumbers),
  on(createPhoneNumber, createNumber),
  on(updatePhoneNumber, updateNumber),
  on(deletePhoneNumber, deleteNumber),
  on(listDiagnosisCodes, listCodes),
  on(updateDiagnosisCode, updateCode),
  on(getDiagnosisCodeRelease, getRelease),
  on(listDiagnosisCodeImports, listImports),
  on(getDiagnosisCodeImport, getImport),
  on(startDiagnosisCodeImport, startImport),
  on(cancelDiagnosisCodeImport, cancelImport),
  on(integration.listIntegrations, listIntegrations),
  on(integration.getIntegration, getIntegration),
  on(integration.updateIntegration, updateIntegration),
  on(integration.testIntegration, testIntegration),
]
