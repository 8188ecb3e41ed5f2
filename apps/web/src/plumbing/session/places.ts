import type { SessionUser } from '@homeward/contract/identity/sign-in'
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

/** Where a person can go on working: each office of each of their agencies. */
export const placesOf = (user: SessionUser): HeldPlace[] =>
  user.agents.flatMap<HeldPlace>(({ id, agency, assignments }) => {
    const mine = id === user.agent_id
    if (assignments.length === 0)
      return [
        { key: id, label: agency.name, agency: agency.name, here: mine, place: { agent_id: id } },
      ]
    return assignments.map((assignment) => ({
      key: assignment.id,
      label: assignment.office_name,
      agency: agency.name,
      here: mine && assignment.id === user.assignment_id,
      place: { agent_id: id, assignment_id: assignment.id },
    }))
  })
