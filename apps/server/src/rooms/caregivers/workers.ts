import type { Availability } from '@homeward/domain/caregivers/availability'
import type { AgentStatus } from '@homeward/domain/caregivers/vocabulary'
import type { Gender } from '@homeward/domain/person/gender'
import type { Ctx } from '../../plumbing/context.ts'
import { exceptionOf, findExceptions, findPatterns } from './availability/hours-store.ts'
import { type Away, awayOn } from './absences/away.ts'
import { findDatesOf } from './credentials/credential-store.ts'
import { findReaches, findWorkers } from './worker-store.ts'

type Days = { from: string; to: string }

/** What decides on assignments of a person. */
export type Worker = {
  id: string
  name: string
  status: AgentStatus
  gender: Gender | null
  mostMinutes: number | null
  availability: Availability
  away: readonly Away[]
  credentials: Awaited<ReturnType<typeof findDatesOf>>
}

/** People as assignments on some days need to know them, by ID; a few statements for any number of people. */
export async function workersOf(
  ctx: Ctx,
  agentIds: readonly string[],
  days: Days,
): Promise<Map<string, Worker>> {
  if (agentIds.length === 0) return new Map()
  const people = await findWorkers(ctx.tx, agentIds)
  const patterns = byAgent(await findPatterns(ctx.tx, agentIds))
  const exceptions = byAgent(await findExceptions(ctx.tx, agentIds, days))
  const away = await awayOn(ctx, agentIds, days)
  const credentials = byAgent(await findDatesOf(ctx.tx, agentIds))
  return new Map(
    people.map(({ minutes_most: mostMinutes, ...person }) => [
      person.id,
      {
        ...person,
        mostMinutes,
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

/** What ranks a person for a visit beside what decides. */
export type Reach = {
  languages: readonly string[]
  /** Where they live, if the address was found on the map. */
  home: { latitude: number; longitude: number } | null
}

/** What ranks people for a visit, by ID; one statement. */
export async function reachOf(ctx: Ctx, agentIds: readonly string[]): Promise<Map<string, Reach>> {
  const people = agentIds.length === 0 ? [] : await findReaches(ctx.tx, agentIds)
  return new Map(
    people.map(({ id, languages, latitude, longitude }) => [
      id,
      {
        languages: languages ?? [],
        home: latitude === null || longitude === null ? null : { latitude, longitude },
      },
    ]),
  )
}

const byAgent = <T extends { agent_id: string }>(rows: readonly T[]): Map<string, T[]> =>
  Map.groupBy(rows, (row) => row.agent_id)
