import { clientAbsences } from '@homeward/contract/clients/absences'
import { absenceSpan } from '@homeward/domain/time/absence'
import { found, unwrap } from '../../../plumbing/failure.ts'
import { plainRecord } from '../../../plumbing/records/plain-record.ts'
import { absenceRows, holdClient } from './absence-store.ts'

/** Time in which a client is away: the visits room cancels their visits. */
export const clientAbsenceRecord = plainRecord(clientAbsences, {
  table: 'client_absences',
  rows: absenceRows,
  search: ['note'],
  order: 'kind',
  matching: (rows, { client_id: whose, kind, status, from_day: day }) =>
    rows
      .$if(whose !== undefined, (q) => q.where('client_absences.client_id', '=', whose ?? ''))
      .$if(kind !== undefined, (q) => q.where('client_absences.kind', '=', kind ?? 'other'))
      .$if(status !== 'all', (q) =>
        q.where('client_absences.status', '=', status === 'archived' ? 'archived' : 'active'),
      )
      .$if(day !== undefined, (q) =>
        q.where((eb) =>
          eb.or([
            eb('client_absences.end_date', 'is', null),
            eb('client_absences.end_date', '>=', day ?? ''),
          ]),
        ),
      ),
  present: (_ctx, { client_id, client_name, ...absence }, abilities) => ({
    ...absence,
    client: { id: client_id, name: client_name },
    abilities,
  }),
  async values({ tx, agency }, sent, before) {
    const whose = 'client_id' in sent ? sent.client_id : (before?.client_id ?? '')
    found(await holdClient(tx, whose))
    const changed = { ...before, ...sent }
    const end_time = changed.end_date ? (changed.end_time ?? null) : null
    const span = unwrap(
      absenceSpan(
        {
          startDate: changed.start_date ?? '',
          startTime: changed.start_time ?? null,
          endDate: changed.end_date ?? null,
          endTime: end_time,
        },
        agency.timeZone,
      ),
    )
    return {
      ...sent,
      end_time,
      starts_at: span.startsAt.toISOString(),
      ends_at: span.endsAt?.toISOString() ?? null,
    }
  },
  followed: (ctx, { id }) => ctx.emit('client.absence_changed', { absence_id: id }),
})
