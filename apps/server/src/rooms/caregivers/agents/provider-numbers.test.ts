import { createPayor } from '@homeward/contract/agency/payors'
import { type Agent, updateAgent } from '@homeward/contract/caregivers/agents'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'

const app = startTestServer()

const anotherPayor = (world: World) =>
  call(app, world.owner, createPayor, {
    name: 'Veterans',
    type: 'veterans_administration',
    payer_id: 'VA1',
    filing_indicator: 'VA',
    unit_rounding: 'exact',
    timely_filing_days: 180,
  })

const change = (world: World, fields: object): Promise<Agent> =>
  call(app, world.owner, updateAgent, { id: world.pca.agentId, ...fields })
const numbers = ({ provider_numbers: all }: Agent) =>
  all.map(({ payor, number }) => [payor.name, number])

test('payors know a person by numbers, which are added, swapped and removed', async () => {
  const world = await anAgency(app)
  const va = await anotherPayor(world)
  const made = await change(world, {
    taxonomy_code: '3747p1801x',
    provider_numbers_attributes: [
      { payor_id: world.payorId, number: 'M-1' },
      { payor_id: va.id, number: 'V-1' },
    ],
  })
  expect(made.taxonomy_code).toBe('3747P1801X')
  const [first, second] = made.provider_numbers
  const swapped = await change(world, {
    provider_numbers_attributes: [
      { id: first?.id, payor_id: second?.payor.id },
      { id: second?.id, payor_id: first?.payor.id },
    ],
  })
  // The payors stand in their order, the numbers have changed places.
  expect(numbers(swapped)).toEqual([
    [first?.payor.name, second?.number],
    [second?.payor.name, first?.number],
  ])
  const less = await change(world, {
    taxonomy_code: null,
    provider_numbers_attributes: [{ id: first?.id, _destroy: true }],
  })
  expect(less.taxonomy_code).toBeNull()
  expect(numbers(less)).toHaveLength(1)
})

test('a payor knows a person by one number, and no number is for the payor of another agency', async () => {
  const world = await anAgency(app)
  const other = await anAgency(app)
  await change(world, { provider_numbers_attributes: [{ payor_id: world.payorId, number: 'M-1' }] })
  const refused = async (entries: object[]) =>
    (await refusal(change(world, { provider_numbers_attributes: entries }), 'invalid')).errors
  expect(await refused([{ payor_id: world.payorId, number: 'M-2' }])).toEqual({
    'provider_numbers_attributes.0.payor_id': ['This payor is listed twice.'],
  })
  expect(await refused([{ payor_id: other.payorId, number: 'M-2' }])).toEqual({
    'provider_numbers_attributes.0.payor_id': ['This payor was not found. Choose another one.'],
  })
  expect(await refused([{ number: 'M*2' }])).toMatchObject({
    'provider_numbers_attributes.0.payor_id': ['This field is required.'],
  })
  expect((await refusal(change(world, { taxonomy_code: '3747' }), 'invalid')).errors).toEqual({
    taxonomy_code: ['Enter a 10-character taxonomy code like 253Z00000X.'],
  })
})
