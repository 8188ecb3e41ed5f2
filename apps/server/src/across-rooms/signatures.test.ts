import type { SignerRole } from '@homeward/domain/files/signatures'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { type Ctx, makeCtx } from '../plumbing/context.ts'
import { refusedBy } from '../plumbing/db/constraint.ts'
import { inAgency } from '../plumbing/db/transaction.ts'
import { aCareplan } from '../rooms/care/testing/factories.ts'
import { keepSignature, signaturesOf, voidSignature, waiveSignature } from '../rooms/files/door.ts'
import { anUpload, onePixel } from '../rooms/files/testing/factories.ts'
import { startTestServer, testNow } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'

const app = startTestServer()
let world: World
beforeAll(async () => {
  world = await anAgency(app)
})

/** Works as a person of the agency would, in one transaction. */
const as = <T>(role: 'nurse' | 'billing_admin', work: (ctx: Ctx) => Promise<T>, at = world) =>
  inAgency(app.db, at.agencyId, (tx) => {
    const { userId, agentId } = at[role]
    return work(
      makeCtx(app.services, tx, {
        agency: {
          id: at.agencyId,
          name: '',
          timeZone: 'UTC',
          locationTolerance: 150,
          lateAfter: 10,
        },
        actor: {
          kind: 'person',
          userId,
          agentId,
          role,
          name: `The ${role}`,
          superAdmin: false,
          offices: null,
        },
        requestId: 'test',
      }),
    )
  })

const aPlan = async () => ({ type: 'careplan', id: (await aCareplan(app, world)).id }) as const
type Plan = Awaited<ReturnType<typeof aPlan>>

async function sign(plan: Plan, role: SignerRole, at = world) {
  const signed_id = await anUpload(app, at.nurse, { bytes: onePixel })
  const given = { role, signed_id, signed_by: 'Ada Moore', signed_at: testNow, document_hash: 'ab' }
  return as('nurse', (ctx) => keepSignature(ctx, plan, given), at)
}
const waive = (plan: Plan, role: SignerRole, reason: string) =>
  as('nurse', (ctx) => waiveSignature(ctx, plan, { role, reason }))
const revoke = (
  plan: Plan,
  id: string,
  reason: string,
  role: 'nurse' | 'billing_admin' = 'nurse',
) => as(role, (ctx) => voidSignature(ctx, plan, { id, reason }))
const of = (plan: Plan) =>
  as('nurse', async (ctx) => {
    const all = await signaturesOf(ctx, plan.type, [plan.id])
    return all.get(plan.id) ?? []
  })
const refused = (answer: Promise<unknown>, code: string) =>
  expect(answer).rejects.toMatchObject({ code })

test('a plan is signed once by each of its three; each signature can be seen', async () => {
  const plan = await aPlan()
  for (const role of ['client', 'caregiver', 'nurse'] as const) await sign(plan, role)
  await refused(sign(plan, 'client'), 'signature_exists')
  await refused(sign(plan, 'applicant'), 'signer_not_asked')
  const signatures = await of(plan)
  expect(signatures.map(({ signer_role }) => signer_role)).toEqual(['client', 'caregiver', 'nurse'])
  expect(signatures[0]).toMatchObject({ signed: { by: 'Ada Moore', at: testNow }, voided: null })
  const picture = await app.server.inject({ url: signatures[0]?.signed?.url ?? '' })
  expect(picture.rawPayload).toEqual(onePixel)
})

test('two who sign for the same role at once leave one signature', async () => {
  const plan = await aPlan()
  const tries = await Promise.allSettled([sign(plan, 'client'), sign(plan, 'client')])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(tries.find((one) => one.status === 'rejected')?.reason).toMatchObject({
    code: 'signature_exists',
  })
  expect(await of(plan)).toHaveLength(1)
})

