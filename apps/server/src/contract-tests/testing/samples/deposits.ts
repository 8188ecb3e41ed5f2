import { createDeposit } from '@homeward/contract/billing/deposits'
import { v7 as uuid } from 'uuid'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { anUploadOf } from '../../../rooms/billing/testing/factories.ts'
import { call } from '../../../testing/call.ts'
import type { Sample } from '../sample.ts'

type Place = Parameters<Sample>[1]

const aDeposit = async ({ app, world }: Place): Promise<string> => {
  const { id } = await call(app, world.owner, createDeposit, {
    bank_date: '2026-11-02',
    amount_cents: 100,
    trace_number: uuid(),
  })
  return id
}

const aBankFile = ({ app, world }: Place) =>
  anUploadOf(app, world.owner, 'Date,Trace,Credit\n2026-11-01,B1,1.00\n', 'text/csv')

const mapping = { bank_date: 'Date', amount: 'Credit', trace_number: 'Trace' }

export const depositSamples: Record<string, Sample> = {
  'POST /deposits': () => ({
    bank_date: '2026-11-02',
    amount_cents: 100,
    trace_number: uuid(),
  }),
  'GET /deposit_imports/preview': async (_, place) => ({ signed_id: await aBankFile(place) }),
  'POST /deposit_imports': async (_, place) => ({ signed_id: await aBankFile(place), mapping }),
  'POST /deposits/:id/match': async ({ era }, place) => {
    const { app, world } = place
    await inAgency(app.db, world.agencyId, (tx) =>
      tx.updateTable('eras').set({ deposit_id: null }).where('id', '=', era).execute(),
    )
    return { id: await aDeposit(place), era_id: era }
  },
  'POST /deposits/:id/remove': async (_, place) => ({
    id: await aDeposit(place),
    reason: 'Typed wrong',
  }),
}
