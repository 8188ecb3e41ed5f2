import { agentAbsences } from '@homeward/contract/caregivers/absences'
import { absenceSpan } from '@homeward/domain/time/absence'
import { found, unwrap } from '../../../plumbing/failure.ts'
import { plainRecord } from '../../../plumbing/records/plain-record.ts'
import { absenceRows, holdAgent } from './absence-store.ts'
import { followedUp } from './followed-up.ts'

/** Time in which a caregiver is away: the visits room covers their visits. */
export const agentAbsenceRecord = plainRecord(agentAbsences, {
  table: 'agent_absences',
  rows: absenceRows,
  search: ['note'],
  order: 'kind',
  matching: (rows, { agent_id: whose, kind, status, from_day: day }) =>
    rows
      .$if(whose !== undefined, (q) => q.where('agent_absences.agent_id', '=', whose ?? ''))
      .$if(kind !== undefined, (q) => q.where('agent_absences.kind', '=', kind ?? 'other'))
      .$if(status !== 'all', (q) =>
        q.where('agent_absences.status', '=', status === 'archived' ? 'archived' : 'active'),
      )
      .$if(day !== undefined, (q) =>
        q.where((eb) =>
          eb.or([
            eb('agent_absences.end_date', 'is', null),
            eb('agent_absences.end_date', '>=', day ?? ''),
          ]),
        ),
      ),
  present: (_ctx, { agent_id, agent_name, ...absence }, abilities) => ({
    ...absence,
    agent: { id: agent_id, name: agent_name },
    abilities,
  }),
  async values({ tx, agency }, sent, before) {
    const whose = 'agent_id' in sent ? sent.agent_id : (before?.agent_id ?? '')
    found(await holdAgent(tx, whose))
    const changed = { ...before, ...sent }
    const why = followedUp(changed.kind ?? 'other', sent, before)
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
      ...why,
      end_time,
      starts_at: span.startsAt.toISOString(),
      ends_at: span.endsAt?.toISOString() ?? null,
    }
  },
  followed: (ctx, { id }) => ctx.emit('agent.absence_changed', { absence_id: id }),
})
