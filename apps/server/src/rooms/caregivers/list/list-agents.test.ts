import {
  exportAgents,
  listAgents,
  removeAgent,
  updateAgent,
} from '@homeward/contract/caregivers/agents'
import { listEmployees } from '@homeward/contract/caregivers/employees'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { listCaregivers } from '@homeward/contract/caregivers/caregivers'
import type { InputOf } from '@homeward/contract/endpoint'
import { searchEverything } from '@homeward/contract/insights/search'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aCredential, anAgent } from '../testing/factories.ts'

const app = startTestServer()

const listed = async (world: World, filter: Partial<InputOf<typeof listAgents>>) =>
  (await call(app, world.manager, listAgents, filter)).data.map(({ first_name }) => first_name)

/** Five people besides one of each role: their first names are what the tests look for. */
async function aStaff(): Promise<World & { branch: string }> {
  const world = await anAgency(app)
  const branch = uuid()
  await inAgency(app.db, world.agencyId, async (tx) => {
    await tx
      .updateTable('agents')
      .set({ status: 'inactive' })
      .where('role', '!=', 'manager')
      .execute()
    await tx
      .insertInto('offices')
      .values({ agency_id: world.agencyId, id: branch, name: 'B' })
      .execute()
  })
  const staff = { ...world, branch }
  const reactivated = inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('agents')
      .set({ status: 'active' })
      .where('id', '=', world.owner.agentId)
      .execute(),
  )
  await reactivated
  app.setClock(new Date(app.services.clock().getTime() + 2000).toISOString())
  await anAgent(app, staff, {
    first_name: 'Ann',
    last_name: 'Zorn',
    role: 'pca',
    phone: '9195550101',
  })
  await anAgent(app, staff, {
    first_name: 'Bea',
    last_name: 'Young',
    role: 'nurse',
    email: 'bea@example.org',
  })
  await anAgent(app, staff, {
    first_name: 'Cyd',
    last_name: 'Xu',
    role: 'cna',
    assignments_attributes: [{ office_id: branch }],
    private_profile: { hire_date: '2020-01-01' },
  })
  await anAgent(app, staff, {
    first_name: 'Dee',
    last_name: 'Wu',
    role: 'cna',
    private_profile: { hire_date: '2024-01-01' },
  })
  return staff
}

test.each<[object, string[]]>([
  [{ status: 'active', type: 'Caregiver' }, ['Dee', 'Cyd', 'Ann']],
  [{ status: 'active', type: 'Caregiver', sort: 'first_name' }, ['Ann', 'Cyd', 'Dee']],
  [{ status: 'active', type: 'Caregiver', sort: '-last_name' }, ['Ann', 'Cyd', 'Dee']],
  [{ status: 'active', type: 'Caregiver', sort: 'hire_date' }, ['Cyd', 'Dee', 'Ann']],
  [{ status: 'active', type: 'Caregiver', sort: '-hire_date' }, ['Dee', 'Cyd', 'Ann']],
  [{ status: 'active', role: 'nurse' }, ['Bea']],
  [{ role: 'cna', status: 'active', sort: '-created_at' }, ['Dee', 'Cyd']],
  [{ search: 'zorn ann' }, ['Ann']],
  [{ search: '(919) 555-0101' }, ['Ann']],
  [{ search: 'BEA@example' }, ['Bea']],
  [{ search: '%' }, []],
])('the list of %j', async (filter, names) => {
  expect(await listed(await aStaff(), filter)).toEqual(names)
})

test('an office filters; caregivers are those of the field roles', async () => {
  const world = await aStaff()
  expect(await listed(world, { office_id: world.branch })).toEqual(['Cyd'])
  expect(await listed(world, { office_id: uuid() })).toEqual([])
  const { data } = await call(app, world.manager, listCaregivers, {
    status: 'active',
    office_id: world.officeId,
  })
  expect(data.map(({ first_name }) => first_name)).toEqual(['Dee', 'Ann'])
})

test('credentials filter by how they stand; the one that lasts longest counts', async () => {
  const world = await anAgency(app)
  const [valid, soon, old, renewed, none] = await Promise.all(
    ['Valid', 'Soon', 'Old', 'Renewed', 'None'].map((first_name) =>
      anAgent(app, world, { first_name, role: 'sitter' }),
    ),
  )
  const hold = (agent: { id: string } | undefined, expires_on: string | null) =>
    aCredential(app, world, agent?.id ?? '', { issued_on: null, expires_on })
  await hold(valid, '2026-12-03')
  await hold(soon, '2026-12-02')
  await hold(old, '2026-11-01')
  await hold(renewed, '2026-11-01')
  await hold(renewed, null)
  const by = async (credential_state: 'valid' | 'expiring' | 'expired' | 'missing' | undefined) =>
    (
      await listed(world, {
        role: 'sitter',
        credential: 'cpr',
        credential_state,
        sort: 'first_name',
      })
    ).filter((name) => name !== 'Test')
  expect(await by(undefined)).toEqual(['Renewed', 'Soon', 'Valid'])
  expect(await by('valid')).toEqual(['Renewed', 'Soon', 'Valid'])
  expect(await by('expiring')).toEqual(['Soon'])
  expect(await by('expired')).toEqual(['Old'])
  expect(await by('missing')).toEqual(['None'])
  expect(none?.credentials).toEqual({ expired: 0, expiring: 0, next_expires_on: null })
  const { data } = await call(app, world.owner, listAgents, {
    credential_state: 'expiring',
    sort: 'first_name',
  })
  expect(data).toMatchObject([
    {
      first_name: 'Soon',
      credentials: { expired: 0, expiring: 1, next_expires_on: '2026-12-02' },
    },
  ])
})

