import type {
  DiagnosisCodeImport,
  getDiagnosisCodeImport as declaration,
} from '@homeward/contract/agency/diagnosis-codes'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { findImport } from './import-store.ts'
import { presentImport } from './present-import.ts'

export const getImport = async (
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<DiagnosisCodeImport> => presentImport(ctx, found(await findImport(ctx.tx, id)))
