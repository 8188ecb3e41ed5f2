import { claimsDashboard, listClaims } from '@homeward/contract/billing/claims'
import { billingSummary } from '@homeward/contract/insights/money'
import { claimStatuses } from '@homeward/domain/billing/vocabulary'
import { roleMay } from '@homeward/domain/identity/capabilities'
import { roles } from '@homeward/domain/identity/roles'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aBillableClient, aClaim, anAuthorizationFor, day } from '../testing/factories.ts'

const app = startTestServer()
const nowhere = '01900005-0000-7000-8000-00000000dead'
let world: World

/** Claims of every status on three days of care, each of another charge. */
beforeAll(async () => {
  world = await anAgency(app)
  const clientId = await aBillableClient(app, world, { office_id: world.officeId })
  const authorizationId = await anAuthorizationFor(app, world, clientId)
  const { id } = await aClaim(app, world, { clientId, authorizationId })
  await inAgency(app.db, world.agencyId, async (tx) => {
    for (const [at, status] of claimStatuses.entries()) {
      for (const before of [0, 1, 2]) {
        await sql`insert into claims (agency_id, id, number, client_id, payor_id, service_id,
            start_date, status, billing_units, minutes_per_unit, charge_cents, procedure_code,
            frequency_code, transmitted_at)
          select agency_id, gen_random_uuid(), number || ${`-${at}-${before}`}, client_id, payor_id,
            service_id, ${day}::date - ${before}::int, ${status}, billing_units, minutes_per_unit,
            ${(at + 1) * 100 + before}, procedure_code, frequency_code, now()
          from claims where id = ${id}`.execute(tx)
      }
    }
  })
}, 60_000)

const readers = roles.filter((role) => roleMay(role, 'claims.read'))
const offices = () => [undefined, world.officeId, nowhere]

test.each(readers)(
  'each figure of claims that %s sees is that of the list it opens',
  async (role) => {
    for (const office_id of offices()) {
      const narrowed = office_id ? { office_id } : {}
      const some = office_id !== nowhere
      const listOf = async (filter: object) => {
        const asked = { ...narrowed, status: 'all' as const, items: 200, ...filter }
        const { data, meta } = await call(app, world[role], listClaims, asked)
        expect(data).toHaveLength(meta.total)
        return { claims: meta.total, cents: data.reduce((sum, row) => sum + row.charge_cents, 0) }
      }
      const { start_date, end_date, river } = await call(app, world[role], billingSummary, narrowed)
      const tiles = river.filter(({ step }) => step !== 'claimed')
      expect(tiles.map(({ step }) => step)).toEqual(['transmitted', 'accepted', 'paid'])
      for (const { step, ...sums } of tiles) {
        expect(await listOf({ step, by_start_date: { start_date, end_date } })).toEqual(sums)
        expect(sums.claims > 0).toBe(some)
      }
      const { days } = await call(app, world[role], claimsDashboard, {
        ...narrowed,
        start_date,
        end_date,
      })
      expect(days).toHaveLength(some ? 3 : 0)
      for (const { date, claims, charge_cents: cents } of days) {
        const by_start_date = { start_date: date, end_date: date }
        expect(await listOf({ by_start_date })).toEqual({ claims, cents })
      }
    }
  },
)

test.each(roles.filter((role) => !readers.includes(role)))(
  '%s sees neither the figures nor the lists',
  async (role) => {
    const days = { start_date: day, end_date: day }
    await refusal(call(app, world[role], billingSummary, {}), 'forbidden')
    await refusal(call(app, world[role], claimsDashboard, days), 'forbidden')
    await refusal(call(app, world[role], listClaims, {}), 'forbidden')
  },
)
