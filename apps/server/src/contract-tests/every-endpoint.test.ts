import { endpoints, webhooks } from '@homeward/contract/all'
import { type Endpoint, isByLink, type PageMeta, paramNames } from '@homeward/contract/endpoint'
import { roleMay } from '@homeward/domain/identity/capabilities'
import { v7 as uuid } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { routes, webhookRoutes } from '../rooms/routes.ts'
import { aLink, aSuperAdmin } from '../rooms/identity/testing/factories.ts'
import { type Caller, send } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'

const app = startTestServer()
let world: World
let superAdmin: Caller
let link: Caller
beforeAll(async () => {
  world = await anAgency(app)
  superAdmin = await aSuperAdmin(app)
  link = await aLink(app, world.agencyId)
})

// The loops call each endpoint from one address, more often than some may be called.
beforeEach(() => app.db.identity.deleteFrom('rate_limits').execute())

/** Who may do the most: an owner, or a super admin where no role is enough. */
function mostAbleFor({ permission }: Endpoint): Caller {
  if (isByLink(permission)) return link
  return permission === 'public' || permission === 'signed_in' || roleMay('owner', permission)
    ? world.owner
    : superAdmin
}

const nameOf = (endpoint: Endpoint): string => `${endpoint.method} ${endpoint.path}`
/** IDs that name nothing; a parameter that takes none is a day. */
const withIds = ({ path, params }: Endpoint) =>
  Object.fromEntries(
    paramNames(path).map((name) => {
      const id = uuid()
      return [name, params.shape[name]?.safeParse(id).success ? id : '2026-10-26']
    }),
  )

test('each endpoint is mounted once, and nothing is mounted that is not declared', () => {
  expect(routes.map((route) => nameOf(route.endpoint)).toSorted()).toEqual(
    endpoints.map(nameOf).toSorted(),
  )
  expect(webhookRoutes.map((route) => route.webhook)).toEqual(webhooks)
})

describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test('answers 401 without a session and with a token that is none', async () => {
      if (endpoint.permission === 'public') {
        // What anybody may call must not need a session, and must not fall over without input.
        expect((await send(app, { token: null }, endpoint, withIds(endpoint))).status).toBeLessThan(
          500,
        )
        return
      }
      for (const token of [null, 'x'.repeat(43)]) {
        const { status, body } = await send(app, { token }, endpoint, withIds(endpoint))
        expect(status).toBe(401)
        const code = isByLink(endpoint.permission) ? 'link_over' : 'unauthenticated'
        expect(body).toMatchObject({ code })
      }
    })

    test('refuses a field that it does not declare', async () => {
      const asked = { ...withIds(endpoint), surprise_field: 'x' }
      const { status, body } = await send(app, mostAbleFor(endpoint), endpoint, asked)
      expect(status).toBe(422)
      expect(body).toMatchObject({ errors: { surprise_field: [expect.any(String)] } })
    })

    test('answers with and without a trailing slash', async () => {
      const slashed = { ...endpoint, path: `${endpoint.path}/` }
      const plain = await send(app, { token: null }, endpoint, withIds(endpoint))
      const other = await send(app, { token: null }, slashed, withIds(endpoint))
      expect(other.status).toBe(plain.status)
    })
  },
)

const lists = endpoints.filter(({ path, returns, permission }) => {
  return returns.kind === 'page' && paramNames(path).length === 0 && !isByLink(permission)
})

test.each(lists.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s says with items=0 how many rows there are, and shows none',
  async (_, endpoint) => {
    const ask = (items: number) => send(app, mostAbleFor(endpoint), endpoint, { items })
    const [some, none] = [await ask(5), await ask(0)]
    // A list that must be narrowed down says so either way.
    expect(none.status).toBe(some.status)
    if (some.status !== 200) return
    const { meta } = some.body as { meta: PageMeta }
    expect(none.body).toEqual({ data: [], meta: { ...meta, items: 0, pages: 1 } })
  },
)

test('a call that is not declared answers 404 in the form of every error', async () => {
  const answer = await app.server.inject({ method: 'GET', url: '/api/v1/nothing-here' })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'not_found', request_id: expect.any(String) })
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a field called %s is refused like any other that is not declared',
  async (name) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/v1/auth/',
      headers: { 'content-type': 'application/json' },
      payload: `{"data": {"${name}": "x"}}`,
    })
    expect([400, 422]).toContain(answer.statusCode)
  },
)

test.each(['{', '[]', '"x"', 'null', '{"data": []}', '{"other": 1}'])(
  'a body of %s is refused as malformed or invalid, never with a 500',
  async (payload) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/v1/auth/',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect([400, 401, 422]).toContain(answer.statusCode)
    expect(answer.json()).toHaveProperty('request_id')
  },
)
