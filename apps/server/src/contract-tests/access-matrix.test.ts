import { endpoints } from '@homeward/contract/all'
import { type Endpoint, paramNames } from '@homeward/contract/endpoint'
import type { ErrorBody } from '@homeward/contract/failures'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../rooms/routes.ts'
import { send } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'
import { inBulk } from './testing/in-bulk.ts'
import { everybody, type TestPerson } from './testing/people.ts'
import { type Records, someRecords } from './testing/records.ts'
import { nameOf, samples } from './testing/samples.ts'
import { othersOnly, type Verdict, verdictFor, verdicts } from './testing/verdict.ts'

/**
 * Every endpoint × every role and a super admin × own office, other office, other agency; and nobody, and
 * links. The records belong to one office of one agency, and visits and clients to one caregiver.
 */
const app = startTestServer()
let here: World
let records: Records
let people: TestPerson[]
beforeAll(async () => {
  here = await anAgency(app)
  records = await someRecords(app, here)
  people = await everybody(app, here)
}, 120_000)

const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<
  Verdict,
  number
>
afterAll(() => {
  const cells = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const told = verdicts.map((verdict) => `${counts[verdict]} ${verdict}`).join(', ')
  const size = `${endpoints.length} endpoints × ${people.length} callers`
  process.stdout.write(`access matrix: ${size} = ${cells} cells: ${told}\n`)
})

const ofAgency = new Set(
  routes.filter((route) => route.kind === 'agency').map((route) => nameOf(route.endpoint)),
)

test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s lets in whom the table names, to their own agency, and caregivers to their own visits',
  async (_, endpoint) => {
    const sample = await sampleOf(endpoint)
    const asked = { ofAgency: ofAgency.has(nameOf(endpoint)), sample }
    // What went wrong, and for whom.
    const wrong: Record<string, string[]> = {}
    for (const group of chunks(people, 7)) {
      await Promise.all(
        group.map(async (who) => {
          const expected = verdictFor(endpoint, who, asked)
          const problem = await problemOf(endpoint, who, sample, expected)
          counts[expected] += 1
          if (problem) (wrong[problem] ??= []).push(`${who.name}, ${who.place}`)
        }),
      )
    }
    expect(wrong).toEqual({})
  },
)

/** The real sample of an endpoint, or ids that nothing has where it needs none. */
async function sampleOf(endpoint: Endpoint): Promise<Record<string, unknown>> {
  const sample = samples[nameOf(endpoint)]
  if (sample) return sample(records, { app, world: here })
  return Object.fromEntries(paramNames(endpoint.path).map((name) => [name, uuid()]))
}

let addresses = 0

/** Calls as somebody and says in words what is not as it has to be. */
async function problemOf(
  endpoint: Endpoint,
  who: TestPerson,
  sample: Record<string, unknown>,
  expected: Verdict,
): Promise<string | null> {
  // A write that is let in must not happen: an unknown field is found after the permission only.
  const harmless = endpoint.method !== 'GET' && expected === 'let in'
  const input = harmless ? { ...sample, surprise_field: 'x' } : sample
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`
  const caller = { token: who.tokenFor(endpoint) }
  const { status, raw, body } = await send(app, caller, endpoint, input, { address })
  if (!fits(expected, status, harmless, endpoint, raw)) {
    const { code, errors } = (body ?? {}) as Partial<ErrorBody>
    return `${status} where "${expected}" was expected: ${code} ${JSON.stringify(errors)}`
  }
  const leaked =
    who.place === 'other agency' || othersOnly(who) ? leakOf(endpoint, sample, raw) : null
  return leaked && `the answer tells of ${leaked}`
}

function fits(
  expected: Verdict,
  status: number,
  harmless: boolean,
  endpoint: Endpoint,
  raw: string,
): boolean {
  // A file that was uploaded is there for its uploader alone; the others are let in up to it.
  const ofUploader = expected === 'let in' && 'signed_id' in endpoint.input.shape
  if (ofUploader && raw.includes('"upload_unknown"')) return true
  if (expected === '401') return status === 401
  if (expected === '403') return status === 403
  if (expected === 'not there') {
    // Many at once are reported one by one: none of another agency's may have been moved.
    if (inBulk.has(nameOf(endpoint))) return raw.includes('"moved":[]')
    return paramNames(endpoint.path).includes('id')
      ? status === 404
      : [404, 409, 422].includes(status)
  }
  if (harmless) return status === 422
  return endpoint.permission === 'public' ? status < 500 : status < 300 || status === 404
}

/** A record of the matrix that an answer names though the caller did not. */
function leakOf(endpoint: Endpoint, sample: Record<string, unknown>, raw: string): string | null {
  if (!ofAgency.has(nameOf(endpoint))) return null
  const asked = JSON.stringify(sample)
  const told = (
    ['client', 'idleClient', 'plannedVisit', 'finishedVisit', 'claim', 'era'] as const
  ).find((kind) => raw.includes(records[kind]) && !asked.includes(records[kind]))
  return told ? `the ${told}` : null
}

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, at * size + size),
  )
