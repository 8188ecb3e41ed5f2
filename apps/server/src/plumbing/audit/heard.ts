/** Events that were told of at their commit, by agency, until they were seen in the chain. */
export type Heard = {
  /** Takes an announcement in; answers the agency that it is of, or null where it is none of ours. */
  add(announcement: string): string | null
  /** What was heard of an agency so far and is not yet accounted for. */
  of(agencyId: string): readonly string[]
  /** What needs no more looking after. */
  settle(agencyId: string, eventIds: readonly string[]): void
}

/** The memory of one process. */
export function rememberHeard(): Heard {
  const heard = new Map<string, Set<string>>()
  return {
    add(announcement) {
      const [, agencyId, eventId] = ours.exec(announcement) ?? []
      if (agencyId === undefined || eventId === undefined) return null
      const events = heard.get(agencyId) ?? new Set()
      heard.set(agencyId, events.add(eventId))
      return agencyId
    },
    of: (agencyId) => [...(heard.get(agencyId) ?? [])],
    settle(agencyId, eventIds) {
      const events = heard.get(agencyId)
      for (const id of eventIds) events?.delete(id)
      if (events?.size === 0) heard.delete(agencyId)
    },
  }
}

/** Whoever may connect to the database may announce anything. */
const ours = /^([0-9a-f-]{36}) ([0-9a-f-]{36})$/
