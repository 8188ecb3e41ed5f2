import { archiveOffice } from '@homeward/contract/agency/offices'
import {
  deletePhoneNumber,
  listPhoneNumbers,
  updatePhoneNumber,
} from '@homeward/contract/agency/phone-numbers'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anOffice, aPhoneNumber } from '../testing/factories.ts'

const app = startTestServer()

const labels = async (world: World, filter: { kind?: 'voice' | 'sms'; search?: string } = {}) =>
  (await call(app, world.nurse, listPhoneNumbers, filter)).data.map(({ label }) => label)

test('numbers are kept as digits and found by kind, label and digits', async () => {
  const world = await anAgency(app)
  const made = await aPhoneNumber(app, world, {
    number: '+1 (919) 555-0101',
    label: 'Reception',
    kind: 'voice',
    office_id: world.officeId,
  })
  expect(made).toMatchObject({
    number: '9195550101',
    office: { id: world.officeId, name: 'Main office' },
    is_default: false,
  })
  await aPhoneNumber(app, world, { number: '919 555 0102', label: 'Texts', kind: 'sms' })
  await aPhoneNumber(app, world, { number: '919 555 0103', label: 'all of it', kind: 'both' })
  expect(await labels(world)).toEqual(['all of it', 'Reception', 'Texts'])
  expect(await labels(world, { kind: 'sms' })).toEqual(['all of it', 'Texts'])
  expect(await labels(world, { search: '555-0101' })).toEqual(['Reception'])
  await call(app, world.admin, deletePhoneNumber, { id: made.id })
  expect(await labels(world, { kind: 'voice' })).toEqual(['all of it'])
})

test('a number stands in the list once', async () => {
  const world = await anAgency(app)
  await aPhoneNumber(app, world, { number: '9195550101' })
  const { id } = await aPhoneNumber(app, world)
  const again = aPhoneNumber(app, world, { number: '1-919-555-0101' })
  expect((await refusal(again, 'phone_number_taken')).errors.number).toHaveLength(1)
  const renamed = call(app, world.owner, updatePhoneNumber, { id, number: '9195550101' })
  await refusal(renamed, 'phone_number_taken')
  await aPhoneNumber(app, await anAgency(app), { number: '9195550101' })
})

test('one number is the default; another takes the mark from it', async () => {
  const world = await anAgency(app)
  const first = await aPhoneNumber(app, world, { label: 'First', is_default: true })
  const second = await aPhoneNumber(app, world, { label: 'Second', is_default: true })
  const defaults = async () =>
    (await call(app, world.owner, listPhoneNumbers, {})).data
      .filter(({ is_default }) => is_default)
      .map(({ id }) => id)
  expect(await defaults()).toEqual([second.id])
  await call(app, world.owner, updatePhoneNumber, { id: first.id, is_default: true })
  expect(await defaults()).toEqual([first.id])
  await call(app, world.owner, updatePhoneNumber, { id: first.id, is_default: false })
  expect(await defaults()).toEqual([])
})

test('an archived office is not chosen for a number', async () => {
  const world = await anAgency(app)
  const { id: office_id } = await anOffice(app, world)
  await call(app, world.owner, archiveOffice, { id: office_id })
  const { errors } = await refusal(aPhoneNumber(app, world, { office_id }), 'invalid')
  expect(errors.office_id?.[0]).toContain('archived')
})
