import type { exceptionSummary } from '@homeward/contract/insights/work'
import type { OutputOf } from '@homeward/contract/endpoint'
import { visitExceptionLabels, visitExceptions } from '@homeward/domain/visits/exceptions'

/** What a visit may wait for; the last is for those that can be approved as they are. */
export const causes = [...visitExceptions, 'none'] as const

export const causeLabel = (cause: (typeof causes)[number]): string =>
  cause === 'none' ? 'Ready to approve' : visitExceptionLabels[cause]

/** The causes with visits, each with their number and money. */
export const linesOf = ({ exceptions, none }: OutputOf<typeof exceptionSummary>) =>
  [...exceptions, { exception: 'none' as const, ...none }].filter(({ visits }) => visits > 0)

export type Lines = ReturnType<typeof linesOf>
