import { getClaim, updateClaim } from '@homeward/contract/billing/claims'
import { downloadAppeal, listDenials, summarizeDenials } from '@homeward/contract/billing/denials'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { aClaim, aSentClaim, sent, upload } from '../testing/factories.ts'
import { a835, aPayment } from '../testing/remittance.ts'

const app = startTestServer()

test('the worklist has what was refused, with reason, age, deadline, owner and next action', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const { id, number } = claim
  const denial = { number, charge: 4768, paid: 0, cas: [['CO', '197', 4768]] } as const
  await upload(app, world, a835([aPayment([denial])]))
  const list = async (input = {}) =>
    (await call(app, world.owner, listDenials, { ...input, exact_count: 'true' })).data
  await call(app, world.owner, updateClaim, {
    id,
    owner: 'me',
    follow_up_action: 'file_appeal',
    follow_up_on: '2026-11-10',
  })
  expect(await list({ owner: 'me', code: '197' })).toMatchObject([
    {
      id,
      status: 'denied',
      denied_cents: 4768,
      denied_on: '2026-11-01',
      age_days: 1,
      reasons: [{ group: 'CO', code: '197', amount_cents: 4768 }],
      owner: { name: expect.any(String) },
      follow_up_action: 'file_appeal',
      follow_up_on: '2026-11-10',
      deadline: { kind: 'first_appeal', date: '2026-12-31' },
      hint: expect.stringContaining('authorization'),
    },
  ])
  expect(await list({ owner: 'none' })).toEqual([])
  expect(await list({ code: '16' })).toEqual([])
  const { rows } = await call(app, world.owner, summarizeDenials, {})
  expect(rows).toMatchObject([
    { key: '197', claims: 1, denied_cents: 4768, hint: expect.stringContaining('authorization') },
  ])
  for (const by of ['payor', 'service'] as const) {
    const sums = await call(app, world.owner, summarizeDenials, { by })
    expect(sums.rows).toMatchObject([
      { claims: 1, denied_cents: 4768, hint: expect.stringContaining('authorization') },
    ])
  }
  const letter = await call(app, world.owner, downloadAppeal, { id })
  expect(letter.mediaType).toBe('application/pdf')
  await refusal(call(app, world.manager, listDenials, {}), 'forbidden')
  const elsewhere = await anAgency(app)
  expect((await call(app, elsewhere.owner, listDenials, {})).data).toEqual([])
})

test('a claim that was paid leaves the worklist; one below the contracted rate is underpaid', async () => {
  const world = await anAgency(app)
  const first = await aSentClaim(app, world)
  const [second] = (
    await sent(app, world, [
      await aClaim(app, world, { clientId: first.client.id, date: '2026-10-27' }),
    ])
  ).claims
  const denial = {
    number: first.number,
    charge: 4768,
    paid: 0,
    cas: [['CO', '197', 4768]],
  } as const
  await upload(app, world, a835([aPayment([denial])]))
  const paid = { number: first.number, charge: 4768, paid: 4768 }
  const cut = { number: second?.number ?? '', charge: 4768, paid: 4000, date: '2026-10-27' }
  const low = { ...cut, cas: [['CO', '45', 768]] as const }
  await upload(app, world, a835([aPayment([paid, low], { trace: 'T2' })]))
  expect((await call(app, world.owner, listDenials, {})).data).toEqual([])
  const { data } = await call(app, world.owner, listDenials, { kind: 'underpaid' })
  expect(data).toMatchObject([{ number: second?.number, underpaid_cents: 768 }])
  await refusal(call(app, world.owner, downloadAppeal, { id: first.id }), 'status_not_allowed')
})

test('an answer that was taken back is not the last word of the payor', async () => {
  const world = await anAgency(app)
  const { id, number } = await aSentClaim(app, world)
  const says = (part: object, trace: string) =>
    upload(app, world, a835([aPayment([{ number, charge: 4768, paid: 0, ...part }], { trace })]))
  const lastWord = async () =>
    (await call(app, world.owner, getClaim, { id })).final_era_charge?.adjustments ?? null
  await says({ cas: [['CO', '197', 4768]] }, 'T1')
  expect(await lastWord()).toMatchObject([{ code: '197' }])
  await says({ status: '22', charge: -4768, cas: [['CO', '197', -4768]] }, 'T2')
  expect(await lastWord()).toBeNull()
  await says({ cas: [['CO', '16', 4768]] }, 'T3')
  expect(await lastWord()).toMatchObject([{ code: '16' }])
  expect((await call(app, world.owner, listDenials, {})).data).toMatchObject([
    { id, reasons: [{ code: '16' }] },
  ])
  const total = async (code: string) => (await call(app, world.owner, listDenials, { code })).data
  expect(await total('197')).toEqual([])
})

test('causes say where they come from: the payor and service that most of their claims share', async () => {
  const world = await anAgency(app)
  const first = await aSentClaim(app, world)
  const later = []
  for (const date of ['2026-10-27', '2026-10-28']) {
    const claim = await aClaim(app, world, { clientId: first.client.id, date })
    later.push(...(await sent(app, world, [claim])).claims)
  }
  const parts = [first, ...later].map(({ number, start_date: date }, at) => ({
    number,
    charge: 4768,
    paid: 0,
    date,
    cas: [['CO', at === 0 ? '16' : '198', 4768]] as const,
  }))
  await upload(app, world, a835([aPayment(parts)]))
  const { rows } = await call(app, world.owner, summarizeDenials, { by: 'payor' })
  expect(rows).toMatchObject([{ claims: 3, denied_cents: 14304 }])
  expect(rows[0]?.hint).toMatch(/^Mostly .*\(198\) \(2 of 3 claims\), .* Keep planned units/)
  const causes = (await call(app, world.owner, summarizeDenials, {})).rows
  expect(causes.map(({ key, claims }) => [key, claims])).toEqual([
    ['198', 2],
    ['16', 1],
  ])
  expect(causes[0]?.hint).toMatch(/^Mostly .*\(2 of 2 claims\)/)
  expect(causes[1]?.hint).not.toContain('Mostly')
})
