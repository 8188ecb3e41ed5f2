import { updateAgency } from '@homeward/contract/agency/agencies'
import type { Claim } from '@homeward/contract/billing/claim-shape'
import {
  billFirstPayor,
  correctClaim,
  getClaim,
  updateClaim,
} from '@homeward/contract/billing/claims'
import { billNextPayor } from '@homeward/contract/billing/next-payor'
import { refundClaim, undoRefund } from '@homeward/contract/billing/refunds'
import { listEraClaims, undoEraClaim } from '@homeward/contract/billing/era-claims'
import { undoWriteOff, writeOffClaim } from '@homeward/contract/billing/write-offs'
import { eventsOf } from '@homeward/domain/billing/testing/claim-events'
import { balanceOf, type ClaimWorld, newClaim } from '@homeward/domain/billing/testing/claim-world'
import { creditCents } from '@homeward/domain/billing/refunds'
import { openCents } from '@homeward/domain/billing/write-offs'
import { addDays } from '@homeward/domain/time/zone'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import {
  aBillableClient,
  anApprovedVisit,
  anAuthorizationFor,
  day,
  sent,
  upload,
} from './factories.ts'
import { aNextPayor, withNextPayor } from './next-payor.ts'
import { a835, aPayment } from './remittance.ts'

/** Two hours and, once corrected, ninety minutes of care, in cents; what is paid in part and taken back elsewhere. */
const amounts = { corrected: 3576, partly: 2000, recouped: 700 }
const charge = 4768
/** A reason that leaves what is refused to the next payor. */
const notCovered = '204'

const events = eventsOf(amounts)
/** What patients pay has tests of its own. */
const left: readonly string[] = ['leave to the patient', 'patient pays', 'take off the patient']
export type EventName = keyof typeof events
export const eventNames = (Object.keys(events) as EventName[]).filter(
  (name) => !left.includes(name),
)

/** A claim of the database beside the same claim as the rules alone say it. */
export type Pair = {
  claim: Claim
  memberId: string
  nextId: string
  model: ClaimWorld
  path: EventName[]
}

const memberOf = (at: number): string => `9001234${String(at).padStart(2, '0')}K`

type Part = Parameters<typeof aPayment>[0][number]
type Plb = readonly (readonly [reason: string, reference: string, cents: number])[]

/** Claims of as many clients with a second payor, none of them sent. */
export async function somePairs(app: TestServer, world: World, count: number): Promise<Pair[]> {
  const { agencyId: id } = world
  await call(app, world.owner, updateAgency, { id, write_off_limit_cents: 100_000 })
  const { id: nextId } = await aNextPayor(app, world)
  for (let at = 0; at < count; at += 1) {
    const clientId = await aBillableClient(app, world, {
      last_name: `Lopez ${at}`,
      medicaid_number: memberOf(at),
      insurance_number: `COM77${at}`,
    })
    await withNextPayor(app, world, clientId, nextId)
    const authorizationId = await anAuthorizationFor(app, world, clientId)
    // One caregiver for all of them, so that each has an hour of its own.
    const time = `${String((at % 12) * 2).padStart(2, '0')}:00`
    const date = addDays(day, Math.floor(at / 12))
    await anApprovedVisit(app, world, { clientId, authorizationId, date, time })
  }
  await app.drainJobs()
  return (await claimsOf(app, world)).map((claim) => ({
    claim,
    memberId: memberOf(Number(claim.client.name.split(' ').at(-1))),
    nextId,
    model: newClaim(charge),
    path: [],
  }))
}

async function claimsOf(app: TestServer, world: World): Promise<Claim[]> {
  const rows = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('claims').select('id').orderBy('number').execute(),
  )
  const claims: Claim[] = []
  for (const { id } of rows) claims.push(await call(app, world.owner, getClaim, { id }))
  return claims
}

let traces = 0
const today = '2026-11-02'

