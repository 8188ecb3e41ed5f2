import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { wipe } from '../session/wipe.ts'
import { database } from './database.ts'
import './forget.ts'
import { keepQueries, restoreQueries } from './kept-queries.ts'
import type { Sealed } from './sealed-bytes.ts'

const key = ['visits', '/field_day', {}]
const day = { visits: [{ client: 'Rosa Alvarez' }] }

beforeEach(async () => {
  await (await database()).clear('kept')
  signedIn()
})

const kept = async () =>
  (await (await database()).getAllKeys('kept')).filter((name) => name.startsWith('query:'))

const keep = async (meta: { keep?: boolean }) => {
  const client = new QueryClient()
  const stop = keepQueries(client)
  await client.fetchQuery({ queryKey: key, queryFn: () => day, meta })
  stop()
}

const restored = async () => {
  const client = new QueryClient()
  await restoreQueries(client)
  return client.getQueryData(key)
}

test('an answer that is to be kept comes back after a start without a network', async () => {
  await keep({ keep: true })
  await expect.poll(kept).toHaveLength(1)
  expect(await restored()).toEqual(day)
})

test('nothing is kept that is not marked', async () => {
  await keep({})
  await keep({ keep: false })
  expect(await kept()).toHaveLength(0)
})

test('what lies on the device cannot be read without its key', async () => {
  await keep({ keep: true })
  await expect.poll(kept).toHaveLength(1)
  const all = await (await database()).getAll('kept')
  const found = all.find(({ name }) => name.startsWith('query:'))?.value as { sealed: Sealed }
  expect(new TextDecoder().decode(found.sealed.bytes)).not.toContain('Rosa')
  const key = all.find(({ name }) => name.startsWith('seal:'))
  expect(key?.value).toMatchObject({ extractable: false })
  await (await database()).delete('kept', key?.name ?? '')
  expect(await restored()).toBeUndefined()
})

test('it comes back to the same person only', async () => {
  await keep({ keep: true })
  await expect.poll(kept).toHaveLength(1)
  signedIn(aUser({ id: '01900009-0000-7000-8000-000000000000' }))
  expect(await restored()).toBeUndefined()
})

test('it outlives an expired session and is gone after signing out', async () => {
  await keep({ keep: true })
  await expect.poll(kept).toHaveLength(1)
  await wipe('expired')
  expect(await restored()).toEqual(day)
  await wipe('signed_out')
  expect(await (await database()).getAllKeys('kept')).toEqual([])
})
