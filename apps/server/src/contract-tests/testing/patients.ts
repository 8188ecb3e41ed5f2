import { getClaim } from '@homeward/contract/billing/claims'
import {
  createPatientStatement,
  getPatientAccount,
  takePatientPayment,
} from '@homeward/contract/billing/patients'
import { v7 as uuid } from 'uuid'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call } from '../../testing/call.ts'
import type { TestServer } from '../../testing/test-server.ts'
import type { World } from '../../testing/world.ts'
import { aDeniedClaim } from './records.ts'

type Place = { app: TestServer; world: World }

/** A claim of which the patient owes $1. */
export async function aPatientShare({ app, world }: Place) {
  const id = await aDeniedClaim(app, world)
  const own = { agency_id: world.agencyId }
  const entry_id = uuid()
  await inAgency(app.db, world.agencyId, async (tx) => {
    await tx
      .insertInto('journal_entries')
      .values({
        ...own,
        id: entry_id,
        claim_id: id,
        source_id: entry_id,
        date: '2026-11-02',
        kind: 'claim_remitted',
        description: 'Left to the patient',
        created_by_name: 'test',
      })
      .execute()
    await tx
      .insertInto('journal_lines')
      .values([
        { ...own, entry_id, position: 1, account: 'patient_receivable', amount_cents: 100 },
        { ...own, entry_id, position: 2, account: 'service_revenue', amount_cents: -100 },
      ])
      .execute()
  })
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
