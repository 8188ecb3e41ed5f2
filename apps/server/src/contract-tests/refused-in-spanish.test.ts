import { endpoints } from '@homeward/contract/all'
import { type Endpoint, isByLink, paramNames } from '@homeward/contract/endpoint'
import type { ErrorBody } from '@homeward/contract/failures'
import { wrongValues } from '@homeward/contract/testing/wrong-inputs'
import { roleMay } from '@homeward/domain/identity/capabilities'
import { v7 as uuid } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { send } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'
import { nameOf } from './testing/samples.ts'

const app = startTestServer()
let world: World
beforeAll(async () => {
  world = await anAgency(app)
})
/** What a caregiver may call; who ends the session is not refused anything afterwards. */
const isTheirs = ({ method, path, permission }: Endpoint): boolean =>
  !isByLink(permission) &&
  `${method} ${path}` !== 'DELETE /auth' &&
  (permission === 'public' || permission === 'signed_in' || roleMay('pca', permission))

/** Each field with a value that it does not take, another one each round. */
const wronglyFilled = (endpoint: Endpoint, round: number) =>
  Object.fromEntries([
    ...Object.keys(endpoint.input.shape).map((name, at) => [
      name,
      wrongValues[(at * 5 + round * 7) % wrongValues.length],
    ]),
    ...paramNames(endpoint.path).map((name) => [name, uuid()]),
  ])

async function sentencesOf(endpoint: Endpoint, input: Record<string, unknown>, language: string) {
  // The loops call each endpoint from one address, more often than some may be called.
  await app.db.identity.deleteFrom('rate_limits').execute()
  const { status, body } = await send(app, world.pca, endpoint, input, { language })
  if (status < 400) return []
  const { errors, non_field_errors } = body as ErrorBody
  return [...Object.values(errors).flat(), ...non_field_errors]
}

test.each(endpoints.filter(isTheirs).map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s refuses a caregiver in Spanish who asks in Spanish',
  async (_, endpoint) => {
    for (let round = 0; round < 4; round += 1) {
      const input = wronglyFilled(endpoint, round)
      const english = await sentencesOf(endpoint, input, 'en')
      const spanish = await sentencesOf(endpoint, input, 'es-MX, en;q=0.5')
      expect(spanish).toHaveLength(english.length)
      expect(spanish.filter((sentence, at) => sentence === english[at])).toEqual([])
    }
  },
)
