import type { ConcernedRecords, VerificationProblem } from '@homeward/domain/verification/causes'
import { precheck } from '@homeward/domain/verification/prechecks'
import type { EvvRecord } from '@homeward/evv/record'
import { providerOf } from '../vendors/provider.ts'
import type { Place } from './load-places.ts'

type About = {
  payorId: string | null
  serviceId: string | null
  overlaps: readonly { with: string; minutes: number }[]
}

/** What the vendor would refuse, before anything is sent. */
export const checksOf = (
  record: EvvRecord,
  place: Place,
  { payorId, serviceId, overlaps }: About,
): VerificationProblem[] =>
  precheck(record, {
    vendor: place.vendor,
    provider: providerOf(place.account, place.provider),
    memberIdPattern: place.payors.get(payorId ?? '')?.member_id_pattern ?? null,
    records: { ...concerned(record, place), payor: payorId, service: serviceId },
    overlaps,
  })

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
