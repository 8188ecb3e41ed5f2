import { type CallChoice, wrongEntries } from '@homeward/domain/visits/phone-call'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** How far a call came: what the next digits mean. */
type CallState =
  | { step: 'pin'; wrong: number }
  | { step: 'choice'; wrong: number; choices: CallChoice[] }
  | { step: 'tasks'; wrong: number; visitId: string }
  | { step: 'locked' }
  | { step: 'over' }

export const accountSecret = (tx: Tx, id: string) =>
  tx
    .selectFrom('integration_accounts')
    .select('secret_sealed')
    .where('id', '=', id)
    .where('vendor', '=', 'twilio')
    .where('status', '=', 'active')
    .executeTakeFirst()

type Call = { agency_id: string; account_id: string; call_sid: string }

/** A call that is known already, held; undefined for the first step of one. */
export const holdCall = (tx: Tx, { account_id, call_sid }: Call) =>
  tx
    .selectFrom('visit_calls as c')
    .leftJoin('agents as a', (join) =>
      join.onRef('a.agency_id', '=', 'c.agency_id').onRef('a.id', '=', 'c.agent_id'),
    )
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['c.id', 'c.caller', 'c.started_at', 'c.agent_id', 'c.state', 'u.language'])
    .where('c.account_id', '=', account_id)
    .where('c.call_sid', '=', call_sid)
    .forUpdate('c')
    .$narrowType<{ state: CallState }>()
    .executeTakeFirst()

export type HeldCall = NonNullable<Awaited<ReturnType<typeof holdCall>>>

export const insertCall = (
  tx: Tx,
  call: Call & { caller: string; started_at: string; state: CallState },
) =>
  tx
    .insertInto('visit_calls')
    .values({ ...call, id: uuid(), state: sql`${JSON.stringify(call.state)}::jsonb` })
    .execute()

export const saveCall = (tx: Tx, id: string, set: { state: CallState; agent_id?: string }) =>
  tx
    .updateTable('visit_calls')
    .set({ ...set, state: sql`${JSON.stringify(set.state)}::jsonb` })
    .where('id', '=', id)
    .execute()

/** Whether too much was typed wrong on a telephone lately, in one call or in several. */
export async function isLocked(tx: Tx, caller: string, since: Date): Promise<boolean> {
  const { wrong } = await tx
    .selectFrom('visit_calls')
    .select(
      sql<number>`coalesce(sum(case state ->> 'step' when 'locked' then ${wrongEntries}::int
        when 'pin' then (state ->> 'wrong')::int end), 0)::int`.as('wrong'),
    )
    .where('caller', '=', caller)
    .where('started_at', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return wrong >= wrongEntries
}

/** The clients who have a telephone number. */
export const clientsOfNumber = (tx: Tx, number: string) =>
  tx
    .selectFrom('clients')
    .select('id')
    .where((eb) => eb.or([eb('phone', '=', number), eb('secondary_phone', '=', number)]))
    .execute()

/** The active caregiver with a PIN. */
export const agentOfPin = (tx: Tx, indexes: readonly Buffer[]) =>
  tx
    .selectFrom('phone_pins as p')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.agency_id', '=', 'p.agency_id').onRef('a.id', '=', 'p.agent_id'),
    )
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.id', 'u.language'])
    .where('p.pin_index', 'in', indexes)
    .where('a.status', '=', 'active')
    .executeTakeFirst()

/** Visits of a caregiver with some clients around a time, which wait or run. */
export const callableVisits = (
  tx: Tx,
  { agentId, clientIds, now }: { agentId: string; clientIds: readonly string[]; now: Date },
) =>
  tx
    .selectFrom('visits as v')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .select(['v.id', 'v.status', 'v.starts_at as startsAt', 'c.first_name'])
    .where('v.agent_id', '=', agentId)
    .where('v.client_id', 'in', clientIds)
    .where('v.status', 'in', ['scheduled', 'in_progress'])
    .where('v.draft', '=', false)
    .where('v.starts_at', '>', new Date(now.getTime() - 3 * 86_400_000).toISOString())
    .where('v.starts_at', '<', new Date(now.getTime() + 86_400_000).toISOString())
    .execute()
