import { ignoredInOverlap } from '@homeward/domain/visits/overlap'
import { sql } from 'kysely'
import { holding } from '../../plumbing/db/holding.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import { prepared } from '../../plumbing/db/prepared.ts'

type At = { agentId: string; startsAt: string; endsAt: string; but: string }

const bookingOf = prepared((tx, at: At) =>
  tx
    .selectFrom('agents as g')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('visits as v')
          .innerJoin('clients as c', (join) =>
            join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
          )
          .select(['c.name as client_name', 'v.starts_at', 'v.ends_at'])
          .whereRef('v.agency_id', '=', 'g.agency_id')
          .whereRef('v.agent_id', '=', 'g.id')
          .where('v.id', '<>', at.but)
          .where('v.status', 'not in', ignoredInOverlap)
          // No visit lasts longer than a day; the lower bound lets the index find the few in question.
          .where('v.starts_at', '>', sql<string>`${at.startsAt}::timestamptz - interval '25 hours'`)
          .where('v.starts_at', '<', at.endsAt)
          .where('v.ends_at', '>', at.startsAt)
          .orderBy('v.starts_at')
          .limit(1)
          .as('clash'),
      (join) => join.onTrue(),
    )
    .select(['g.id', 'g.status', 'g.name', 'clash.client_name', 'clash.starts_at', 'clash.ends_at'])
    .where('g.id', '=', at.agentId),
)

const hold = holding((tx) => tx.selectFrom('agents'))

/**
 * An agent, held so that two people who book the same caregiver do so one after the other, with the first
 * other visit that takes up time of theirs between two instants.
 */
export async function lockBooking(tx: Tx, at: At) {
  await hold(tx, at.agentId)
  const [booking] = await bookingOf(tx, at)
  if (!booking) return null
  const { id, status, name, client_name, starts_at, ends_at } = booking
  const clash =
    client_name === null || starts_at === null || ends_at === null
      ? null
      : { client_name, starts_at, ends_at }
  return { id, status, name, clash }
}

export type Booking = NonNullable<Awaited<ReturnType<typeof lockBooking>>>
