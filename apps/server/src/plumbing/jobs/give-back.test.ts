import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { aRoad } from '../../testing/road.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { systemTask } from './task.ts'
import { startWorker } from './worker.ts'

const app = startTestServer({ ownDatabase: true }) // its jobs are those of this test alone

test('a job that ran when the database went away is done when it is back, by the same process', async () => {
  const road = await aRoad(app.db.url)
  const owner = new pg.Client({ connectionString: app.db.url })
  await owner.connect()
  let times = 0
  const cutting = systemTask({
    name: 'audit.seal',
    async runForSystem() {
      times += 1
      if (times === 1) await road.close()
    },
  })
  const worker = await startWorker(app.services, { ...app.db, directUrl: road.url }, [cutting])
  await owner.query(`select app.enqueue('audit.seal', '{}'::json)`)
  await vi.waitFor(() => expect(times).toBe(1), 5000)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await road.reopen()
  const left = `select count(*)::int as jobs from graphile_worker.jobs`
  await vi.waitFor(
    async () => expect((await owner.query(left)).rows).toEqual([{ jobs: 0 }]),
    10_000,
  )
  await vi.waitFor(() => expect(worker.ready()).toBe(true), 5000)
  await worker.stop()
  await road.close()
  await owner.end()
}, 30_000)
