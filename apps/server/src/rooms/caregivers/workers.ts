import type { CredentialKind } from '@homeward/domain/agency/credential-kinds'
import type { Availability } from '@homeward/domain/caregivers/availability'
import type { AgentStatus } from '@homeward/domain/caregivers/vocabulary'
import type { Gender } from '@homeward/domain/person/gender'
import type { Ctx } from '../../plumbing/context.ts'
import { exceptionOf, findExceptions, findPatterns } from './availability/hours-store.ts'
import { type Away, awayOn } from './absences/away.ts'
import { findDecidingDates } from './credentials/credential-store.ts'
import { findWorkers } from './worker-store.ts'

type Asked = {
  from: string
  to: string
  /** Kinds of credentials that a payor asks for. */
  required: readonly CredentialKind[]
}

/** What decides on assignments of a person, and what ranks them. */
export type Worker = {
  id: string
  name: string
  status: AgentStatus
  gender: Gender | null
  mostMinutes: number | null
  availability: Availability
  away: readonly Away[]
  /** Of kinds that are required, or of which one has ended: no others speak against anyone. */
  credentials: Awaited<ReturnType<typeof findDecidingDates>>
  languages: readonly string[]
  /** Where they live, if the address was found on the map. */
  home: { latitude: number; longitude: number } | null
}

/** People as assignments on some days need to know them, by ID; a few statements for any number of people. */
export async function workersOf(
  ctx: Ctx,
  agentIds: readonly string[],
  { required: kinds, ...days }: Asked,
): Promise<Map<string, Worker>> {
  if (agentIds.length === 0) return new Map()
  const people = await findWorkers(ctx.tx, agentIds)
  const patterns = byAgent(await findPatterns(ctx.tx, agentIds))
  const exceptions = byAgent(await findExceptions(ctx.tx, agentIds, days))
  const away = await awayOn(ctx, agentIds, days)
  const credentials = byAgent(await findDecidingDates(ctx.tx, { agentIds, kinds, until: days.to }))
  return new Map(
    people.map(({ minutes_most: mostMinutes, languages, latitude, longitude, ...person }) => [
      person.id,
      {
        ...person,
        mostMinutes,
        languages: languages ?? [],
        home: latitude === null || longitude === null ? null : { latitude, longitude },
        availability: {
          pattern: patterns.get(person.id) ?? [],
          exceptions: (exceptions.get(person.id) ?? []).map(exceptionOf),
        },
        away: away.get(person.id) ?? [],
        credentials: credentials.get(person.id) ?? [],
      },
    ]),
  )
}

const byAgent = <T extends { agent_id: string }>(rows: readonly T[]): Map<string, T[]> =>
  Map.groupBy(rows, (row) => row.agent_id)
