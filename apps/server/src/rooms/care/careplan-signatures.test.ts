import {
  type Careplan,
  getCareplan,
  listCareplans,
  updateCareplan,
  voidCareplanSignature,
  waiveCareplanSignature,
} from '@homeward/contract/care/careplans'
import type { InputOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { type Caller, call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { anUpload, onePixel } from '../files/testing/factories.ts'
import { aCareplan, anActiveCareplan, mornings } from './testing/factories.ts'

const app = startTestServer()
let world: World
beforeAll(async () => {
  world = await anAgency(app)
})

const picture = () => anUpload(app, world.nurse, { bytes: onePixel })

const update = (input: InputOf<typeof updateCareplan>, who: Caller = world.nurse) =>
  call(app, who, updateCareplan, input)

/** Signed by all three, each by a signed_id alone. */
async function aSignedPlan(): Promise<Careplan> {
  const { id } = await aCareplan(app, world, {
    draft: true,
    shifts_attributes: [{ ...mornings, agent_id: world.pca.agentId }],
  })
  return update({
    id,
    client_signature: await picture(),
    caregiver_signature: await picture(),
    nurse_signature: await picture(),
  })
}

test('a plan is signed by its client, its caregiver and the nurse, by a signed_id each', async () => {
  const plan = await aSignedPlan()
  expect(plan.missing_signatures).toEqual([])
  expect(plan.client_signature?.signed?.by).toBe(plan.client.name)
  expect(plan.caregiver_signature?.signed?.by).toBe(plan.shifts[0]?.agent?.name)
  expect(plan.nurse_signature?.signed?.by).toBe('Test nurse')
  const hashes = plan.signatures.map(({ signed }) => signed?.document_hash)
  expect(new Set(hashes).size).toBe(1)
  const image = await app.server.inject({ url: plan.client_signature?.signed?.url ?? '' })
  expect(image.rawPayload).toEqual(onePixel)

  await refusal(update({ id: plan.id, client_signature: await picture() }), 'signature_exists')
  const { data } = await call(app, world.manager, listCareplans, { client_id: plan.client.id })
  expect(data.find(({ id }) => id === plan.id)?.missing_signatures).toEqual([])
})

test('the guardian signs for the client; who cannot be told is asked for', async () => {
  const { id } = await aCareplan(app, world, { draft: true })
  const plan = await update({
    id,
    guardian_signature: { signed_id: await picture(), signed_by: 'Joan Moore' },
  })
  expect(plan.client_signature).toMatchObject({
    signer_role: 'guardian',
    signed: { by: 'Joan Moore' },
  })
  expect(plan.missing_signatures).toEqual(['caregiver', 'nurse'])
  const byManager = update({ id, nurse_signature: await picture() }, world.manager)
  expect(await refusal(byManager, 'invalid')).toMatchObject({
    errors: { nurse_signature: [expect.stringContaining('Send signed_id')] },
  })
  await refusal(update({ id, guardian_signature: await picture() }), 'invalid')
})

test('a guardian who signs counts before the waiver of the client', async () => {
  const { id } = await aCareplan(app, world, { draft: true })
  const waiver = { id, signer_role: 'client', reason: 'Cannot hold a pen' } as const
  await call(app, world.nurse, waiveCareplanSignature, waiver)
  const signature = { signed_id: await picture(), signed_by: 'Joan Moore' }
  const plan = await update({ id, guardian_signature: signature })
  expect(plan.client_signature).toMatchObject({
    signer_role: 'guardian',
    signed: { by: 'Joan Moore' },
  })
})

test('a change of a signed plan voids what was signed, and both can be read', async () => {
  const { id, start_date } = await aSignedPlan()
  const same = await update({ id, start_date })
  expect(same.missing_signatures).toEqual([])
  const changed = await update({
    id,
    shifts_attributes: [
      { ...mornings, id: same.shifts[0]?.id, scheduled_time: '10:15', agent_id: null },
    ],
    client_signature: await picture(),
  })
  expect(changed.missing_signatures).toEqual(['caregiver', 'nurse'])
  expect(changed.signatures.map(({ voided }) => voided?.reason ?? null)).toEqual([
    'The care plan was changed.',
    'The care plan was changed.',
    'The care plan was changed.',
    null,
  ])
  expect(changed.client_signature?.signed?.document_hash).not.toBe(
    same.client_signature?.signed?.document_hash,
  )
})

test('a plan in force keeps its signatures when it is ended; one that is over is signed by nobody', async () => {
  const active = await anActiveCareplan(app, world)
  const { id } = active
  await update({ id, client_signature: await picture() })
  const ended = await update({ id, status: 'inactive' })
  expect(ended.client_signature).not.toBeNull()
  await refusal(update({ id, nurse_signature: await picture() }), 'status_not_allowed')
  const waiver = { id, signer_role: 'nurse', reason: 'Left' } as const
  await refusal(call(app, world.nurse, waiveCareplanSignature, waiver), 'status_not_allowed')
})

test('a signature is done without for a reason, and voided for one, by those who write plans', async () => {
  const { id } = await aCareplan(app, world, { draft: true })
  const waive = (fields: object = {}, who: Caller = world.nurse) =>
    call(app, who, waiveCareplanSignature, {
      id,
      signer_role: 'nurse',
      reason: 'Left the agency',
      ...fields,
    })
  await refusal(waive({}, world.billing_admin), 'forbidden')
  await refusal(waive({ reason: '' }), 'signature_reason_missing')
  await refusal(waive({ signer_role: 'applicant' }), 'signer_not_asked')
  const plan = await waive()
  expect(plan).toMatchObject({
    nurse_signature: { signed: null, waived: { by: 'Test nurse', reason: 'Left the agency' } },
    missing_signatures: ['client', 'caregiver'],
  })
  const signature_id = plan.nurse_signature?.id ?? ''
  const revoke = (fields: object = {}) =>
    call(app, world.nurse, voidCareplanSignature, {
      id,
      signature_id,
      reason: 'She is back',
      ...fields,
    })
  await refusal(revoke({ reason: ' ' }), 'signature_reason_missing')
  await refusal(revoke({ signature_id: uuid() }), 'not_found')
  await refusal(revoke({ id: (await aCareplan(app, world, { draft: true })).id }), 'not_found')
  expect((await revoke()).missing_signatures).toEqual(['client', 'caregiver', 'nurse'])
  await refusal(revoke(), 'signature_voided')
})

test('nothing of another agency is signed, waived or taken as a picture', async () => {
  const there = await anAgency(app)
  const { id } = await aCareplan(app, world, { draft: true })
  const signed_id = await picture()
  await refusal(update({ id, client_signature: signed_id }, there.nurse), 'not_found')
  const waiver = { id, signer_role: 'nurse', reason: 'Left' } as const
  await refusal(call(app, there.nurse, waiveCareplanSignature, waiver), 'not_found')
  const theirs = await anUpload(app, there.nurse, { bytes: onePixel })
  await refusal(update({ id, client_signature: theirs }), 'upload_unknown')
  await refusal(update({ id, client_signature: 'nothing' }), 'upload_unknown')
  const { signatures } = await call(app, world.nurse, getCareplan, { id })
  expect(signatures).toEqual([])
})
