import { archiveOffice } from '@homeward/contract/agency/offices'
import type { InputOf } from '@homeward/contract/endpoint'
import {
  type createPhoneNumber,
  deletePhoneNumber,
  exportPhoneNumbers,
  listPhoneNumbers,
  phoneNumbers,
  updatePhoneNumber,
} from '@homeward/contract/agency/phone-numbers'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { expect, test } from 'vitest'
import { aRecord } from '../../testing/a-record.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { anOffice } from './testing/factories.ts'

const app = startTestServer()

const aPhoneNumber = (world: World, wishes: Partial<InputOf<typeof createPhoneNumber>> = {}) =>
  aRecord(app, world, phoneNumbers, { office_id: null, ...wishes })

const labels = async (world: World, filter: { kind?: 'voice' | 'sms'; search?: string } = {}) =>
  (await call(app, world.nurse, listPhoneNumbers, filter)).data.map(({ label }) => label)

test('numbers are kept as digits and found by kind, label and digits', async () => {
  const world = await anAgency(app)
  const made = await aPhoneNumber(world, {
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
  await aPhoneNumber(world, { number: '919 555 0102', label: 'Texts', kind: 'sms' })
  await aPhoneNumber(world, { number: '919 555 0103', label: 'all of it', kind: 'both' })
  expect(await labels(world)).toEqual(['all of it', 'Reception', 'Texts'])
  expect(await labels(world, { kind: 'sms' })).toEqual(['all of it', 'Texts'])
  expect(await labels(world, { search: '555-0101' })).toEqual(['Reception'])
  await call(app, world.admin, deletePhoneNumber, { id: made.id })
  expect(await labels(world, { kind: 'voice' })).toEqual(['all of it'])
})

test('a number stands in the list once', async () => {
  const world = await anAgency(app)
  await aPhoneNumber(world, { number: '9195550101' })
  const { id } = await aPhoneNumber(world)
  const again = aPhoneNumber(world, { number: '1-919-555-0101' })
  expect((await refusal(again, 'phone_number_taken')).errors.number).toHaveLength(1)
  const renamed = call(app, world.owner, updatePhoneNumber, { id, number: '9195550101' })
  await refusal(renamed, 'phone_number_taken')
  await aPhoneNumber(await anAgency(app), { number: '9195550101' })
})

test('one number is the default; another takes the mark from it', async () => {
  const world = await anAgency(app)
  const first = await aPhoneNumber(world, { label: 'First', is_default: true })
  const second = await aPhoneNumber(world, { label: 'Second', is_default: true })
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
  const { errors } = await refusal(aPhoneNumber(world, { office_id }), 'invalid')
  expect(errors.office_id?.[0]).toContain('archived')
})

test('the list is taken along as it is narrowed, and the trail says so', async () => {
  const world = await anAgency(app)
  await aPhoneNumber(world, { label: '=Texts', number: '919 555 0102', kind: 'sms' })
  await aPhoneNumber(world, { label: 'Calls', kind: 'voice' })
  const { body } = await call(app, world.manager, exportPhoneNumbers, { kind: 'sms' })
  expect(String(body).split('\r\n')).toEqual([
    '\uFEFFLabel,Number,Used for,Office,Default',
    `"'=Texts",9195550102,Text messages,,No`,
    '',
  ])
  const { data } = await call(app, world.owner, listAuditEvents, { record_type: 'agency' })
  expect(data[0]).toMatchObject({ action: 'phone_number.exported' })
})
