import { updateOffice } from '@homeward/contract/agency/offices'
import { updatePayor } from '@homeward/contract/agency/payors'
import type { Claim } from '@homeward/contract/billing/claim-shape'
import {
  claimsHeldBack,
  correctClaim,
  getClaim,
  updateClaim,
  voidClaim,
} from '@homeward/contract/billing/claims'
import { billNextPayor } from '@homeward/contract/billing/next-payor'
import { createTransmission, downloadTransmission } from '@homeward/contract/billing/transmissions'
import { updateAgent } from '@homeward/contract/caregivers/agents'
import { updateClient } from '@homeward/contract/clients/clients'
import type { InputOf } from '@homeward/contract/endpoint'
import { independentProblems } from '@homeward/x12/testing/independent-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anOffice } from '../../agency/testing/factories.ts'
import { aBillableClient, aClaim, anAuthorizationFor, sent, upload } from '../testing/factories.ts'
import { aClaimWithNext, answer, answered } from '../testing/next-payor.ts'
import { a835, aPayment } from '../testing/remittance.ts'

const app = startTestServer()

const address = {
  street: '12 Elm Ave',
  city: 'Durham',
  state: 'NC',
  zip: '27701-1234',
}
const durham = { name: 'Durham', npi: '1245319599', taxonomy_code: '251e00000x', ...address }

async function anAgencyWith(rules: Omit<InputOf<typeof updatePayor>, 'id'>): Promise<World> {
  const world = await anAgency(app)
  await call(app, world.owner, updatePayor, { id: world.payorId, ...rules })
  return world
}

const person = (world: World, id: string, change: Omit<InputOf<typeof updateAgent>, 'id'>) =>
  call(app, world.owner, updateAgent, { id, ...change })
const again = (world: World, { id }: Pick<Claim, 'id'>) => call(app, world.owner, getClaim, { id })
const failing = async (world: World, claim: Claim) =>
  (await again(world, claim)).readiness.filter(({ ok }) => !ok).map(({ rule }) => rule)
const segments = (text: string, start: string) =>
  text.split('~').filter((segment) => segment.startsWith(start))

/** A claim for another client, at another time. */
async function another(world: World, changes: Parameters<typeof aBillableClient>[2], time: string) {
  const clientId = await aBillableClient(app, world, {
    first_name: 'Ned',
    medicaid_number: '900777888L',
    ...changes,
  })
  const authorizationId = await anAuthorizationFor(app, world, clientId, { number: 'PA-2002' })
  return aClaim(app, world, { clientId, authorizationId, time })
}

test('the claim of a payor without rules is billed by the agency, at home, and names no one', async () => {
  const world = await anAgency(app)
  const { text, claims } = await sent(app, world, [await aClaim(app, world)])
  expect(independentProblems(text)).toEqual([])
  expect(segments(text, 'NM1*82').concat(segments(text, 'NM1*DQ'))).toEqual([])
  expect(segments(text, 'CLM')[0]).toContain('*12:B:1*')
  expect(claims[0]?.filings[0]?.parties).toEqual({
    place_of_service: '12',
    office: null,
    npi: '1234567893',
    taxonomy_code: expect.any(String),
    rendering: [],
    supervising: null,
  })
})

test('a payor is told where care took place, who gave it by a license, and who supervised by NPI', async () => {
  const world = await anAgencyWith({
    place_of_service: '13',
    provider_number: 'V900',
    rendering_provider: 'caregiver',
    provider_id_kind: '0B',
  })
  await call(app, world.owner, updatePayor, {
    id: world.payorId,
    supervising_agent_id: world.nurse.agentId,
  })
  const claim = await aClaim(app, world)
  expect(await failing(world, claim)).toEqual(['rendering_provider', 'supervising_provider'])
  await refusal(
    call(app, world.owner, updateClaim, { id: claim.id, status: 'ready_to_send' }),
    'claim_not_ready',
  )
  await person(world, world.pca.agentId, { provider_number: 'NC-AIDE-7' })
  await person(world, world.nurse.agentId, { npi: '1003814971' })
  expect(await failing(world, claim)).toEqual([])
  const { text } = await sent(app, world, [claim])
  expect(independentProblems(text)).toEqual([])
  expect(segments(text, 'CLM')[0]).toContain('*13:B:1*')
  const all = text.split('~')
  const at = all.findIndex((one) => one.startsWith('NM1*82'))
  expect(all[at]).toMatch(/^NM1\*82\*1\*[^*]+\*[^*]+$/)
  expect(all[at + 1]).toBe('REF*0B*NC-AIDE-7')
  expect(all[at + 2]).toMatch(/^NM1\*DQ\*1\*[^*]+\*[^*]+\*\*\*\*XX\*1003814971$/)
  expect(segments(text, 'REF*G2')).toEqual(['REF*G2*V900'])
})

