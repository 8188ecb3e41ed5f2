import type { ImportKind, Mapping } from '@homeward/domain/transfer/import-fields'
import { v7 as uuid } from 'uuid'
import { type Ctx, makeCtx } from '../../../plumbing/context.ts'
import { type AppServices } from '../../../plumbing/services.ts'
import { agencyContext } from '../../../plumbing/db/agency-context.ts'
import type { Database } from '../../../plumbing/db/pool.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { found } from '../../../plumbing/failure.ts'
import { storedActor } from '../../../plumbing/stored-actor.ts'
import { fileBytes } from '../../files/door.ts'
import type { Kind } from './kind.ts'
import { kinds } from './kinds.ts'
import { readSheet, type Sheet } from '../../../plumbing/csv/sheet.ts'
import { findImport, noteRows, updateImport } from './store.ts'

/** An import at work. */
export type Work = {
  readonly id: string
  readonly name: ImportKind
  readonly kind: Kind
  readonly mapping: Mapping
  readonly sheet: Sheet
  readonly rowsDone: number
  /** A separate transaction, with the rights of the person who started the import. */
  within<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** Notes the progress; false if someone canceled it in the meantime. */
  note(ctx: Ctx, rowsDone: number): Promise<boolean>
  finish(state: 'checked' | 'committed' | 'undone'): Promise<void>
}

/** Takes up the work on an import; null where it is no longer in the state that asks for it. */
export async function takeUpImport(
  services: AppServices,
  db: Database,
  at: { agencyId: string; importId: string; state: string },
): Promise<Work | null> {
  const before = await inAgency(db, at.agencyId, (tx) => findImport(tx, at.importId))
  if (before?.state !== at.state) return null
  const actor = storedActor.parse(before.actor)
  const within: Work['within'] = (work) =>
    inAgency(db, at.agencyId, async (tx) =>
      work(makeCtx(services, tx, { agency: await agencyContext(tx), actor, requestId: uuid() })),
    )
  const sheet = await within(async (ctx) => readSheet(await fileBytes(ctx, before.file_id)))
  const name = before.kind as ImportKind
  return {
    id: at.importId,
    name,
    kind: kinds[name],
    mapping: before.mapping as Mapping,
    sheet,
    rowsDone: before.rows_done,
    within,
    async note(ctx, rowsDone) {
      if (!(await noteRows(ctx.tx, at.importId, at.state, rowsDone))) return false
      await ctx.live('imports', at.importId)
      return true
    },
    finish: (state) =>
      within(async (ctx) => {
        const now = found(await findImport(ctx.tx, at.importId))
        // Canceled while the last rows were at work.
        if (now.state !== at.state) return
        await updateImport(ctx.tx, at.importId, { state, finished_at: ctx.now.toISOString() })
        await ctx.changed(
          {
            action: `import.${state}`,
            type: 'import',
            id: at.importId,
            before: { state: at.state },
            after: { state, rows_created: now.rows_created, rows_wrong: now.rows_wrong },
          },
          { topic: 'imports', id: at.importId },
        )
      }),
  }
}
