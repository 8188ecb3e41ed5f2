import { claimStatuses } from '@homeward/domain/billing/vocabulary'
import { visitStatuses } from '@homeward/domain/visits/vocabulary'
import { sql } from 'kysely'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import { aBillableClient, aClaim, anAuthorizationFor } from '../../billing/testing/factories.ts'
import { aVisit } from '../../visits/testing/factories.ts'

/** Minutes that a check-in is off, that a visit is longer, meters, a method, and a hold. */
const findings = [
  [0, 0, 10, 'evv', '{}'],
  [15, 15, 150, 'evv', '{}'],
  [16, 0, 10, 'evv', '{}'],
  [-16, 0, 10, 'evv', '{}'],
  [0, 16, 10, 'evv', '{}'],
  [0, -16, null, 'evv', '{}'],
  [0, 0, 151, 'evv', '{}'],
  [0, 0, 10, 'manual', '{}'],
  [30, 30, 900, 'manual', '{too_long}'],
] as const

/** Visits of every status around a day, and claims of every status. */
export async function busyDays(app: TestServer, world: World, today: string): Promise<void> {
  const { id } = await aVisit(app, world)
  const clientId = await aBillableClient(app, world, { office_id: world.officeId })
  const authorizationId = await anAuthorizationFor(app, world, clientId)
  const billed = await aClaim(app, world, { clientId, authorizationId })
  await inAgency(app.db, world.agencyId, async (tx) => {
    for (const status of visitStatuses) {
      for (const day of [-31, -30, -8, 0, 1, 3, 4]) {
        for (const [off, longer, meters, method, held] of findings) {
          const held_for: string = held
          await sql`
            with made as (insert into visits (agency_id, id, client_id, agent_id, payor_id,
              scheduled_date, scheduled_time, scheduled_duration, starts_at, ends_at, status,
              overlap_reason, check_in_at, check_out_at, check_in_method, check_out_method,
              check_in_distance, completed_duration, reviewed_duration, held_for)
            select agency_id, gen_random_uuid(), client_id,
              case when ${status} <> 'available' then agent_id end, payor_id,
              scheduled_date + ${day}::int, scheduled_time, 120,
              starts_at + make_interval(days => ${day}::int), ends_at + make_interval(days => ${day}::int),
              ${status}, 'a test', starts_at + make_interval(days => ${day}::int, mins => ${off}::int),
              ends_at + make_interval(days => ${day}::int, mins => ${off}::int + ${longer}::int),
              ${method}, 'evv', ${meters}, case when ${held_for} = '{}' then 120 + ${longer}::int end,
              case when ${held_for} <> '{}' and ${status} = 'approved' then 120 end,
              ${held_for}::text[]
            from visits where id = ${id} returning agency_id, id)
            insert into visit_services (agency_id, visit_id, service_id, position)
            select agency_id, id, ${world.serviceId}, 1 from made`.execute(tx)
        }
      }
    }
    await sql`insert into signatures (agency_id, id, visit_id, signer_role, waived_at, waived_by,
        waived_reason)
      select agency_id, gen_random_uuid(), id, 'client', now(), 'Ada', 'a test'
      from visits where check_in_distance = 10 and check_in_at = starts_at
        and scheduled_date = ${today}`.execute(tx)
    for (const [at, status] of claimStatuses.entries()) {
      for (const days of [0, 20, 31]) {
        await sql`insert into claims (agency_id, id, number, client_id, payor_id, service_id,
            start_date, status, billing_units, minutes_per_unit, charge_cents, procedure_code,
            frequency_code, transmitted_at)
          select agency_id, gen_random_uuid(), number || ${`-${at}-${days}`}, client_id, payor_id,
            service_id, ${today}::date - ${days}::int, ${status}, billing_units, minutes_per_unit,
            ${at + 1} * 1000, procedure_code, frequency_code, now()
          from claims where id = ${billed.id}`.execute(tx)
      }
    }
  })
}
