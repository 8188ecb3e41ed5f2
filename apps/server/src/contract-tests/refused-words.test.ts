import { endpoints } from '@homeward/contract/all'
import { type Endpoint, isByLink, paramNames } from '@homeward/contract/endpoint'
import type { ErrorBody } from '@homeward/contract/failures'
import { wrongValues } from '@homeward/contract/testing/wrong-inputs'
import { roleMay } from '@homeward/domain/identity/capabilities'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { aLink, aSuperAdmin } from '../rooms/identity/testing/factories.ts'
import { type Caller, send } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'
import { nameOf } from './testing/samples.ts'

const app = startTestServer()
/** Stands in for every sentence of the validator itself. */
const ofValidator = 'the words of the validator'
const before = z.config().localeError
let world: World
let superAdmin: Caller
let link: Caller
beforeAll(async () => {
  world = await anAgency(app)
  superAdmin = await aSuperAdmin(app)
  link = await aLink(app, world.agencyId)
  z.config({ localeError: () => ofValidator })
})
afterAll(() => z.config({ localeError: before }))
// The loops call each endpoint from one address, more often than some may be called.
beforeEach(() => app.db.identity.deleteFrom('rate_limits').execute())

/** Each field with a value that it does not take, another one each round. */
const wronglyFilled = (endpoint: Endpoint, round: number) =>
  Object.fromEntries([
    ...Object.keys(endpoint.input.shape).map((name, at) => [
      name,
      wrongValues[(at * 5 + round * 7) % wrongValues.length],
    ]),
    ...paramNames(endpoint.path).map((name) => [name, uuid()]),
  ])

const callerOf = ({ permission }: Endpoint): Caller => {
  if (isByLink(permission)) return link
  return permission === 'public' || permission === 'signed_in' || roleMay('owner', permission)
    ? world.owner
    : superAdmin
}

test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s refuses what it cannot read in our own words, and does not break',
  async (_, endpoint) => {
    for (let round = 0; round < 4; round += 1) {
      const { status, raw, body } = await send(
        app,
        callerOf(endpoint),
        endpoint,
        wronglyFilled(endpoint, round),
      )
      expect(raw).not.toContain(ofValidator)
      expect(status, raw).toBeLessThan(500)
      if (status !== 422) continue
      const { errors, non_field_errors } = body as ErrorBody
      const sentences = [...Object.values(errors).flat(), ...non_field_errors]
      expect(sentences).not.toEqual([])
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*[.?]$/u)
    }
  },
)