test('a signature is voided once, for a reason, by those who may; then it can be given anew', async () => {
  const plan = await aPlan()
  await sign(plan, 'nurse')
  const [signature] = await of(plan)
  const id = signature?.id ?? ''
  await refused(revoke(plan, id, ' '), 'signature_reason_missing')
  await refused(revoke(plan, id, 'The plan was changed', 'billing_admin'), 'forbidden')
  await refused(revoke(plan, uuid(), 'The plan was changed'), 'not_found')
  await refused(revoke(await aPlan(), id, 'The plan was changed'), 'not_found')
  await revoke(plan, id, 'The plan was changed')
  await refused(revoke(plan, id, 'Again'), 'signature_voided')
  await sign(plan, 'nurse')
  expect((await of(plan)).map(({ voided }) => voided?.reason ?? null)).toEqual([
    'The plan was changed',
    null,
  ])
})

test('what is done without is told with its reason, and may be signed after all', async () => {
  const plan = await aPlan()
  await refused(waive(plan, 'client', ''), 'signature_reason_missing')
  await waive(plan, 'client', 'In the hospital')
  await refused(waive(plan, 'client', 'In the hospital'), 'signature_exists')
  expect(await of(plan)).toMatchObject([
    { signed: null, waived: { by: 'The nurse', reason: 'In the hospital' } },
  ])
  await sign(plan, 'client')
  const [waived, signed] = await of(plan)
  expect(waived?.voided?.reason).toBe('It was signed later.')
  expect(signed).toMatchObject({ waived: null, voided: null })
  await refused(waive(plan, 'client', 'Away'), 'signature_exists')
})

test('nothing hangs on a plan that is not there, or is of another agency', async () => {
  const there = await anAgency(app)
  const plan = await aPlan()
  await refused(sign(plan, 'client', there), 'not_found')
  await refused(sign({ type: 'careplan', id: uuid() }, 'client'), 'not_found')
  expect(await of(plan)).toEqual([])
})

test('the database keeps what was signed, from its owner too', async () => {
  const plan = await aPlan()
  await sign(plan, 'client')
  const [signature] = await of(plan)
  const set = (columns: object) =>
    inAgency(app.db, world.agencyId, (tx) =>
      tx
        .updateTable('signatures')
        .set(columns)
        .where('id', '=', signature?.id ?? '')
        .execute(),
    )
  await expect(set({ signed_by: 'Eve' })).rejects.toThrow('permission denied')
  await expect(set({ careplan_id: null })).rejects.toThrow('permission denied')
  const owner = new pg.Client({ connectionString: app.db.url })
  await owner.connect()
  const change = async (assignment: string) =>
    owner
      .query(`update signatures set ${assignment} where id = $1`, [signature?.id])
      .catch(refusedBy)
  try {
    expect(await change(`signed_by = 'Eve'`)).toBe('signatures_are_kept')
    expect(await change('voided_at = now()')).toBe('signatures_are_voided_with_reason')
    await change(`voided_at = now(), voided_by = 'Ann', void_reason = 'Wrong person'`)
    expect(await change(`void_reason = 'Another'`)).toBe('signatures_are_kept')
  } finally {
    await owner.end()
  }
})

test.each([
  ['no subject', { careplan_id: null }, 'signatures_have_one_subject'],
  ['neither signed nor waived', { signed_at: null }, 'signatures_are_signed_or_waived'],
  [
    'both',
    { waived_at: testNow, waived_by: 'Ann', waived_reason: 'Away' },
    'signatures_are_signed_or_waived',
  ],
  [
    'void without a reason',
    { voided_at: testNow, voided_by: 'Ann' },
    'signatures_are_voided_with_reason',
  ],
])('the database refuses a row with %s', async (_, wrong, constraint) => {
  const plan = await aPlan()
  const kept = await sign(plan, 'client')
  const row = { agency_id: world.agencyId, id: uuid(), ...kept, signer_role: 'nurse' as const }
  const error: unknown = await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('signatures')
      .values({ ...row, careplan_id: plan.id, ...wrong })
      .execute(),
  ).catch((reason: unknown) => reason)
  // A row without a subject has no type either, which the database may see first.
  const seen = error instanceof Error && 'column' in error ? error.column : null
  expect(seen === 'subject_type' ? constraint : refusedBy(error)).toBe(constraint)
})
