import { CompiledQuery } from 'kysely'
import { announceText, type Announcement } from './announcer.ts'
import type { Tx } from './pool.ts'

/** Announces something once the running transaction is committed; a rollback announces nothing. */
export const announce = (tx: Tx, announcement: Announcement): Promise<unknown> =>
  tx.executeQuery(CompiledQuery.raw(announceText, [announcement]))
