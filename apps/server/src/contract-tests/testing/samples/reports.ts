import { createCareplanReport } from '@homeward/contract/care/careplan-reports'
import { createAssessmentReport } from '@homeward/contract/care/assessment-reports'
import { createVisitReport } from '@homeward/contract/visits/reports'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import type { Sample } from '../sample.ts'

const days = { start_date: '2026-11-01', end_date: '2026-11-30' }

const aReport = async (place: { app: TestServer; world: World }) => {
  const { id } = await call(place.app, place.world.owner, createVisitReport, days)
  return { id }
}

const aPlanReport = async (place: { app: TestServer; world: World }) => {
  const { id } = await call(place.app, place.world.owner, createCareplanReport, days)
  return { id }
}

const anAssessmentReport = async (place: { app: TestServer; world: World }) => {
  const { id } = await call(place.app, place.world.owner, createAssessmentReport, days)
  return { id }
}

export const reportSamples: Record<string, Sample> = {
  'GET /careplans_reports': () => days,
  'POST /careplan_reports': ({ client }) => ({ ...days, by_client_id: client }),
  'GET /careplan_reports/:id': (_, place) => aPlanReport(place),
  'PATCH /careplan_reports/:id': async (_, place) => ({
    ...(await aPlanReport(place)),
    status: 'archived',
  }),
  'POST /assessment_reports': ({ client }) => ({ ...days, by_client_id: client }),
  'GET /assessment_reports/:id': (_, place) => anAssessmentReport(place),
  'PATCH /assessment_reports/:id': async (_, place) => ({
    ...(await anAssessmentReport(place)),
    status: 'archived',
  }),
  'GET /visits_reports': () => days,
  'GET /visits_journal': () => ({ week_of: '2026-11-02' }),
  'POST /visit_reports': ({ client }) => ({ ...days, by_client_id: client }),
  'GET /visit_reports/:id': (_, place) => aReport(place),
  'PATCH /visit_reports/:id': async (_, place) => ({
    ...(await aReport(place)),
    status: 'archived',
  }),
}
