import { isDeepStrictEqual } from 'node:util'
import type { Call } from './calls.ts'
import { asBrowser, asFloor, type Side } from './fire.ts'

/** So much of what the product answers follows from the rest, and the floor need not say it. */
const derived = new Set([
  'abilities',
  'timeline',
  'flags',
  'condition_level',
  'exception',
  'exceptions',
  'fix',
  'missing',
  'status_moves',
  'reasons',
  'deadline',
  'hint',
])

/**
 * Names of what the floor leaves out or says otherwise, so that it cannot win by answering less: for
 * lists all of a row, for one record what it says at all.
 */
export async function differences(own: Side, floor: Side, call: Call): Promise<string[]> {
  const request = call.request(1)
  if (request.method !== 'GET') return []
  const [ours, theirs] = [
    await read(own, asBrowser(call, request)),
    await read(floor, asFloor(call, request)),
  ]
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    if (theirs.length === 0) return []
    return ours.length === theirs.length ? unlike(ours[0], theirs[0], true) : ['rows']
  }
  return unlike(ours, theirs, false)
}

/** PostgreSQL and JavaScript write one instant in two ways. */
const sameInstant = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' &&
  typeof b === 'string' &&
  a.includes('T') &&
  Math.abs(Date.parse(a) - Date.parse(b)) < 1

type Content = Record<string, unknown>

async function read(side: Side, { path, headers }: ReturnType<Side['write']>): Promise<unknown> {
  const answer = await fetch(side.server.address + path, { headers })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { data: unknown }).data
}

const unlike = (ours: unknown, theirs: unknown, whole: boolean): string[] =>
  Object.entries(ours as Content).flatMap(([name, value]) => {
    const said = (theirs as Content)[name]
    if (said === undefined) return whole && !derived.has(name) ? [name] : []
    const simple = typeof value !== 'object' || value === null || whole
    return simple && !isDeepStrictEqual(said, value) && !sameInstant(said, value) ? [name] : []
  })
