import type { Agency } from '@homeward/contract/agency/agencies'
import { agencyAbilities } from '@homeward/domain/agency/abilities'
import type { Ctx } from '../../../plumbing/context.ts'
import { downloadUrl } from '../../files/door.ts'
import type { AgencyRow } from './agency-store.ts'

/** The agency as it is answered; the logo can be read at its address for a few minutes. */
export const presentAgency = (
  ctx: Ctx,
  { logo_file_id, ...agency }: AgencyRow,
  warnings: readonly string[] = [],
): Agency => ({
  ...agency,
  logo_url: logo_file_id === null ? null : downloadUrl(ctx, logo_file_id),
  abilities: agencyAbilities(ctx.holder),
  warnings: [...warnings],
})
