import {
  archiveAssessment,
  updateAssessment,
  voidAssessmentSignature,
  waiveAssessmentSignature,
} from '@homeward/contract/care/assessments'
import { listHistory } from '@homeward/contract/identity/audit'
import type { InputOf } from '@homeward/contract/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { type Caller, call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anUpload, onePixel } from '../../files/testing/factories.ts'
import { anAssessment } from '../testing/factories.ts'

const app = startTestServer()
let world: World
beforeAll(async () => {
  world = await anAgency(app)
})

const picture = (who: Caller = world.nurse) => anUpload(app, who, { bytes: onePixel })
const update = async (input: InputOf<typeof updateAssessment>, who: Caller = world.nurse) =>
  (await call(app, who, updateAssessment, input)).data

const aSigned = async () => {
  const { id } = await anAssessment(app, world)
  return update({
    id,
    client_signature: await picture(),
    nurse_signature: await picture(),
  })
}

test('client and nurse sign by a signed_id each; the same paper has one hash', async () => {
  const signed = await aSigned()
  expect(signed).toMatchObject({
    client_signature: { signed: { by: signed.client.name } },
    nurse_signature: { signed: { by: 'Test nurse' } },
    missing_signatures: [],
  })
  expect(new Set(signed.signatures.map((one) => one.signed?.document_hash)).size).toBe(1)
  await refusal(update({ id: signed.id, client_signature: await picture() }), 'signature_exists')
})

test('the guardian signs for the client; a name that cannot be known is asked for', async () => {
  const { id } = await anAssessment(app, world, { draft: true })
  await refusal(update({ id, guardian_signature: await picture() }), 'invalid')
  await refusal(
    update({ id, nurse_signature: await picture(world.manager) }, world.manager),
    'invalid',
  )
  const signed = await update({
    id,
    guardian_signature: { signed_id: await picture(), signed_by: 'Joan Moore' },
  })
  expect(signed.client_signature).toMatchObject({ signer_role: 'guardian' })
  expect(signed.missing_signatures).toEqual(['nurse'])
})

test('what changes after signing voids it visibly; what stays the same, or is archived, does not', async () => {
  const { id } = await aSigned()
  expect((await update({ id, corrector_id: world.nurse.agentId })).missing_signatures).toEqual([])
  const changed = await update({ id, goals: [{ name: 'Rest' }] })
  expect(changed.missing_signatures).toEqual(['client', 'nurse'])
  expect(changed.signatures.map(({ voided }) => voided?.reason)).toEqual([
    'The assessment was changed.',
    'The assessment was changed.',
  ])
  const kept = await aSigned()
  const archived = await call(app, world.nurse, archiveAssessment, { id: kept.id })
  expect(archived.missing_signatures).toEqual([])
  await refusal(
    call(app, world.nurse, waiveAssessmentSignature, {
      id: kept.id,
      signer_role: 'guardian',
      reason: 'Away',
    }),
    'status_not_allowed',
  )
})

test('a signature is waived and voided with a reason by those who write assessments', async () => {
  const { id } = await anAssessment(app, world)
  const waive = (who: Caller, reason = 'In the hospital') =>
    call(app, who, waiveAssessmentSignature, { id, signer_role: 'client', reason })
  await refusal(waive(world.pca), 'forbidden')
  await refusal(waive(world.nurse, ' '), 'signature_reason_missing')
  const { signatures, missing_signatures } = await waive(world.nurse)
  expect(missing_signatures).toEqual(['nurse'])
  const wrong = { id, signature_id: signatures[0]?.id ?? '', reason: 'Back at home' }
  const elsewhere = { ...wrong, id: (await anAssessment(app, world)).id }
  await refusal(call(app, world.nurse, voidAssessmentSignature, elsewhere), 'not_found')
  const voided = await call(app, world.nurse, voidAssessmentSignature, wrong)
  expect(voided).toMatchObject({ client_signature: null, missing_signatures: ['client', 'nurse'] })
  await refusal(call(app, world.nurse, voidAssessmentSignature, wrong), 'signature_voided')
  const there = await anAgency(app)
  await refusal(waive(there.nurse), 'not_found')
})

test('of two who sign at once one signs; who signs an older version is told', async () => {
  const { id, lock_version } = await anAssessment(app, world)
  const one = { id, lock_version, client_signature: await picture() }
  const other = { id, lock_version, client_signature: await picture() }
  const tries = await Promise.allSettled([update(one), update(other)])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await update({ id, lock_version, nurse_signature: await picture() })).lock_version).toBe(
    lock_version,
  )
  await update({ id, goals: [{ name: 'Rest' }] })
  await refusal(update({ id, lock_version, nurse_signature: await picture() }), 'stale')
})

test('the history says that it was signed, and not that it was changed', async () => {
  const { id } = await aSigned()
  const { data } = await call(app, world.owner, listHistory, {
    record_type: 'assessment',
    record_id: id,
  })
  expect(data.map(({ action }) => action)).toEqual([
    'assessment.signed',
    'assessment.signed',
    'assessment.created',
  ])
})
