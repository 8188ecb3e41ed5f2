import { sql } from 'kysely'
import { systemTask } from '../jobs/task.ts'
import { sealAgency } from './seal.ts'

/** Seals what no process was told of, agency by agency; one that fails leaves the others to be sealed. */
export const sealTask = systemTask({
  name: 'audit.seal',
  every: '* * * * *',
  async runForSystem(services, db) {
    const { rows } = await sql<{ id: string }>`select id from app.agency_ids() as id`.execute(
      db.app,
    )
    const failures: unknown[] = []
    for (const { id } of rows) {
      await sealAgency(services, db, id).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0)
      throw new AggregateError(failures, 'The trail was not sealed everywhere.')
  },
})
