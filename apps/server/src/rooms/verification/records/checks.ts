import type { ConcernedRecords, VerificationProblem } from '@homeward/domain/verification/causes'
import { precheck } from '@homeward/domain/verification/prechecks/precheck'
import { isByNpi } from '@homeward/evv/hhaexchange/naming'
import type { EvvRecord } from '@homeward/evv/record'
import { agencyNumber } from '@homeward/evv/sandata/account'
import { providerOf } from '../vendors/provider.ts'
import type { Place } from './load-places.ts'

type About = {
  payorId: string | null
  serviceId: string | null
  overlaps: readonly { with: string; minutes: number }[]
  today: string
}

/** What the vendor would refuse, before anything is sent. */
export const checksOf = (
  record: EvvRecord,
  place: Place,
  { payorId, serviceId, overlaps, today }: About,
): VerificationProblem[] =>
  precheck(record, {
    vendor: place.vendor,
    today,
    provider: providerOf(place.account, place.provider),
    account: {
      ...knownBy(place),
      withdrawalCode: place.evv.withdrawalCode,
      changeDays: place.evv.changeDays,
    },
    memberIdPattern: place.payors.get(payorId ?? '')?.member_id_pattern ?? null,
    records: { ...concerned(record, place), payor: payorId, service: serviceId },
    overlaps,
  })

/** By which numbers the account's vendor knows the agency and caregivers, where the account names them. */
function knownBy({ vendor, evv }: Place) {
  const { providerQualifier, agentQualifier } = evv
  switch (vendor) {
    case 'sandata':
      return { agencyBy: agencyNumber(providerQualifier), caregiverBy: null }
    case 'hhaexchange':
      return {
        agencyBy: isByNpi(providerQualifier) ? ('npi' as const) : null,
        caregiverBy: isByNpi(agentQualifier) ? ('npi' as const) : null,
      }
    case 'carebridge':
      return { agencyBy: null, caregiverBy: null }
  }
}

const concerned = (record: EvvRecord, { account }: Place): ConcernedRecords => ({
  visit: record.kind === 'visit' ? record.id : null,
  client: record.kind === 'visit' ? record.client.id : record.kind === 'client' ? record.id : null,
  agent:
    record.kind === 'visit'
      ? (record.agent?.id ?? null)
      : record.kind === 'agent'
        ? record.id
        : null,
  payor: null,
  service: null,
  account: account.id,
  agency: account.agency_id,
})
