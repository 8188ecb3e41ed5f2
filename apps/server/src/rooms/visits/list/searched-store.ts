import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'

export type Visits = SelectQueryBuilder<DB, 'visits', object>

/** Whom a word names: clients, also by their phone, and caregivers; how many, and the first of them. */
type Named = {
  word: string
  clients: number
  agents: number
  client_ids: string[]
  agent_ids: string[]
}

/** So many people have few enough visits to read all of them, years included. */
const few = { clients: 40, agents: 10 }
/** Of so many, together with another word, all visits are found before they are put in order. */
const some = { clients: 1000, agents: 250 }

type Searched = {
  visits: Visits
  /** Whether they are best found once, to be ordered and counted as they are found. */
  once: boolean
}

/**
 * Leaves the visits of which each word is part of the client's name (or phone) or of the caregiver's. Those of
 * few people are read by person. Where a word names many, the list is walked in its order, and soon meets
 * them. Null where a word names nobody: no list is walked to its end for it.
 */
export async function searched(
  tx: Tx,
  visits: Visits,
  words: readonly string[],
): Promise<Searched | null> {
  const named = await whom(tx, words)
  if (named.some(({ clients, agents }) => clients + agents === 0)) return null
  const within = (most: typeof few) =>
    named.find(({ clients, agents }) => clients <= most.clients && agents <= most.agents)
  const fewest = within(few)
  if (!fewest) {
    const once = words.length > 1 && within(some) !== undefined
    return { visits: words.reduce(naming, visits), once }
  }
  const others = words.filter((word) => word !== fewest.word)
  const rest = others.reduce(naming, visits).select(['visits.id', 'visits.starts_at'])
  const theirs = rest
    .where('visits.client_id', 'in', fewest.client_ids)
    .union(rest.where('visits.agent_id', 'in', fewest.agent_ids))
  return { visits: tx.selectFrom(sql<DB['visits']>`(${theirs})`.as('visits')), once: true }
}

const naming = (visits: Visits, word: string): Visits =>
  visits.where(
    sql<boolean>`(
      visits.client_id = any(array(select id from app.clients_found(array[${word}])))
      or visits.agent_id = any(array(
        select id from app.agents_found(array[${word}]) where name ilike ${word})))`,
  )

async function whom(tx: Tx, words: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select word, c.clients, c.client_ids, a.agents, a.agent_ids
    from unnest(${words}::text[]) as word
    cross join lateral (
      select count(*)::int as clients, coalesce((array_agg(id))[1:${few.clients}], '{}') as client_ids
      from app.clients_found(array[word])) c
    cross join lateral (
      select count(*)::int as agents, coalesce((array_agg(id))[1:${few.agents}], '{}') as agent_ids
      from app.agents_found(array[word]) where name ilike word) a`.execute(tx)
  return rows
}
