import type { SessionUser } from '@homeward/contract/identity/sign-in'
import type { Capability } from '@homeward/domain/identity/capabilities'
import { useCallback, useSyncExternalStore } from 'react'
import { watchers } from '../watchers.ts'

let user: SessionUser | null = null
const { watch, tell } = watchers()

/** The person of this session, or null where nobody is signed in. */
export const currentUser = (): SessionUser | null => user

export const setUser = (next: SessionUser | null): void => {
  user = next
  tell()
}

export const watchUser = watch

/** The session, for code that runs with and without one. */
export const useSession = (): SessionUser | null => useSyncExternalStore(watch, currentUser)

/** The person of this session, on screens that nobody reaches without one. */
export const useUser = (): SessionUser => {
  const present = useSession()
  if (present === null) throw new Error('This screen needs a session.')
  return present
}

/** Whether somebody may do something; the server decides the same again. */
export const may = (person: SessionUser | null, capability: Capability): boolean =>
  person !== null && (person.super_admin || person.capabilities.includes(capability))

/** `const can = useCan()`, then `can('clients.write')`: hides what is not allowed. */
export const useCan = (): ((capability: Capability) => boolean) => {
  const person = useSession()
  return useCallback((capability) => may(person, capability), [person])
}

/** Whose data the device keeps: a person in one of their agencies. */
export const ownerOf = ({ id, agent_id, agency_id }: SessionUser): string =>
  `${id}:${agent_id ?? agency_id ?? ''}`

/** The agency that was entered; undefined for a super admin outside of every agency. */
export const agencyOf = (person: SessionUser) => person.agency ?? undefined

/** Whether the agency asks for a second factor that this person has not set up yet. */
export const mustEnroll = ({ second_factor: { required, enabled } }: SessionUser): boolean =>
  required && !enabled
