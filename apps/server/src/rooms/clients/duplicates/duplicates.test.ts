import { findClientDuplicates } from '@homeward/contract/clients/merge'
import {
  createClient,
  getClient,
  listClients,
  updateClient,
} from '@homeward/contract/clients/clients'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { aClient } from '../testing/factories.ts'

const app = startTestServer()

const rosa = { first_name: 'Rosa', last_name: 'Álvarez', birthdate: '1944-03-02' } as const

test('likely matches are found with their reasons, the likeliest first', async () => {
  const world = await anAgency(app)
  const same = await aClient(app, world, {
    ...rosa,
    last_name: 'Alvares',
    phone: '919-555-0111',
    medicaid_number: '900000001K',
    status: 'inactive',
  })
  const bearer = await aClient(app, world, {
    first_name: 'Otto',
    last_name: 'Quigg',
    birthdate: '1990-01-01',
    phone: null,
    medicaid_number: '900000002K',
  })
  await aClient(app, world, { ...rosa, first_name: 'Wilhelm', last_name: 'Brandt', phone: null })
  const { matches } = await call(app, world.nurse, findClientDuplicates, {
    ...rosa,
    phone: '+1 919 555 0111',
    medicaid_number: '900000002k',
  })
  expect(matches).toEqual([
    {
      id: same.id,
      name: 'Rosa Alvares',
      status: 'inactive',
      birthdate: '1944-03-02',
      phone: '9195550111',
      city: 'Raleigh',
      score: 80,
      reasons: ['Similar name', 'Same birthdate', 'Same phone number'],
    },
    expect.objectContaining({ id: bearer.id, reasons: ['Same member ID'], score: 60 }),
  ])
})

test('somebody who is there already is added only once a person has looked', async () => {
  const world = await anAgency(app)
  const there = await aClient(app, world, rosa)
  const asked = { ...rosa, first_name: 'ROSA', office_id: world.officeId }
  const body = await refusal(call(app, world.nurse, createClient, asked), 'possible_duplicate')
  expect(body.current).toMatchObject({ matches: [{ id: there.id }] })
  expect((await call(app, world.owner, listClients, { status: 'all' })).meta.total).toBe(1)
  const added = await call(app, world.nurse, createClient, { ...asked, duplicate_checked: true })
  expect(added.id).not.toBe(there.id)
})

test('a name alone stops nobody, and neither does another agency', async () => {
  const world = await anAgency(app)
  await aClient(app, world, { ...rosa, medicaid_number: null, phone: null })
  await aClient(app, await anAgency(app), { first_name: 'Otto', last_name: 'Quigg' })
  await call(app, world.nurse, createClient, {
    ...rosa,
    birthdate: '1990-12-31',
    office_id: world.officeId,
  })
  await call(app, world.nurse, createClient, {
    first_name: 'Otto',
    last_name: 'Quigg',
    office_id: world.officeId,
    birthdate: '1948-03-14',
    medicaid_number: '900123456K',
  })
  expect((await call(app, world.owner, listClients, { status: 'all' })).meta.total).toBe(3)
})

test('the described client is no duplicate of itself', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world, rosa)
  const asked = { ...rosa, except_id: id }
  expect(await call(app, world.owner, findClientDuplicates, asked)).toEqual({ matches: [] })
})

test('a changed member id is compared as it is now', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world, { ...rosa, medicaid_number: '900000001K' })
  await call(app, world.owner, updateClient, { id, medicaid_number: '900000009K' })
  const by = async (medicaid_number: string) =>
    (
      await call(app, world.owner, findClientDuplicates, {
        first_name: 'X',
        last_name: 'Q',
        medicaid_number,
      })
    ).matches.map((match) => match.id)
  expect(await by('900000001K')).toEqual([])
  expect(await by('900000009K')).toEqual([id])
  expect((await call(app, world.owner, getClient, { id })).lock_version).toBe(1)
})
