import {
  archiveAssessment,
  createAssessment,
  getAssessment,
  listAssessments,
  updateAssessment,
} from '@homeward/contract/care/assessments'
import { getCareplan } from '@homeward/contract/care/careplans'
import { getClient } from '@homeward/contract/clients/clients'
import { getService } from '@homeward/contract/catalogue/services'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anUpload, onePixel } from '../../files/testing/factories.ts'
import {
  aCareplan,
  aClientAtHome,
  anAssessment,
  anAuthorization,
  moveClock,
  one,
} from '../testing/factories.ts'

const app = startTestServer()

const assess = (world: World, given: Parameters<typeof anAssessment>[2] = {}) =>
  anAssessment(app, world, given)

/** The service of a world with the ids of its first category's activities. */
const catalogueOf = async (world: World) => {
  const service = await one(app, world.manager, getService, world.serviceId)
  const [category] = service.categories
  if (!category) throw new Error('The service has no category.')
  return { id: service.id, category, activities: category.activities.map(({ id }) => id) }
}

test('an assessment keeps activities with a level and rows that say something', async () => {
  const world = await anAgency(app)
  const authorization = await anAuthorization(app, world)
  const { id, category, activities } = await catalogueOf(world)
  const [first = '', second = ''] = activities
  const made = await assess(world, {
    client_id: authorization.client_id,
    authorization_id: authorization.id,
    observed_by_id: world.pca.agentId,
    observed_at: '2026-11-01T14:00:00Z',
    diagnosis: [
      { code: 'I10', name: 'Hypertension' },
      { code: ' ', name: '' },
    ],
    goals: [{ name: 'Walk to the mailbox' }, { name: '', description: '' }],
    equipment: [{ description: 'Walker' }],
    groups: { risk_factors: [{ name: 'Wanders' }, {}] },
    services: [
      {
        id,
        categories: [
          {
            id: category.id,
            activities: [
              { id: first, level: '1_limited', frequency: 'Daily' },
              { id: second, level: null },
            ],
          },
        ],
      },
    ],
  })
  expect(made).toMatchObject({
    status: 'active',
    authorization: { number: 'PA-1001' },
    observed_by: { id: world.pca.agentId },
    diagnosis: [{ code: 'I10', name: 'Hypertension' }],
    goals: [{ name: 'Walk to the mailbox', description: '' }],
    equipment: [{ name: '', description: 'Walker' }],
    groups: {
      social_factors: [],
      risk_factors: [{ name: 'Wanders', description: '' }],
      registered_nurse_review_factors: [],
    },
    service: { id },
  })
  expect(made.services).toMatchObject([
    { id, categories: [{ id: category.id, activities: [{ id: first, level: '1_limited' }] }] },
  ])
  expect(made.services[0]?.categories[0]?.activities).toHaveLength(1)
  const listed = await call(app, world.nurse, listAssessments, { client_id: made.client_id })
  expect(listed.data).toEqual([made])
  expect(await one(app, world.manager, getAssessment, made.id)).toMatchObject({
    id: made.id,
    abilities: { edit: true, edit_fully: false },
  })
})

test('without an end it runs for a month, less a day; an end before the start is refused', async () => {
  const world = await anAgency(app)
  const made = await call(app, world.nurse, createAssessment, {
    client_id: await aClientAtHome(app, world),
    start_date: '2026-11-02',
    authorized_minutes: 60,
    draft: true,
  })
  expect(made.status).toBe('draft')
  expect(made.end_date > '2026-11-30').toBe(true)
  await refusal(assess(world, { end_date: '2026-10-01' }), 'date_order')
})

test('once in force, only an owner changes services, minutes and status; the answer says so', async () => {
  const world = await anAgency(app)
  const { id, lock_version } = await assess(world)
  const change = { id, authorized_minutes: 900, services: [], goals: [{ name: 'Rest' }] }
  const byNurse = await call(app, world.nurse, updateAssessment, { ...change, lock_version })
  expect(byNurse.meta.ignored).toEqual(['services', 'authorized_minutes'])
  expect(byNurse.data).toMatchObject({ authorized_minutes: 600, goals: [{ name: 'Rest' }] })
  const byOwner = await call(app, world.owner, updateAssessment, change)
  expect(byOwner).toMatchObject({ data: { authorized_minutes: 900 }, meta: { ignored: [] } })
  await refusal(call(app, world.nurse, updateAssessment, { id, goals: [], lock_version }), 'stale')
})

test('it says whose it is, who cares, who corrected it, and has a document until that is removed', async () => {
  const world = await anAgency(app)
  const { id, agency_id } = await assess(world, {
    agent_id: world.pca.agentId,
    corrector_id: world.nurse.agentId,
    signed_id: await anUpload(app, world.nurse, { filename: 'paper.png', bytes: onePixel }),
  })
  expect(await one(app, world.nurse, getAssessment, id)).toMatchObject({
    agency_id,
    agent_id: world.pca.agentId,
    corrector_id: world.nurse.agentId,
    document: { name: 'paper.png' },
  })
  const change = { id, agent_id: null, corrector_id: null, signed_id: null }
  expect((await call(app, world.nurse, updateAssessment, change)).data).toMatchObject({
    agent_id: null,
    corrector_id: null,
    document: null,
  })
})

