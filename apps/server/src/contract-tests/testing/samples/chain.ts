import { settleExceptions } from '@homeward/contract/visits/exceptions'
import { fobs } from '@homeward/contract/visits/fobs'
import { getVisit, reviewVisit } from '@homeward/contract/visits/visits'
import { HOTP, Secret } from 'otpauth'
import { call } from '../../../testing/call.ts'
import { named, type Sample } from '../sample.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** A check-in with what a device shows that was just registered. */
const fobPunch: Sample = async ({ fobVisit: id, now }, { app, world }) => {
  const { client } = await call(app, world.manager, getVisit, { id })
  const serial = `FVV-${Date.now()}`
  await call(app, world.manager, fobs.endpoints.create, { client_id: client.id, serial, secret })
  const counter = Math.floor(Date.parse(now) / 60_000)
  const code = HOTP.generate({ secret: Secret.fromBase32(secret), counter })
  return { id, act: 'check_in', at: now, code }
}

/** A visit as the queue names it; `none` once it was settled. */
async function queued({ app, world }: Parameters<Sample>[1], id: string) {
  const { exception, lock_version } = await call(app, world.owner, getVisit, { id })
  return { exception: exception ?? 'none', visits: [{ id, lock_version }] }
}

/** Endpoints of the chain from client to approved visit. */
export const chainSamples: Record<string, Sample> = {
  'POST /auth': () => ({ username: 'nobody', password: 'not a password' }),
  'DELETE /auth': () => ({}),
  'POST /direct_uploads': () => ({ filename: 'a.txt', byte_size: 3, content_type: 'text/plain' }),

  'GET /clients/:id': named('client'),
  'POST /clients': ({ office, payor }) => ({
    first_name: 'Rosa',
    last_name: 'Alvarez',
    office_id: office,
    primary_payor_id: payor,
  }),
  'PATCH /clients/:id': ({ client }) => ({ id: client, nickname: 'Rosie' }),
  'DELETE /clients/:id': named('idleClient'),

  'POST /authorizations': ({ idleClient, payor, service }) => ({
    client_id: idleClient,
    payor_id: payor,
    service_ids: [service],
    number: 'PA-2',
    start_date: '2026-11-01',
    end_date: '2027-04-30',
    units: 40,
    unit_period: 'week',
  }),
  'PATCH /authorizations/:id': ({ authorization }) => ({ id: authorization, number: 'PA-1B' }),
  'GET /authorizations/:id/weeks': named('authorization'),
  'GET /clients/:id/care_team': named('client'),
  'GET /caregivers/:id/clients': named('agent'),
  'GET /assessments/:id': named('assessment'),
  'POST /assessments': ({ idleClient, agent }) => ({
    client_id: idleClient,
    agent_id: agent,
    start_date: '2026-11-02',
    end_date: '2027-04-30',
    authorized_minutes: 600,
  }),
  'PATCH /assessments/:id': ({ assessment }) => ({ id: assessment, end_date: '2027-05-31' }),
  'POST /assessments/:id/signature_waivers': ({ assessment }) => ({
    id: assessment,
    signer_role: 'client',
    reason: 'In the hospital',
  }),
  'POST /assessments/:id/signature_voidings': ({ waivedAssessment, assessmentWaiver }) => ({
    id: waivedAssessment,
    signature_id: assessmentWaiver,
    reason: 'Back at home',
  }),
  'DELETE /assessments/:id': named('spareAssessment'),
  'GET /careplans/:id': named('careplan'),
  'POST /careplans': ({ client, authorization }) => ({
    client_id: client,
    authorization_id: authorization,
    start_date: '2027-02-01',
    draft: true,
  }),
  'PATCH /careplans/:id': ({ draftCareplan }) => ({ id: draftCareplan, end_date: '2027-02-20' }),
  'POST /careplans/:id/revisions': named('careplan'),
  'POST /careplans/:id/change_sets': ({ draftCareplan }) => ({
    id: draftCareplan,
    status: 'archived',
  }),
  'PATCH /allocate_remainders': ({ draftCareplan }) => ({
    careplan_id: draftCareplan,
    allocation: 'first',
  }),
  'POST /careplans/:id/signature_waivers': ({ draftCareplan }) => ({
    id: draftCareplan,
    signer_role: 'client',
    reason: 'In the hospital',
  }),
  'POST /careplans/:id/signature_voidings': ({ waivedCareplan, waiver }) => ({
    id: waivedCareplan,
    signature_id: waiver,
    reason: 'Back at home',
  }),
  'POST /recurring_select/translate': () => ({ recurring_rule: 'FREQ=WEEKLY;BYDAY=MO' }),

  'POST /create_non_repeating_visits': ({ client, authorization }) => ({
    client_id: client,
    authorization_id: authorization,
    scheduled_dates: ['2027-01-11'],
    scheduled_time: '17:00',
    scheduled_duration: 60,
    client_confirmed: true,
  }),
  'GET /visits/:id': named('plannedVisit'),
  'POST /visit_horizons': () => ({ through_day: '2027-01-31' }),
  'GET /visits/:id/series': named('plannedVisit'),
  'PATCH /visits/:id': ({ plannedVisit }) => ({ id: plannedVisit, scheduled_time: '20:00' }),
  'DELETE /visits/:id': ({ spareVisit }) => ({ id: spareVisit, reason: 'Client away' }),
  'GET /absence_effects': ({ agent }) => ({ agent_id: agent, start_date: '2026-11-02' }),
  'POST /visit_publications': ({ draftVisit }) => ({ visit_ids: [draftVisit] }),
  'POST /visit_withdrawals': ({ addedVisit }) => ({
    visits: [{ id: addedVisit, lock_version: 0 }],
  }),
  'POST /visit_copies': ({ copiedClient }) => ({
    from: '2026-11-02',
    to: '2026-11-09',
    client_id: copiedClient,
  }),
  'POST /insights/open_visit_charges': ({ plannedVisit }) => ({ visit_ids: [plannedVisit] }),
  'POST /assignment_verdicts': ({ plannedVisit }) => ({ proposals: [{ visit_id: plannedVisit }] }),
  'GET /schedule_rows': () => ({
    rows: 'clients',
    start_date: '2026-11-02',
    end_date: '2026-11-08',
  }),
  'GET /visit_staffing_candidates': ({ plannedVisit }) => ({ visit_id: plannedVisit }),
  'GET /visits/:id/staffing_summary': named('plannedVisit'),
  'POST /visits/:id/missed': ({ missedVisit }) => ({
    id: missedVisit,
    reason: 'weather',
    action: 'none',
  }),
  'POST /visits/:id/restore': ({ canceledVisit }) => ({ id: canceledVisit }),
  'POST /visits/:id/archive': ({ spentVisit }) => ({ id: spentVisit }),
  'POST /visits/:id/reopen': ({ rejectedVisit }) => ({ id: rejectedVisit, reason: 'Wrong times' }),
  'POST /visit_exceptions/settle': ({ queuedVisit }, place) => queued(place, queuedVisit),
  'POST /visit_exceptions/undo': async ({ settledVisit }, place) => {
    const asked = await queued(place, settledVisit)
    if (asked.exception === 'none') return asked
    await call(place.app, place.world.owner, settleExceptions, asked)
    return { ...(await queued(place, settledVisit)), exception: asked.exception }
  },
  'POST /visits/:id/corrections': async ({ correctedVisit: id }, { app, world }) => {
    const { status, check_in_at } = await call(app, world.owner, getVisit, { id })
    if (status === 'completed') {
      await call(app, world.owner, reviewVisit, { id, decision: 'approve', accept_held: true })
    }
    const earlier = new Date(Date.parse(check_in_at ?? '') - 3_600_000).toISOString()
    return { id, reviewed_check_in_at: earlier, reason: 'wrong_time' }
  },
  'POST /visits/:id/review': ({ finishedVisit }) => ({ id: finishedVisit, decision: 'approve' }),
  'POST /visits/:id/check_in': ({ dueVisit, now }) => ({
    id: dueVisit,
    at: now,
    reason: 'no_signal',
  }),
  'GET /agents/:id/phone_pin': named('agent'),
  'POST /agents/:id/phone_pin': named('agent'),
  'DELETE /agents/:id/phone_pin': named('agent'),
  'POST /visits/:id/fob_punches': fobPunch,
  'PUT /visits/:id/activities/:activity_id': ({ runningVisit, activity }) => ({
    id: runningVisit,
    activity_id: activity,
    status: 'completed',
  }),
  'POST /visits/:id/signature': ({ runningVisit, signature, now }) => ({
    id: runningVisit,
    signed_id: signature,
    signed_by: 'Rosa Alvarez',
    at: now,
  }),
  'GET /visits/:id/signatures': named('plannedVisit'),
  'POST /visits/:id/signature_waivers': ({ runningVisit }) => ({
    id: runningVisit,
    signer_role: 'caregiver',
    reason: 'The phone was broken',
  }),
  'POST /visits/:id/signature_voidings': ({ waivedVisit, visitWaiver }) => ({
    id: waivedVisit,
    signature_id: visitWaiver,
    reason: 'Signed on paper',
  }),
  'POST /visits/:id/check_out': ({ runningVisit, now }) => ({
    id: runningVisit,
    at: now,
    reason: 'no_signal',
  }),
}
