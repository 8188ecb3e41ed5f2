// npm run audit:verify: proves that nothing of the audit trail was changed, removed or put in.
import { catalogOfMigrations } from '../plumbing/db/catalog.ts'
import { verifyTrail } from './verify-trail.ts'
import { withDatabase } from './with-database.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const aside = (line: string) => void process.stderr.write(`${line}\n`)

try {
  const verdict = await withDatabase(process.env, aside, (place) =>
    verifyTrail(
      {
        ...place,
        clock: () => new Date(),
        expected: () =>
          catalogOfMigrations(
            place.db.directUrl,
            process.env.HOMEWARD_SCRATCH_DATABASE_URL || null,
          ),
      },
      say,
    ),
  )
  process.exitCode = { whole: 0, broken: 1, nothing: 2 }[verdict]
} catch (error) {
  // 2: nothing was proven, one way or the other.
  process.exitCode = 2
  aside(error instanceof Error ? error.message : String(error))
}
