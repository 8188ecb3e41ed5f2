import type { AgencyExport } from '@homeward/contract/transfer/agency-exports'
import type { Ctx } from '../../../plumbing/context.ts'
import { signFile } from '../../files/door.ts'
import type { ExportRow } from './store.ts'

/** An export, with an address from which its archive can be read for five minutes. */
export function presentExport(ctx: Ctx, row: ExportRow): AgencyExport {
  const running = row.state === 'waiting' || row.state === 'running'
  const file = { agencyId: ctx.agency.id, fileId: row.id }
  return {
    ...row,
    state: row.state as AgencyExport['state'],
    url:
      row.state === 'done'
        ? `/api/v1/archives/${signFile(ctx.keys, 'archive', file, ctx.now)}`
        : null,
    abilities: { cancel: running, remove: row.state === 'done' },
  }
}
