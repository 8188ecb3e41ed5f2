import type { AvailabilityException } from '@homeward/domain/caregivers/availability'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { AgentHourExceptions } from '../../../plumbing/db/schema.generated.ts'

/** The most exceptions to show; no one has that many ahead. */
const mostExceptions = 500

/** An agent's hours, locked so two changes run one after the other. */
export const lockHours = (tx: Tx, id: string) =>
  tx
    .selectFrom('agents')
    .select(['agency_id', 'id', 'minutes_wanted', 'minutes_most', 'lock_version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const findHours = (tx: Tx, id: string) =>
  tx
    .selectFrom('agents')
    .select(['id', 'minutes_wanted', 'minutes_most', 'lock_version'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The weekly blocks of people, by weekday and time. */
export const findPatterns = (tx: Tx, agentIds: readonly string[]) =>
  agentIds.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('agent_hours')
        .select(['agent_id', 'weekday', 'start_time as start', 'end_time as end'])
        .where('agent_id', 'in', agentIds)
        .orderBy('agent_id')
        .orderBy('weekday')
        .orderBy('start_time')
        .execute()

/** The exceptions of people that touch some days, by day. */
export const findExceptions = (
  tx: Tx,
  agentIds: readonly string[],
  days: { from: string; to?: string },
) =>
  agentIds.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('agent_hour_exceptions')
        .select([
          'id',
          'agent_id',
          'start_date',
          'end_date',
          'available',
          'start_time as start',
          'end_time as end',
          'reason',
        ])
        .where('agent_id', 'in', agentIds)
        .where('end_date', '>=', days.from)
        .$if(days.to !== undefined, (q) => q.where('start_date', '<=', days.to ?? ''))
        .orderBy('start_date')
        .orderBy('id')
        .limit(mostExceptions * agentIds.length)
        .execute()

type StoredException = Awaited<ReturnType<typeof findExceptions>>[number]

/** An exception as the rules of the domain ask for it. */
export const exceptionOf = (one: StoredException): AvailabilityException => ({
  startDate: one.start_date,
  endDate: one.end_date,
  available: one.available,
  clock: one.start !== null && one.end !== null ? { start: one.start, end: one.end } : null,
})

type Block = { weekday: number; start: string; end: string }

/** Replaces a person's weekly blocks. */
export async function replacePattern(
  tx: Tx,
  agent: { agency_id: string; id: string },
  pattern: readonly Block[],
): Promise<void> {
  await tx.deleteFrom('agent_hours').where('agent_id', '=', agent.id).execute()
  if (pattern.length === 0) return
  await tx
    .insertInto('agent_hours')
    .values(
      pattern.map(({ weekday, start, end }) => ({
        agency_id: agent.agency_id,
        agent_id: agent.id,
        weekday,
        start_time: start,
        end_time: end,
      })),
    )
    .execute()
}

export const saveWishes = (
  tx: Tx,
  id: string,
  wishes: { minutes_wanted: number | null; minutes_most: number | null },
) =>
  tx
    .updateTable('agents')
    .set({ ...wishes, lock_version: sql`lock_version + 1` })
    .where('id', '=', id)
    .execute()

export const insertException = (tx: Tx, row: Insertable<AgentHourExceptions>) =>
  tx.insertInto('agent_hour_exceptions').values(row).execute()

/** Removes an exception of a person; returns it. */
export const deleteException = (tx: Tx, agentId: string, id: string) =>
  tx
    .deleteFrom('agent_hour_exceptions')
    .where('agent_id', '=', agentId)
    .where('id', '=', id)
    .returning(['start_date', 'end_date', 'available', 'start_time', 'end_time', 'reason'])
    .executeTakeFirst()
