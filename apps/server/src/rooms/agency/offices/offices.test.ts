import {
  listOffices,
  archiveOffice,
  createOffice,
  getOffice,
  updateOffice,
} from '@homeward/contract/agency/offices'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { anOffice } from '../testing/factories.ts'

const app = startTestServer()

test('an office is added, changed, archived and restored', async () => {
  const world = await anAgency(app)
  const { id } = await call(app, world.owner, createOffice, {
    name: ' Durham ',
    phone: '919.555.0123',
    street: '12 Main St',
    city: 'Durham',
    state: 'NC',
    zip: '27701',
  })
  const changed = await call(app, world.admin, updateOffice, { id, npi: '1245319599' })
  expect(changed).toMatchObject({
    name: 'Durham',
    phone: '9195550123',
    npi: '1245319599',
    city: 'Durham',
    status: 'active',
    abilities: { edit: true, archive: true, restore: false },
  })
  await call(app, world.owner, archiveOffice, { id })
  expect((await call(app, world.nurse, getOffice, { id })).status).toBe('archived')
  const names = async (status: 'active' | 'archived' | 'all') =>
    (await call(app, world.owner, listOffices, { status })).data.map(({ name }) => name)
  expect(await names('active')).toEqual(['Main office'])
  expect(await names('archived')).toEqual(['Durham'])
  expect(await names('all')).toEqual(['Durham', 'Main office'])
  await call(app, world.owner, updateOffice, { id, status: 'active' })
  expect(await names('active')).toEqual(['Durham', 'Main office'])
})

test('two offices do not share a name, also while one is archived', async () => {
  const world = await anAgency(app)
  const { id } = await anOffice(app, world, { name: 'Durham' })
  await call(app, world.owner, archiveOffice, { id })
  const { errors } = await refusal(anOffice(app, world, { name: 'Durham' }), 'office_name_taken')
  expect(errors.name?.[0]).toContain('restore it')
  await refusal(
    call(app, world.owner, updateOffice, { id, name: 'Main office' }),
    'office_name_taken',
  )
  await anOffice(app, await anAgency(app), { name: 'Durham' })
})

test('the last open office stays open, also when two are archived at the same moment', async () => {
  const world = await anAgency(app)
  await refusal(call(app, world.owner, archiveOffice, { id: world.officeId }), 'last_office')
  await refusal(
    call(app, world.owner, updateOffice, { id: world.officeId, status: 'archived' }),
    'last_office',
  )
  const { id } = await anOffice(app, world)
  const both = await Promise.allSettled([
    call(app, world.owner, archiveOffice, { id }),
    call(app, world.admin, archiveOffice, { id: world.officeId }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await call(app, world.owner, listOffices, {})).data).toHaveLength(1)
})

test('a stale change of an office is refused', async () => {
  const world = await anAgency(app)
  const { id } = await anOffice(app, world)
  await call(app, world.owner, updateOffice, { id, city: 'Durham', lock_version: 0 })
  const stale = call(app, world.owner, updateOffice, { id, city: 'Cary', lock_version: 0 })
  expect((await refusal(stale, 'stale')).current).toMatchObject({ city: 'Durham' })
  await refusal(call(app, world.manager, updateOffice, { id, city: 'Cary' }), 'forbidden')
})
