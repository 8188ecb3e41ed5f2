import type { EvvVendor } from '@homeward/domain/agency/vocabulary'
import {
  type ConcernedRecords,
  problemFor,
  problemOf,
  type VerificationProblem,
} from '@homeward/domain/verification/causes'
import type { Problem } from '@homeward/evv/telling'
import type { OutboxRow } from '../outbox-store.ts'

/** What a vendor found wrong, for a person. */
export const problemsOf = (
  vendor: EvvVendor,
  row: OutboxRow,
  said: readonly Problem[],
): VerificationProblem[] => said.map((one) => problemOf(vendor, one, concerned(row)))

/** Why nothing more is sent until a person decides. */
export const gaveUp = (vendor: EvvVendor, row: OutboxRow, error: string): VerificationProblem[] => [
  problemFor('gave_up', vendor, { code: null, message: error }, concerned(row)),
]

/** Why a visit waits. */
export const waitsFor = (
  vendor: EvvVendor,
  row: OutboxRow,
  kind: 'agent' | 'client',
): VerificationProblem[] => [
  problemFor(`waits_for_${kind}`, vendor, { code: null, message: '' }, concerned(row)),
]

const concerned = (row: OutboxRow): ConcernedRecords => ({
  visit: row.kind === 'visit' ? row.parent_id : null,
  client: row.client_id,
  agent: row.agent_id,
  payor: null,
  service: null,
  account: row.account_id,
  agency: row.agency_id,
})
