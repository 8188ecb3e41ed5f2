import { beforeAll, expect, test } from 'vitest'
import { someRecords } from '../contract-tests/testing/records.ts'
import { openapi } from '../plumbing/http/openapi.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'
import { foundWords, fuzz } from './fuzz.ts'
import type { Document, FuzzRequest } from './requests.ts'

const app = startTestServer()
let world: World
beforeAll(async () => {
  world = await anAgency(app)
  await someRecords(app, world)
}, 120_000)

// The long form, with other requests each time, is `npm run fuzz`.
const seed = 1

test('nothing that the OpenAPI document allows, or nearly allows, fails on our side', async () => {
  const people = [world.owner, world.admin, world.manager, world.billing_admin, world.pca]
  const send = async ({ method, path, headers, body }: FuzzRequest, who: number) => {
    const token = people[who]?.token
    const answer = await app.server.inject({
      method: method as 'GET',
      url: path,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== null && { payload: body }),
    })
    return { status: answer.statusCode, text: answer.body }
  }
  const document = openapi() as Document
  const asked = { document, send, people: people.length, requests: 1000, seed, atOnce: 4 }
  const found = await fuzz(asked)
  expect(found.failures.length, `seed ${seed}\n${foundWords(found)}`).toBe(0)
  expect(found.statuses[200]).toBeGreaterThan(20)
}, 120_000)

test('what fails on our side is found, with what was sent', async () => {
  const document: Document = {
    servers: [{ url: '/api/v1' }],
    paths: { '/a/{id}': { post: { requestBody: { content: { 'application/json': {} } } } } },
  }
  const send = async () => ({ status: 500, text: 'no' })
  const found = await fuzz({ document, send, people: 1, requests: 3, seed: 1, atOnce: 1 })
  expect(found.failures).toHaveLength(3)
  expect(foundWords(found)).toContain('500 POST /a/{id}')
})