test('offices bill their own clients in one file, under their own NPI and address', async () => {
  const world = await anAgencyWith({ billing_provider: 'office' })
  const office = await anOffice(app, world, { name: 'Durham' })
  const first = await aClaim(app, world)
  const second = await another(world, { office_id: office.id }, '13:00')
  expect(await failing(world, second)).toEqual(['office_npi', 'office_address'])
  await call(app, world.owner, updateOffice, { id: office.id, ...durham })
  expect(await failing(world, second)).toEqual([])

  expect(await failing(world, first)).toEqual(['office_npi', 'office_address'])
  const main = { id: world.officeId, npi: '1003814971', ...address }
  await call(app, world.owner, updateOffice, main)
  const { text, claims } = await sent(app, world, [first, second])
  expect(independentProblems(text)).toEqual([])
  expect(segments(text, 'HL').map((hl) => hl.split('*').slice(1, 4).join('*'))).toEqual([
    '1**20',
    '2*1*22',
    '3**20',
    '4*3*22',
  ])
  const npis = segments(text, 'NM1*85').map((one) => one.split('*').at(-1))
  expect(new Set(npis)).toEqual(new Set(['1003814971', '1245319599']))
  // The office without a taxonomy code has that of the agency.
  expect(segments(text, 'PRV*BI').toSorted()).toEqual([
    'PRV*BI*PXC*251E00000X',
    'PRV*BI*PXC*253Z00000X',
  ])
  expect(claims.map(({ parties }) => parties.office?.id)).toEqual([world.officeId, office.id])
  expect(claims.map(({ status }) => status)).toEqual(['transmitted', 'transmitted'])
})

test('what is missing at an office leaves its claims out, and the others go', async () => {
  const world = await anAgencyWith({ billing_provider: 'office' })
  await call(app, world.owner, updateOffice, { ...durham, id: world.officeId, name: 'Main' })
  const office = await anOffice(app, world, { ...durham, name: 'Second', npi: '1003814971' })
  const claims = [
    await aClaim(app, world),
    await another(world, { office_id: office.id }, '13:00'),
  ] as const
  for (const { id } of claims) {
    await call(app, world.owner, updateClaim, { id, status: 'ready_to_send' })
  }
  // Behind the back of the checks, as an import or a migration may do it.
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('offices').set({ npi: '1003814970' }).where('id', '=', office.id).execute(),
  )
  const file = await call(app, world.billing_admin, createTransmission, { payor_id: world.payorId })
  expect(file.claims_count).toBe(1)
  expect((await again(world, claims[0])).status).toBe('exported')
  expect((await again(world, claims[1])).status).toBe('for_review')
})

test('a number that is corrected after a denial is in the next filing; a void says what was filed', async () => {
  const world = await anAgencyWith({ rendering_provider: 'caregiver', provider_id_kind: 'G2' })
  await person(world, world.pca.agentId, { provider_number: 'P-1' })
  const [claim] = (await sent(app, world, [await aClaim(app, world)])).claims
  if (!claim) throw new Error('Nothing was sent.')
  const { number, charge_cents: charge } = claim
  const denied = { number, charge, paid: 0, icn: 'ICN1', level: 'claim' as const }
  const cas = [['CO', '16', charge]] as const
  await upload(app, world, a835([aPayment([{ ...denied, cas }], { trace: 'EFT1' })]))
  await person(world, world.pca.agentId, { provider_number: 'P-2' })
  await call(app, world.owner, updatePayor, { id: world.payorId, place_of_service: '14' })
  const opened = await call(app, world.billing_admin, correctClaim, { id: claim.id })
  const replaced = await sent(app, world, [opened])
  expect(segments(replaced.text, 'CLM')[0]).toContain('*14:B:7*')
  expect(segments(replaced.text, 'REF*G2')).toEqual(['REF*G2*P-2'])
  const { filings } = await again(world, claim)
  expect(
    filings.map(({ parties }) => [parties?.place_of_service, parties?.rendering[0]?.number]),
  ).toEqual([
    ['14', 'P-2'],
    ['12', 'P-1'],
  ])

  const paid = { number, charge, paid: charge, icn: 'ICN2' }
  await upload(app, world, a835([aPayment([paid], { trace: 'EFT2' })]))
  await person(world, world.pca.agentId, { provider_number: 'P-3' })
  await call(app, world.owner, updatePayor, { id: world.payorId, place_of_service: '99' })
  await call(app, world.billing_admin, voidClaim, { id: claim.id })
  const file = await call(app, world.billing_admin, createTransmission, { payor_id: world.payorId })
  expect(file.claims_count).toBe(1)
  const [filing] = (await again(world, claim)).filings
  expect(filing).toMatchObject({
    frequency: '8',
    parties: { place_of_service: '14', rendering: [{ number: 'P-2' }] },
  })
})

