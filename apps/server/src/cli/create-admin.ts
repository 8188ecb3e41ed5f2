// npm run admin:create -- USERNAME E-MAIL: the first account of an installation of one's own.
import { createSuperAdmin } from '../rooms/identity/create-super-admin.ts'
import { withDatabase } from './with-database.ts'

const [username, email] = process.argv.slice(2)
const say = (line: string) => void process.stdout.write(`${line}\n`)
const aside = (line: string) => void process.stderr.write(`${line}\n`)

if (!username || !email?.includes('@')) {
  aside('Who? npm run admin:create -- USERNAME E-MAIL')
  process.exitCode = 1
} else {
  try {
    const password = await withDatabase(process.env, aside, ({ db }) =>
      createSuperAdmin(db.identity, { username, email }, new Date()),
    )
    say(`${username} may enter every agency. The password is shown only now:\n\n  ${password}\n`)
    say('Sign in, change the password and set up two-step verification.')
  } catch (error) {
    aside(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
