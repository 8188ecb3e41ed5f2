import { isCaregiverRole } from '@homeward/domain/identity/roles'
import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { useCallback } from 'react'
import { may, useSession } from '../session/session.ts'
import { writeQuery } from '../query-string.ts'
import { pathIds, pathOf } from './list.ts'
import type { Screen } from './screen.ts'
import { to } from './to.ts'

/** The screen that shows records of a type. */
const screenOf = (type: string): Screen | undefined =>
  pathIds()
    .map(pathOf)
    .find(({ shows, plain }) => [...(shows ?? []), plain].some((shown) => shown === type))

const hrefOf = ({ path, showsBy, plain }: Screen, id: string): string => {
  const query = writeQuery(plain ? { open: id } : (showsBy?.(id) ?? {}))
  const at = path.replace(/:\w+/, encodeURIComponent(id))
  return query ? `${at}?${query}` : at
}

const caregiverPath = (kind: string, id: string): string | undefined => {
  if (kind === 'visit') return to('field.visit', { id })
  return kind === 'timesheet' ? to('field.pay', {}, { timesheet: id }) : undefined
}

/** The address of a record for a person; undefined where it has no page or it is not theirs to open. */
export const recordPath = (
  person: SessionUser | null,
  type: string,
  id: string,
): string | undefined => {
  const kind = type.toLowerCase()
  if (person?.role && isCaregiverRole(person.role) && !person.super_admin)
    return caregiverPath(kind, id)
  const place = screenOf(kind)
  if (place === undefined) return undefined
  return place.needs === undefined || may(person, place.needs) ? hrefOf(place, id) : undefined
}

/** `const hrefOf = useRecordPath()`, then `hrefOf('visit', id)`. */
export const useRecordPath = () => {
  const person = useSession()
  return useCallback((type: string, id: string) => recordPath(person, type, id), [person])
}
