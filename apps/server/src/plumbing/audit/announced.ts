/** Events that were told of at their commit, by agency, until they were seen in the chain. */
export type Announced = {
  /** Takes an announcement in; answers the agency that it is of, or null where it is none of ours. */
  add(announcement: string): string | null
  /** What was announced in an agency so far and is not yet accounted for. */
  of(agencyId: string): readonly string[]
  /** The agencies with such events. */
  agencies(): readonly string[]
  /** What needs no more looking after. */
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
