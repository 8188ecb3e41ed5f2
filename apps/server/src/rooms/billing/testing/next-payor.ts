import { createPayor } from '@homeward/contract/agency/payors'
import type { Claim } from '@homeward/contract/billing/claim-shape'
import { updateClaim } from '@homeward/contract/billing/claims'
import { billNextPayor } from '@homeward/contract/billing/next-payor'
import type { ReadEraFile } from '@homeward/contract/billing/remittances'
import {
  createTransmission,
  downloadTransmission,
  updateTransmission,
} from '@homeward/contract/billing/transmissions'
import { clientPayors } from '@homeward/contract/clients/payors'
import { v7 as uuid } from 'uuid'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aBillableClient, aClaim, anAuthorizationFor, sent, upload } from './factories.ts'
import { a835, aPayment } from './remittance.ts'

/** A plan that stands behind another payor. */
export const aNextPayor = (app: TestServer, world: World) =>
  call(app, world.owner, createPayor, {
    name: `Mutual Plan ${uuid().slice(-6)}`,
    type: 'medicare_advantage',
    payer_id: 'MUT01',
    filing_indicator: 'CI',
  })

/** Gives a client a second payor. */
export const withNextPayor = (app: TestServer, world: World, clientId: string, payorId: string) =>
  call(app, world.owner, clientPayors.endpoints.create, {
    client_id: clientId,
    payor_id: payorId,
    payer_order: 'secondary',
    member_number: 'insurance_number',
    group_number: 'GRP7',
  })

/** A sent claim of $47.68 to NC Medicaid; the client has a plan behind it. */
export async function aClaimWithNext(
  app: TestServer,
  world: World,
): Promise<{ claim: Claim; nextId: string; nextName: string }> {
  const next = await aNextPayor(app, world)
  const clientId = await aBillableClient(app, world, { insurance_number: 'COM77123' })
  await withNextPayor(app, world, clientId, next.id)
  const authorizationId = await anAuthorizationFor(app, world, clientId)
  const { claims } = await sent(app, world, [
    await aClaim(app, world, { clientId, authorizationId }),
  ])
  const [claim] = claims
  if (!claim) throw new Error('Nothing was sent.')
  return { claim, nextId: next.id, nextName: next.name }
}

/** A sent claim with a plan behind it, in an agency of its own. */
type Second = { world: World; claim: Claim; nextId: string; nextName: string }

export const aSecond = async (app: TestServer): Promise<Second> => {
  const world = await anAgency(app)
  return { world, ...(await aClaimWithNext(app, world)) }
}

export const billNext = (app: TestServer, world: World, { id }: Pick<Claim, 'id'>) =>
  call(app, world.billing_admin, billNextPayor, { id })

type Part = Parameters<typeof aPayment>[0][number]

/** What the first payor says: $30 paid, $7.68 cut, $10 left to the patient. */
export const answered = ({ number }: Pick<Claim, 'number'>, changes: Partial<Part> = {}): Part => ({
  number,
  charge: 4768,
  paid: 3000,
  patient: 1000,
  icn: 'ICN1',
  cas: [
    ['CO', '45', 768],
    ['PR', '2', 1000],
  ],
  ...changes,
})

/** A remittance of its own. */
export const answer = (
  app: TestServer,
  world: World,
  parts: readonly Part[],
): Promise<ReadEraFile> =>
  upload(app, world, a835([aPayment(parts, { trace: `EFT${uuid().slice(-10)}` })]))

/** Sends what is ready for a payor; the text of the file. */
export async function sendTo(app: TestServer, world: World, payorId: string): Promise<string> {
  const { id } = await call(app, world.billing_admin, createTransmission, { payor_id: payorId })
  await call(app, world.billing_admin, updateTransmission, { id, status: 'sent' })
  return String((await call(app, world.billing_admin, downloadTransmission, { id })).body)
}

/** Sends a claim to the next payor once the first one said what it leaves; the text of the file. */
export async function sentToNext(
  app: TestServer,
  { world, claim, nextId }: Second,
): Promise<string> {
  await answer(app, world, [answered(claim)])
  await billNext(app, world, claim)
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' })
  return sendTo(app, world, nextId)
}
