import type { listArchivedClients as declaration } from '@homeward/contract/clients/archive'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { findArchivedClients } from './archive-store.ts'

/** Clients who were taken out of the lists, so that one who was by mistake is found again. */
export async function listArchivedClients(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findArchivedClients(ctx.tx, input)
  const data = rows.map(({ first_name: first, last_name: last, archived_at: at, ...row }) => ({
    ...row,
    name: `${first} ${last}`,
    archived_at: at ?? '',
  }))
  return { data, meta }
}
