import {
  createAssessmentReport,
  getAssessmentReport,
  updateAssessmentReport,
} from '@homeward/contract/care/assessment-reports'
import type { InputOf } from '@homeward/contract/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { type Caller, call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClientAtHome, anAssessment, anAuthorization } from '../testing/factories.ts'

const app = startTestServer()
let world: World
let clientId: string
beforeAll(async () => {
  world = await anAgency(app)
  const authorization = await anAuthorization(app, world)
  clientId = authorization.client_id
  await anAssessment(app, world, {
    client_id: clientId,
    authorization_id: authorization.id,
    observed_by_id: world.nurse.agentId,
    observed_at: '2026-11-01T14:00:00Z',
    diagnosis: [{ code: 'I10', name: 'Hypertension' }],
    services: [{ id: world.serviceId }],
  })
  await anAssessment(app, world, { client_id: clientId, draft: true, end_date: '2026-11-30' })
  await anAssessment(app, world, { start_date: '2027-02-01', authorized_minutes: 100 })
})

const november = { start_date: '2026-11-01', end_date: '2026-11-30' }

async function made(
  input: Partial<InputOf<typeof createAssessmentReport>> = {},
  who: Caller = world.nurse,
) {
  const { id } = await call(app, who, createAssessmentReport, { ...november, ...input })
  await app.drainJobs()
  return call(app, who, getAssessmentReport, { id })
}

const linesOf = async (url: string | null) => {
  const answer = await app.server.inject({ url: url ?? '' })
  expect(answer.statusCode).toBe(200)
  return answer.body.trim().split('\r\n')
}

test('a CSV has the assessments in force on one of its days, with what is missing', async () => {
  const report = await made()
  expect(report).toMatchObject({ status: 'completed', rows_total: 2, rows_done: 2 })
  const [head, ...lines] = await linesOf(report.csv_file_url)
  expect(head).toContain('Client,Office,Status,Assessed,Start,End,Hours a week')
  expect(lines.find((line) => line.includes('Active'))).toMatch(
    /PA-1001.*PCS adult.*I10 Hypertension.*Test nurse.*"Client, Nurse"/,
  )
  expect(lines.find((line) => line.includes('Draft'))).toBeDefined()
})

test('hours of a week are told to the hundredth', async () => {
  const later = { start_date: '2027-02-01', end_date: '2027-02-28' }
  const report = await made({ ...later, assessment_status: 'scheduled' })
  const [, line] = await linesOf(report.csv_file_url)
  expect(line).toContain(',1.67,')
})

test('it is narrowed to a client and a status; a PDF is one', async () => {
  const active = await made({ by_client_id: clientId, assessment_status: 'active' })
  expect(active.rows_total).toBe(1)
  expect((await made({ assessment_status: 'scheduled' })).rows_total).toBe(0)
  const later = { start_date: '2027-02-01', end_date: '2027-12-31' }
  expect((await made({ ...later, assessment_status: 'scheduled' })).rows_total).toBe(1)
  const pdf = await made({ format: 'pdf' })
  const answer = await app.server.inject({ url: pdf.pdf_file_url ?? '' })
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('both days are required, in order; others may not, and see nothing', async () => {
  await refusal(made({ end_date: '2026-10-31' }), 'date_order')
  await refusal(
    call(app, world.nurse, createAssessmentReport, { start_date: '2026-11-01' } as never),
    'invalid',
  )
  await refusal(made({}, world.pca), 'forbidden')
  const there = await anAgency(app)
  await refusal(made({ by_client_id: await aClientAtHome(app, there) }), 'not_found')
  const { id } = await made()
  await refusal(call(app, there.nurse, getAssessmentReport, { id }), 'not_found')
})

test('one in progress is canceled, and its job leaves it alone', async () => {
  const { id } = await call(app, world.nurse, createAssessmentReport, november)
  const canceled = await call(app, world.nurse, updateAssessmentReport, { id, status: 'archived' })
  expect(canceled.status).toBe('archived')
  await app.drainJobs()
  expect(await call(app, world.nurse, getAssessmentReport, { id })).toMatchObject({
    status: 'archived',
    csv_file_url: null,
  })
})
