import type { Endpoint } from '@homeward/contract/endpoint'
import type { Sample } from './sample.ts'
import { accountSamples } from './samples/accounts.ts'
import { agencySamples } from './samples/agency.ts'
import { auditSamples } from './samples/audit.ts'
import { catalogueSamples } from './samples/catalogue.ts'
import { chainSamples } from './samples/chain.ts'
import { moneySamples } from './samples/money.ts'
import { collaborationSamples } from './samples/collaboration.ts'
import { depositSamples } from './samples/deposits.ts'
import { filesSamples } from './samples/files.ts'
import { identitySamples } from './samples/identity.ts'
import { insightsSamples } from './samples/insights.ts'
import { offerSamples } from './samples/offers.ts'
import { patientSamples } from './samples/patients.ts'
import { payrollSamples } from './samples/payroll.ts'
import { peopleSamples } from './samples/people.ts'
import { plainSamples } from './samples/plain.ts'
import { reportSamples } from './samples/reports.ts'
import { transferSamples } from './samples/transfer.ts'
import { vendorCodeSamples } from './samples/vendor-codes.ts'
import { verificationSamples } from './samples/verification.ts'

/**
 * One valid input per endpoint that names records or writes, by method and path. A write that is
 * missing here fails the loops: they cannot be true of every endpoint otherwise.
 */
export const samples: Record<string, Sample> = {
  ...accountSamples,
  ...chainSamples,
  ...moneySamples,
  ...patientSamples,
  ...depositSamples,
  ...identitySamples,
  ...agencySamples,
  ...auditSamples,
  ...offerSamples,
  ...payrollSamples,
  ...peopleSamples,
  ...catalogueSamples,
  ...filesSamples,
  ...collaborationSamples,
  ...reportSamples,
  ...transferSamples,
  ...insightsSamples,
  ...vendorCodeSamples,
  ...verificationSamples,
  ...plainSamples,
}

export const nameOf = (endpoint: Endpoint): string => `${endpoint.method} ${endpoint.path}`
