import * as contract from '@homeward/contract/agency/diagnosis-codes'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findImport } from './import-store.ts'
import { presentImport } from './present-import.ts'

export const getDiagnosisCodeImport = verb(contract.getDiagnosisCodeImport, async (ctx, { id }) =>
  presentImport(ctx, found(await findImport(ctx.tx, id))),
)
