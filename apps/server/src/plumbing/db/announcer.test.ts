import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { listen } from '../live/listen.ts'
import { announce } from './announce.ts'
import { type Announcement, openAnnouncer } from './announcer.ts'
import { inAgency } from './transaction.ts'

const app = startTestServer()
afterEach(() => vi.useRealTimers())

/** What was heard on a channel of its own, and what a payload must have been heard by. */
async function hearing() {
  const heard: string[] = []
  const channel = `homeward_test_${Math.random().toString(36).slice(2)}`
  const listening = await listen(
    { url: app.db.url, log: app.services.log },
    { [channel]: (payload: string) => void heard.push(payload) },
  )
  const say = (payload: string): Announcement => ({ channel, payload })
  return { heard, say, close: () => listening.close() }
}

test('what is announced is told after the commit, in its order; what is rolled back is not', async () => {
  const { agencyId } = await anAgency(app)
  const { heard, say, close } = await hearing()
  await inAgency(app.db, agencyId, async (tx) => {
    await announce(tx, say('one'))
    await sql`select 1`.execute(tx)
    await announce(tx, say('two'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(heard).toEqual([])
  })
  const undone = inAgency(app.db, agencyId, async (tx) => {
    await announce(tx, say('never'))
    await sql`select 1 / 0`.execute(tx)
  })
  await expect(undone).rejects.toThrow('division by zero')
  await inAgency(app.db, agencyId, (tx) => announce(tx, say('nothing else was done')))
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two', 'nothing else was done']))
  await close()
})

test('a transaction that a failed statement left aborted announces nothing', async () => {
  const { agencyId } = await anAgency(app)
  const { heard, say, close } = await hearing()
  const swallowed = inAgency(app.db, agencyId, async (tx) => {
    await announce(tx, say('never'))
    await sql`select 1 / 0`.execute(tx).catch(() => {})
  })
  await expect(swallowed).rejects.toThrow('rolled back')
  await inAgency(app.db, agencyId, (tx) => announce(tx, say('later')))
  await vi.waitFor(() => expect(heard).toEqual(['later']))
  await close()
})

test('what is rolled back to a savepoint is not announced; what was before it and comes after it is', async () => {
  const { agencyId } = await anAgency(app)
  const { heard, say, close } = await hearing()
  await inAgency(app.db, agencyId, async (tx) => {
    await announce(tx, say('before'))
    await sql`savepoint one`.execute(tx)
    await announce(tx, say('never'))
    await sql`savepoint two`.execute(tx)
    await announce(tx, say('never'))
    await sql`rollback to savepoint one`.execute(tx)
    await announce(tx, say('kept'))
    await sql`release savepoint one`.execute(tx)
    await sql`savepoint one`.execute(tx)
    await announce(tx, say('never'))
    await sql`select 1 / 0`.execute(tx).catch(() => {})
    await sql`rollback to savepoint one`.execute(tx)
    await announce(tx, say('after'))
  })
  await vi.waitFor(() => expect(heard).toEqual(['before', 'kept', 'after']))
  await close()
})

test('what cannot be told waits, keeps its order, and is told when the announcer closes', async () => {
  const told: string[][] = []
  let away = true
  const announcer = openAnnouncer((announcements) => {
    if (away) return Promise.reject(new Error('the database restarts'))
    told.push(announcements.map(({ payload }) => payload))
    return Promise.resolve()
  })
  announcer.add({ channel: 'c', payload: '1' })
  await new Promise((resolve) => setTimeout(resolve, 60))
  announcer.add({ channel: 'c', payload: '2' })
  away = false
  await announcer.close()
  expect(told.flat()).toEqual(['1', '2'])
})
