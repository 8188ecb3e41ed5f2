import type { listClients as declaration } from '@homeward/contract/clients'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import { isMemberId } from '@homeward/domain/clients/member-id'
import { fullName } from '@homeward/domain/clients/name'
import type { Ctx } from '../../plumbing/context.ts'
import { findClients } from './list-store.ts'
import { memberIdIndex } from './member-id.ts'

/** Clients of a status, searched by parts of name and phone or by the whole of a member id. */
export async function listClients(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { search = '' } = input
  const index = isMemberId(search) ? memberIdIndex(ctx, search) : null
  const { rows, meta } = await findClients(ctx.tx, { ...input, memberIdIndex: index })
  return {
    data: rows.map((row) => ({
      ...row,
      name: fullName({ firstName: row.first_name, lastName: row.last_name }),
    })),
    meta,
  }
}
