import { type SqlBool, sql } from 'kysely'

/** Whose visits are shown: of clients of an office, of one caregiver; null for all. */
export type Shown = { officeId: string | null; ownAgentId: string | null }

/** Whether a visit is of a client of the office; null for any. */
export const isOfOfficeOrAny = (officeId: string | null) => sql<SqlBool>`(${officeId}::uuid is null
  or exists (select from clients o where o.agency_id = visits.agency_id
    and o.id = visits.client_id and o.office_id = ${officeId}::uuid))`

/** The same as a condition that one statement holds for everybody. */
export const isShown = ({ officeId, ownAgentId }: Shown) => sql<SqlBool>`(
  ${isOfOfficeOrAny(officeId)}
  and (${ownAgentId}::uuid is null or (visits.agent_id = ${ownAgentId}::uuid and not visits.draft)))`
