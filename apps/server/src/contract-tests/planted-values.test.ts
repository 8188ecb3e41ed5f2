import { setPhonePin } from '@homeward/contract/visits/calls'
import { plainRecords } from '@homeward/contract/all'
import {
  changePassword,
  confirmSecondFactor,
  startSecondFactor,
} from '@homeward/contract/identity/accounts'
import { createAgent, revealAgentField } from '@homeward/contract/caregivers/agents'
import {
  createClient,
  getClient,
  listClients,
  updateClient,
} from '@homeward/contract/clients/clients'
import { revealClientField } from '@homeward/contract/clients/reveal'
import { signIn } from '@homeward/contract/identity/sign-in'
import { updateIntegration } from '@homeward/contract/agency/integrations'
import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { findSealedColumns } from '../plumbing/crypto/sealed-columns.ts'
import { aClient } from '../rooms/clients/testing/factories.ts'
import {
  anAccount,
  nobody,
  password as firstPassword,
} from '../rooms/identity/testing/factories.ts'
import { aRecord } from '../testing/a-record.ts'
import { call, send } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'

const app = startTestServer()

/** What was typed through the front door and must lie nowhere in plain, by what it is. */
/** What has so few digits that other numbers contain it by chance. */
const tooShort = ['phone_pins.pin']

const planted: Record<string, string> = {
  'clients.social_security_number': '219-09-9987',
  'clients.medicaid_number': '907418526K',
  'clients.medicare_number': '1EG4-TE5-MK73',
  'clients.insurance_number': 'W741852963X',
  'agent_private_profiles.social_security_number': '321-54-9876',
  'agent_private_profiles.medicaid_id': '741036985',
  'integrations.secret': 'planted-integration-key-55',
  password: 'planted violet horizon 77',
}

beforeAll(async () => {
  const { world, username, ...account } = await anAccount(app, 'owner')
  const { token } = await call(app, nobody, signIn, { username, password: firstPassword })
  planted.token = token
  await call(app, { token }, changePassword, {
    current_password: firstPassword,
    password: planted.password ?? '',
    password_confirmation: planted.password ?? '',
    end_other_sessions: false,
  })
  const { secret } = await call(app, { token }, startSecondFactor, {
    password: planted.password ?? '',
  })
  planted['users.totp'] = secret
  const code = TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: app.services.clock().getTime(),
  })
  const { recovery_codes } = await call(app, { token }, confirmSecondFactor, { code })
  planted['recovery code'] = recovery_codes[0] ?? ''

  const numbers = {
    social_security_number: planted['clients.social_security_number'],
    medicaid_number: planted['clients.medicaid_number'],
    medicare_number: planted['clients.medicare_number'],
    insurance_number: planted['clients.insurance_number'],
  }
  const who = { token: account.token }
  const key = { key: 'planted-values' }
  const { id } = await aClient(app, world, { medicaid_number: null })
  await call(app, who, updateClient, { id, ...numbers }, key)
  await call(app, who, updateClient, { id, medicaid_number: 'OTHER12345' })
  await call(app, who, updateClient, { id, ...numbers })
  await call(app, who, getClient, { id })
  await call(app, who, listClients, { search: numbers.medicaid_number })
  await call(app, who, revealClientField, { id, field: 'social_security_number' })
  // What is refused must not be written down either.
  await send(app, who, createClient, { ...numbers, surprise_field: numbers.medicaid_number })

  const agent = await call(app, who, createAgent, {
    first_name: 'Rosa',
    last_name: 'Planted',
    role: 'cna',
    private_profile: {
      social_security_number: planted['agent_private_profiles.social_security_number'],
      medicaid_id: planted['agent_private_profiles.medicaid_id'],
    },
  })
  await call(app, who, revealAgentField, { id: agent.id, field: 'medicaid_id' })
  await call(app, who, updateIntegration, {
    kind: 'geocoder',
    secret: planted['integrations.secret'],
  })
  for (const record of plainRecords.filter(
    ({ endpoints }) => 'secret' in endpoints.create.input.shape,
  )) {
    const secret = `planted-secret-of-${record.type}`
    planted[`${record.endpoints.list.path.slice(1)}.secret`] = secret
    await aRecord(app, world, record, { secret })
  }
  await call(app, who, setPhonePin, { id: agent.id })
  await app.drainJobs()
}, 60_000)

test('a value was planted for every protected column', async () => {
  const columns = (await findSealedColumns(app.db.app)).map(
    ({ table, field }) => `${table}.${field}`,
  )
  expect([...Object.keys(planted), ...tooShort]).toEqual(expect.arrayContaining(columns))
  expect(Object.values(planted).filter((value) => value.length < 8)).toEqual([])
})

test('every protected column holds something, so that there was something to find', async () => {
  const client = await superuser()
  for (const { table, field } of await findSealedColumns(app.db.app)) {
    const { rowCount } = await client.query(
      `select from "${table}" where "${field}_sealed" is not null limit 1`,
    )
    expect(rowCount, `${table}.${field}`).toBe(1)
  }
  await client.end()
})

test('no planted value lies in any table, in any spelling', async () => {
  const tables = await everyTable()
  expect(tables.size).toBeGreaterThan(40)
  const found: string[] = []
  for (const [table, content] of tables) {
    for (const [name, value] of Object.entries(planted)) {
      if (spellings(value).some((spelling) => content.includes(spelling.toLowerCase()))) {
        found.push(`${name} in ${table}`)
      }
    }
  }
  expect(found).toEqual([])
})

test('no planted value stands in the log', () => {
  const logged = app.logged.join('\n').toLowerCase()
  expect(logged).toContain('answered')
  const found = Object.entries(planted).filter(([, value]) =>
    spellings(value).some((spelling) => logged.includes(spelling.toLowerCase())),
  )
  expect(found.map(([name]) => name)).toEqual([])
})

test('the search would find a value that lies there in plain', async () => {
  const client = await superuser()
  await client.query('create table planted_here (value text, bytes bytea)')
  const value = planted['users.totp'] ?? ''
  await client.query('insert into planted_here values ($1, $2)', [null, Buffer.from(value)])
  const content = (await everyTable()).get('public.planted_here') ?? ''
  expect(spellings(value).some((spelling) => content.includes(spelling.toLowerCase()))).toBe(true)
  await client.query('drop table planted_here')
  await client.end()
})

async function superuser(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: app.db.url })
  await client.connect()
  return client
}

/** Every row of every table of the whole database as text, in small letters, by table. */
async function everyTable(): Promise<Map<string, string>> {
  const client = await superuser()
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const tables = new Map<string, string>()
  for (const { name } of rows) {
    const content = await client.query<{ text: string | null }>(
      `select string_agg(row_to_json(t)::text, E'\\n') as text from ${name} t`,
    )
    tables.set(name, (content.rows[0]?.text ?? '').toLowerCase())
  }
  await client.end()
  return tables
}

/** A value as it was typed, without its dashes, and each as base 64 and hexadecimal. */
function spellings(value: string): string[] {
  const written = new Set([value, value.replaceAll('-', '')])
  return [...written].flatMap((text) => {
    const bytes = Buffer.from(text)
    return [
      text,
      bytes.toString('base64').replaceAll('=', ''),
      bytes.toString('base64url'),
      bytes.toString('hex'),
    ]
  })
}
