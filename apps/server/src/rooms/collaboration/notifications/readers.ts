import type { Tx } from '../../../plumbing/db/pool.ts'
import { seenWithin } from '../../../plumbing/db/within-offices.ts'
import type { Recipient } from './recipients-store.ts'

type Subject = { type: string; id: string } | null

/** Who of some people may read of a record: those limited to offices only of what belongs to these. */
export async function readersOf(
  tx: Tx,
  people: readonly Recipient[],
  subjects: readonly Subject[],
): Promise<(subject: Subject) => Recipient[]> {
  const records = subjects.filter((subject) => subject !== null)
  const groups = Map.groupBy(people, ({ offices }) => offices?.join() ?? '')
  const seen = new Map<Recipient, Set<string>>()
  for (const some of groups.values()) {
    const offices = some[0]?.offices
    if (!offices) continue
    const ids = await seenWithin(tx, offices, records)
    for (const person of some) seen.set(person, ids)
  }
  return (subject) =>
    people.filter((person) => subject === null || (seen.get(person)?.has(subject.id) ?? true))
}
