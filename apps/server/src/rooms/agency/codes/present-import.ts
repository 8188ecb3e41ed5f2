import type { DiagnosisCodeImport } from '@homeward/contract/agency/diagnosis-codes'
import { importAbilities } from '@homeward/domain/agency/abilities'
import type { Ctx } from '../../../plumbing/context.ts'
import type { ImportRow } from './import-store.ts'

export const presentImport = (
  ctx: Ctx,
  { file_id: _, release_id: __, ...row }: ImportRow,
): DiagnosisCodeImport => ({ ...row, abilities: importAbilities(ctx.holder, row) })
