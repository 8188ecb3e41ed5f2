import pg from 'pg'
import { agencyId, idOf, middleDay, size } from '../seed/ids.ts'
import { mixed } from '../seed/names.ts'

/** What years leave behind: with the seed's own, twenty million visits and five million audit events. */
export const grown = { visits: 19_000_000, auditEvents: 4_500_000 }

const perDay = size.agents * 4

/** Visits of all caregivers on the days before the seed's, four a day, with nothing that is optional. */
const visits = (from: number, to: number) => `
  insert into visits (agency_id, id, client_id, agent_id, payor_id, scheduled_date, scheduled_time,
    scheduled_duration, starts_at, ends_at, status, check_in_at, check_out_at, completed_duration)
  select '${agencyId}', ${idOf('grown', 'n')}, ${idOf('client', `1 + n % ${size.clients}`)},
    ${idOf('agent', `1 + n / 4 % ${size.agents}`)}, ${idOf('payor', '1')}, day, clock, 90, starts,
    starts + interval '90 min', 'completed', starts, starts + interval '90 min', 90
  from generate_series(${from}, ${to - 1}) n
  cross join lateral (select date '${middleDay}' - 251 - (${grown.visits} - n) / ${perDay} as day,
    time '08:00' + make_interval(hours => 2 * (n % 4)) as clock) d
  cross join lateral (select (day + clock) at time zone 'America/New_York' as starts) i`

const auditEvents = `
  insert into audit_events (agency_id, id, at, user_id, actor, action, record_type, record_id, changes, request_id)
  select '${agencyId}', uuidv7((${grown.auditEvents} - n) * interval '-6 s' - interval '2 years'),
    now() - interval '2 years' - (${grown.auditEvents} - n) * interval '6 s',
    ${idOf('user', `1 + abs(${mixed('n', 7)}) % ${size.office}`)}, 'Bench',
    (array['client.updated', 'visit.updated', 'client.read', 'visit.created', 'claim.sent'])[1 + n % 5],
    case when n % 2 = 0 then 'client' else 'visit' end, ${idOf('client', `1 + n % ${size.clients}`)},
    '{"phone": {"before": "3365550100", "after": "3365550101"}}', gen_random_uuid()::text
  from generate_series(1, ${grown.auditEvents}) n;
  insert into audit_chain (agency_id, position, event_id, link, link_key)
  select agency_id, ${size.auditEvents} + row_number() over (order by id), id, '\\x00', 'b1'
  from audit_events where at < now() - interval '2 years'`

/** Indexes that no constraint stands on are made after the rows, which is several times as fast. */
const indexesOf = (table: string) => `
  select format('drop index %I', i.relname) as away, pg_get_indexdef(i.oid) as back
  from pg_index x join pg_class i on i.oid = x.indexrelid
  where x.indrelid = '${table}'::regclass
    and not exists (select from pg_constraint c where c.conindid = i.oid)
  union all
  select format('alter table ${table} drop constraint %I', conname),
    format('alter table ${table} add constraint %I %s', conname, pg_get_constraintdef(oid))
  from pg_constraint where conrelid = '${table}'::regclass and contype = 'x'`

const batch = 1_000_000

/** Lets the agency of the seed have been there for years. */
export async function grow(url: string, log: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '1GB'`)
    const without = async (table: string, work: () => Promise<void>) => {
      const { rows } = await client.query<{ away: string; back: string }>(indexesOf(table))
      for (const { away } of rows) await client.query(away)
      await work()
      for (const { back } of rows) {
        log(back.slice(0, 80))
        await client.query(back)
      }
    }
    await without('visits', async () => {
      for (let from = 0; from < grown.visits; from += batch) {
        log(`visits from ${from.toLocaleString('en-US')} on`)
        await client.query(visits(from, Math.min(from + batch, grown.visits)))
      }
    })
    await without('audit_events', async () => {
      log('audit events')
      await client.query(auditEvents)
    })
    await client.query('vacuum analyze visits, audit_events')
  } finally {
    await client.end()
  }
}
