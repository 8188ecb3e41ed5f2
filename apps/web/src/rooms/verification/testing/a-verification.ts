import type {
  VendorVerification,
  VendorVerificationPage,
  VerificationConnection,
} from '@homeward/contract/verification/shape'

export const idOf = (n: number): string => `0190cccc-0000-7000-8000-${String(n).padStart(12, '0')}`

/** A visit of Rosa Alvarez that Sandata refused, for it does not know her. */
export const aVerification = (more: Partial<VendorVerification> = {}): VendorVerification => ({
  id: idOf(1),
  account: { id: idOf(2), name: 'Sandata West' },
  vendor: 'sandata',
  kind: 'visit',
  parent_id: idOf(3),
  name: 'Rosa Alvarez',
  agent_name: 'Grace Hill',
  day: '2026-11-02',
  starts_at: '2026-11-02T13:00:00Z',
  status: 'failed',
  claim_status: null,
  problems: [
    {
      cause: 'unknown_client',
      code: '-1021',
      message: 'The vendor does not know this client. Check the Medicaid ID, then send it again.',
      said: 'Client not found',
      fix: { type: 'client', id: idOf(4) },
    },
  ],
  queued_at: '2026-11-02T18:00:00Z',
  due_at: null,
  sent_at: '2026-11-02T18:05:00Z',
  answered_at: '2026-11-02T18:06:00Z',
  verified_at: null,
  failures: 0,
  vendor_key: null,
  lock_version: 3,
  abilities: { resend: true, archive: true },
  ...more,
})

export const aVerificationPage = (
  more: Partial<VendorVerificationPage> = {},
): VendorVerificationPage => ({
  ...aVerification(),
  attempts: [
    {
      id: idOf(5),
      sequence: 20261102180500,
      outcome: 'rejected',
      began_at: '2026-11-02T18:05:00Z',
      ended_at: '2026-11-02T18:06:00Z',
      request: '{"ClientMedicaidID":"•••"}',
      response: '{"ErrorCode":"-1021"}',
      problems: [],
      error: null,
    },
  ],
  elements: [
    { element: 'service', value: 'T1019 Personal care' },
    { element: 'client', value: 'Rosa Alvarez' },
    { element: 'day', value: '2026-11-02' },
    { element: 'place', value: null },
    { element: 'caregiver', value: 'Grace Hill' },
    { element: 'times', value: '08:00 AM to 12:00 PM' },
  ],
  ...more,
})

export const aConnection = (
  more: Partial<VerificationConnection> = {},
): VerificationConnection => ({
  account: { id: idOf(2), name: 'Sandata West' },
  vendor: 'sandata',
  state: 'open',
  rests_until: null,
  last_error: null,
  last_failed_at: null,
  last_sent_at: '2026-11-02T18:05:00Z',
  last_answered_at: '2026-11-02T18:06:00Z',
  silent_since: null,
  counts: { held: 1, pending: 2, sent: 3, verified: 40, failed: 5, archived: 0 },
  oldest_queued_at: '2026-11-02T18:00:00Z',
  oldest_unanswered_at: null,
  causes: [{ cause: 'unknown_client', words: 'with an unknown client', count: 5 }],
  lock_version: 1,
  abilities: { pause: true, resume: false },
  ...more,
})