test('the export is the view: its filter, order and columns, safe to open, and it is kept', async () => {
  const world = await aStaff()
  await anAgent(app, world, { first_name: '=HYPERLINK("x")', last_name: 'A', role: 'pca' })
  const filter = { status: 'active', type: 'Caregiver', sort: 'first_name' } as const
  const file = await call(app, world.manager, exportAgents, {
    ...filter,
    columns: 'first_name,role, offices',
  })
  expect(String(file.body).replace('\uFEFF', '').split('\r\n')).toEqual([
    'First name,Role,Offices',
    `"'=HYPERLINK(""x"")",PCA,Main office`,
    'Ann,PCA,Main office',
    'Cyd,CNA,B',
    'Dee,CNA,Main office',
    '',
  ])
  const all = await call(app, world.manager, exportAgents, { search: '536220087' })
  expect(String(all.body).split('\r\n')[0]).toContain('Next credential expires')
  const { data } = await call(app, world.owner, listAuditEvents, { record_id: world.agencyId })
  expect(data.map(({ action }) => action)).toEqual(['agents.exported', 'agents.exported'])
  expect(JSON.stringify(data)).not.toContain('536220087')
  expect(data[1]?.changes).toMatchObject({ agents: { after: 4 } })
  const body = await refusal(
    call(app, world.manager, exportAgents, { columns: 'name,pay_rate' }),
    'invalid',
  )
  expect(body.errors.columns?.[0]).toContain('pay_rate')
  await refusal(call(app, world.pca, exportAgents, {}), 'forbidden')
})

test('a protected number finds its person where it is typed in full, also one from before it was indexed', async () => {
  const world = await anAgency(app)
  const private_profile = { medicaid_id: '900123456K', social_security_number: '536-22-0087' }
  await anAgent(app, world, { first_name: 'Ruth', private_profile })
  await anAgent(app, world, { first_name: 'Iris', private_profile: { medicaid_id: '900999999K' } })
  const foreign = await anAgency(app)
  await anAgent(app, foreign, { first_name: 'Foreign', private_profile })
  const search = async (search: string) => [
    await listed(world, { search }),
    (await call(app, world.owner, searchEverything, { search })).found.map(({ title }) => title),
  ]
  for (const typed of ['900123456K', '900123456k', '536-22-0087']) {
    expect(await search(typed)).toEqual([['Ruth'], ['Ruth Alvarez']])
  }
  expect(await search('900123456')).toEqual([[], []])

  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('agent_private_profiles').set({ medicaid_id_index: null }).execute(),
  )
  expect(await search('900123456K')).toEqual([[], []])
  await sql`select app.enqueue('caregivers.index_numbers',
    json_build_object('agency_id', ${world.agencyId}::text))`.execute(app.db.app)
  await app.drainJobs()
  expect(await search('900123456K')).toEqual([['Ruth'], ['Ruth Alvarez']])
  const { id } = (await call(app, world.owner, listAgents, { search: '900123456K' })).data[0] ?? {}
  await call(app, world.owner, updateAgent, {
    id: id ?? '',
    private_profile: { medicaid_id: null },
  })
  expect(await search('900123456K')).toEqual([[], []])
})

test('whoever was let go leaves the lists, and stands in them where that is asked for', async () => {
  const world = await anAgency(app)
  const { id } = await anAgent(app, world, { first_name: 'Gone', role: 'pca' })
  const lists = [listAgents, listCaregivers, listEmployees] as const
  const among = async (status?: 'inactive' | 'all') => {
    const found = []
    for (const list of lists) {
      const { data } = await call(app, world.owner, list, {
        search: 'Gone',
        ...(status && { status }),
      })
      found.push(data.some((one) => one.id === id))
    }
    return found
  }
  expect(await among()).toEqual([true, true, true])
  await call(app, world.owner, removeAgent, { id })
  expect(await among()).toEqual([false, false, false])
  expect(await among('inactive')).toEqual([true, true, true])
  expect(await among('all')).toEqual([true, true, true])
})
