import {
  type Candidate,
  judgeAssignments,
  listStaffingCandidates,
} from '@homeward/contract/visits/assignment'
import { updateVisit } from '@homeward/contract/visits/visits'
import { createVisits } from '@homeward/contract/visits/adding'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClientAtHome } from '../../care/testing/factories.ts'

const app = startTestServer()

const caregivers = 200
/** Days of a clock change, the night before it, and others. */
const days = ['2026-11-04', '2026-11-05', '2027-03-13', '2027-03-14', '2027-03-15']
const clocks = [
  '00:30',
  '01:30',
  '02:30',
  '07:00',
  '08:30',
  '09:00',
  '12:00',
  '15:30',
  '20:00',
  '23:30',
]

/** A number from 0 to 1 for something, as if by chance; it hangs on nothing but what is named. */
const chance = (what: RawBuilder<unknown>) =>
  sql`((hashtextextended(${what}, 2026) & 65535) / 65536.0)`

/** Caregivers with hours, credentials, absences and wishes as if by chance, the same on every run. */
const aCrowd = (world: World) =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const most = (what: string) => chance(sql`'Number ' || n || ${sql.lit(what)}`)
    const own = (what: string) => chance(sql`last_name || ${sql.lit(what)}`)
    await sql`insert into agents (agency_id, id, first_name, last_name, role, type, status, minutes_most)
      select ${world.agencyId}::uuid, gen_random_uuid(), 'Crowd', 'Number ' || n, 'pca', 'Caregiver',
        'active', case when ${most('limited')} < 0.3 then 60 * (1 + floor(${most('hours')} * 8))::int end
      from generate_series(1, ${caregivers}) n`.execute(tx)
    await sql`insert into agent_private_profiles (agency_id, agent_id, gender)
      select agency_id, id, (array['female', 'male', null])[1 + floor(${own('gender')} * 3)::int]
      from agents where first_name = 'Crowd'
      on conflict (agency_id, agent_id) do update set gender = excluded.gender`.execute(tx)
    await sql`insert into agent_hours (agency_id, agent_id, weekday, start_time, end_time)
      select agency_id, id, day, '06:00',
        (array['10:00', '14:00', '22:00'])[1 + floor(${chance(sql`last_name || 'until' || day`)} * 3)::int]::time
      from agents, generate_series(0, 6) day
      where first_name = 'Crowd' and ${chance(sql`last_name || 'on' || day`)} < 0.4`.execute(tx)
    await sql`insert into agent_credentials (agency_id, id, agent_id, kind, expires_on)
      select agency_id, gen_random_uuid(), id, 'cpr', date '2026-10-20' + floor(${own('expires')} * 200)::int
      from agents where first_name = 'Crowd' and ${own('cpr')} < 0.5`.execute(tx)
    await sql`insert into agent_absences
        (agency_id, id, agent_id, kind, start_date, end_date, starts_at, ends_at)
      select agency_id, gen_random_uuid(), id, 'vacation', day, day + 2,
        day at time zone 'America/New_York', (day + 3) at time zone 'America/New_York'
      from (select *, (array[date '2026-11-04', date '2027-03-12'])[1 + floor(${own('first')} * 2)::int] as day
        from agents where first_name = 'Crowd' and ${own('away')} < 0.2) away`.execute(tx)
    await tx.updateTable('agencies').set({ overtime_threshold_hours: 2 }).execute()
  })

/** Who has which of the visits that were made; the others are open. */
type Held = ReadonlyMap<string, string | null>

/** Open visits of many kinds, and as many that caregivers have. */
async function someVisits(world: World): Promise<Held> {
  const made: string[] = []
  const clients: string[] = []
  for (const scheduled_time of clocks) {
    const client_id = await aClientAtHome(app, world)
    clients.push(client_id)
    const { visits } = await call(app, world.manager, createVisits, {
      client_id,
      services: [{ id: world.serviceId, minutes: 90 }],
      scheduled_dates: days,
      scheduled_time,
      scheduled_duration: 90,
      agent_id: null,
    })
    made.push(...visits.map(({ id }) => id))
  }
  const held = await inAgency(app.db, world.agencyId, async (tx) => {
    await sql`update clients c set settings = settings || jsonb_build_object('caregiver_gender',
        (array['any', 'female', 'male'])[1 + n % 3])
      from unnest(${clients}::uuid[]) with ordinality made (id, n) where c.id = made.id`.execute(tx)
    // One visit for every second caregiver, so that none has two at once.
    await sql`update visits v set agent_id = g.id, status = 'scheduled'
      from agents g, unnest(${made}::uuid[]) with ordinality w (id, n)
      where v.id = w.id and n % 2 = 0 and g.last_name = 'Number ' || n`.execute(tx)
    return tx.selectFrom('visits').select(['id', 'agent_id']).execute()
  })
  const agents = new Map(held.map(({ id, agent_id }) => [id, agent_id]))
  return new Map(made.map((id) => [id, agents.get(id) ?? null]))
}

/** A change of the visit is refused with the same findings. */
async function expectChangeAgrees(world: World, id: string, candidate: Candidate | undefined) {
  if (!candidate) return
  const { verdict } = candidate
  const code = verdict.outcome === 'refused' ? 'assignment_refused' : 'assignment_reason_needed'
  const change = call(app, world.owner, updateVisit, { id, agent_id: candidate.id })
  const { errors } = await refusal(change, code)
  expect(Object.values(errors).flat()).toEqual(
    verdict.findings.map(({ sentence, next }) => `${sentence} ${next}`),
  )
}

test('board, staffing and change judge 10,000 random cases alike, also in the weeks of a clock change', async () => {
  const world = await anAgency(app)
  await aCrowd(world)
  const visits = await someVisits(world)
  let compared = 0
  const kinds = new Set<string>()
  for (const [visit_id, holder] of visits) {
    const asked = { visit_id, search: 'Crowd', items: 200 }
    const { data } = await call(app, world.owner, listStaffingCandidates, asked)
    const proposals = data.map(({ id: agent_id }) => ({ visit_id, agent_id }))
    for (let from = 0; from < proposals.length; from += 100) {
      const some = { proposals: proposals.slice(from, from + 100) }
      const { verdicts } = await call(app, world.owner, judgeAssignments, some)
      expect(verdicts.map(({ verdict }) => verdict)).toEqual(
        data.slice(from, from + 100).map(({ verdict }) => verdict),
      )
      compared += verdicts.length
      for (const { verdict } of verdicts) verdict?.findings.forEach(({ id }) => kinds.add(id))
    }
    await expectChangeAgrees(
      world,
      visit_id,
      // Whoever has the visit already is not judged again: nothing would change.
      data.find(({ id, verdict }) => id !== holder && verdict.outcome !== 'allowed'),
    )
  }
  expect(compared).toBe(visits.size * caregivers)
  expect(compared).toBeGreaterThanOrEqual(10_000)
  expect([...kinds].toSorted()).toEqual([
    'availability',
    'caregiver_away',
    'credential_expired',
    'gender_preference',
    'overlap',
    'overtime',
    'weekly_hours',
  ])
}, 120_000)
