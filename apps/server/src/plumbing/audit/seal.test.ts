import { createClient } from '@homeward/contract/clients'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '../../testing/call.ts'
import { openHouse } from '../../testing/house.ts'
import { aTrail, type Trail } from '../../testing/trail.ts'
import { inAgency } from '../db/transaction.ts'
import { lockChain } from './chain-store.ts'
import { sealTask } from './seal-task.ts'
import { startSealer } from './sealer.ts'

const house = openHouse()
let trail: Trail
beforeEach(async () => {
  trail = await aTrail(house)
})

test('a trail that nobody touched is whole, and sealing again seals nothing', async () => {
  expect(await trail.seal()).toEqual({ sealed: 0, refused: 0 })
  expect(await trail.verify()).toMatchObject({ events: 6, sealed: 6, waiting: 0, broken: [] })
})

test('it stays whole while many write, and many seal, at the same moment', async () => {
  const { owner, manager, officeId } = trail.world
  const writing = Array.from({ length: 20 }, (_, index) =>
    call(house, index % 2 ? owner : manager, createClient, {
      first_name: `N${index}`,
      last_name: 'Lopez',
      office_id: officeId,
    }),
  )
  await Promise.all([...writing, trail.seal(), trail.seal(), trail.seal()])
  await Promise.all([trail.seal(), trail.seal()])
  expect(await trail.verify()).toMatchObject({ events: 26, sealed: 26, waiting: 0, broken: [] })
})

test('nobody who writes waits for one who seals', async () => {
  await inAgency(house.db, trail.world.agencyId, async (tx) => {
    await lockChain(tx, trail.world.agencyId)
    await trail.write()
  })
  expect(await trail.verify()).toMatchObject({ events: 7, sealed: 6, waiting: 1, broken: [] })
})

test('what no process heard of is sealed by the sweep', async () => {
  await trail.write()
  expect(await trail.verify()).toMatchObject({ events: 7, sealed: 6, waiting: 1, broken: [] })
  await sealTask.runInHouse(house.house, house.db, {}, { lastTry: true })
  expect(await trail.verify()).toMatchObject({ events: 7, sealed: 7, waiting: 0, broken: [] })
})

test('a running sealer seals soon after the write', async () => {
  const sealer = await startSealer(house.house, house.db)
  await trail.write()
  await vi.waitFor(
    async () => expect(await trail.verify()).toMatchObject({ sealed: 7, waiting: 0, broken: [] }),
    { timeout: 5000, interval: 100 },
  )
  await sealer.close()
})

test('a process that died before it kept the head leaves that to the next one', async () => {
  const name = `audit-heads/${trail.world.agencyId}`
  const kept = await house.house.storage.get(name)
  await trail.write()
  await trail.seal()
  await house.house.storage.put(name, kept)
  await inAgency(house.db, trail.world.agencyId, (tx) =>
    tx
      .insertInto('audit_waiting')
      .columns(['agency_id', 'event_id'])
      .expression((eb) =>
        eb.selectFrom('audit_chain').select(['agency_id', 'event_id']).where('position', '=', 7),
      )
      .execute(),
  )
  expect(await trail.seal()).toEqual({ sealed: 0, refused: 0 })
  expect(await trail.verify()).toMatchObject({ sealed: 7, waiting: 0, broken: [] })
  expect((await house.house.storage.get(name)).toString()).toContain('"position":7')
})
