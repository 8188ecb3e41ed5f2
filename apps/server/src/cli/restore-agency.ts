import { v7 as uuid } from 'uuid'
import { openArchive } from '../rooms/transfer/restore/read-archive.ts'
import { restoreAgency } from '../rooms/transfer/restore/restore-agency.ts'
import { withDatabase } from './with-database.ts'

/** `npm run agency:restore -- agency.zip`: reads an archive into an agency of its own. */
const [path] = process.argv.slice(2)
const say = (line: string) => void process.stdout.write(`${line}\n`)

if (!path) {
  say('Which archive? npm run agency:restore -- agency.zip')
  process.exitCode = 1
} else {
  const archive = await openArchive(path)
  const agencyId = uuid()
  try {
    say(`${archive.manifest.agency.name}, as it was at ${archive.manifest.made_at}`)
    await withDatabase(process.env, say, (place) => restoreAgency(place, archive, agencyId, say))
    say(`restored as ${agencyId}`)
  } finally {
    archive.close()
  }
}
