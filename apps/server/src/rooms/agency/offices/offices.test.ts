import {
  listOffices,
  archiveOffice,
  createOffice,
  getOffice,
  updateOffice,
} from '@homeward/contract/agency/offices'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { openHouse } from '../../../testing/house.ts'
import { anAgency } from '../../../testing/world.ts'
import { anOffice } from '../making.ts'

const house = openHouse()

test('an office is added, changed, archived and restored', async () => {
  const world = await anAgency(house)
  const { id } = await call(house, world.owner, createOffice, {
    name: ' Durham ',
    phone: '919.555.0123',
    street: '12 Main St',
    city: 'Durham',
    state: 'NC',
    zip: '27701',
  })
  const changed = await call(house, world.admin, updateOffice, { id, npi: '1245319599' })
  expect(changed).toMatchObject({
    name: 'Durham',
    phone: '9195550123',
    npi: '1245319599',
    city: 'Durham',
    status: 'active',
    abilities: { edit: true, archive: true, restore: false },
  })
  await call(house, world.owner, archiveOffice, { id })
  expect((await call(house, world.nurse, getOffice, { id })).status).toBe('archived')
  const names = async (status: 'active' | 'archived' | 'all') =>
    (await call(house, world.owner, listOffices, { status })).data.map(({ name }) => name)
  expect(await names('active')).toEqual(['Main office'])
  expect(await names('archived')).toEqual(['Durham'])
  expect(await names('all')).toEqual(['Durham', 'Main office'])
  await call(house, world.owner, updateOffice, { id, status: 'active' })
  expect(await names('active')).toEqual(['Durham', 'Main office'])
})

test('two offices do not share a name, also while one is archived', async () => {
  const world = await anAgency(house)
  const { id } = await anOffice(house, world, { name: 'Durham' })
  await call(house, world.owner, archiveOffice, { id })
  const { errors } = await refusal(anOffice(house, world, { name: 'Durham' }), 'office_name_taken')
  expect(errors.name?.[0]).toContain('restored')
  await refusal(
    call(house, world.owner, updateOffice, { id, name: 'Main office' }),
    'office_name_taken',
  )
  await anOffice(house, await anAgency(house), { name: 'Durham' })
})

test('the last open office stays open, also when two are archived at the same moment', async () => {
  const world = await anAgency(house)
  await refusal(call(house, world.owner, archiveOffice, { id: world.officeId }), 'last_office')
  await refusal(
    call(house, world.owner, updateOffice, { id: world.officeId, status: 'archived' }),
    'last_office',
  )
  const { id } = await anOffice(house, world)
  const both = await Promise.allSettled([
    call(house, world.owner, archiveOffice, { id }),
    call(house, world.admin, archiveOffice, { id: world.officeId }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await call(house, world.owner, listOffices, {})).data).toHaveLength(1)
})

test('a stale change of an office is refused', async () => {
  const world = await anAgency(house)
  const { id } = await anOffice(house, world)
  await call(house, world.owner, updateOffice, { id, city: 'Durham', lock_version: 0 })
  const stale = call(house, world.owner, updateOffice, { id, city: 'Cary', lock_version: 0 })
  expect((await refusal(stale, 'stale')).current).toMatchObject({ city: 'Durham' })
  await refusal(call(house, world.manager, updateOffice, { id, city: 'Cary' }), 'forbidden')
})
