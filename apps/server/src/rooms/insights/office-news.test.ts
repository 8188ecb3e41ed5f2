import { officeNews } from '@homeward/contract/insights/dashboard'
import { cancelVisit, updateVisit } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { moveClock } from '../care/testing/factories.ts'
import { aVisit } from '../visits/testing/factories.ts'

const app = startTestServer()
const nowhere = '01900005-0000-7000-8000-00000000dead'

test('what the office did is told, newest first; other changes of a visit, and other days, are not', async () => {
  const world = await anAgency(app)
  const told = async (input = {}) =>
    (await call(app, world.manager, officeNews, input)).news.map(
      ({ kind, client_name, agent_name }) => [kind, client_name !== null, agent_name !== null],
    )
  await moveClock(app, '2026-11-01T13:00:00.000Z')
  expect(await told()).toEqual([])
  const { id } = await aVisit(app, world)
  await call(app, world.manager, updateVisit, { id, agent_id: null })
  await moveClock(app, '2026-11-01T13:05:00.000Z')
  await call(app, world.manager, updateVisit, { id, scheduled_time: '11:00' })
  expect(await told()).toEqual([['unassigned', true, false]])
  await moveClock(app, '2026-11-01T13:10:00.000Z')
  await call(app, world.manager, cancelVisit, { id, reason: 'client_hospitalized' })
  expect((await told())[0]).toEqual(['canceled', true, false])
  expect(await told({ office_id: nowhere })).toEqual([])

  const { news } = await call(app, world.owner, officeNews, {})
  expect(news[0]).toMatchObject({ record_id: id, at: '2026-11-01T13:10:00.000Z' })
  expect(news[0]?.by).not.toBeNull()
  const other = await anAgency(app)
  expect((await call(app, other.owner, officeNews, {})).news).toEqual([])
  await refusal(call(app, world.pca, officeNews, {}), 'forbidden')
  await refusal(call(app, world.billing_admin, officeNews, {}), 'forbidden')

  await moveClock(app, '2026-11-02T13:10:01.000Z')
  expect(await told()).toEqual([])
})
