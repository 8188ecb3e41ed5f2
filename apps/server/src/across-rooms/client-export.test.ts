import { listAuditEvents } from '@homeward/contract/identity/audit'
import { exportClients } from '@homeward/contract/clients/lists'
import type { InputOf } from '@homeward/contract/endpoint'
import papa from 'papaparse'
import { beforeAll, expect, test } from 'vitest'
import { call, refusal, send } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'
import { anAuthorization } from '../rooms/care/testing/factories.ts'
import { aClient } from '../rooms/clients/testing/factories.ts'

const app = startTestServer()
let world: World
beforeAll(async () => {
  world = await anAgency(app)
  const maria = await aClient(app, world, { last_name: 'Quiñones', tags: ['a', 'b'] })
  await anAuthorization(app, world, { client_id: maria.id })
  await aClient(app, world, {
    first_name: '=cmd|calc',
    last_name: 'Smith, "Jr"',
    birthdate: null,
    addresses_attributes: [],
    office_id: null,
  })
  await aClient(app, world, { last_name: 'Discharged', status: 'discharged' })
})

const rows = async (input: InputOf<typeof exportClients>): Promise<string[][]> => {
  const { body } = await call(app, world.manager, exportClients, input)
  expect(String(body).startsWith('\uFEFF')).toBe(true)
  return papa.parse<string[]>(String(body).slice(1), { skipEmptyLines: true }).data
}

test('the view of the list: its filter, its order, the usual columns', async () => {
  expect(await rows({ sort: '-last_name' })).toEqual([
    ['Last name', 'First name', 'Status', 'Birthdate', 'Phone', 'City', 'Office', 'Primary payor'],
    ['Smith, "Jr"', "'=cmd|calc", 'Active', '', '9195550142', '', '', 'NC Medicaid'],
    [
      'Quiñones',
      'Maria',
      'Active',
      '1948-03-14',
      '9195550142',
      'Raleigh',
      'Main office',
      'NC Medicaid',
    ],
  ])
})

test('the columns that are asked for, in their order, member ids masked', async () => {
  const columns =
    'medicaid_number,tags,do_not_resuscitate,gender,authorized_until,zip,diagnosis_codes,created_at'
  const [heading, quinones] = await rows({ columns, search: 'quiñones' })
  expect(heading?.slice(0, 2)).toEqual(['Member ID', 'Tags'])
  expect(quinones?.slice(0, -1)).toEqual([
    '••••456K',
    'a, b',
    'No',
    'Female',
    '2027-05-31',
    '276011234',
    'I10, R269',
  ])
})

test('it is a file to be kept, and who took it is kept too', async () => {
  const { headers } = await send(app, world.manager, exportClients, { search: '900123456K' })
  expect(headers['content-type']).toContain('text/csv')
  expect(headers['content-disposition']).toBe('attachment; filename="clients-2026-11-02.csv"')
  const { data } = await call(app, world.owner, listAuditEvents, { record_id: world.agencyId })
  expect(data[0]).toMatchObject({ action: 'clients.exported', actor: 'Test manager' })
  expect(data[0]?.changes).toMatchObject({
    clients: { after: 2 },
    status: { after: 'active' },
    searched: { after: true },
  })
  expect(JSON.stringify(data)).not.toContain('900123456K')
})

test('an unknown column is refused by name, and a nurse takes no lists away', async () => {
  const body = await refusal(
    call(app, world.manager, exportClients, { columns: 'last_name,social_security_number' }),
    'invalid',
  )
  expect(body.errors.columns).toEqual(['There is no column social_security_number.'])
  await refusal(call(app, world.nurse, exportClients, {}), 'forbidden')
})
