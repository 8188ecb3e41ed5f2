import { payRates } from '@homeward/contract/payroll/rates'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { earlierDay } from '@homeward/domain/time/zone'
import { Failure, unwrap } from '../../../plumbing/failure.ts'
import { plainRecord } from '../../../plumbing/records/plain-record.ts'
import { recomputeFrom } from '../recompute.ts'
import { rateRows } from './record-store.ts'

/** What an hour pays, of a caregiver, for a client, a service or a payor. */
export const payRateRecord = plainRecord(payRates, {
  table: 'pay_rates',
  rows: rateRows,
  search: ['note'],
  order: 'note',
  matching(rows, { agent_id, client_id, service_id, payor_id, on: day }) {
    const wanted = { agent_id, client_id, service_id, payor_id }
    let matching = rows
    for (const [column, id] of Object.entries(wanted)) {
      if (id === undefined) continue
      const name = column as keyof typeof wanted
      matching = matching.where(`pay_rates.${name}`, '=', id)
    }
    if (day === undefined) return matching
    return matching
      .where('pay_rates.start_date', '<=', day)
      .where((eb) =>
        eb.or([eb('pay_rates.end_date', 'is', null), eb('pay_rates.end_date', '>=', day)]),
      )
  },
  present: (_ctx, row, abilities) => {
    const { agent_id, client_id, service_id, payor_id, ...rest } = row
    const { agent_name, client_name, service_name, payor_name, ...rate } = rest
    return {
      ...rate,
      agent: named(agent_id, agent_name),
      client: named(client_id, client_name),
      service: named(service_id, service_name),
      payor: named(payor_id, payor_name),
      abilities,
    }
  },
  values(_ctx, sent, before) {
    if (!before && !('agent_id' in sent && sent.agent_id) && !names(sent)) {
      const sentence = 'Choose a caregiver, client, service or payor.'
      throw new Failure('invalid', { fields: { agent_id: [sentence] } })
    }
    const { start_date: startDate, end_date: endDate } = { ...before, ...sent }
    unwrap(checkDateOrder({ startDate: startDate ?? '', endDate: endDate ?? null }))
    return sent
  },
  refusals: {
    pay_rates_once: 'pay_rate_overlap',
    pay_rates_agency_id_agent_id_fkey: 'not_found',
    pay_rates_agency_id_client_id_fkey: 'not_found',
    pay_rates_agency_id_service_id_fkey: 'not_found',
    pay_rates_agency_id_payor_id_fkey: 'not_found',
  },
  followed: (ctx, { start_date, agent_id }, before) =>
    recomputeFrom(
      ctx,
      earlierDay(start_date, before?.start_date ?? null),
      before && before.agent_id !== agent_id ? null : agent_id,
    ),
  gone: (ctx, { start_date, agent_id }) => recomputeFrom(ctx, start_date, agent_id),
})

const named = (id: string | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' }

const names = (sent: object): boolean =>
  ['client_id', 'service_id', 'payor_id'].some(
    (name) => Object.entries(sent).find(([key]) => key === name)?.[1],
  )
