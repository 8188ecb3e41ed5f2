import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { currentUser, useSession } from './session.ts'

/**
 * The office that a person has chosen among several of the agency; undefined where there is nothing to choose:
 * who works for one office alone sees the agency as a whole.
 */
export const chosenOfficeOf = (user: SessionUser | null) => {
  const held = user?.agents.find(({ id }) => id === user.agent_id)?.assignments ?? []
  if (held.length < 2) return undefined
  const chosen = held.find(({ id }) => id === user?.assignment_id)
  return chosen && { id: chosen.office_id, name: chosen.office_name }
}

export const chosenOffice = () => chosenOfficeOf(currentUser())

export const useChosenOffice = () => chosenOfficeOf(useSession())
