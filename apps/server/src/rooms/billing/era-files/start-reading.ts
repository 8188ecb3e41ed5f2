import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import type { Bringer } from './bringer.ts'
import { insertEraFile } from './store.ts'

/** Gives a stored file of remittances to the job that reads it, once; what is made of it is the actor's. */
export async function startReading(
  ctx: Ctx,
  file: { id: string; name: string },
  by: { author: string; actor: Bringer },
): Promise<void> {
  const id = uuid()
  const isNew = await insertEraFile(ctx.tx, {
    agency_id: ctx.agency.id,
    id,
    file_id: file.id,
    author: by.author,
    actor: by.actor,
    received_at: ctx.now.toISOString(),
  })
  if (!isNew) return
  await ctx.changed({
    action: 'era_file.received',
    type: 'era_file',
    id,
    after: { name: file.name },
  })
  await ctx.enqueue('billing.read_remittances', {}, { key: `remittances:${ctx.agency.id}` })
}
