import type { VerificationProblem } from '@homeward/contract/verification/shape'
import type { Problem } from '@homeward/evv/telling'
import type { OutboxRow } from '../outbox-store.ts'

const unknownClient =
  /(client|member|patient|recipient)\b.*(not found|unknown|not exist)|unknown client/i
const unknownAgent =
  /(caregiver|employee|worker)\b.*(not found|unknown|not exist)|unknown employee/i

/** What a vendor found wrong, for a person. */
export const problemsOf = (row: OutboxRow, said: readonly Problem[]): VerificationProblem[] =>
  said.map(({ code, message }) => ({
    cause: unknownClient.test(message)
      ? 'unknown_client'
      : unknownAgent.test(message)
        ? 'unknown_agent'
        : 'other',
    code,
    message,
    said: message,
    fix: { type: row.kind, id: row.parent_id },
  }))

export const gaveUp = (row: OutboxRow, error: string): VerificationProblem[] => [
  {
    cause: 'gave_up',
    code: null,
    message: `Sending failed several times: ${error}`,
    said: error,
    fix: { type: row.kind, id: row.parent_id },
  },
]
