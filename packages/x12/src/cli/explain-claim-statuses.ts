import type { ClaimStatusAnswer, ClaimStatusResponse, ReadStatus } from '../claim-inquiry/types.ts'
import { describeStatusCategory } from '../codes/status-category.ts'
import { showCents } from '../money.ts'
import { showFinding } from './words.ts'

/** Where a payer says that claims stand, in words. */
export const explainClaimStatuses = (response: ClaimStatusResponse): string[] => [
  ...response.findings.map(showFinding),
  ...response.statuses.map((status) => `The question: ${explainStatus(status)}`),
  ...response.answers.flatMap(explainAnswer),
]

const explainAnswer = (answer: ClaimStatusAnswer): string[] => [
  `Claim ${answer.claimId ?? '-'} (our number ${answer.trace || '-'}, ICN ${answer.payerClaimNumber ?? '-'})`,
  ...answer.statuses.map((status) => `  ${explainStatus(status)}`),
  ...answer.lines.flatMap(({ procedure, statuses }) =>
    statuses.map((status) => `  ${procedure.code}: ${explainStatus(status)}`),
  ),
]

const explainStatus = (status: ReadStatus): string =>
  [
    ...status.codes.map(
      ({ category, code, entity }) =>
        `${describeStatusCategory(category)} (${[category, code, entity].filter(Boolean).join(':')})`,
    ),
    status.charge === null ? '' : `charged ${showCents(status.charge)}`,
    status.paid === null ? '' : `paid ${showCents(status.paid)}`,
    status.paymentNumber === null ? '' : `by ${status.paymentNumber}`,
    status.message,
  ]
    .filter((part) => part !== '')
    .join(', ')
