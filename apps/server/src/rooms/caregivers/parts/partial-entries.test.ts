import { createAgent, updateAgent } from '@homeward/contract/caregivers/agents'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'

const app = startTestServer()
const ash = { street: '1 Ash St', city: 'Cary', state: 'NC', zip: '27511' }

test('an entry of a person is enough with its id and what changes, and with its id alone to remove', async () => {
  const world = await anAgency(app)
  const made = await call(app, world.owner, createAgent, {
    first_name: 'Ana',
    last_name: 'Ruiz',
    role: 'pca',
    assignments_attributes: [{ office_id: world.officeId }],
    addresses_attributes: [{ ...ash, unit: 'B' }],
    emergency_contacts_attributes: [{ name: 'Luz', phone: '9195550122', email: 'luz@example.org' }],
  })
  const [address] = made.addresses
  const [luz] = made.emergency_contacts
  const change = (fields: object) => call(app, world.owner, updateAgent, { id: made.id, ...fields })
  const changed = await change({
    addresses_attributes: [{ id: address?.id, zip: '27513-0001' }],
    emergency_contacts_attributes: [{ id: luz?.id, relationship: 'Sister' }],
  })
  expect(changed.addresses).toEqual([{ ...address, zip: '275130001' }])
  expect(changed.emergency_contacts).toEqual([{ ...luz, relationship: 'Sister' }])
  const less = await change({
    assignments_attributes: [{ id: made.assignments[0]?.id, _destroy: true }],
    addresses_attributes: [{ id: address?.id, _destroy: true }],
    emergency_contacts_attributes: [{ id: luz?.id, _destroy: true }],
  })
  expect(less).toMatchObject({ assignments: [], addresses: [], emergency_contacts: [] })
  const incomplete = change({
    assignments_attributes: [{}],
    emergency_contacts_attributes: [{ name: 'Luz' }],
  })
  expect((await refusal(incomplete, 'invalid')).errors).toEqual({
    'assignments_attributes.0.office_id': ['This field is required.'],
    'emergency_contacts_attributes.0.phone': ['This field is required.'],
  })
})
