import { type Client, createClient } from '@homeward/contract/clients/clients'
import type { InputOf } from '@homeward/contract/endpoint'
import { hasLeft } from '@homeward/domain/clients/status-moves'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'

type Input = InputOf<typeof createClient>

/** An active client who can be billed: address with coordinates, member id, diagnosis, payor. */
export const aClient = (
  app: TestServer,
  world: World,
  overrides: Partial<Input> = {},
): Promise<Client> =>
  made(app, world, {
    first_name: 'Maria',
    last_name: 'Lopez',
    gender: 'female',
    birthdate: '1948-03-14',
    phone: '(919) 555-0142',
    status: 'active',
    office_id: world.officeId,
    primary_payor_id: world.payorId,
    medicaid_number: '900123456K',
    diagnosis_codes: ['I10', 'R269'],
    addresses_attributes: [anAddress()],
    // Tests make many clients of one name.
    duplicate_checked: true,
    ...(hasLeft(overrides.status ?? 'active') && left),
    ...overrides,
  })

/** One without an office came before the agency had any. */
async function made(app: TestServer, world: World, input: Input): Promise<Client> {
  if (input.office_id !== null) return call(app, world.owner, createClient, input)
  const client = await call(app, world.owner, createClient, {
    ...input,
    office_id: world.officeId,
  })
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('clients').set({ office_id: null }).where('id', '=', client.id).execute(),
  )
  return { ...client, office: null }
}

const left = { left_on: '2026-10-15', left_reason: 'Moved away' }

type Address = NonNullable<Input['addresses_attributes']>[number]

/** An address in Raleigh. */
export const anAddress = (overrides: Partial<Address> = {}): Address => ({
  street: '412 Oakwood Ave',
  city: 'Raleigh',
  state: 'NC',
  zip: '27601-1234',
  latitude: 35.7871,
  longitude: -78.6335,
  ...overrides,
})
