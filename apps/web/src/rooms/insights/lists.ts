import type { ClaimStep } from '@homeward/domain/billing/claim-steps'
import { to } from '../../plumbing/paths/to.ts'
import type { Office } from './office.ts'

type Days = { from: string; through: string }

const daysOf = (name: string, { from, through }: Days) => ({
  [`${name}[start_date]`]: from,
  [`${name}[end_date]`]: through,
})

/** The visits of some days under a filter. */
export const visitsOf = (
  { address }: Office,
  days: Days,
  filter: {
    moment?: string
    exception?: string
    status?: string
    arrival?: string
    entered_by_staff?: string
  } = {},
): string => to('visits', {}, { ...address, ...daysOf('by_scheduled_date', days), ...filter })

/** The queue of exceptions, of one cause or of `any`. */
export const exceptionsOf = ({ address }: Office, exception: string): string =>
  to('visits.exceptions', {}, { ...address, ...(exception !== 'any' && { exception }) })

/** The claims at a step, of some days or of all. */
export const claimsAt = ({ address }: Office, step: ClaimStep, days?: Days): string =>
  to(
    'billing.claims',
    {},
    { ...address, status: 'all', step, ...(days && daysOf('by_start_date', days)) },
  )
