import type { EraFile } from '@homeward/contract/billing/remittances'
import { remittanceFileAbilities } from '@homeward/domain/billing/remittance-file'
import type { Ctx } from '../../../plumbing/context.ts'

/** A file for an answer, with what the actor may do with it. */
export const presentEraFile = (ctx: Ctx, file: Omit<EraFile, 'abilities'>): EraFile => ({
  ...file,
  abilities: remittanceFileAbilities(ctx.holder, file),
})
