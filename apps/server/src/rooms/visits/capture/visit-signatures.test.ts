import { signVisit } from '@homeward/contract/visits/capture'
import { reviewVisit } from '@homeward/contract/visits/visits'
import {
  getVisitSignatures,
  voidVisitSignature,
  waiveVisitSignature,
} from '@homeward/contract/visits/signatures'
import { v7 as uuid } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anUpload, onePixel } from '../../files/testing/factories.ts'
import { aCompletedVisit, aVisit, pageOf } from '../testing/factories.ts'

const app = startTestServer()
let world: World
beforeEach(async () => {
  world = await anAgency(app)
})

const sign = async (id: string, who: Caller, fields: object = {}) =>
  call(app, who, signVisit, {
    id,
    signed_id: await anUpload(app, who, { bytes: onePixel }),
    signed_by: 'Ada Moore',
    at: '2026-11-02T14:00:00.000Z',
    ...fields,
  })

const waive = (id: string, who: Caller = world.nurse, fields: object = {}) =>
  call(app, who, waiveVisitSignature, { id, signer_role: 'client', reason: 'Asleep', ...fields })

const of = async (id: string, who: Caller = world.nurse) =>
  (await call(app, who, getVisitSignatures, { id })).signatures

test('a missing signature is obtained after the approval by those who review, not by the caregiver', async () => {
  const { id } = await aCompletedVisit(app, world)
  await call(app, world.nurse, reviewVisit, { id, decision: 'approve' })
  await refusal(sign(id, world.pca), 'status_not_allowed')
  const signed = await sign(id, world.nurse)
  expect(signed).toMatchObject({ signed: true, signature: { signed_by: 'Ada Moore' } })
  expect(await of(id)).toMatchObject([{ signer_role: 'client', signed: { by: 'Ada Moore' } }])
})

test('another person signs for the client, with the relation and why; not with half of it', async () => {
  const { id } = await aCompletedVisit(app, world)
  const on_behalf = { relation: 'Caregiver', reason: 'Cannot hold a pen' }
  await refusal(sign(id, world.pca, { on_behalf: { relation: 'Daughter' } }), 'invalid')
  await refusal(sign(id, world.pca, { on_behalf: { ...on_behalf, reason: ' ' } }), 'invalid')
  expect(await sign(id, world.pca, { signed_by: 'Test pca', on_behalf })).toMatchObject({
    signed: true,
  })
  expect(await of(id)).toMatchObject([{ signed: { by: 'Test pca', on_behalf } }])
})

test('what is done without is not signed, and may be signed after all', async () => {
  const { id } = await aCompletedVisit(app, world)
  await refusal(waive(id, world.pca), 'forbidden')
  await refusal(waive(id, world.nurse, { reason: ' ' }), 'signature_reason_missing')
  await refusal(waive(id, world.nurse, { signer_role: 'nurse' }), 'signer_not_asked')
  const { signatures } = await waive(id)
  expect(signatures).toMatchObject([{ waived: { by: 'Test nurse', reason: 'Asleep' } }])
  await refusal(waive(id), 'signature_exists')
  expect(await pageOf(app, world.nurse, id)).toMatchObject({
    signed: false,
    signature: null,
    abilities: { sign: true },
  })
  await sign(id, world.pca)
  expect((await of(id)).map(({ voided }) => voided !== null)).toEqual([true, false])
})

test('a voided signature is gone from the visit, stays to be read, and can be given anew', async () => {
  const { id } = await aCompletedVisit(app, world)
  await sign(id, world.pca)
  const [signature] = await of(id)
  const wrong = { id, signature_id: signature?.id ?? '', reason: 'Signed by the neighbor' }
  await refusal(call(app, world.pca, voidVisitSignature, wrong), 'forbidden')
  const elsewhere = { ...wrong, id: (await aVisit(app, world)).id }
  await refusal(call(app, world.nurse, voidVisitSignature, elsewhere), 'not_found')
  await call(app, world.nurse, voidVisitSignature, wrong)
  expect(await pageOf(app, world.nurse, id)).toMatchObject({ signed: false, signature: null })
  await refusal(call(app, world.nurse, voidVisitSignature, wrong), 'signature_voided')
  expect((await sign(id, world.pca)).signed).toBe(true)
})

test('nothing is waived of a visit that has not begun, or is not there; caregivers see their own', async () => {
  const { id } = await aVisit(app, world)
  await refusal(waive(id), 'visit_not_started')
  await refusal(waive(uuid()), 'not_found')
  const there = await anAgency(app)
  await refusal(waive(id, there.nurse), 'not_found')
  await refusal(of(id, there.nurse), 'not_found')
  await refusal(of(id, world.cna), 'not_found')
  expect(await of(id, world.pca)).toEqual([])
})
