import type { Changed } from '@homeward/contract/live'
import type { Topic } from '@homeward/contract/signals'
import type { RecordType } from '@homeward/domain/identity/record-types'
import type { QueryKey } from '@tanstack/react-query'

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

/** What a change of a topic touches beyond the queries of its own room. */
export const touchedBeyond = (topic: Changed['topic'], id: string): QueryKey[] =>
  [...(registry.get(topic) ?? [])].flatMap((touched) => touched(id))
