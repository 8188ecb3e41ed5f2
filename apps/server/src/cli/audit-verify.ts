// npm run audit:verify: proves that nothing of the audit trail was changed, removed or put in.
import { verifyTrail } from './verify-trail.ts'
import { withDatabase } from './with-database.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const aside = (line: string) => void process.stderr.write(`${line}\n`)

try {
  const whole = await withDatabase(process.env, aside, (place) => verifyTrail(place, say))
  process.exitCode = whole ? 0 : 1
} catch (error) {
  // 2: nothing was proven, one way or the other.
  process.exitCode = 2
  aside(error instanceof Error ? error.message : String(error))
}
