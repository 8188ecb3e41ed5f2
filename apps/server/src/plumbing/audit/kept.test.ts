import pg from 'pg'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { inAgency } from '../db/transaction.ts'

// A trigger that a superuser puts on the trail would disturb other files.
const app = startTestServer({ ownDatabase: true })

test.each(['audit_events', 'audit_waiting'])(
  'a write fails where something swallows its event in %s, and is not half written',
  async (table) => {
    const world = await anAgency(app)
    const superuser = new pg.Client({ connectionString: app.db.directUrl })
    await superuser.connect()
    await superuser.query(`
      create or replace function swallow() returns trigger language plpgsql as 'begin return null; end';
      create trigger swallow before insert on ${table} for each row execute function swallow()`)
    const before = await offices(world.agencyId)
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/v1/offices',
      headers: { authorization: `Bearer ${world.owner.token}` },
      payload: { data: { name: 'Unseen' } },
    })
    expect(answer.statusCode).toBe(500)
    expect(await offices(world.agencyId)).toEqual(before)
    await superuser.query(`drop trigger swallow on ${table}`)
    await superuser.end()
  },
)

const offices = (agencyId: string) =>
  inAgency(app.db, agencyId, (tx) => tx.selectFrom('offices').select('name').execute())
