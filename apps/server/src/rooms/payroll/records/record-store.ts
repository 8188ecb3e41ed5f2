import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Pay rates with the names of what they are for. */
export const rateRows = (tx: Tx) =>
  tx
    .selectFrom('pay_rates')
    .select(['pay_rates.id', 'pay_rates.agent_id', 'pay_rates.client_id'])
    .select(['pay_rates.service_id', 'pay_rates.payor_id', 'pay_rates.rate', 'pay_rates.note'])
    .select(['pay_rates.start_date', 'pay_rates.end_date', 'pay_rates.lock_version'])
    .select((eb) => [
      eb
        .selectFrom('agents as a')
        .select('a.name')
        .whereRef('a.agency_id', '=', 'pay_rates.agency_id')
        .whereRef('a.id', '=', 'pay_rates.agent_id')
        .as('agent_name'),
      eb
        .selectFrom('client_names as c')
        .select('c.name')
        .whereRef('c.agency_id', '=', 'pay_rates.agency_id')
        .whereRef('c.id', '=', 'pay_rates.client_id')
        .as('client_name'),
      eb
        .selectFrom('service_labels as s')
        .select('s.label')
        .whereRef('s.agency_id', '=', 'pay_rates.agency_id')
        .whereRef('s.id', '=', 'pay_rates.service_id')
        .as('service_name'),
      eb
        .selectFrom('payors as p')
        .select('p.name')
        .whereRef('p.agency_id', '=', 'pay_rates.agency_id')
        .whereRef('p.id', '=', 'pay_rates.payor_id')
        .as('payor_name'),
    ])

/** Pay entries with the names of their caregivers. */
export const entryRows = (tx: Tx) =>
  tx
    .selectFrom('pay_entries')
    .select(['id', 'agent_id', 'kind', 'day', 'start_time', 'end_time', 'minutes'])
    .select(['interrupted_minutes', 'tenths_of_miles', 'cents', 'visit_id', 'note'])
    .select(['status', 'lock_version'])
    .select(
      sql<string>`(select a.name from agents a
        where a.agency_id = pay_entries.agency_id and a.id = pay_entries.agent_id)`.as(
        'agent_name',
      ),
    )

/** Whether a visit is of a caregiver. */
export const isVisitOf = async (tx: Tx, visitId: string, agentId: string): Promise<boolean> =>
  (await tx
    .selectFrom('visits')
    .select('id')
    .where('id', '=', visitId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst()) !== undefined

/** Whether a person works for the agency. */
export const isAgent = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('agents').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Whether the pay of a person's week is frozen. */
export const isAcknowledged = async (tx: Tx, agentId: string, week: string): Promise<boolean> =>
  (await tx
    .selectFrom('timesheets')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('week', '=', week)
    .where('status', '=', 'acknowledged')
    .executeTakeFirst()) !== undefined
