import { createComment } from '@homeward/contract/collaboration/comments'
import { getVisit, reviewVisit, Visit } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { home, one } from '../care/testing/factories.ts'
import { aCompletedVisit, aVisit } from './testing/factories.ts'

const app = startTestServer()
const raleigh = { latitude: 35.7804, longitude: -78.6391 }
const [checked_in, checked_out] = ['2026-11-02T14:10:00.000Z', '2026-11-02T16:10:00.000Z']

test('a visit answers what was recorded, what the review says, and how it came in', async () => {
  const world = await anAgency(app)
  const { id } = await aCompletedVisit(app, world, { in: checked_in, out: checked_out })
  await call(app, world.nurse, reviewVisit, {
    id,
    decision: 'approve',
    reviewed_check_out_at: '2026-11-02T16:00:00.000Z',
    reviewed_check_out_latitude: 36,
    reviewed_check_out_longitude: -78,
    reason: 'forgot_check_out',
  })
  expect(await one(app, world.owner, getVisit, id)).toMatchObject({
    agent: { id: world.pca.agentId },
    careplan_id: expect.any(String),
    non_repeating: false,
    check_in_at: checked_in,
    check_out_at: checked_out,
    completed_duration: 120,
    check_in_latitude: raleigh.latitude,
    check_in_longitude: raleigh.longitude,
    check_out_latitude: raleigh.latitude,
    check_out_longitude: raleigh.longitude,
    reviewed_check_in_at: checked_in,
    reviewed_check_out_at: '2026-11-02T16:00:00.000Z',
    reviewed_duration: 110,
    reviewed_check_in_latitude: raleigh.latitude,
    reviewed_check_in_longitude: raleigh.longitude,
    reviewed_check_out_latitude: 36,
    reviewed_check_out_longitude: -78,
    correct_day_submitted: true,
    correct_check_in_submitted: true,
    correct_check_out_submitted: true,
    correct_device_in_submitted: true,
    correct_device_out_submitted: true,
    correct_location_submitted: true,
    correct_service_submitted: true,
    correct_caregiver_submitted: true,
    correct_client_submitted: true,
    correct_signature_submitted: false,
    perfect_submission: false,
  })
})

test('no vendor was told of a visit, and what was said of it stands beside it, newest first', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  for (const body of ['First', 'Second'])
    await call(app, world.nurse, createComment, { parent_type: 'Visit', parent_id: id, body })
  expect(await one(app, world.pca, getVisit, id)).toMatchObject({
    vendor_verifications: [],
    visit_verification_status: null,
    visit_verification_meta: null,
    comments: [
      { body: 'Second', author: 'Test nurse' },
      { body: 'First', author: 'Test nurse' },
    ],
  })
})

test('another place needs a reason, half a position is none, and a rejected visit has no other place', async () => {
  const world = await anAgency(app)
  const { id } = await aCompletedVisit(app, world)
  const review = (fields: object) =>
    call(app, world.nurse, reviewVisit, { id, decision: 'approve', ...fields })
  const place = {
    reviewed_check_in_latitude: home.latitude + 1,
    reviewed_check_in_longitude: home.longitude,
  }
  await refusal(review(place), 'reason_required')
  const { errors } = await refusal(review({ reviewed_check_in_latitude: 36 }), 'invalid')
  expect(Object.keys(errors)).toEqual(['reviewed_check_in_longitude'])
  const rejected = await call(app, world.nurse, reviewVisit, { id, decision: 'reject', ...place })
  expect(rejected).toMatchObject({ status: 'rejected', reviewed_check_in_latitude: null })
  const approved = await review({ ...place, reason: 'device_problem' })
  expect(approved).toMatchObject({ reviewed_check_in_latitude: home.latitude + 1 })
})

test('a vendor will say how far a visit and its claim are', () => {
  expect(Object.keys(Visit.shape.vendor_verifications.element.shape)).toEqual([
    'id',
    'vendor',
    'parent_id',
    'status',
    'claim_status',
  ])
})
