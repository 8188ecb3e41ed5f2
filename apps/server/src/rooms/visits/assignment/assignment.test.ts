import { replaceAvailability } from '@homeward/contract/caregivers/availability'
import { updateClient } from '@homeward/contract/clients/clients'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import {
  getStaffingSummary,
  judgeAssignments,
  listStaffingCandidates,
  type Verdict,
} from '@homeward/contract/visits/assignment'
import { updateVisit } from '@homeward/contract/visits/visits'
import { v7 as uuid } from 'uuid'
import { numbers } from '@homeward/domain/testing/numbers'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, type Caller, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anAuthorization, aCareplan } from '../../care/testing/factories.ts'
import { aCredential } from '../../caregivers/testing/factories.ts'
import { aVisit, visitsOf } from '../testing/factories.ts'
import { updateCareplan } from '@homeward/contract/care/careplans'

const app = startTestServer()
const open = { agent_id: null }

async function verdictOf(
  who: Caller,
  visit: { id: string },
  proposal: object,
): Promise<Verdict | null | undefined> {
  const proposals = [{ visit_id: visit.id, ...proposal }]
  return (await call(app, who, judgeAssignments, { proposals })).verdicts[0]?.verdict
}

const wish = (world: World, id: string, settings: object) =>
  call(app, world.manager, updateClient, { id, settings })

test('a verdict names all that speaks against an assignment, and a change is refused with the same', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world, open)
  const agent_id = world.cna.agentId
  expect(await verdictOf(world.manager, visit, { agent_id })).toEqual({
    outcome: 'allowed',
    findings: [],
  })
  await wish(world, visit.client.id, { caregiver_gender: 'female' })
  await call(app, world.manager, replaceAvailability, {
    id: agent_id,
    pattern: [{ weekday: 1, start: '12:00', end: '18:00' }],
    minutes_most: 60,
  })
  const soft = await verdictOf(world.manager, visit, { agent_id })
  expect(soft?.outcome).toBe('reason_needed')
  expect(soft?.findings.map(({ id, kind }) => [id, kind])).toEqual([
    ['availability', 'soft'],
    ['gender_preference', 'soft'],
    ['weekly_hours', 'soft'],
  ])
  const asked = await refusal(
    call(app, world.manager, updateVisit, { id: visit.id, agent_id }),
    'assignment_reason_needed',
  )
  expect(asked.errors.assignment_reason).toEqual(
    soft?.findings.map(({ sentence, next }) => `${sentence} ${next}`),
  )
  const given = await call(app, world.manager, updateVisit, {
    id: visit.id,
    agent_id,
    assignment_reason: 'Mrs. Moore agreed',
  })
  expect(given).toMatchObject({
    agent_id,
    overlap_reason: null,
    assignment_reason: 'Mrs. Moore agreed',
    assignment_exceptions: ['availability', 'gender_preference', 'weekly_hours'],
  })
  const { data } = await call(app, world.owner, listAuditEvents, {
    record_type: 'visit',
    record_id: visit.id,
  })
  expect(data[0]?.changes).toMatchObject({
    assignment_reason: { before: null, after: 'Mrs. Moore agreed' },
  })

  await wish(world, visit.client.id, { do_not_send: [agent_id] })
  const hard = await verdictOf(world.manager, visit, { scheduled_time: '13:00' })
  expect(hard?.outcome).toBe('refused')
  expect(hard?.findings.map(({ id }) => id)).toEqual([
    'do_not_send',
    'gender_preference',
    'weekly_hours',
  ])
  const refused = await refusal(
    call(app, world.manager, updateVisit, {
      id: visit.id,
      scheduled_time: '13:00',
      assignment_reason: 'She wants to',
    }),
    'assignment_refused',
  )
  expect(refused.errors.agent_id).toHaveLength(3)
})

test('what only owners and admins may override is refused to managers, who are told whom to ask', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world, open)
  const agent_id = world.cna.agentId
  await aCredential(app, world, agent_id, { expires_on: '2026-11-01' })
  const change = { id: visit.id, agent_id, assignment_reason: 'The new one is in the mail' }
  const refused = await refusal(call(app, world.manager, updateVisit, change), 'assignment_refused')
  expect(refused.errors.agent_id?.[0]).toMatch(/Ask an owner or admin/)
  expect(await call(app, world.admin, updateVisit, change)).toMatchObject({
    assignment_exceptions: ['credential_expired'],
  })
})

