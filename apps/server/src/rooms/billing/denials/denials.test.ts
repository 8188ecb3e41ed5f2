import { updateClaim } from '@homeward/contract/billing/claims'
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
    expect(sums.rows).toMatchObject([{ claims: 1, denied_cents: 4768, hint: null }])
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