test('what is missing is noted when it goes, and gone when it is entered', async () => {
  const world = await anAgencyWith({ rendering_provider: 'caregiver', provider_id_kind: '0B' })
  await person(world, world.pca.agentId, { provider_number: 'NC-7' })
  const claim = await aClaim(app, world)
  await call(app, world.owner, updateClaim, { id: claim.id, status: 'ready_to_send' })
  const causes = async () => {
    await app.drainJobs()
    return (await call(app, world.owner, claimsHeldBack, {})).causes.map(({ rule }) => rule)
  }
  expect(await causes()).toEqual([])
  await person(world, world.pca.agentId, { provider_number: null })
  expect(await causes()).toEqual(['rendering_provider'])
  expect((await again(world, claim)).status).toBe('for_review')
  await person(world, world.pca.agentId, { provider_number: 'NC-8' })
  expect(await causes()).toEqual([])

  await call(app, world.owner, updatePayor, {
    id: world.payorId,
    rendering_provider: 'supervisor',
    provider_id_kind: 'npi',
    supervising_agent_id: world.nurse.agentId,
  })
  expect(await causes()).toEqual(['rendering_provider'])
  await person(world, world.nurse.agentId, { npi: '1003814971' })
  expect(await causes()).toEqual([])
  await person(world, world.nurse.agentId, { status: 'inactive' })
  expect(await causes()).toEqual(['supervisor_chosen'])

  await call(app, world.owner, updatePayor, { id: world.payorId, billing_provider: 'office' })
  expect(await causes()).toContain('office_npi')
  await call(app, world.owner, updateOffice, { ...durham, id: world.officeId })
  expect(await causes()).toEqual(['supervisor_chosen'])
})

test('two caregivers on one line are told, and who gave most of it is named', async () => {
  const world = await anAgencyWith({
    claim_grouping: 'day',
    rendering_provider: 'caregiver',
    provider_id_kind: '0B',
  })
  await person(world, world.pca.agentId, { provider_number: 'NC-7' })
  await person(world, world.nurse.agentId, { provider_number: 'NC-8' })
  const clientId = await aBillableClient(app, world)
  const authorizationId = await anAuthorizationFor(app, world, clientId)
  const care = { clientId, authorizationId }
  await aClaim(app, world, { ...care, minutes: 60 })
  const claim = await aClaim(app, world, {
    ...care,
    agentId: world.nurse.agentId,
    time: '13:00',
    minutes: 120,
  })
  expect(claim.lines).toHaveLength(1)
  expect(await failing(world, claim)).toEqual(['one_rendering_provider'])
  const { text } = await sent(app, world, [claim])
  expect(segments(text, 'REF*0B')).toEqual(['REF*0B*NC-8'])
})

test('lines of different caregivers name each their own', async () => {
  const world = await anAgencyWith({
    claim_grouping: 'week',
    rendering_provider: 'caregiver',
    provider_id_kind: '0B',
  })
  await person(world, world.pca.agentId, { provider_number: 'NC-7' })
  await person(world, world.nurse.agentId, { provider_number: 'NC-8' })
  const clientId = await aBillableClient(app, world)
  const authorizationId = await anAuthorizationFor(app, world, clientId)
  const care = { clientId, authorizationId }
  await aClaim(app, world, care)
  const claim = await aClaim(app, world, {
    ...care,
    agentId: world.nurse.agentId,
    date: '2026-10-27',
  })
  const { text } = await sent(app, world, [claim])
  expect(independentProblems(text)).toEqual([])
  const ids = text.split('~').map((one) => one.split('*').slice(0, 2).join('*'))
  const [line] = [ids.indexOf('LX*1')]
  // None for the claim, one for each line.
  expect(ids.slice(0, line)).not.toContain('NM1*82')
  expect(segments(text, 'REF*0B')).toEqual(['REF*0B*NC-7', 'REF*0B*NC-8'])
})

