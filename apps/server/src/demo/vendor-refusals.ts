import type { EvvVendor } from '@homeward/domain/agency/vocabulary'
import { problemOf, type VerificationProblem } from '@homeward/domain/verification/causes'
import type { EvvVisit } from '@homeward/evv/record'

type Account = { id: string; vendor: EvvVendor }

/** What vendors refuse most in practice: a client whom they do not know, and a change without a reason. */
export const vendorRefusals = (
  visit: EvvVisit,
  { id: account, vendor }: Account,
  agency: string,
): readonly [VerificationProblem, VerificationProblem] => {
  const records = {
    visit: visit.id,
    client: visit.client.id,
    agent: visit.agent?.id ?? null,
    payor: null,
    service: null,
    account,
    agency,
  }
  const unknown = { code: vendor === 'sandata' ? '-1021' : null, message: 'Client not found' }
  const reasonless = { code: null, message: 'Edit Visit Reason Code is Required' }
  return [problemOf(vendor, unknown, records), problemOf(vendor, reasonless, records)]
}
