import { updateTimesheet } from '@homeward/contract/payroll/timesheets'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { makeCtx } from '../../../plumbing/context.ts'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { isPaid, sheetsOf, worked } from '../testing/factories.ts'
import { followVisit } from '../recompute.ts'

const app = startTestServer()

const follow = (world: World, visitId: string) =>
  inAgency(app.db, world.agencyId, (tx) =>
    followVisit(
      makeCtx(app.services, tx, {
        agency: {
          id: world.agencyId,
          name: 'Test',
          timeZone: 'America/New_York',
          locationTolerance: 150,
          lateAfter: 10,
        },
        actor: { kind: 'job', name: 'test' },
        requestId: world.agencyId,
      }),
      visitId,
    ),
  )

const settled = (ms: number) => new Promise((done) => setTimeout(done, ms))

test('an earlier week is settled while the week that pays it is acknowledged: neither fails, nothing is paid twice', async () => {
  const world = await anAgency(app)
  await isPaid(app, world)
  await worked(app, world, { date: '2026-10-19', minutes: 60 })
  const [first] = await sheetsOf(app, world)
  await call(app, world.owner, updateTimesheet, { id: first?.id ?? '', status: 'acknowledged' })
  const late = await worked(app, world, { date: '2026-10-20', minutes: 60 })
  await worked(app, world, { date: '2026-10-26', minutes: 60 })
  const [second] = await sheetsOf(app, world)
  expect(second).toMatchObject({ date: '2026-10-26', gross_pay: 3000 })
  await inAgency(app.db, world.agencyId, (tx) =>
    sql`update visits set reviewed_check_out_at = reviewed_check_in_at + interval '2 hours'
      where id = ${late}`.execute(tx),
  )

  // Someone holds the row until both stand in line behind it.
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  const holder = inAgency(app.db, world.agencyId, async (tx) => {
    await sql`select id from timesheets where id = ${second?.id ?? ''} for update`.execute(tx)
    await held
  })
  await settled(100)
  const paid = call(app, world.owner, updateTimesheet, {
    id: second?.id ?? '',
    status: 'acknowledged',
  })
  await settled(200)
  const followed = follow(world, late)
  await settled(200)
  release()
  expect((await Promise.allSettled([holder, paid, followed])).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])

  const sheets = await sheetsOf(app, world)
  const all = sheets.reduce((sum, { gross_pay }) => sum + gross_pay, 0)
  expect(all).toBe(4 * 1500)
  expect(sheets.at(-1)).toMatchObject({ date: '2026-10-19', gross_pay: 1500, owed: 1500 })
})
