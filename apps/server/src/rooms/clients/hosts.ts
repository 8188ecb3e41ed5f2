import type { CaregiverGenderPreference } from '@homeward/domain/clients/preferences'
import { type Closed, closedOf } from '@homeward/domain/clients/vocabulary'
import type { Ctx } from '../../plumbing/context.ts'
import { type Away, awayOn } from './absences/away.ts'
import { findHosts } from './host-store.ts'
import { settingsOf } from './open-parts.ts'

/** What decides on who may be sent to a client. */
export type Host = {
  id: string
  name: string
  /** Of the primary address, if it was found on the map. */
  place: { latitude: number; longitude: number } | null
  wants: CaregiverGenderPreference
  /** The language that a caregiver should speak: the one asked for, else the client's own. */
  language: string | null
  /** Agents who must not be sent. */
  refuses: readonly string[]
  away: readonly Away[]
  closed: Closed | null
}

/** Clients as assignments on some days need to know them, by ID; two statements for any number of clients. */
export async function hostsOf(
  ctx: Ctx,
  clientIds: readonly string[],
  days: { from: string; to: string },
): Promise<Map<string, Host>> {
  if (clientIds.length === 0) return new Map()
  const clients = await findHosts(ctx.tx, clientIds)
  const away = await awayOn(ctx, clientIds, days)
  return new Map(
    clients.map(({ id, name, latitude, longitude, settings, ...client }) => {
      const {
        caregiver_gender: wants,
        do_not_send: refuses,
        preferred_language: preferred,
      } = settingsOf(settings)
      const language = preferred ?? client.language
      const place = latitude === null || longitude === null ? null : { latitude, longitude }
      const closed = closedOf(client.status, client.left_on)
      const absences = away.get(id) ?? []
      return [id, { id, name, place, wants, language, refuses, away: absences, closed }]
    }),
  )
}
