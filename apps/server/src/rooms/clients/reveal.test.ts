import { listAuditEvents } from '@homeward/contract/identity/audit'
import { revealableClientFields, revealClientField } from '@homeward/contract/clients/reveal'
import { getClient, listClients, updateClient } from '@homeward/contract/clients/clients'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { aClient } from './testing/factories.ts'

const app = startTestServer()

const plain = {
  social_security_number: '239-45-6781',
  medicaid_number: '900314159k',
  medicare_number: '1eg4-te5-mk73',
  insurance_number: 'hx-2041-7755',
}
const shown = {
  social_security_number: ['239456781', '••••6781'],
  medicaid_number: ['900314159K', '••••159K'],
  medicare_number: ['1EG4TE5MK73', '••••MK73'],
  insurance_number: ['HX-2041-7755', '••••7755'],
} as const

test('protected values are masked, and each is shown in plain to whoever asks for it', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world, plain)
  const client = await call(app, world.owner, getClient, { id })
  for (const field of revealableClientFields) {
    const [value, mask] = shown[field]
    expect(client[field]).toBe(mask)
    expect(client.private_profile[field]).toBe(mask)
    expect(await call(app, world.nurse, revealClientField, { id, field })).toEqual({
      field,
      value,
    })
  }
})

test('who looked at which field is kept, and the value nowhere', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world, plain)
  await call(
    app,
    world.nurse,
    revealClientField,
    { id, field: 'social_security_number' },
    { key: 'reveal-0001' },
  )
  const { data } = await call(app, world.owner, listAuditEvents, { record_id: id })
  expect(data[0]).toMatchObject({
    action: 'client.revealed',
    actor: 'Test nurse',
    changes: { revealed: { before: null, after: 'social_security_number' } },
  })
  const kept = await inAgency(app.db, world.agencyId, async (tx) => [
    await tx.selectFrom('idempotency_keys').selectAll().execute(),
    await tx.selectFrom('audit_events').selectAll().execute(),
    await tx.selectFrom('clients').selectAll().execute(),
  ])
  expect(`${JSON.stringify(kept)}${app.logged.join('')}`).not.toMatch(
    /239-?45-?6781|1EG4-?TE5-?MK73|HX-2041-7755|900314159K/i,
  )
})

test('what is not known is revealed as null, and emptied values are gone', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world, plain)
  await call(app, world.owner, updateClient, { id, insurance_number: null })
  const field = 'insurance_number'
  expect(await call(app, world.owner, revealClientField, { id, field })).toEqual({
    field,
    value: null,
  })
})

test('caregivers reveal nothing', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  const asked = { id, field: 'medicaid_number' } as const
  await refusal(call(app, world.cna, revealClientField, asked), 'forbidden')
})

test('a client is found by any protected number in full, and by no part of one', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world, plain)
  await aClient(app, world, { medicaid_number: '900222222K' })
  const found = async (search: string) =>
    (await call(app, world.owner, listClients, { search })).data.map((row) => row.id)
  expect(await found('900314159K')).toEqual([id])
  expect(await found('1EG4-TE5-MK73')).toEqual([id])
  expect(await found('HX-2041-7755')).toEqual([id])
  expect(await found('239-45-6781')).toEqual([id])
  expect(await found('23945678')).toEqual([])
  expect(await found('1EG4-TE5-MK7')).toEqual([])
})
