import { payEntries } from '@homeward/contract/payroll/entries'
import { missingMeasure } from '@homeward/domain/payroll/entries'
import { payWeekOf } from '@homeward/domain/payroll/pay-week'
import { addDays, instantOf } from '@homeward/domain/time/zone'
import { Failure, found } from '../../../plumbing/failure.ts'
import { plainRecord } from '../../../plumbing/records/plain-record.ts'
import { holdPerson } from '../sheets/hold-store.ts'
import { refreshSheets } from '../sheets/refresh-sheets.ts'
import { entryRows, isAcknowledged, isAgent, isVisitOf } from './record-store.ts'

const frozenMiles = 'This pay week is acknowledged. Enter the miles on a day of an open week.'

/** What a person enters for a caregiver beside the visits. */
export const payEntryRecord = plainRecord(payEntries, {
  table: 'pay_entries',
  rows: entryRows,
  search: ['note'],
  order: 'kind',
  matching: (rows, { agent_id, kind, week, status }) =>
    rows
      .$if(agent_id !== undefined, (q) => q.where('pay_entries.agent_id', '=', agent_id ?? ''))
      .$if(kind !== undefined, (q) => q.where('pay_entries.kind', '=', kind ?? 'bonus'))
      .$if(status !== 'all', (q) =>
        q.where('pay_entries.status', '=', status === 'archived' ? 'archived' : 'active'),
      )
      .$if(week !== undefined, (q) =>
        q
          .where('pay_entries.day', '>=', payWeekOf(week ?? ''))
          .where('pay_entries.day', '<=', addDays(payWeekOf(week ?? ''), 6)),
      ),
  present: (_ctx, { agent_id, agent_name, ...entry }, abilities) => ({
    ...entry,
    agent: { id: agent_id, name: agent_name },
    abilities,
  }),
  async values(ctx, sent, before) {
    const whose = 'agent_id' in sent ? sent.agent_id : (before?.agent_id ?? '')
    found((await isAgent(ctx.tx, whose)) || null)
    const changed = { ...before, ...sent }
    const kind = 'kind' in sent ? sent.kind : (before?.kind ?? 'bonus')
    const missing = missingMeasure(kind, {
      startTime: changed.start_time ?? null,
      endTime: changed.end_time ?? null,
      minutes: changed.minutes ?? 0,
      tenthsOfMiles: changed.tenths_of_miles ?? 0,
      cents: changed.cents ?? 0,
      visitId: changed.visit_id ?? null,
    })
    if (missing) throw new Failure('invalid', { fields: { [missing.field]: [missing.sentence] } })
    if (changed.visit_id && !(await isVisitOf(ctx.tx, changed.visit_id, whose))) {
      const sentence = 'Choose a visit of this caregiver.'
      throw new Failure('invalid', { fields: { visit_id: [sentence] } })
    }
    return { ...sent, ...instants(changed, ctx.agency.timeZone) }
  },
  refusals: { pay_entries_travel_once: 'pay_entry_twice' },
  audited: ({ agent_name: _, ...entry }) => entry,
  async followed(ctx, entry, before) {
    const both = before ? [before, entry] : [entry]
    const weeks = [...new Set(both.map(({ day }) => payWeekOf(day)))]
    await holdPerson(ctx, entry.agent_id)
    // What is owed later for an acknowledged week are wages; miles of it would never be paid back.
    const miles = both.some(({ kind }) => kind === 'mileage')
    for (const week of miles ? weeks : []) {
      if (!(await isAcknowledged(ctx.tx, entry.agent_id, week))) continue
      throw new Failure('invalid', { fields: { day: [frozenMiles] } })
    }
    // Work over midnight on Sunday reaches into the next week.
    const reached = new Set(weeks.flatMap((week) => [week, addDays(week, 7)]))
    for (const week of [...reached].toSorted()) await refreshSheets(ctx, week, [entry.agent_id])
  },
})

type Clocked = {
  day?: string | undefined
  start_time?: string | null | undefined
  end_time?: string | null | undefined
}

const instants = ({ day, start_time, end_time }: Clocked, zone: string) => {
  if (!day || !start_time || !end_time) return { starts_at: null, ends_at: null }
  const over = end_time <= start_time ? 1 : 0
  return {
    starts_at: instantOf(day, start_time, zone).toISOString(),
    ends_at: instantOf(addDays(day, over), end_time, zone).toISOString(),
  }
}