test('a client who moves to another office is billed by that one from then on', async () => {
  const world = await anAgencyWith({ billing_provider: 'office' })
  await call(app, world.owner, updateOffice, { ...durham, id: world.officeId })
  const office = await anOffice(app, world, { ...durham, name: 'Cary', npi: '1003814971' })
  const claim = await aClaim(app, world)
  expect(claim.parties).toMatchObject({ office: { id: world.officeId }, npi: '1245319599' })
  await call(app, world.owner, updateClient, { id: claim.client.id, office_id: office.id })
  const { claims, text } = await sent(app, world, [claim])
  expect(segments(text, 'NM1*85')[0]).toContain('*XX*1003814971')
  await call(app, world.owner, updateClient, { id: claim.client.id, office_id: world.officeId })
  // What was sent stays as it was.
  expect((await again(world, claim)).parties).toEqual(claims[0]?.parties)
})

test('the next payor is told whom it wants to see, not whom the first one wanted', async () => {
  const world = await anAgencyWith({ rendering_provider: 'caregiver', provider_id_kind: '0B' })
  await person(world, world.pca.agentId, { provider_number: 'NC-7' })
  await call(app, world.owner, updateOffice, { ...durham, id: world.officeId })
  const { claim, nextId } = await aClaimWithNext(app, world)
  await call(app, world.owner, updatePayor, {
    id: nextId,
    place_of_service: '14',
    billing_provider: 'office',
    supervising_agent_id: world.nurse.agentId,
  })
  await answer(app, world, [answered(claim)])
  const opened = await call(app, world.billing_admin, billNextPayor, { id: claim.id })
  // The nurse has neither an NPI nor a number of another kind.
  expect(await failing(world, opened)).toEqual(['supervising_provider'])
  await person(world, world.nurse.agentId, { npi: '1003814971' })
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' })
  const file = await call(app, world.billing_admin, createTransmission, { payor_id: nextId })
  const text = String(
    (await call(app, world.billing_admin, downloadTransmission, { id: file.id })).body,
  )
  expect(independentProblems(text)).toEqual([])
  expect(segments(text, 'CLM')[0]).toContain('*14:B:1*')
  expect(segments(text, 'NM1*85')[0]).toContain('*XX*1245319599')
  expect(segments(text, 'NM1*82')).toEqual([])
  expect(segments(text, 'NM1*DQ')).toHaveLength(1)
  const { filings } = await again(world, claim)
  expect(filings.map(({ parties }) => parties?.rendering.length)).toEqual([0, 1])
})

test('a filing from before payors had rules is voided as the agency bills today', async () => {
  const world = await anAgency(app)
  const [claim] = (await sent(app, world, [await aClaim(app, world)])).claims
  if (!claim) throw new Error('Nothing was sent.')
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('claim_filings')
      .set({ content: sql`content - 'parties'` })
      .execute(),
  )
  const { number, charge_cents: charge } = claim
  const paid = { number, charge, paid: charge, icn: 'ICN1' }
  await upload(app, world, a835([aPayment([paid], { trace: 'EFT1' })]))
  expect((await again(world, claim)).filings[0]?.parties).toBeNull()
  await call(app, world.billing_admin, voidClaim, { id: claim.id })
  const file = await call(app, world.billing_admin, createTransmission, { payor_id: world.payorId })
  expect(file.claims_count).toBe(1)
})

test('whoever is limited to an office is told that the supervisor works for another one', async () => {
  const world = await anAgencyWith({ place_of_service: '13' })
  const office = await anOffice(app, world)
  await call(app, world.owner, updatePayor, {
    id: world.payorId,
    supervising_agent_id: world.nurse.agentId,
  })
  await person(world, world.nurse.agentId, { npi: '1003814971' })
  const claim = await aClaim(app, world)
  await inAgency(app.db, world.agencyId, async (tx) => {
    const assigned = tx.updateTable('assignments')
    await assigned
      .set({ office_id: office.id })
      .where('agent_id', '=', world.nurse.agentId)
      .execute()
    await assigned
      .set({ limited: true })
      .where('agent_id', '=', world.billing_admin.agentId)
      .execute()
  })
  const { readiness } = await call(app, world.billing_admin, getClaim, { id: claim.id })
  expect(readiness.filter(({ ok }) => !ok)).toMatchObject([
    { rule: 'supervisor_chosen', sentence: expect.stringContaining('offices that you cannot see') },
  ])
  expect(await failing(world, claim)).toEqual([])
  const ready = { id: claim.id, status: 'ready_to_send' } as const
  await refusal(call(app, world.billing_admin, updateClaim, ready), 'forbidden')
  expect((await call(app, world.owner, updateClaim, ready)).status).toBe('ready_to_send')
})
