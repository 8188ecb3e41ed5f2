import type { ClaimInquiry } from '../claim-inquiry/types.ts'
import type { EligibilityInquiry } from '../eligibility/types.ts'
import type { AskedPerson, InquiryHead } from '../inquiry/types.ts'
import { readX12 } from '../read.ts'
import { aBatch } from './batch.ts'
import { interchange } from './envelope.ts'

const head: InquiryHead = {
  envelope: aBatch().envelope,
  inquiryId: 'ASK42',
  payer: { name: 'State Medicaid', idQualifier: 'PI', id: 'MEDI1' },
  provider: { name: { kind: 'organization', name: 'Good Home Care' }, npi: '1234567893' },
}

export const aPerson = (changes: Partial<AskedPerson> = {}): AskedPerson => ({
  last: 'Doe',
  first: 'Jane',
  middle: 'Q',
  memberId: 'MEM1',
  birthDate: '1940-05-06',
  sex: 'F',
  ...changes,
})

export const anEligibilityInquiry = (
  changes: Partial<EligibilityInquiry> = {},
): EligibilityInquiry => ({
  ...head,
  taxId: '123456789',
  questions: [
    { trace: 'ASK42-1', person: aPerson(), time: { from: '2026-02-01', to: '2026-02-28' } },
    {
      trace: 'ASK42-2',
      person: aPerson({ last: 'Peña', first: 'José', memberId: 'MEM2', sex: 'U' }),
      time: { from: '2026-02-01', to: '2026-02-01' },
      serviceTypes: ['42', '30', '42'],
    },
  ],
  ...changes,
})

export const aClaimInquiry = (changes: Partial<ClaimInquiry> = {}): ClaimInquiry => ({
  ...head,
  submitter: { name: 'Good Home Care', id: 'SUB1' },
  subscribers: [
    {
      person: aPerson(),
      claims: [
        {
          trace: 'ASK42-1',
          claimId: 'CLAIM-1',
          payerClaimNumber: 'ICN0001',
          charge: 15600,
          time: { from: '2026-01-02', to: '2026-01-03' },
        },
        {
          trace: 'ASK42-2',
          claimId: 'CLAIM-2',
          charge: 50,
          time: { from: '2026-01-05', to: '2026-01-05' },
        },
      ],
    },
  ],
  ...changes,
})

/** A file with one transaction of another guide than the remittance's. */
export const fileOf = (setId: string, guide: string, body: readonly string[]) =>
  readX12(interchange([body], { setId }).replace('005010X221A1', guide))
