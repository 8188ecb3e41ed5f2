import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { size, tokenOf } from '../seed/ids.ts'
import type { Started } from '../servers/start.ts'
import type { Call, Request } from './calls.ts'
import { usedBetween, usedBy } from './cpu.ts'

/** Where requests go and how they are written there. */
export type Side = {
  server: Started
  /** Process of the database's server. */
  postgres: number
  /** Rows that the database has read so far. */
  rowsRead(this: void): Promise<number>
  write(this: void, call: Call, request: Request): { path: string; headers: Record<string, string> }
}

export type Fired = {
  perSecond: number
  p50: number
  p99: number
  /** Milliseconds of CPU for each request. */
  node: number
  postgres: number
  /** For each request, too; NaN where nobody counts. */
  roundTrips: number
  rowsRead: number
  /** Share of the requests that were refused, as the rules say. */
  refused: number
}

const connections = 32
const warmUp = 2
let turns = 0

/** Asks one call again and again for so many seconds. */
export async function fire(side: Side, call: Call, seconds: number): Promise<Fired> {
  await shoot(side, call, warmUp)
  const counted = await countsOf(side)
  const before = [usedBy(side.server.pid), usedBy(side.postgres)] as const
  const shot = await shoot(side, call, seconds)
  const after = [usedBy(side.server.pid), usedBy(side.postgres)] as const
  const answered = shot.requests.total
  return {
    perSecond: answered / shot.duration,
    p50: shot.latency.p50,
    p99: shot.latency.p99,
    refused: (shot['4xx'] ?? 0) / answered,
    node: usedBetween(before[0], after[0]) / answered,
    postgres: usedBetween(before[1], after[1]) / answered,
    ...since(counted, await countsOf(side), answered),
  }
}

type Counts = { roundTrips: number; rowsRead: number }

/** A backend tells of what it read once a second at most. */
const told = 1100

async function countsOf({ server, rowsRead }: Side): Promise<Counts> {
  const roundTrips = (await server.roundTrips()) ?? Number.NaN
  await pause(told)
  return { roundTrips, rowsRead: await rowsRead() }
}

const since = (before: Counts, after: Counts, requests: number): Counts => ({
  roundTrips: (after.roundTrips - before.roundTrips) / requests,
  rowsRead: (after.rowsRead - before.rowsRead) / requests,
})

async function shoot({ server, write }: Side, call: Call, duration: number) {
  const result = await autocannon({
    url: server.address,
    duration,
    connections,
    requests: [
      {
        setupRequest(request) {
          const asked = call.request(++turns)
          const { path, headers } = write(call, asked)
          const body = asked.data && JSON.stringify({ data: asked.data })
          return { ...request, method: asked.method, path, headers, ...(body && { body }) }
        },
      },
    ],
  })
  // A move of a visit meets others of its caregiver, and is refused as it should be.
  const odd = result.non2xx - (result['4xx'] ?? 0)
  if (odd > 0 || result.errors > 0) throw new Error(`${call.name}: the server answered with errors`)
  return result
}

let keys = 0
const content = { 'content-type': 'application/json' }

/** As a browser asks the product; the people of the office take turns. */
export const asBrowser: Side['write'] = (_, { method, path }) => ({
  path: `/api/v1${path}`,
  headers: {
    authorization: `Bearer ${tokenOf(1 + ((turns >> 3) % size.office))}`,
    ...(method !== 'GET' && { ...content, 'idempotency-key': `bench-${process.pid}-${++keys}` }),
  },
})

/** As the floor is asked for the same. */
export const asFloor: Side['write'] = ({ floor = '' }, { method, path, id = '' }) => ({
  path: `/${floor}/${id}${path.includes('?') ? path.slice(path.indexOf('?')) : ''}`,
  headers: method === 'GET' ? {} : content,
})
