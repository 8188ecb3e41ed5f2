import { updateCareplan } from '@homeward/contract/care/careplans'
import { expect, test } from 'vitest'
import { makeCtx } from '../../../plumbing/context.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aCareplan, mornings } from '../../care/testing/factories.ts'
import { generateVisits } from '../door.ts'

const app = startTestServer()

/** Shifts by day and by night, over the change of the clock in March. */
const shifts = [
  { scheduled_time: '09:00', recurring_rule: 'FREQ=DAILY' },
  { scheduled_time: '01:30', recurring_rule: 'FREQ=WEEKLY;BYDAY=SU' },
  { scheduled_time: '02:30', recurring_rule: 'FREQ=DAILY;INTERVAL=3' },
  { scheduled_time: '23:15', recurring_rule: 'FREQ=WEEKLY;BYDAY=SA,SU' },
]
const until = '2027-05-31'

async function somePlans(world: World): Promise<string[]> {
  const ids: string[] = []
  for (const shift of shifts) {
    const { id } = await aCareplan(app, world, {
      end_date: until,
      shifts_attributes: [{ ...mornings, ...shift, agent_id: null }],
    })
    await call(app, world.manager, updateCareplan, { id, status: 'active' })
    ids.push(id)
  }
  return ids
}

const generate = (world: World, careplanIds: string[], throughDay: string) =>
  inAgency(app.db, world.agencyId, (tx) => {
    const agency = {
      id: world.agencyId,
      name: 'Agency',
      timeZone: 'America/New_York',
      locationTolerance: 150,
      lateAfter: 10,
    }
    const actor = { kind: 'job', name: 'test' } as const
    const ctx = makeCtx(app.services, tx, { agency, actor, requestId: 'test' })
    return generateVisits(ctx, { careplanIds, throughDay })
  })

/** What was made, by the place of the plan: the same for every agency with the same plans. */
const madeBy = (world: World, plans: readonly string[]) =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const rows = await tx
      .selectFrom('visits')
      .select(['careplan_id', 'scheduled_date', 'scheduled_time', 'starts_at', 'ends_at'])
      .execute()
    return rows
      .map(({ careplan_id, ...visit }) =>
        [plans.indexOf(careplan_id ?? ''), ...Object.values(visit)].join(' '),
      )
      .toSorted()
  })

test('visits are the same however often, in whatever order and at the same time they are made', async () => {
  const [once, often] = [await anAgency(app), await anAgency(app)]
  const [planned, mixed] = [await somePlans(once), await somePlans(often)]
  await generate(once, planned, until)
  const horizons = ['2026-11-02', '2027-03-14', '2026-12-31', '2027-03-13', until, '2027-01-15']
  const runs = horizons.flatMap((day, at) => [
    [mixed.slice(at % 4), day] as const,
    [mixed.toReversed().slice(at % 3), day] as const,
  ])
  for (let at = 0; at < runs.length; at += 4) {
    await Promise.all(runs.slice(at, at + 4).map(([ids, day]) => generate(often, ids, day)))
  }
  await generate(often, mixed, until)
  const made = await madeBy(often, mixed)
  expect(made).toEqual(await madeBy(once, planned))
  expect(new Set(made).size).toBe(made.length)
  expect(made.length).toBeGreaterThan(300)
}, 60_000)
