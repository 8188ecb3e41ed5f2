import { plainRecords } from '@homeward/contract/all'
import { listPayors } from '@homeward/contract/agency/payors'
import { listFreeTime } from '@homeward/contract/caregivers/availability'
import { getCaregiver, listCaregivers } from '@homeward/contract/caregivers/caregivers'
import { listServices } from '@homeward/contract/catalogue/services'
import { getClient, listClients } from '@homeward/contract/clients/clients'
import { listClaims } from '@homeward/contract/billing/claims'
import { listJournal } from '@homeward/contract/billing/journal'
import { listReceivedFiles } from '@homeward/contract/billing/received-files'
import { listStatementRuns } from '@homeward/contract/billing/statement-runs'
import { listTransmissions } from '@homeward/contract/billing/transmissions'
import { listCareplans } from '@homeward/contract/care/careplans'
import { listAlerts } from '@homeward/contract/collaboration/alerts'
import { listComments } from '@homeward/contract/collaboration/comments'
import { listNotifications } from '@homeward/contract/collaboration/notifications'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { signIn } from '@homeward/contract/identity/sign-in'
import { listEras } from '@homeward/contract/billing/remittances'
import { fieldDay } from '@homeward/contract/visits/capture'
import { getVisit, listVisits } from '@homeward/contract/visits/visits'
import { clientStatuses } from '@homeward/domain/clients/vocabulary'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Caller } from '../testing/call.ts'
import { startTestServer, testNow } from '../testing/test-server.ts'
import { anAgency } from '../testing/world.ts'
import { demoPassword, demoPeople } from '@homeward/domain/identity/demo-people'
import { demoUsers } from './data/people.ts'
import { loadDemo } from './load.ts'
import { loadParts } from './parts.ts'
import { demoScales } from './scale.ts'

const app = startTestServer()
// The loads that are told a database stand beside the first one.
const fresh = startTestServer({ ownDatabase: true })
const other = startTestServer({ ownDatabase: true })
const said: string[] = []
/** By those loads. */
const told: string[] = []
/** A load takes seconds, many where other suites run beside it. */
const patience = 180_000
let dataDir: string
let owner: Caller

const zone = 'America/New_York'
const load = (url: string, now = testNow, cutOffAt?: string) =>
  loadDemo(url, {
    now: new Date(now),
    log: (line) => {
      if (cutOffAt && line.startsWith(cutOffAt)) throw new Error('cut off')
      told.push(line)
    },
    dataDir,
    zone,
    scale: 'small',
  })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'homeward-demo-'))
  const stage = {
    services: app.services,
    db: app.db,
    now: new Date(testNow),
    zone,
    scale: demoScales.small,
  }
  await loadParts(stage, (line) => void said.push(line))
  owner = await enter('owner')
}, patience)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const enter = async (username: string) => {
  const { token, ...user } = await call(app, { token: null }, signIn, {
    username,
    password: demoPassword,
  })
  return { ...user, token }
}

test('it says what it does', () => {
  expect(said[1]).toMatch(/^clients \(2 of \d+\)$/)
})

test.each(demoPeople)('$username of the sign-in page is $name', ({ username, name }) => {
  const person = demoUsers[username]
  expect(`${person?.firstName} ${person?.lastName}`).toBe(name)
})

test.each(Object.entries(demoUsers))('%s can sign in', async (username, person) => {
  const user = await enter(username)
  expect(user).toMatchObject({
    name: `${person.firstName} ${person.lastName}`,
    role: person.role,
    super_admin: username === 'super',
  })
  expect(user.agents).toMatchObject([{ agency: { name: 'Blue Ridge Home Care' } }])
  expect(user.agents[0]?.assignments.length).toBeGreaterThan(0)
})

test('clients of every status are there, each with all that a claim needs', async () => {
  for (const status of clientStatuses) {
    const { meta } = await call(app, owner, listClients, { status })
    expect(meta.total, status).toBeGreaterThan(0)
  }
  const { data, meta } = await call(app, owner, listClients, { status: 'all', items: 200 })
  expect(meta.total).toBeGreaterThanOrEqual(40)
  expect(new Set(data.map(({ phone }) => phone)).size).toBe(data.length)
  for (const row of data) {
    expect(row).toMatchObject({
      city: expect.any(String),
      birthdate: expect.any(String),
      phone: expect.stringMatching(/^(828|919)55501\d\d$/),
      office: { name: expect.any(String) },
      primary_payor: { name: expect.any(String) },
    })
  }
})

test('a client was added by the verb that people use', async () => {
  const { data } = await call(app, owner, listClients, { search: 'Abernathy' })
  const client = await call(app, owner, getClient, { id: data[0]?.id ?? '' })
  expect(client.medicaid_number).toMatch(/^••••\d{3}[A-Z]$/)
  expect(client.current_address).toMatchObject({ state: 'NC', latitude: expect.any(Number) })
  const events = await call(app, owner, listAuditEvents, { record_id: client.id })
  const created = { action: 'client.created', actor: 'Priya Raman' }
  expect(events.data).toContainEqual(expect.objectContaining(created))
})