test('a draft or scheduled one is changed by everyone who writes assessments', async () => {
  const world = await anAgency(app)
  const draft = await assess(world, { draft: true })
  const changed = await call(app, world.nurse, updateAssessment, {
    id: draft.id,
    authorized_minutes: 120,
    status: 'scheduled',
  })
  expect(changed.data).toMatchObject({ authorized_minutes: 120, status: 'active' })
  const later = await assess(world, { start_date: '2027-01-01' })
  expect(later.status).toBe('scheduled')
})

test('archiving ends it on the day before the given one, and an owner restores it', async () => {
  const world = await anAgency(app)
  const made = await assess(world)
  const archived = await call(app, world.nurse, archiveAssessment, {
    id: made.id,
    date: '2026-12-01',
  })
  expect(archived).toMatchObject({ status: 'archived', end_date: '2026-11-30' })
  await refusal(call(app, world.nurse, archiveAssessment, { id: made.id }), 'status_not_allowed')
  await refusal(
    call(app, world.nurse, updateAssessment, { id: made.id, goals: [] }),
    'status_not_allowed',
  )
  const restored = await call(app, world.owner, updateAssessment, {
    id: made.id,
    status: 'active',
    end_date: '2027-04-30',
  })
  expect(restored.data).toMatchObject({ status: 'active', end_date: '2027-04-30' })
})

test('one that has not begun ends on its first day when it is archived', async () => {
  const world = await anAgency(app)
  const made = await assess(world, { start_date: '2027-01-10' })
  const archived = await call(app, world.nurse, archiveAssessment, { id: made.id })
  expect(archived.end_date).toBe('2027-01-10')
})

test('people, authorizations, services and activities of others are refused at their fields', async () => {
  const world = await anAgency(app)
  const other = await anAgency(app)
  const strange = await anAuthorization(app, world)
  await refusal(assess(world, { authorization_id: strange.id }), 'invalid')
  await refusal(assess(world, { observed_by_id: other.pca.agentId }), 'invalid')
  await refusal(assess(world, { services: [{ id: other.serviceId }] }), 'invalid')
  const { id, category } = await catalogueOf(world)
  const { activities } = await catalogueOf(other)
  const [foreign = ''] = activities
  const categories = [{ id: category.id, activities: [{ id: foreign, level: '1_total' as const }] }]
  await refusal(assess(world, { services: [{ id, categories }] }), 'invalid')
  await refusal(
    call(app, world.nurse, createAssessment, {
      client_id: await aClientAtHome(app, other),
      start_date: '2026-11-02',
      authorized_minutes: 60,
    }),
    'not_found',
  )
})

test('the list follows the days', async () => {
  const world = await anAgency(app)
  const made = await assess(world, { end_date: '2026-12-31' })
  const inStatus = async (status: 'active' | 'inactive') =>
    (await call(app, world.nurse, listAssessments, { status, client_id: made.client_id })).data
  expect(await inStatus('active')).toHaveLength(1)
  await moveClock(app, '2027-02-01T15:00:00Z')
  expect(await inStatus('active')).toHaveLength(0)
  expect(await inStatus('inactive')).toMatchObject([{ id: made.id, status: 'inactive' }])
})

test('a care plan says which assessment it came from, and the client lists its assessments', async () => {
  const world = await anAgency(app)
  const authorization = await anAuthorization(app, world)
  const { client_id } = authorization
  const made = await assess(world, { client_id, authorization_id: authorization.id })
  const plan = await aCareplan(app, world, { authorization, assessment_id: made.id })
  expect(plan.assessment_id).toBe(made.id)
  const client = await one(app, world.nurse, getClient, client_id)
  expect(client.assessments).toMatchObject([{ id: made.id, status: 'active' }])
  const strange = await assess(world)
  await refusal(aCareplan(app, world, { authorization, assessment_id: strange.id }), 'invalid')
})

test('archived, it leaves the plans that came from it as they are, and no new one comes from it', async () => {
  const world = await anAgency(app)
  const authorization = await anAuthorization(app, world)
  const { client_id } = authorization
  const made = await assess(world, { client_id, authorization_id: authorization.id })
  const plan = await aCareplan(app, world, { authorization, assessment_id: made.id })
  await call(app, world.nurse, archiveAssessment, { id: made.id, date: '2026-11-10' })
  expect(await one(app, world.nurse, getCareplan, plan.id)).toMatchObject({
    status: plan.status,
    end_date: plan.end_date,
    assessment_id: made.id,
  })
  await refusal(aCareplan(app, world, { authorization, assessment_id: made.id }), 'invalid')
})

test('60 services, and a service twice, are refused at their field', async () => {
  const world = await anAgency(app)
  const service = { id: world.serviceId }
  const many = await refusal(
    assess(world, { services: Array.from({ length: 60 }, () => service) }),
    'invalid',
  )
  expect(many.errors).toHaveProperty('services')
  const twice = await refusal(assess(world, { services: [service, service] }), 'invalid')
  expect(twice.errors).toHaveProperty(['services.1.id'])
})

test('of two who archive it at once one does, and the other is told', async () => {
  const world = await anAgency(app)
  const { id, lock_version } = await assess(world)
  const archive = () => call(app, world.nurse, archiveAssessment, { id, lock_version })
  const tries = await Promise.allSettled([archive(), archive()])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
