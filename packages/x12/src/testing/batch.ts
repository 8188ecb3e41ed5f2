import type {
  BillingGroup,
  ProfessionalBatch,
  ProfessionalClaim,
  ServiceLine,
  Subscriber,
} from '../professional/types.ts'

/** The day the tests live in. */
export const TODAY = '2026-02-01'

export const aLine = (changes: Partial<ServiceLine> = {}): ServiceLine => ({
  procedure: 'T1019',
  modifiers: ['U1'],
  charge: 7800,
  rate: 650,
  units: 12,
  date: '2026-01-02',
  diagnosisPointers: [1],
  control: 'LINE1',
  ...changes,
})

export const aClaim = (changes: Partial<ProfessionalClaim> = {}): ProfessionalClaim => ({
  claimId: 'CLAIM-1',
  placeOfService: '12',
  frequency: '1',
  priorAuthorization: 'AUTH77',
  diagnoses: ['R269', 'I10'],
  lines: [aLine(), aLine({ control: 'LINE2', date: '2026-01-03', diagnosisPointers: [2, 1] })],
  ...changes,
})

export const aSubscriber = (changes: Partial<Subscriber> = {}): Subscriber => ({
  name: { last: 'Doe', first: 'Jane', middle: 'Q' },
  memberId: 'MEM1',
  address: { street: '5 Elm St', city: 'Albany', state: 'NY', zip: '12207' },
  birthDate: '1940-05-06',
  sex: 'F',
  responsibility: 'P',
  filingIndicator: 'MC',
  payer: { name: 'State Medicaid', idQualifier: 'PI', id: 'MEDI1' },
  claims: [aClaim()],
  ...changes,
})

/** Who bills in the tests. */
export const aProvider: BillingGroup['provider'] = {
  name: { kind: 'organization', name: 'Good Home Care' },
  npi: '1234567893',
  taxonomy: '253Z00000X',
  address: { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207-1234' },
  taxId: { kind: 'EI', value: '123456789' },
}

/** A file of one provider; its subscribers may be given alone. */
export const aBatch = ({
  provider = aProvider,
  subscribers = [aSubscriber()],
  ...changes
}: Partial<ProfessionalBatch & BillingGroup> = {}): ProfessionalBatch => ({
  envelope: {
    senderQualifier: 'ZZ',
    senderId: 'AGENCY',
    receiverQualifier: 'ZZ',
    receiverId: 'CLEARING',
    interchangeControl: 42,
    groupControl: 42,
    transactionControl: '0001',
    usage: 'T',
    date: '2026-02-01',
    time: '09:30',
  },
  batchId: 'BATCH42',
  purpose: 'original',
  use: 'chargeable',
  submitter: {
    name: { kind: 'organization', name: 'Good Home Care' },
    id: 'SUB1',
    contact: { name: 'Ann Billing', phone: '5185550100', email: 'ann@example.org' },
  },
  receiver: { name: 'Clearing House', id: 'CLEARING' },
  billing: [{ provider, subscribers }],
  ...changes,
})
