import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { payor } from '../queue/queued-store.ts'

/** What narrows visits beyond whose they are and when. */
export type Narrowing = {
  serviceId?: string | undefined
  payorId?: string | undefined
  /** Of the client. */
  language?: string | undefined
  /** Of the client. */
  tag?: string | undefined
  enteredByStaff?: boolean | undefined
}

const hasService = (serviceId: string) => sql<SqlBool>`exists (select from visit_services s
  where s.agency_id = visits.agency_id and s.visit_id = visits.id
    and s.service_id = ${serviceId}::uuid)`

const isOfPayor = (payorId: string) => sql<SqlBool>`${payor} = ${payorId}::uuid`

const clientSpeaks = (language: string) => sql<SqlBool>`visits.client_id in (
  select k.id from clients k where lower(k.language) = lower(${language}))`

const clientHasTag = (tag: string) =>
  sql<SqlBool>`visits.client_id in (select app.clients_tagged(${tag}))`

/** Whether staff entered the check-in or the check-out. */
export const isEnteredByStaff = sql<SqlBool>`(visits.check_in_method = 'manual'
  or visits.check_out_method = 'manual')`

/** The conditions that hold for every visit so narrowed. */
export const narrowedTo = ({
  serviceId,
  payorId,
  language,
  tag,
  enteredByStaff,
}: Narrowing): RawBuilder<SqlBool>[] => [
  ...(serviceId === undefined ? [] : [hasService(serviceId)]),
  ...(payorId === undefined ? [] : [isOfPayor(payorId)]),
  ...(language === undefined ? [] : [clientSpeaks(language)]),
  ...(tag === undefined ? [] : [clientHasTag(tag)]),
  ...(enteredByStaff === true ? [isEnteredByStaff] : []),
  ...(enteredByStaff === false ? [sql<SqlBool>`${isEnteredByStaff} is not true`] : []),
]