test('a visit does not count against itself: hours, authorization, overlap', async () => {
  const world = await anAgency(app)
  const authorization = await anAuthorization(app, world, { units: 8 })
  const plan = await aCareplan(app, world, {
    authorization,
    end_date: '2026-11-02',
    shifts_attributes: [
      {
        scheduled_time: '09:00',
        scheduled_duration: 120,
        recurring_rule: 'FREQ=DAILY',
        agent_id: world.pca.agentId,
      },
    ],
  })
  await call(app, world.manager, updateCareplan, { id: plan.id, status: 'active' })
  await app.drainJobs()
  const [visit] = await visitsOf(app, world.manager)
  if (!visit) throw new Error('No visit was made.')
  await call(app, world.manager, replaceAvailability, {
    id: world.pca.agentId,
    pattern: [],
    minutes_most: 120,
  })
  expect(await verdictOf(world.manager, visit, { scheduled_time: '10:00' })).toMatchObject({
    findings: [],
  })
  const longer = await verdictOf(world.manager, visit, { scheduled_duration: 150 })
  expect(longer?.findings.map(({ id }) => id)).toEqual(['weekly_hours', 'authorization'])
  // The next week has its own allowance, and its own hours.
  expect(await verdictOf(world.manager, visit, { scheduled_date: '2026-11-09' })).toMatchObject({
    findings: [],
  })
  const after = await verdictOf(world.manager, visit, { ...open, scheduled_date: '2028-01-03' })
  expect(after?.findings.map(({ id }) => id)).toEqual(['authorization'])
})

test('of fifty who book the same caregiver at the same moment exactly one succeeds', async () => {
  const world = await anAgency(app)
  const visits = []
  for (let made = 0; made < 50; made += 1) visits.push(await aVisit(app, world, open))
  const agent_id = world.pca.agentId
  const all = await Promise.allSettled(
    visits.map(({ id }) => call(app, world.manager, updateVisit, { id, agent_id })),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await visitsOf(app, world.manager, { by_agent_id: agent_id })).toHaveLength(1)
})

test('a plan leaves a visit open that its caregiver must not be given, and the history says why', async () => {
  const world = await anAgency(app)
  const authorization = await anAuthorization(app, world)
  await wish(world, authorization.client_id, { do_not_send: [world.pca.agentId] })
  const plan = await aCareplan(app, world, {
    authorization,
    end_date: '2026-11-02',
    shifts_attributes: [
      {
        scheduled_time: '09:00',
        scheduled_duration: 120,
        recurring_rule: 'FREQ=DAILY',
        agent_id: world.pca.agentId,
      },
    ],
  })
  await call(app, world.manager, updateCareplan, { id: plan.id, status: 'active' })
  await app.drainJobs()
  const [visit] = await visitsOf(app, world.manager)
  expect(visit).toMatchObject({ status: 'available', agent: null })
  const { data } = await call(app, world.owner, listAuditEvents, {
    record_type: 'visit',
    record_id: visit?.id ?? '',
  })
  expect(data[0]).toMatchObject({
    action: 'visit.left_open',
    changes: { reason: { after: expect.stringMatching(/must not be sent to Ada Moore/) } },
  })
})

test('candidates stand in the order of what speaks against them', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world, open)
  await aVisit(app, world, { agent_id: world.cna.agentId })
  await wish(world, visit.client.id, { do_not_send: [world.pca.agentId] })
  const { data, meta } = await call(app, world.manager, listStaffingCandidates, {
    visit_id: visit.id,
    items: 200,
  })
  expect(meta.total).toBe(7)
  const outcomes = data.map(({ agent, verdict }) => [agent.id, verdict.outcome])
  expect(outcomes[0]?.[1]).toBe('allowed')
  expect(outcomes.at(-2)).toEqual([world.cna.agentId, 'reason_needed'])
  expect(outcomes.at(-1)).toEqual([world.pca.agentId, 'refused'])
  expect(data.find(({ id }) => id === world.cna.agentId)).toMatchObject({
    week_minutes: 120,
    visits_with_client: 0,
    last_visit_on: null,
    score: 52,
    score_parts: [
      { id: 'continuity', points: 0, most: 35, words: 'New to the client' },
      { id: 'travel', points: 13, most: 25, words: 'Distance not known' },
      { id: 'hours', points: 14, most: 15, words: '2 h of 40 h planned that week' },
      { id: 'cost', points: 15, most: 15, words: 'No overtime' },
      { id: 'language', points: 10, most: 10, words: 'No language asked for' },
    ],
  })
  expect(await call(app, world.manager, getStaffingSummary, { id: visit.id })).toEqual({
    free: 5,
    others: 2,
    why_not: [
      { id: 'do_not_send', count: 1 },
      { id: 'overlap', count: 1 },
    ],
  })
  const { data: kept } = await call(app, world.manager, listStaffingCandidates, {
    visit_id: visit.id,
    fit: 'no',
    finding: 'overlap',
  })
  expect(kept.map(({ id }) => id)).toEqual([world.cna.agentId])
  const { data: named } = await call(app, world.manager, listStaffingCandidates, {
    visit_id: visit.id,
    search: 'pca-',
    items: 1,
  })
  expect(named).toHaveLength(1)
})

