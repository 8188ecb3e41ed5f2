import { getAssessment, listAssessments } from '@homeward/contract/care/assessments'
import { getCareplan, listCareplans } from '@homeward/contract/care/careplans'
import { getAuthorizationWeeks, listAuthorizations } from '@homeward/contract/care/authorizations'
import { listServices } from '@homeward/contract/catalogue/services'
import { liveTopic } from '../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../plumbing/query.ts'

/** More than a client ever has at a time. */
const all = 100

export const authorizationsQuery = (clientId: string) => ({
  ...queryOf(listAuthorizations, { client_id: clientId, items: all }),
  meta: { quiet: true },
})

/** The minutes of an authorization, week by week. */
export const weeksQuery = (id: string) => ({
  ...queryOf(getAuthorizationWeeks, { id }),
  meta: { quiet: true, mayTimeOut: true },
})

export const assessmentsQuery = (clientId: string) => ({
  ...queryOf(listAssessments, { client_id: clientId, items: all }),
  meta: { quiet: true },
})

export const assessmentQuery = (id: string) => ({
  ...queryOf(getAssessment, { id }),
  meta: { quiet: true },
})

export const careplansQuery = (clientId: string) => ({
  ...queryOf(listCareplans, { client_id: clientId, items: all }),
  meta: { quiet: true },
})

export const careplanQuery = (id: string) => ({
  ...queryOf(getCareplan, { id }),
  meta: { quiet: true },
})

/** The services of the agency; their number is that of a catalogue, not of records. */
export const servicesQuery = queryOf(listServices, { items: all })

/** Rooms whose screens show what a care plan's status changes: its visits. */
export const touchedByCareplan = ['visits'] as const

// Every visit that comes, changes or goes uses other minutes of an authorization.
liveTopic('visit', () => [keyOf('care')])
