import { createAlert } from '@homeward/contract/collaboration/alerts'
import { createComment } from '@homeward/contract/collaboration/comments'
import { updateClient } from '@homeward/contract/clients/clients'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aVisit, pageOf } from '../testing/factories.ts'

const app = startTestServer()
let world: World
beforeAll(async () => {
  world = await anAgency(app)
})

test('a visit counts what was said of it and what is open, and tells the office whom to call', async () => {
  const { id, client } = await aVisit(app, world)
  await call(app, world.owner, updateClient, { id: client.id, phone: '8285550120' })
  const of = { parent_type: 'Visit', parent_id: id } as const
  for (const body of ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']) {
    await call(app, world.manager, createComment, { ...of, body })
  }
  await call(app, world.manager, createAlert, { ...of, title: 'Call', date: '2026-11-05' })
  expect(await pageOf(app, world.manager, id)).toMatchObject({
    comment_count: 6,
    alert_count: 1,
    client_phone: expect.stringContaining('8285550120'),
  })
  expect(await pageOf(app, world.pca, id)).toMatchObject({
    comment_count: 6,
    alert_count: 0,
    client_phone: null,
    agent_phone: null,
  })
})