/** Lets one event happen to each claim, in the database and by the rules; payors pay on a day, YYYYMMDD. */
export async function step(
  app: TestServer,
  world: World,
  happening: readonly { pair: Pair; event: EventName }[],
  paidOn = '20261101',
): Promise<void> {
  const toFile: Pair[] = []
  const payments: string[][] = []
  for (const { pair, event } of happening) {
    const after = events[event](pair.model)
    const said = answerOf(pair, event)
    if (said) {
      traces += 1
      const total = said.parts.reduce((sum, { paid }) => sum + paid, 0)
      const taken = said.plb.reduce((sum, [, , cents]) => sum + cents, 0)
      const carried: Plb = total - taken < 0 ? [['FB', 'NEXT', total - taken]] : []
      payments.push(
        aPayment(said.parts, { trace: `S${traces}`, plb: [...said.plb, ...carried], paidOn }),
      )
    } else if (JSON.stringify(after) === JSON.stringify(pair.model)) continue
    else if (event === 'file') toFile.push(pair)
    else if (!(await act(app, world, pair, event))) continue
    pair.path.push(event)
    pair.model = after
  }
  const byPayor = Map.groupBy(toFile, ({ model, nextId }) =>
    model.order === 'primary' ? world.payorId : nextId,
  )
  for (const [payorId, pairs] of byPayor) {
    const claims = pairs.map(({ claim }) => claim)
    await sent(app, world, claims, payorId)
  }
  if (payments.length > 0) await upload(app, world, a835(payments))
  for (const pair of happening.map((each) => each.pair)) {
    pair.claim = await call(app, world.owner, getClaim, { id: pair.claim.id })
  }
}

/** What a payor says in an event; null where it says nothing. */
function answerOf(
  { claim: { number }, memberId, model }: Pair,
  event: EventName,
): { parts: Part[]; plb: Plb } | null {
  const charged = model.filings.at(-1)?.charge ?? model.charge
  const part = (paid: number, reason: string, of = charged): Part => ({
    number,
    icn: `ICN${number}`,
    memberId,
    status: model.filings.at(-1)?.payer_order === 'secondary' ? '2' : '1',
    charge: of,
    paid,
    cas: of === paid ? [] : [['CO', reason, of - paid]],
  })
  const last = model.answers.at(-1)
  const back = {
    ...part(0 - (last?.paidCents ?? 0), '45', 0 - (last?.chargeCents ?? charged)),
    status: '22',
  }
  const said: Partial<Record<EventName, Part[]>> = {
    pay: [part(charged, '45')],
    'part-pay': [part(amounts.partly, '45')],
    deny: [part(0, notCovered)],
    'duplicate-deny': [part(0, notCovered)],
    reverse: [back],
    'correct-in-one': [back, part(charged, '45')],
  }
  if (event === 'recoup') return { parts: [], plb: [['WO', number, amounts.recouped]] }
  return said[event] ? { parts: said[event], plb: [] } : null
}

/** What a person does in an event; false where the product does not allow it now. */
async function act(
  app: TestServer,
  world: World,
  { claim, model }: Pair,
  event: EventName,
): Promise<boolean> {
  const { id, lock_version, abilities } = claim
  const who = world.billing_admin
  if (event === 'acknowledge' || event === 'reject') {
    if (!abilities[event]) return false
    const status = event === 'reject' ? 'rejected' : 'acknowledged'
    await call(app, who, updateClaim, { id, status })
  } else if (event === 'correct') {
    if (!abilities.correct) return false
    if (model.order === 'primary')
      await inAgency(app.db, world.agencyId, (tx) =>
        tx
          .updateTable('visits')
          .set({ reviewed_duration: 90 })
          .where('id', '=', claim.visit?.id ?? '')
          .execute(),
      )
    await call(app, who, correctClaim, { id, payer_control_number: `ICN${claim.number}` })
  } else if (event === 'bill next') {
    if (!abilities.bill_next) return false
    await call(app, who, billNextPayor, { id })
  } else if (event === 'bill first') {
    if (!abilities.bill_first) return false
    await call(app, who, billFirstPayor, { id, payer_control_number: `ICN${claim.number}` })
  } else if (event === 'refund') {
    const amount_cents = creditCents(balanceOf(model))
    const how = { paid_to: 'payor', method: 'check', paid_on: today, reason: 'Test' } as const
    await call(app, who, refundClaim, { id, lock_version, amount_cents, ...how })
  } else if (event === 'undo refund') {
    const last = claim.refunds.find(({ state }) => state === 'posted')
    await call(app, who, undoRefund, { id: last?.id ?? '', reason: 'Test' })
  } else if (event === 'write off') {
    if (!abilities.write_off) return false
    const amount_cents = openCents(balanceOf(model))
    await call(app, who, writeOffClaim, { id, lock_version, amount_cents, reason: 'Test' })
  } else if (event === 'undo write-off') {
    const last = claim.write_offs.find(({ state }) => state === 'posted')
    await call(app, who, undoWriteOff, { id: last?.id ?? '', reason: 'Test' })
  } else if (event === 'undo') {
    const { data } = await call(app, who, listEraClaims, { claim_id: id, items: 100 })
    const live = data.filter((row) => row.abilities.undo && row.status_code !== '22')
    const [last] = live.toSorted((one, other) => (one.id < other.id ? 1 : -1))
    await call(app, who, undoEraClaim, { id: last?.id ?? '', reason: 'Test' })
  }
  return true
}
