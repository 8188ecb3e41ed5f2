import { getClaim } from '@homeward/contract/billing/claims'
import {
  createPatientStatement,
  getPatientAccount,
  refundPatientPayment,
  takePatientPayment,
} from '@homeward/contract/billing/patients'
import {
  createStatementRun,
  listStatementRuns,
  updateStatementRun,
} from '@homeward/contract/billing/statement-runs'
import { v7 as uuid } from 'uuid'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call } from '../../testing/call.ts'
import type { TestServer } from '../../testing/test-server.ts'
import type { World } from '../../testing/world.ts'
import { anEntry } from './entries.ts'
import { aDeniedClaim } from './records.ts'

type Place = { app: TestServer; world: World }

/** A claim of which the patient owes $1. */
export async function aPatientShare({ app, world }: Place) {
  const id = await aDeniedClaim(app, world)
  await anEntry(
    { app, world },
    {
      claimId: id,
      description: 'Left to the patient',
      debit: 'patient_receivable',
      credit: 'service_revenue',
      cents: 100,
    },
  )
  const { client } = await call(app, world.owner, getClaim, { id })
  return { claimId: id, clientId: client.id }
}

/** A payment of that dollar, or of more. */
export async function aPatientPayment(place: Place, amount_cents = 100): Promise<string> {
  const { clientId } = await aPatientShare(place)
  const { payments } = await call(place.app, place.world.owner, takePatientPayment, {
    client_id: clientId,
    method: 'check',
    paid_on: '2026-11-02',
    amount_cents,
  })
  return payments[0]?.id ?? ''
}

/** A statement of that client. */
export async function aPatientStatement(place: Place): Promise<string> {
  const { app, world } = place
  const { clientId } = await aPatientShare(place)
  await call(app, world.owner, createPatientStatement, { client_id: clientId, month: '2026-11' })
  const account = await call(app, world.owner, getPatientAccount, { id: clientId })
  return account.statements[0]?.id ?? ''
}

/** Statements of all patients: made, or called off. */
export async function aStatementRun(place: Place, state: 'done' | 'canceled'): Promise<string> {
  const { app, world } = place
  await aPatientShare(place)
  const { data } = await call(app, world.owner, listStatementRuns, {})
  const atWork = data.find(({ abilities }) => abilities.cancel)
  const { id } =
    atWork ?? (await call(app, world.owner, createStatementRun, { month: '2026-11', again: true }))
  if (state === 'canceled') await call(app, world.owner, updateStatementRun, { id, state })
  else await app.drainJobs()
  return id
}

const asked = {
  amount_cents: 100,
  method: 'cash',
  paid_on: '2026-11-02',
  reason: 'Paid too much',
} as const

/** A refund of a payment that no claim needs. */
export async function aPatientRefund(place: Place): Promise<string> {
  const { app, world } = place
  const id = await aPatientPayment(place, 300)
  const { payments } = await call(app, world.owner, refundPatientPayment, { id, ...asked })
  return payments.find((one) => one.id === id)?.refunds[0]?.id ?? ''
}

/** One that waits for another person. */
export async function aWaitingPatientRefund(place: Place): Promise<string> {
  const { app, world } = place
  const id = uuid()
  const payment_id = await aPatientPayment(place, 300)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('patient_refunds')
      .values({
        ...asked,
        agency_id: world.agencyId,
        id,
        payment_id,
        state: 'waiting',
        asked_at: app.services.clock().toISOString(),
        asked_by_name: 'Someone',
      })
      .execute(),
  )
  return id
}
