import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { type Database, openDatabase } from './pool.ts'
import { shareOf } from './share.ts'
import { inAgency } from './transaction.ts'

const app = startTestServer()
afterEach(() => vi.useRealTimers())

test('who waits is served in turn, and another agency does not wait at all', async () => {
  const share = shareOf(2, 1000)
  const done: string[] = []
  const ends = new Map<string, () => void>()
  const work = (agency: string, name: string) =>
    share(agency, async () => {
      done.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const all = ['a', 'b', 'c', 'd'].map((name) => work('one', name))
  all.push(work('two', 'other'))
  await vi.waitFor(() => expect(done).toEqual(['a', 'b', 'other']))
  ends.get('b')?.()
  await vi.waitFor(() => expect(done.slice(3)).toEqual(['c']))
  ends.get('a')?.()
  await vi.waitFor(() => expect(done.slice(3)).toEqual(['c', 'd']))
  for (const name of ['c', 'd', 'other']) ends.get(name)?.()
  await Promise.all(all)
})

test('who waited too long is turned away and leaves no gap; what fails gives its place back', async () => {
  const share = shareOf(1, 50)
  const long = share('one', () => new Promise((resolve) => setTimeout(resolve, 120)))
  await expect(share('one', () => Promise.resolve('early'))).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 2,
  })
  await long
  const failing = share('one', () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  expect(await share('one', () => Promise.resolve('late'))).toBe('late')
})

const lockOffice = (db: Database, { agencyId, officeId }: World) =>
  inAgency(db, agencyId, (tx) =>
    tx.selectFrom('offices').select('id').where('id', '=', officeId).forUpdate().execute(),
  )

test('forty writers blocked in one agency leave another one quick; those in line are turned away', async () => {
  const [blocked, free] = [await anAgency(app), await anAgency(app)]
  const db = openDatabase(app.db.url, { size: 6 })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
  const held = inAgency(app.db, blocked.agencyId, async (tx) => {
    await tx.selectFrom('offices').select('id').forUpdate().execute()
    lock()
    await released
  })
  await locked
  const began = performance.now()
  const writers = Array.from({ length: 40 }, () =>
    lockOffice(db, blocked).then(
      () => 'written',
      ({ code }: { code: string }) => code,
    ),
  )
  const times: number[] = []
  for (let at = 0; at < 40; at++) {
    const start = performance.now()
    await inAgency(db, free.agencyId, (tx) => sql`select 1`.execute(tx))
    times.push(performance.now() - start)
  }
  expect(times.toSorted((a, b) => a - b)[37]).toBeLessThan(500)
  const turnedAway = await Promise.all(writers.slice(3))
  expect(performance.now() - began).toBeLessThan(4500)
  expect(new Set(turnedAway)).toEqual(new Set(['unavailable']))
  release()
  expect(await Promise.all(writers)).toEqual([...Array(3).fill('written'), ...turnedAway])
  await held
  await lockOffice(db, blocked)
  await db.close()
}, 20_000)
