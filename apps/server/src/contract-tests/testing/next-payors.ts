import { billNextPayor } from '@homeward/contract/billing/next-payor'
import { clientPayors } from '@homeward/contract/clients/payors'
import { v7 as uuid } from 'uuid'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { aPayor } from '../../rooms/agency/testing/factories.ts'
import { call } from '../../testing/call.ts'
import type { TestServer } from '../../testing/test-server.ts'
import type { World } from '../../testing/world.ts'
import { anAnsweredClaim } from './records.ts'

/** A claim that its first payor left to the patient; the client has another payor. */
export async function aClaimOfFirst(app: TestServer, world: World): Promise<string> {
  const claim_id = await anAnsweredClaim(app, world, 'acknowledged')
  const own = { agency_id: world.agencyId }
  const [era_id, answer, entry_id] = [uuid(), uuid(), uuid()]
  const { client_id } = await inAgency(app.db, world.agencyId, async (tx) => {
    const file = { ...own, id: uuid(), name: 'answer.835', content_type: 'application/edi-x12' }
    await tx
      .insertInto('files')
      .values({ ...file, byte_size: 1, sha256: Buffer.alloc(32), status: 'stored' })
      .execute()
    await tx
      .insertInto('eras')
      .values({
        ...own,
        id: era_id,
        file_id: file.id,
        file_position: 1,
        dedup_key: era_id,
        content_sha256: Buffer.from(era_id.replaceAll('-', ''), 'hex'),
        status: 'posted',
        posted_at: '2026-11-02T12:00:00Z',
      })
      .execute()
    await tx
      .insertInto('era_claims')
      .values({
        ...own,
        id: answer,
        era_id,
        position: 1,
        claim_number: '1',
        claim_id,
        status_code: '1',
        charge_cents: 100,
        paid_cents: 0,
        patient_cents: 100,
        payer_control_number: 'ICN1',
        state: 'applied',
        segment_from: 1,
        segment_to: 1,
      })
      .execute()
    await tx
      .insertInto('journal_entries')
      .values({
        ...own,
        id: entry_id,
        claim_id,
        era_id,
        source_id: answer,
        date: '2026-11-02',
        kind: 'claim_remitted',
        description: 'Left to the patient',
        created_by_name: 'test',
      })
      .execute()
    const line = { ...own, entry_id, entry_date: '2026-11-02' }
    await tx
      .insertInto('journal_lines')
      .values([
        { ...line, position: 1, account: 'patient_receivable', amount_cents: 100 },
        { ...line, position: 2, account: 'service_revenue', amount_cents: -100 },
      ])
      .execute()
    return tx
      .updateTable('claims')
      .set({ status: 'remaining_balance' })
      .where('id', '=', claim_id)
      .returning('client_id')
      .executeTakeFirstOrThrow()
  })
  await call(app, world.owner, clientPayors.endpoints.create, {
    client_id,
    payor_id: (await aPayor(app, world)).id,
    payer_order: 'secondary',
    member_number: 'insurance_number',
  })
  return claim_id
}

/** A claim that is prepared for the next payor. */
export async function aClaimOfNext(app: TestServer, world: World): Promise<string> {
  const id = await aClaimOfFirst(app, world)
  await call(app, world.billing_admin, billNextPayor, { id })
  return id
}
