import {
  integrationAccounts,
  listIntegrationAccounts,
  updateIntegrationAccount,
} from '@homeward/contract/agency/integration-accounts'
import { deletePhoneNumber, phoneNumbers } from '@homeward/contract/agency/phone-numbers'
import type { InputOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { integrationAccountRecord } from '../../rooms/agency/integration-account-record.ts'
import { aRecord } from '../../testing/a-record.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { makeCtx } from '../context.ts'
import { openDatabase } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'

const app = startTestServer()

const anAccount = (world: World, name: string, vendor: 'sandata' | 'carebridge' = 'sandata') =>
  aRecord(app, world, integrationAccounts, { name, vendor })

const listed = async (world: World, input: InputOf<typeof listIntegrationAccounts>) =>
  (await call(app, world.owner, listIntegrationAccounts, input)).data.map(({ name }) => name)

test('a list has pages, is searched by what was typed, and sorted by the column that is asked for', async () => {
  const world = await anAgency(app)
  for (const name of ['beta 100%', 'Alpha', 'gamma']) await anAccount(world, name)
  await anAccount(world, 'Delta', 'carebridge')
  expect(await listed(world, {})).toEqual(['Alpha', 'beta 100%', 'Delta', 'gamma'])
  expect(await listed(world, { sort: '-name' })).toEqual(['gamma', 'Delta', 'beta 100%', 'Alpha'])
  expect((await listed(world, { sort: 'vendor' }))[0]).toBe('Delta')
  expect(await listed(world, { items: 3, page: 2 })).toEqual(['gamma'])
  expect(await listed(world, { search: '0%' })).toEqual(['beta 100%'])
  expect(await listed(world, { search: '_' })).toEqual([])
  expect(await listed(world, { search: "';--" })).toEqual([])
  const injected = { sort: 'name; drop table clients' }
  await refusal(call(app, world.owner, listIntegrationAccounts, injected), 'invalid')
})

test('a list of one page takes one statement, however many rows it has', async () => {
  const world = await anAgency(app)
  for (const name of ['One', 'Two', 'Three']) await anAccount(world, name)
  const said: string[] = []
  const db = openDatabase(app.db.url, { size: 1, onQuery: ({ sql }) => void said.push(sql) })
  const list = integrationAccountRecord.routes.find(
    (one) => one.endpoint === listIntegrationAccounts,
  )
  const answer = await inAgency(db, world.agencyId, (tx) => {
    const ctx = makeCtx(app.services, tx, {
      agency: {
        id: world.agencyId,
        name: '',
        timeZone: 'UTC',
        locationTolerance: 0,
        lateAfter: 10,
      },
      actor: { kind: 'job', name: 'test' },
      requestId: uuid(),
    })
    if (list?.kind !== 'agency') throw new Error('There is no list.')
    return list(ctx, listIntegrationAccounts.input.parse({}) as never)
  })
  await db.close()
  expect(answer).toMatchObject({ meta: { total: 3 } })
  expect(said.filter((sql) => sql.includes('integration_accounts'))).toHaveLength(1)
})

test('a change without fields is one all the same, and of two deletions the second finds nothing', async () => {
  const world = await anAgency(app)
  const { id, lock_version } = await anAccount(world, 'Same')
  const touched = await call(app, world.owner, updateIntegrationAccount, { id })
  expect(touched).toMatchObject({ name: 'Same', lock_version: lock_version + 1 })
  const number = await aRecord(app, world, phoneNumbers)
  const remove = () => call(app, world.owner, deletePhoneNumber, { id: number.id })
  const both = await Promise.allSettled([remove(), remove()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await refusal(remove(), 'not_found')
})