test.each(plainRecords)('there is a $type', async ({ endpoints }) => {
  const { meta } = await call(app, owner, endpoints.list, {})
  expect(meta.total).toBeGreaterThan(0)
})

test('services, payors and caregivers are there', async () => {
  const services = await call(app, owner, listServices, {})
  expect(services.data.map((one) => [one.procedure_code, one.modifier])).toEqual([
    ['T1019', null],
    ['99509', 'HB'],
  ])
  const payors = await call(app, owner, listPayors, {})
  expect(payors.data.map(({ type }) => type)).toEqual([
    'senior center',
    'medicaid',
    'medicare_advantage',
    'private_pay',
    'veterans_administration',
  ])
  for (const { rates } of payors.data) expect(rates.length).toBeGreaterThanOrEqual(2)
  const caregivers = await call(app, owner, listCaregivers, { status: 'active' })
  expect(caregivers.meta.total).toBe(15)
})

test('caregivers have profiles, hours and credentials, of which some end soon or have ended', async () => {
  const { data, meta } = await call(app, owner, listCaregivers, {
    status: 'active',
    credential_state: 'expiring',
  })
  expect(meta.total).toBe(4)
  for (const row of data) expect(row.credentials).toMatchObject({ expired: 0, expiring: 1 })
  const expired = { status: 'active', credential_state: 'expired' } as const
  expect((await call(app, owner, listCaregivers, expired)).meta.total).toBe(2)
  const { data: tasha } = await call(app, owner, listCaregivers, { search: 'Greene' })
  const id = tasha[0]?.id ?? ''
  expect(await call(app, owner, getCaregiver, { id })).toMatchObject({
    private_profile: { pay_rate: expect.any(Number), hire_date: expect.any(String) },
    current_address: { state: 'NC' },
    emergency_contacts: [{ name: expect.stringContaining('Greene') }],
  })
  const free = await call(app, owner, listFreeTime, {
    start_date: '2026-11-02',
    end_date: '2026-11-02',
  })
  expect(free.data.filter(({ known }) => known).length).toBeGreaterThan(10)
})

test('plans are in force, one is being written and one is ahead', async () => {
  for (const [status, least] of [
    ['active', 18],
    ['draft', 1],
    ['scheduled', 1],
  ] as const) {
    const { meta } = await call(app, owner, listCareplans, { status })
    expect(meta.total, status).toBeGreaterThanOrEqual(least)
  }
})

test('visits of every kind are there, and none waits that was over yesterday', async () => {
  const count = async (query: object) => (await call(app, owner, listVisits, query)).meta.total
  expect(await count({ status: 'approved' })).toBeGreaterThan(40)
  expect(await count({ status: 'completed' })).toBeGreaterThan(3)
  expect(await count({ status: 'in_progress' })).toBeGreaterThanOrEqual(2)
  expect(await count({ unassigned: true })).toBeGreaterThan(4)
  const ahead = { start_date: '2026-11-03', end_date: '2026-12-28' }
  expect(await count({ status: 'scheduled', by_scheduled_date: ahead })).toBeGreaterThan(400)
})

test('a reviewed visit shows punches by the device, activities and a signature', async () => {
  const { data } = await call(app, owner, listVisits, { status: 'approved', items: 200 })
  const [row] = data.filter(({ signed }) => signed)
  const visit = await call(app, owner, getVisit, { id: row?.id ?? '' })
  expect(visit).toMatchObject({
    check_in_method: 'evv',
    check_out_method: 'evv',
    reviewed_by: expect.any(String),
    claim: { number: expect.any(String) },
    signature: { signed_by: row?.client.name },
  })
  expect(visit.activities.some(({ status }) => status === 'completed')).toBe(true)
  const picture = await app.server.inject({ url: visit.signature?.url ?? '' })
  expect(picture.headers['content-type']).toBe('image/png')
})

test('the caregiver has visits today: one done, one soon', async () => {
  const caregiver = await enter('caregiver')
  const { today, visits } = await call(app, caregiver, fieldDay, {})
  const mine = visits.filter(({ scheduled_date }) => scheduled_date === today)
  expect(mine.map(({ status }) => status)).toEqual(['completed', 'scheduled', 'scheduled'])
  const minutes = (Date.parse(mine[1]?.starts_at ?? '') - Date.parse(testNow)) / 60_000
  expect(minutes).toBeGreaterThanOrEqual(30)
  expect(minutes).toBeLessThanOrEqual(45)
  expect(visits.filter(({ status }) => status === 'in_progress')).toEqual([])
})

