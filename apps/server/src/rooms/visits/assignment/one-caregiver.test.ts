import { updateVisit, type VisitRow } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { aVisit, visitsOf } from '../testing/factories.ts'

const app = startTestServer()
const fifty = Array.from({ length: 50 }, (_, at) => at)

test('of fifty who assign one caregiver to visits of the same hour at once one wins', async () => {
  const world = await anAgency(app)
  const visits: VisitRow[] = []
  // One after another: who waits for the jobs of others would go on before its own is done.
  while (visits.length < fifty.length) visits.push(await aVisit(app, world, { agent_id: null }))
  const answers = await Promise.allSettled(
    visits.map(({ id }) =>
      call(app, world.manager, updateVisit, { id, agent_id: world.pca.agentId }),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const whys = answers.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  for (const why of whys) expect(why).toMatch(/assignment_reason_needed|caregiver_double_booked/)
  const given = await visitsOf(app, world.manager, { by_agent_id: world.pca.agentId })
  expect(given).toHaveLength(1)
})

test('of fifty who give one visit to different people at once, each version is one person’s', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world, { agent_id: null })
  const people = [world.pca, world.cna, world.cna1, world.cna2, world.sitter]
  const answers = await Promise.allSettled(
    fifty.map((at) =>
      call(app, world.manager, updateVisit, {
        id: visit.id,
        agent_id: people[at % people.length]?.agentId ?? '',
        lock_version: visit.lock_version,
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const whys = answers.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(whys).toEqual(Array(49).fill(expect.stringContaining('stale')))
})
