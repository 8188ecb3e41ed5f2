/** Events announced at their commit, by agency, until they appear in the chain. */
export type Announced = {
  /** Takes an announcement; returns its agency, or null if it is not one of ours. */
  add(announcement: string): string | null
  /** An agency's announced events that are not yet accounted for. */
  of(agencyId: string): readonly string[]
  /** The agencies with such events. */
  agencies(): readonly string[]
  /** Removes events that are accounted for. */
  settle(agencyId: string, eventIds: readonly string[]): void
}

/** The memory of one process. */
export function rememberAnnounced(): Announced {
  const announced = new Map<string, Set<string>>()
  return {
    add(announcement) {
      const [, agencyId, eventId] = ours.exec(announcement) ?? []
      if (agencyId === undefined || eventId === undefined) return null
      const events = announced.get(agencyId) ?? new Set()
      announced.set(agencyId, events.add(eventId))
      return agencyId
    },
    of: (agencyId) => [...(announced.get(agencyId) ?? [])],
    agencies: () => [...announced.keys()],
    settle(agencyId, eventIds) {
      const events = announced.get(agencyId)
      for (const id of eventIds) events?.delete(id)
      if (events?.size === 0) announced.delete(agencyId)
    },
  }
}

/** Whoever may connect to the database may announce anything. */
const ours = /^([0-9a-f-]{36}) ([0-9a-f-]{36})$/
