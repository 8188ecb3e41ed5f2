import { clientPayors } from '@homeward/contract/clients/payors'
import { Failure, found } from '../../../plumbing/failure.ts'
import { plainRecord } from '../../../plumbing/records/plain-record.ts'
import { holdClient } from '../absences/absence-store.ts'
import { payorRows } from './payor-store.ts'

/** Who pays for a client behind the primary payor, and what the client pays each month. */
export const clientPayorRecord = plainRecord(clientPayors, {
  table: 'client_payors',
  rows: payorRows,
  search: ['group_number'],
  order: 'payer_order',
  matching: (rows, { client_id: whose, payor_id: payor, status }) =>
    rows
      .$if(whose !== undefined, (q) => q.where('client_payors.client_id', '=', whose ?? ''))
      .$if(payor !== undefined, (q) => q.where('client_payors.payor_id', '=', payor ?? ''))
      .$if(status !== 'all', (q) =>
        q.where('client_payors.status', '=', status === 'archived' ? 'archived' : 'active'),
      ),
  present: (_ctx, { client_id, client_name, payor_id, payor_name, ...row }, abilities) => ({
    ...row,
    client: { id: client_id, name: client_name },
    payor: { id: payor_id, name: payor_name },
    abilities,
  }),
  async values({ tx }, sent, before) {
    const whose = 'client_id' in sent ? sent.client_id : (before?.client_id ?? '')
    found(await holdClient(tx, whose))
    const { start_date: start = null, end_date: end = null } = { ...before, ...sent }
    if (start !== null && end !== null && end < start) throw new Failure('date_order')
    return sent
  },
  refusals: {
    client_payors_once: 'client_payor_overlap',
    client_payors_one_at_a_time: 'client_payor_order_taken',
  },
})