test('what is not the agency’s is neither judged nor staffed', async () => {
  const [world, other] = [await anAgency(app), await anAgency(app)]
  const foreign = await aVisit(app, other, open)
  const own = await aVisit(app, world, open)
  expect(await verdictOf(world.manager, foreign, open)).toBeNull()
  expect(await verdictOf(world.manager, own, { agent_id: other.pca.agentId })).toBeNull()
  expect(await verdictOf(world.manager, own, { agent_id: uuid() })).toBeNull()
  await refusal(
    call(app, world.manager, listStaffingCandidates, { visit_id: foreign.id }),
    'not_found',
  )
  await refusal(
    call(app, world.nurse, judgeAssignments, { proposals: [{ visit_id: own.id }] }),
    'forbidden',
  )
})

test('board, staffing and change agree on random cases', async () => {
  const world = await anAgency(app)
  const below = numbers(12)
  const clock = () => `${String(6 + below(14)).padStart(2, '0')}:${below(2) * 3}0`
  const people = [world.pca, world.cna, world.cna1, world.cna2, world.sitter]
  for (const { agentId: id } of people) {
    await call(app, world.manager, replaceAvailability, {
      id,
      pattern: below(2) ? [{ weekday: 1, start: '06:00', end: `${12 + below(10)}:00` }] : [],
      minutes_most: below(2) ? 60 * (1 + below(20)) : null,
    })
    if (below(2)) await aCredential(app, world, id, { expires_on: `2026-11-0${1 + below(3)}` })
  }
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('agencies').set({ overtime_threshold_hours: 6 }).execute(),
  )
  const visits = []
  for (let made = 0; made < 12; made += 1) {
    const visit = await aVisit(app, world, {
      agent_id: people[below(people.length)]?.agentId ?? null,
      scheduled_time: clock(),
      scheduled_duration: 30 + 30 * below(5),
    })
    await wish(world, visit.client.id, {
      caregiver_gender: (['any', 'female', 'male'] as const)[below(3)],
      do_not_send: below(3) ? [] : [people[below(people.length)]?.agentId],
    })
    visits.push(visit)
  }
  const proposals = visits.flatMap(({ id }) =>
    people.map(({ agentId }) => ({ visit_id: id, agent_id: agentId })),
  )
  const { verdicts } = await call(app, world.owner, judgeAssignments, { proposals })
  const kinds = new Set(verdicts.flatMap(({ verdict }) => verdict?.findings.map(({ id }) => id)))
  expect(kinds.size).toBeGreaterThan(5)
  for (const { id } of visits) {
    const { data } = await call(app, world.owner, listStaffingCandidates, {
      visit_id: id,
      items: 200,
    })
    const staffed = new Map(data.map(({ agent, verdict }) => [agent.id, verdict]))
    for (const { agent_id, verdict } of verdicts.filter(({ visit_id }) => visit_id === id)) {
      expect(staffed.get(agent_id ?? '')).toEqual(verdict)
    }
  }
  for (const { visit_id: id, agent_id, verdict } of verdicts) {
    const { agent } = visits.find((visit) => visit.id === id) ?? {}
    if (!verdict || verdict.outcome === 'allowed' || agent?.id === agent_id) continue
    const code = verdict.outcome === 'refused' ? 'assignment_refused' : 'assignment_reason_needed'
    const { errors } = await refusal(call(app, world.owner, updateVisit, { id, agent_id }), code)
    expect(Object.values(errors).flat()).toEqual(
      verdict.findings.map(({ sentence, next }) => `${sentence} ${next}`),
    )
  }
})
