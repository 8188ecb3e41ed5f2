import { sql } from 'kysely'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { runTask, told } from '../testing/factories.ts'

const app = startTestServer()
let world: World
beforeEach(async () => {
  world = await anAgency(app)
})

describe('an accepted invite', () => {
  const accept = (created_by: string | null) =>
    runTask(app, world, 'event:invite.accepted', {
      invite_id: uuid(),
      agent_id: world.cna.agentId,
      name: 'Tasha Greene',
      created_by,
    })

  test('is told to whom it was from', async () => {
    await accept(world.admin.userId)
    expect(await told(app, world.admin)).toMatchObject([
      {
        kind: 'invite_accepted',
        title: 'Tasha Greene accepted the invite',
        subject_type: 'agent',
        subject_id: world.cna.agentId,
      },
    ])
    expect(await told(app, world.owner)).toEqual([])
  })

  test('is told to those who may invite where nobody is left whom it was from', async () => {
    await accept(null)
    const stranger = await anAgency(app)
    await accept(stranger.owner.userId)
    expect(await told(app, world.owner)).toHaveLength(2)
    expect(await told(app, world.admin)).toHaveLength(2)
    expect(await told(app, world.manager)).toEqual([])
    expect(await told(app, stranger.owner)).toEqual([])
  })
})

describe('work that is given up', () => {
  /** Jobs are seen and made with other rights than their default by the database's owner alone. */
  const asOwner = async (query: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: app.db.url })
    await client.connect()
    const { rows } = await client.query<{ left: number }>(query, values)
    await client.end()
    return rows
  }

  /** Runs a job that fails, with one try. */
  const failing = async (task: string, payload: object) => {
    await asOwner('select graphile_worker.add_job($1, $2::json, max_attempts := 1)', [
      task,
      JSON.stringify(payload),
    ])
    await app.drainJobs()
    await app.drainJobs()
  }

  test('is told once a day to those who look after the agency, without what it was about', async () => {
    const payload = { agency_id: world.agencyId, visit_id: 'not an id, but a secret' }
    await failing('billing.claim_visit', payload)
    await failing('billing.claim_visit', payload)
    const [one, ...more] = await told(app, world.owner)
    expect(more).toEqual([])
    expect(one).toMatchObject({
      kind: 'job_failed',
      title: 'Background job failed: Billing: claim visit',
      body: expect.stringMatching(
        /^The job was tried once and stopped on 11\/02\/2026 09:00 AM\. See job \d+ in the server log/,
      ),
      subject_type: null,
    })
    expect(JSON.stringify(one)).not.toContain('secret')
    expect(await told(app, world.admin)).toHaveLength(1)
    expect(await told(app, world.manager)).toEqual([])
  })

  test('is told to its agency alone, and notice it is not told when that fails', async () => {
    const other = await anAgency(app)
    await failing('billing.claim_visit', { agency_id: other.agencyId, visit_id: 'x' })
    expect(await told(app, world.owner)).toEqual([])
    expect(await told(app, other.owner)).toHaveLength(1)
    await failing('collaboration.notify_job_failed', { agency_id: other.agencyId, task: 1 })
    const waiting = `select count(*)::int as left from graphile_worker.jobs
      where attempts < max_attempts and task_identifier like 'event:%'`
    expect(await asOwner(waiting)).toEqual([{ left: 0 }])
    expect(await told(app, other.owner)).toHaveLength(1)
  })
})

describe('a refused claim', () => {
  const aClaim = (status: string) =>
    inAgency(app.db, world.agencyId, async (tx) => {
      const [claim, client] = [uuid(), uuid()]
      await sql`insert into clients (agency_id, id, first_name, last_name, status)
        values (${world.agencyId}, ${client}, 'Rosa', 'Alvarez', 'active')`.execute(tx)
      await sql`insert into claims (agency_id, id, number, client_id, payor_id, service_id, start_date,
        status, billing_units, minutes_per_unit, charge_cents, procedure_code)
        values (${world.agencyId}, ${claim}, 'HW00000042', ${client}, ${world.payorId},
          ${world.serviceId}, '2026-10-20', ${status}, 8, 15, 4768, '99509')`.execute(tx)
      return claim
    })

  const refuse = (claim_id: string, at = testNow) =>
    runTask(app, world, 'event:claim.rejected', { claim_ids: [claim_id], at })

  test('is told to those who work on claims, once for each refusal', async () => {
    const claim = await aClaim('denied')
    await refuse(claim)
    await refuse(claim)
    expect(await told(app, world.billing_admin)).toMatchObject([
      {
        kind: 'claim_rejected',
        title: 'Claim HW00000042: denied',
        body: 'NC Medicaid, date of service 10/20/2026. Fix and resubmit the claim, or write it off.',
        subject_type: 'claim',
        subject_id: claim,
      },
    ])
    await refuse(claim, '2026-11-20T14:00:00.000Z')
    expect(await told(app, world.owner)).toHaveLength(2)
    expect(await told(app, world.manager)).toEqual([])
  })

  test('that is mended already is no items', async () => {
    await refuse(await aClaim('for_review'))
    expect(await told(app, world.owner)).toEqual([])
  })
})
