import { sql } from 'kysely'
import { eachAgency } from '../jobs/each-agency.ts'
import { systemTask } from '../jobs/task.ts'
import { sealAgency } from './seal.ts'

/** Seals events that no process heard of, in the agencies where something waits. */
export const sealTask = systemTask({
  name: 'audit.seal',
  every: '* * * * *',
  async runForSystem(services, db) {
    const { rows } = await sql<{ id: string }>`
      select id from app.agencies_awaiting_seal() as id`.execute(db.app)
    await eachAgency(
      db,
      rows.map(({ id }) => id),
      (id) => sealAgency(services, db, id),
    )
  },
})
