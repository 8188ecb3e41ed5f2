import { actorColumns } from '../actor.ts'
import type { Database } from '../db/pool.ts'
import type { AuditEntry } from './entry.ts'
import type { AuditedBy } from './record.ts'

const minute = 60_000

/** The most remembered events; an event that is not remembered is recorded again. */
const mostRemembered = 50_000

const remembered = new WeakMap<Database, Map<string, number>>()

/**
 * Records a person's repeated event once a minute. Screens ask again whenever something changes, and a
 * program may ignore that it must wait. A different number of shown records does not make it a different
 * look.
 */
export async function onceAMinute(
  db: Database,
  { agencyId, actor }: AuditedBy,
  { action, id, type, after }: AuditEntry,
  now: Date,
  keep: () => Promise<void>,
): Promise<void> {
  const seen = remembered.get(db) ?? new Map<string, number>()
  remembered.set(db, seen)
  const { user_id: user, link_id: link } = actorColumns(actor)
  const what = { ...after, shown: undefined }
  const key = JSON.stringify([agencyId, user ?? link, action, type, id, what])
  const before = seen.get(key)
  if (before !== undefined && now.getTime() - before < minute) return
  await keep()
  if (seen.size >= mostRemembered) seen.clear()
  seen.set(key, now.getTime())
}
