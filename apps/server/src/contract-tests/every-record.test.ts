import { endpoints } from '@homeward/contract/all'
import { type Endpoint, isByLink, paramNames } from '@homeward/contract/endpoint'
import { roleMay } from '@homeward/domain/identity/capabilities'
import { roles } from '@homeward/domain/identity/roles'
import { beforeAll, expect, test } from 'vitest'
import { inAgency } from '../plumbing/db/transaction.ts'
import { routes } from '../rooms/routes.ts'
import { aLink } from '../rooms/identity/testing/factories.ts'
import { type Caller, send } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'
import { inBulk } from './testing/in-bulk.ts'
import { type Records, someRecords } from './testing/records.ts'
import { refersToRecord } from './testing/references.ts'
import { nameOf, samples } from './testing/samples.ts'

const app = startTestServer()
let here: World
let there: World
let records: Records
let link: Caller
beforeAll(async () => {
  here = await anAgency(app)
  there = await anAgency(app)
  records = await someRecords(app, here)
  link = await aLink(app, here.agencyId)
}, 120_000)

const sampleOf = async (endpoint: Endpoint): Promise<Record<string, unknown>> => {
  const sample = samples[nameOf(endpoint)]
  if (!sample) throw new Error(`There is no sample for ${nameOf(endpoint)}.`)
  return sample(records, { app, world: here })
}

const auditIds = (): Promise<string[]> =>
  inAgency(app.db, here.agencyId, async (tx) => {
    const rows = await tx.selectFrom('audit_events').select('id').execute()
    return rows.map((row) => row.id)
  })

// What no role may do is refused before any record is looked for.
const ofNoRole = ({ permission }: Endpoint) =>
  permission !== 'public' &&
  permission !== 'signed_in' &&
  !isByLink(permission) &&
  !roles.some((role) => roleMay(role, permission))
const withRecord = endpoints.filter(
  (endpoint) => paramNames(endpoint.path).includes('id') && !ofNoRole(endpoint),
)
const writes = endpoints.filter((endpoint) => endpoint.writes && endpoint.permission !== 'public')
// What belongs to a person answers secrets, or ends the session that the loop uses: no answer of it is
// kept for a second sending, and its events have tests of their own.
const ofPersons = new Set(
  routes.filter((route) => route.kind === 'identity').map((route) => nameOf(route.endpoint)),
)
const agencyWrites = writes.filter((endpoint) => !ofPersons.has(nameOf(endpoint)))

test('there are endpoints to loop over', () => {
  expect(withRecord.length).toBeGreaterThan(15)
  expect(agencyWrites.length).toBeGreaterThan(15)
})

test.each(withRecord.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  "%s answers 404 to another agency's id",
  async (_, endpoint) => {
    const { status, body } = await send(app, there.owner, endpoint, await sampleOf(endpoint))
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'not_found' })
  },
)

const withReference = writes.filter((endpoint) => {
  const names = Object.keys(endpoint.input.shape)
  return !paramNames(endpoint.path).includes('id') && names.some(refersToRecord)
})

test.each(withReference.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s takes no record of another agency in its content',
  async (_, endpoint) => {
    const sample = await sampleOf(endpoint)
    const before = await auditIds()
    const { status, body } = await send(app, there.owner, endpoint, sample)
    const told = JSON.stringify(body)
    // Many at once are reported one by one: none of another agency's may have been moved.
    if (inBulk.has(nameOf(endpoint))) expect(body).toMatchObject({ data: { moved: [] } })
    else expect([404, 409, 422], told).toContain(status)
    expect(await auditIds()).toEqual(before)
  },
)

test.each(agencyWrites.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s leaves an audit event, once, also when it is sent again with its key',
  async (name, endpoint) => {
    const input = await sampleOf(endpoint)
    const before = new Set(await auditIds())
    const key = { key: `audit-${name.replaceAll(/\W/g, '-')}` }
    const writer = isByLink(endpoint.permission) ? link : here.owner
    const first = await send(app, writer, endpoint, input, key)
    expect(first.status, JSON.stringify(first.body)).toBeLessThan(300)
    const left = (await auditIds()).filter((id) => !before.has(id))
    expect(left.length).toBeGreaterThan(0)

    const again = await send(app, writer, endpoint, input, key)
    if (endpoint.answersSecret) expect(again.body).toMatchObject({ code: 'answered_once' })
    else {
      expect(again.body).toEqual(first.body)
      expect(again.headers['idempotent-replay']).toBe('true')
    }
    expect((await auditIds()).filter((id) => !before.has(id))).toEqual(left)

    const other = await send(
      app,
      writer,
      endpoint,
      otherThan(input, paramNames(endpoint.path)),
      key,
    )
    expect([409, 422]).toContain(other.status)
  },
)

/** Another content for the same call: one value of it changed, and not the record that it names. */
function otherThan(
  input: Record<string, unknown>,
  params: readonly string[],
): Record<string, unknown> {
  const field = Object.keys(input).find(
    (name) => !/(^|_)id$/.test(name) && !params.includes(name) && typeof input[name] === 'string',
  )
  return field ? { ...input, [field]: `${String(input[field])} changed` } : { ...input, more: 1 }
}
