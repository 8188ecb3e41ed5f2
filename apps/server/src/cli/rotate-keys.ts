// npm run keys:rotate: seals every protected value anew with the newest key.
import { resealAll } from '../plumbing/crypto/reseal.ts'
import { resealFiles } from '../plumbing/storage/reseal-files.ts'
import { findFileNames, keepAllBytes } from '../rooms/files/door.ts'
import { findPartNames } from '../rooms/transfer/door.ts'
import { withDatabase } from './with-database.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const aside = (line: string) => void process.stderr.write(`${line}\n`)

try {
  await withDatabase(process.env, aside, async (place) => {
    aside(`keys: ${[...place.keys.byId.keys()].join(', ')}; sealing with ${place.keys.newest}`)
    const { values, unreadable } = await resealAll(place, (told) =>
      aside(
        `${told.agencyId ?? 'people'} ${told.column}: ${told.values} re-encrypted` +
          (told.unreadable > 0 ? `, ${told.unreadable} DO NOT OPEN` : ''),
      ),
    )
    say(`${values} values re-encrypted with ${place.keys.newest}, ${unreadable} do not open.`)
    await keepAllBytes(place, place.db)
    const files = await resealFiles(
      place,
      async (tx) => [...(await findFileNames(tx)), ...(await findPartNames(tx))],
      aside,
    )
    say(`${files.files} files re-encrypted, ${files.unreadable} do not open.`)
    process.exitCode = unreadable + files.unreadable > 0 ? 1 : 0
  })
} catch (error) {
  process.exitCode = 2
  aside(error instanceof Error ? error.message : String(error))
}
