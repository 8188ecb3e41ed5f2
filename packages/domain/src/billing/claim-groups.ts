import type { ClaimStatus } from './vocabulary.ts'

const refused: readonly ClaimStatus[] = ['rejected', 'denied']

const out: readonly ClaimStatus[] = [
  'queued',
  'exported',
  'transmitted',
  'acknowledged',
  'confirmed',
  'billed',
  'paid',
  'remaining_balance',
  'refund',
  'write_off',
]

/** Whether the payor (or its gateway) has refused the claim, so that it must be mended. */
export const claimWasRefused = (status: ClaimStatus): boolean => refused.includes(status)

const stuck: readonly ClaimStatus[] = [
  ...refused,
  'failed',
  'sync_error',
  'on_hold',
  'unbillable',
  'voided',
]

/** Whether the claim does not go on until somebody acts. */
export const claimIsStuck = (status: ClaimStatus): boolean => stuck.includes(status)

/** Whether the claim is on its way to the payor, with it, or settled by it. */
export const claimIsOut = (status: ClaimStatus): boolean => out.includes(status)
