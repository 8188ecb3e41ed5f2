import { onWipe } from '../session/wipe.ts'
import { database } from './database.ts'

/** How the names begin under which answers are kept for the time without a network. */
const beginning = 'query:'

/** Kept answers go with their person, also where nothing that keeps them is loaded yet. */
onWipe(async (reason) => {
  if (reason === 'expired') return
  const db = await database().catch(() => undefined)
  for (const name of (await db?.getAllKeys('kept')) ?? [])
    if (name.startsWith(beginning)) await db?.delete('kept', name)
})