test('claims stand at every step from review to paid', async () => {
  const billing = await enter('billing')
  for (const status of ['for_review', 'ready_to_send', 'transmitted', 'paid', 'denied'] as const) {
    const { meta } = await call(app, billing, listClaims, { status })
    expect(meta.total, status).toBeGreaterThan(0)
  }
  const sent = await call(app, billing, listTransmissions, {})
  expect(sent.data.map(({ payor }) => payor.name).toSorted()).toEqual([
    'NC Medicaid',
    'Piedmont Advantage Health Plan',
  ])
})

test('remittances are posted, one is held with its reason, some claims need review, and the journal sums to zero', async () => {
  const billing = await enter('billing')
  const { data: eras } = await call(app, billing, listEras, {})
  expect(eras.map(({ status }) => status).toSorted()).toEqual([
    'held',
    'posted',
    'posted',
    'posted',
  ])
  const held = eras.find(({ status }) => status === 'held')
  expect(held?.held_reason).toContain('does not balance')
  expect(eras.map(({ unmatched_count: unmatched }) => unmatched)).toContain(0)
  expect(eras.map(({ waiting_count: waiting }) => waiting)).toContain(2)
  const journal = await call(app, billing, listJournal, { items: 200 })
  expect(journal.data.length).toBeGreaterThan(30)
  for (const { lines } of journal.data) {
    expect(lines.reduce((sum, line) => sum + line.amount_cents, 0)).toBe(0)
  }
})

test('what the clearinghouse left was read, and statements of the month lie ready to print', async () => {
  const billing = await enter('billing')
  const files = await call(app, billing, listReceivedFiles, {})
  const became = files.data.map(({ state, holds }) => `${state} ${holds}`)
  expect(new Set(became)).toEqual(
    new Set(['failed nothing', 'taken answers', 'taken remittance', 'waiting null']),
  )
  expect(files.data.find(({ holds }) => holds === 'answers')?.note).toBe('1 new, 0 read before.')
  for (const { eras } of files.data.filter(({ holds }) => holds === 'remittance')) {
    expect(eras.length).toBeGreaterThan(0)
  }
  const { data } = await call(app, billing, listClaims, { status: 'rejected' })
  expect(data).toHaveLength(1)
  const runs = await call(app, billing, listStatementRuns, {})
  expect(runs.data).toMatchObject([{ state: 'done', has_file: true }])
  expect(runs.data[0]?.clients_done).toBeGreaterThan(0)
})

test('people talked, alerts are set, and each was told what concerns them', async () => {
  const nurse = await enter('nurse')
  const { data } = await call(app, owner, listClients, { search: 'Abernathy' })
  const talk = { parent_type: 'Client', parent_id: data[0]?.id ?? '' } as const
  const comments = await call(app, nurse, listComments, talk)
  expect(comments.data.map(({ author, reply_to_id }) => [author, reply_to_id !== null])).toEqual([
    ['Joan Castellano', false],
    ['Priya Raman', true],
    ['Joan Castellano', true],
    ['Tasha Greene', false],
  ])
  const alerts = await call(app, owner, listAlerts, { sort: '-priority' })
  expect(alerts.meta.total).toBeGreaterThan(6)
  expect(alerts.data[0]).toMatchObject({ priority: 'high', parent_name: expect.any(String) })
  const kinds = async (username: string) =>
    (await call(app, await enter(username), listNotifications, {})).data.map(({ kind }) => kind)
  expect(await kinds('nurse')).toContain('mention')
  expect(await kinds('billing')).toContain('claim_rejected')
  expect(await kinds('manager')).toContain('mention')
})

test('it is loaded once', async () => {
  expect(await load(app.db.url)).toBe('present')
})

test(
  'a fresh database gets it once, also in parts, in the night in which the clocks go forward',
  async () => {
    const night = '2026-03-08T06:40:00.000Z'
    // Beside it the files of claims are written, to their end.
    await expect(load(fresh.db.url, night, 'assessments')).rejects.toThrow('cut off')
    expect(await load(fresh.db.url, night)).toBe('loaded')
    expect(await load(fresh.db.url, night)).toBe('present')
    const parts = told.flatMap((line) => / \((\d+) of /.exec(line)?.[1] ?? [])
    expect(new Set(parts).size).toBe(parts.length)
    expect(told.join()).toContain('it is 01:40 there (America/New_York)')
    const later = '2099-03-08T06:40:00.000Z'
    expect(await load(fresh.db.url, later)).toBe('present')
    expect(told.at(-1)).toMatch(/^it is from .*: for a new one, delete the folder/)
  },
  patience,
)

test('another agency is never joined by accounts with public passwords', async () => {
  await anAgency(other)
  await expect(load(other.db.url)).rejects.toThrow('The demo agency was not made')
})
