import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { t } from '../language/translate.ts'
import type { Place } from './lifecycle.ts'

/** An office, or an agency without offices, in which a person can work. */
export type HeldPlace = {
  key: string
  /** The office, or the agency where the person is in no office. */
  label: string
  agency: string
  here: boolean
  place: Place
}

/** Where a person can go on working: each office of each of their agencies, and all of several together. */
export const placesOf = (user: SessionUser): HeldPlace[] =>
  user.agents.flatMap<HeldPlace>(({ id, agency, assignments }) => {
    const mine = id === user.agent_id
    if (assignments.length === 0)
      return [
        { key: id, label: agency.name, agency: agency.name, here: mine, place: { agent_id: id } },
      ]
    const offices = assignments.map((assignment) => ({
      key: assignment.id,
      label: assignment.office_name,
      agency: agency.name,
      here: mine && assignment.id === user.assignment_id,
      place: { agent_id: id, assignment_id: assignment.id },
    }))
    if (offices.length < 2) return offices
    const none = mine && user.assignment_id === null
    const every = {
      label: t('All offices'),
      agency: agency.name,
      here: none,
      place: { agent_id: id },
    }
    return [...offices, { key: id, ...every }]
  })
