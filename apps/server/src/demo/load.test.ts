import { listPayors } from '@homeward/contract/agency'
import { listCaregivers } from '@homeward/contract/caregivers'
import { listServices } from '@homeward/contract/catalogue'
import { getClient, listClients } from '@homeward/contract/clients'
import { listAuditEvents, signIn } from '@homeward/contract/identity'
import { clientStatuses } from '@homeward/domain/clients/vocabulary'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Caller } from '../testing/call.ts'
import { openHouse, testNow } from '../testing/house.ts'
import { anAgency } from '../testing/world.ts'
import { demoPassword, demoUsers } from './data/people.ts'
import { loadDemo } from './load.ts'
import { loadParts } from './parts.ts'

const house = openHouse()
const fresh = openHouse()
const other = openHouse()
const said: string[] = []
let dataDir: string
let owner: Caller

const load = (url: string) => loadDemo(url, { now: new Date(testNow), log: () => {}, dataDir })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'homeward-demo-'))
  const stage = { house: house.house, db: house.db, now: new Date(testNow) }
  await loadParts(stage, (line) => void said.push(line))
  owner = await enter('owner')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const enter = async (username: string) => {
  const { token, ...user } = await call(house, { token: null }, signIn, {
    username,
    password: demoPassword,
  })
  return { ...user, token }
}

test('it says what it does', () => {
  expect(said).toContain('clients')
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
    const { meta } = await call(house, owner, listClients, { status })
    expect(meta.total, status).toBeGreaterThan(0)
  }
  const { data, meta } = await call(house, owner, listClients, { status: 'all', items: 200 })
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
  const { data } = await call(house, owner, listClients, { search: 'Abernathy' })
  const client = await call(house, owner, getClient, { id: data[0]?.id ?? '' })
  expect(client.medicaid_number).toMatch(/^••••\d{3}[A-Z]$/)
  expect(client.current_address).toMatchObject({ state: 'NC', latitude: expect.any(Number) })
  const events = await call(house, owner, listAuditEvents, { record_id: client.id })
  expect(events.data.at(-1)).toMatchObject({ action: 'client.created', actor: 'Priya Raman' })
})

test('services, payors and caregivers are there', async () => {
  const services = await call(house, owner, listServices, {})
  expect(services.data.map((one) => [one.procedure_code, one.modifier])).toEqual([
    ['T1019', null],
    ['99509', 'HB'],
  ])
  const payors = await call(house, owner, listPayors, {})
  expect(payors.data.map(({ type }) => type)).toEqual(['medicaid', 'medicare_advantage'])
  for (const { rates } of payors.data) expect(rates.length).toBeGreaterThanOrEqual(2)
  const caregivers = await call(house, owner, listCaregivers, { status: 'active' })
  expect(caregivers.meta.total).toBe(15)
})

test('it is loaded once', async () => {
  expect(await load(house.db.url)).toBe('present')
})

test('a fresh database gets it once', async () => {
  expect(await load(fresh.db.url)).toBe('loaded')
  expect(await load(fresh.db.url)).toBe('present')
})

test('another agency is never joined by accounts with public passwords', async () => {
  await anAgency(other)
  await expect(load(other.db.url)).rejects.toThrow('The demo agency was not made')
})
