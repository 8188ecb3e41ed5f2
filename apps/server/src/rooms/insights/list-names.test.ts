import { listNames } from '@homeward/contract/insights/names'
import type { NamedType } from '@homeward/domain/identity/record-types'
import { v7 as uuid } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { call, type Caller, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { aClient } from '../clients/testing/factories.ts'

const app = startTestServer()
let world: World
beforeAll(async () => {
  world = await anAgency(app)
})

const names = async (kind: NamedType, ids: string[], who: Caller = world.owner) =>
  (await call(app, who, listNames, { kind, ids })).names

test('records are named by kind and id, many at once', async () => {
  const rosa = await aClient(app, world, { first_name: 'Rosa', last_name: 'Alvarez' })
  const ann = await aClient(app, world, { first_name: 'Ann', last_name: 'Brook' })
  const clients = await names('client', [rosa.id, ann.id, uuid()])
  expect(new Map(clients.map(({ id, name }) => [id, name]))).toEqual(
    new Map([
      [rosa.id, 'Rosa Alvarez'],
      [ann.id, 'Ann Brook'],
    ]),
  )
  const one = async (kind: NamedType, id: string) => (await names(kind, [id]))[0]?.name
  expect(await one('office', world.officeId)).toBe('Main office')
  expect(await one('payor', world.payorId)).toBe('NC Medicaid')
  expect(await one('service', world.serviceId)).toMatch(/\w/)
  expect(await one('agent', world.nurse.agentId)).toMatch(/^Test nurse/)
  expect(await one('user', world.nurse.userId)).toMatch(/^Test nurse/)
  expect(await names('folder', [uuid()])).toEqual([])
})

test("another agency's record has no name here, and one is told only to those who may read it", async () => {
  const foreign = await anAgency(app)
  expect(await names('office', [foreign.officeId])).toEqual([])
  expect(await names('user', [foreign.nurse.userId])).toEqual([])
  await refusal(names('user', [world.nurse.userId], world.manager), 'forbidden')
  await refusal(names('client', [uuid()], world.cna), 'forbidden')
})

test('nothing, too many, and what is no id are refused at the field', async () => {
  for (const ids of [[], Array.from({ length: 21 }, () => uuid()), ['rosa']]) {
    const { errors } = await refusal(names('client', ids), 'invalid')
    expect(Object.keys(errors)[0]).toMatch(/^ids/)
  }
})
