import { createComment, listComments } from '@homeward/contract/collaboration/comments'
import {
  askAboutTimesheet,
  getTimesheet,
  listTimesheets,
} from '@homeward/contract/payroll/timesheets'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { told } from '../../collaboration/testing/factories.ts'
import { isPaid, week, worked } from '../testing/factories.ts'

const app = startTestServer()

/** The timesheet of a caregiver who asked about it. */
async function asked(world: World, question = 'Is Friday missing?') {
  await isPaid(app, world)
  await worked(app, world)
  const { data, meta } = await call(app, world.pca, listTimesheets, {})
  expect(meta).toMatchObject({ items: 20, total: 1 })
  const id = data[0]?.id ?? ''
  const { questions } = await call(app, world.pca, askAboutTimesheet, { id, question })
  await app.drainJobs()
  return { id, sheet: data[0], question: questions[0]?.id ?? '' }
}

const replying = (world: World, reply_to_id: string, body: string) => ({
  parent_type: 'Agent' as const,
  parent_id: world.pca.agentId,
  reply_to_id,
  body,
})

test('caregivers read their own pay and ask about it; nobody else does', async () => {
  const world = await anAgency(app)
  const { id, sheet } = await asked(world)
  expect(sheet).toMatchObject({ date: week, gross_pay: 12_000, abilities: { acknowledge: false } })
  expect((await call(app, world.pca, getTimesheet, { id })).lines).toHaveLength(1)
  await refusal(call(app, world.cna, getTimesheet, { id }), 'not_found')
  const question = 'Mine?'
  await refusal(call(app, world.cna, askAboutTimesheet, { id, question }), 'not_found')
  const comments = await call(app, world.owner, listComments, {
    parent_type: 'Agent',
    parent_id: world.pca.agentId,
  })
  expect(comments.data.map(({ body }) => body)).toEqual([
    'About the pay week of 10/26/2026: Is Friday missing?',
  ])
})

test('a question reaches whoever does the payroll, and opens the timesheet', async () => {
  const world = await anAgency(app)
  const { id } = await asked(world)
  for (const who of [world.owner, world.billing_admin])
    expect(await told(app, who)).toMatchObject([
      { kind: 'pay_question', subject_type: 'timesheet', subject_id: id },
    ])
  for (const who of [world.manager, world.pca]) expect(await told(app, who)).toEqual([])
})

test('an answer reaches the caregiver, on the timesheet and as a notification', async () => {
  const world = await anAgency(app)
  const { id, question } = await asked(world)
  const answer = await call(
    app,
    world.billing_admin,
    createComment,
    replying(world, question, 'Friday was reviewed today.'),
  )
  await call(app, world.owner, createComment, replying(world, answer.id, 'It is paid now.'))
  await app.drainJobs()
  expect(await told(app, world.pca)).toMatchObject([
    { kind: 'pay_answered', subject_type: 'timesheet', subject_id: id },
    { kind: 'pay_answered', subject_type: 'timesheet', subject_id: id },
  ])
  const { questions } = await call(app, world.pca, getTimesheet, { id })
  expect(questions).toMatchObject([
    {
      body: 'Is Friday missing?',
      answers: [{ body: 'Friday was reviewed today.' }, { body: 'It is paid now.' }],
    },
  ])
})

test('a reply to another comment about a caregiver tells no one of pay', async () => {
  const world = await anAgency(app)
  const { id } = await asked(world)
  const comment = await call(app, world.owner, createComment, {
    parent_type: 'Agent',
    parent_id: world.pca.agentId,
    body: 'Likes mornings.',
  })
  await call(app, world.manager, createComment, replying(world, comment.id, 'Noted.'))
  await app.drainJobs()
  expect(await told(app, world.pca)).toEqual([])
  expect((await call(app, world.pca, getTimesheet, { id })).questions).toMatchObject([
    { answers: [] },
  ])
})
