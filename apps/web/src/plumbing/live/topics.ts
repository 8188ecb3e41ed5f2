import type { Topic } from '@homeward/contract/signals'
import { recordTypeOf, type RecordType } from '@homeward/domain/identity/record-types'
import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query.ts'

/** What the server tells the agency's room after a change: ids, never contents. */
export type Changed = { topic: Topic; id: string }

type Touched = (id: string) => QueryKey[]

/** A topic, or a type of record, which most topics are called by. */
type Followed = Topic | RecordType

const registry = new Map<Followed, Set<Touched>>()

/**
 * Says which queries topics touch: `liveTopic('visit', () => [keyOf('insights')])`. The queries
 * of the room with the topic's own name, or of the room that shows records of that type, are always
 * asked anew; a room registers what lies beyond.
 */
export const liveTopic = (topics: Followed | readonly Followed[], touched: Touched): void => {
  for (const topic of [topics].flat()) {
    const known = registry.get(topic) ?? new Set()
    registry.set(topic, known.add(touched))
  }
}

/** The keys of the queries that a change makes out of date. */
export const keysTouchedBy = ({ topic, id }: Changed): QueryKey[] => [
  [recordTypeOf(topic)?.room ?? topic],
  ...[...(registry.get(topic) ?? [])].flatMap((touched) => touched(id)),
]

const gathering = 250
let gathered: Changed[] = []

/** Asks anew what a change touches; many changes at once are gathered for a moment. */
export const invalidateFor = (change: Changed): void => {
  gathered.push(change)
  if (gathered.length > 1) return
  setTimeout(() => {
    const keys = gathered.flatMap(keysTouchedBy)
    gathered = []
    const once = new Map(keys.map((key) => [JSON.stringify(key), key]))
    for (const queryKey of once.values()) void queryClient.invalidateQueries({ queryKey })
  }, gathering)
}
