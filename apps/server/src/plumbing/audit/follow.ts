import { followed } from '@homeward/contract/signals'
import type { AuditEntry } from './entry.ts'

const jobsOf = new Map<string, string[]>()
for (const [job, acts] of Object.entries(followed)) {
  for (const act of acts) jobsOf.set(act, [...(jobsOf.get(act) ?? []), job])
}

type Following = {
  job: string
  about: { type: string; id: string }
  options: { key: string; queue: string }
}

/** The most records of one act that are followed one by one; more of them are followed as the whole agency. */
const most = 20

/** The work that follows acts: once for each record, one after the other in an agency. */
export function followersOf(agencyId: string, entries: readonly AuditEntry[]): Following[] {
  const followers = new Map<string, Following>()
  const jobs = Map.groupBy(
    entries.flatMap(({ action, type, id }) =>
      (jobsOf.get(action) ?? []).map((job) => ({ job, about: { type, id } })),
    ),
    ({ job }) => job,
  )
  for (const [job, all] of jobs) {
    const abouts =
      all.length > most ? [{ type: 'agency', id: agencyId }] : all.map(({ about }) => about)
    for (const about of abouts) {
      const key = `${job}:${about.type}:${about.id}`
      followers.set(key, { job, about, options: { key, queue: `${job}:${agencyId}` } })
    }
  }
  return [...followers.values()]
}
