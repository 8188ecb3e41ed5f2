import type { FlatQuery } from '../../plumbing/query-string.ts'
import { chosenOffice } from '../../plumbing/session/chosen-office.ts'
import { everyOne } from '../list/types.ts'
import { officeLookup } from './record-lookups.ts'

/** Narrows a list to an office: to the one that the person has chosen, unless the address says else. */
export const officeFilter = {
  kind: 'lookup',
  name: 'office_id',
  label: 'Office',
  lookup: officeLookup,
  initial: () => chosenOffice()?.id,
} as const

/** The office that a board or a count is narrowed to; undefined where it shows all. */
export const officeIn = ({ office_id: given }: FlatQuery): string | undefined => {
  const office = given ?? officeFilter.initial()
  return office === everyOne ? undefined : office || undefined
}
