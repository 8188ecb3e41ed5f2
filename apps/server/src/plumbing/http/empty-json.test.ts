import { createOffice } from '@homeward/contract/agency/offices'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'

const app = startTestServer()

test('a client may say that it sends JSON and send nothing', async () => {
  const { owner } = await anAgency(app)
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' }
  const { id } = await call(app, owner, createOffice, { name: 'West' })
  const url = `/api/v1/offices/${id}`
  const removed = await app.server.inject({ method: 'DELETE', url, headers })
  expect(removed.statusCode).toBe(200)
  const changed = await app.server.inject({ method: 'PATCH', url, headers })
  expect(changed.statusCode).toBe(200)
})

test.each([
  ['what is no JSON', '{'],
  ['what would change every object', '{"data":{"__proto__":{"a":1}}}'],
  ['what DELETE does not take', '{"data":{}}'],
])('%s is refused', async (_, payload) => {
  const { owner } = await anAgency(app)
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' }
  const url = `/api/v1/offices/${owner.agentId}`
  const answer = await app.server.inject({ method: 'DELETE', url, headers, payload })
  expect(answer.json()).toMatchObject({ code: 'malformed' })
})
