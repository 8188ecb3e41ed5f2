import * as contract from '@homeward/contract/agency/diagnosis-codes'
import { verb } from '../../../plumbing/http/verb.ts'
import { findImports } from './import-store.ts'
import { presentImport } from './present-import.ts'

/** Files of codes that were loaded, newest first. */
export const listDiagnosisCodeImports = verb(
  contract.listDiagnosisCodeImports,
  async (ctx, input) => {
    const { rows, meta } = await findImports(ctx.tx, input)
    return { data: rows.map((row) => presentImport(ctx, row)), meta }
  },
)
