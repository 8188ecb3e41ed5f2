import { updateOffice } from '@homeward/contract/agency/offices'
import { updateClient } from '@homeward/contract/clients/clients'
import { createAlert, updateAlert } from '@homeward/contract/collaboration/alerts'
import { fieldDay } from '@homeward/contract/visits/capture'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aVisit } from '../testing/factories.ts'

const app = startTestServer()

const clientsOf = async (world: World, who = world.pca) =>
  (await call(app, who, fieldDay, {})).clients

const anAlert = (
  world: World,
  parent_id: string,
  title: string,
  priority: 'low' | 'high',
  audience: 'everyone' | 'office' = 'everyone',
) =>
  call(app, world.manager, createAlert, {
    audience,
    parent_type: 'Client',
    parent_id,
    title,
    priority,
    date: '2026-11-02',
  })

test('a phone is told what has to be known at the door, the most urgent first', async () => {
  const world = await anAgency(app)
  const { client } = await aVisit(app, world)
  await call(app, world.manager, updateClient, {
    id: client.id,
    phone: '(919) 555-0144',
    do_not_resuscitate: true,
    settings: { allergies: 'Penicillin' },
  })
  await anAlert(world, client.id, 'Likes the window open', 'low')
  await anAlert(world, client.id, 'Fall risk', 'high')
  await anAlert(world, client.id, 'The daughter pays late', 'high', 'office')
  const over = await anAlert(world, client.id, 'Broken bell', 'high')
  await call(app, world.manager, updateAlert, { id: over.id, status: 'archived' })

  const [known, ...others] = await clientsOf(world)
  expect(others).toEqual([])
  expect(known).toMatchObject({
    id: client.id,
    do_not_resuscitate: true,
    allergies: 'Penicillin',
    has_fob: false,
    phone: expect.stringContaining('9195550144'),
  })
  expect(known?.alerts.map(({ title, priority }) => [title, priority])).toEqual([
    ['Fall risk', 'high'],
    ['Likes the window open', 'low'],
  ])
})

test('the number to call is that of the office of the client, else of the agency', async () => {
  const world = await anAgency(app)
  await aVisit(app, world)
  const ofTheAgency = [{ office: { name: expect.stringContaining('Agency'), phone: '9195550100' } }]
  // An office without a number answers no call.
  expect(await clientsOf(world)).toMatchObject(ofTheAgency)

  await call(app, world.owner, updateOffice, { id: world.officeId, phone: '(919) 555-0177' })
  expect(await clientsOf(world)).toMatchObject([
    { office: { name: 'Main office', phone: '9195550177' } },
  ])
})

test('a caregiver is told of no client of somebody else', async () => {
  const world = await anAgency(app)
  const mine = await aVisit(app, world)
  const theirs = await aVisit(app, world, { agent_id: world.cna.agentId })
  await aVisit(app, world, { agent_id: null })
  expect((await clientsOf(world)).map(({ id }) => id)).toEqual([mine.client.id])
  expect((await clientsOf(world, world.cna)).map(({ id }) => id)).toEqual([theirs.client.id])
  expect(await clientsOf(world, world.sitter)).toEqual([])
  await refusal(call(app, world.pca, fieldDay, { agent_id: world.cna.agentId }), 'not_found')
  const other = await anAgency(app)
  expect(await clientsOf(other)).toEqual([])
})
