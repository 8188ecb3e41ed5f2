import * as contract from '@homeward/contract/agency/diagnosis-codes'
import { v7 as uuid } from 'uuid'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { takeUpload } from '../../files/door.ts'
import { insertImport } from './import-store.ts'
import { presentImport } from './present-import.ts'

/** The job that loads a file of codes, a few thousand lines at a time. */
export const loadTask = 'agency.load_codes'

/** Hands a file of codes to the job that loads it; one at a time. */
export const startDiagnosisCodeImport = verb(
  contract.startDiagnosisCodeImport,
  async (ctx, { signed_id }) => {
    const file = await takeUpload(ctx, signed_id, ['text/plain'])
    const row = await insertImport(ctx.tx, {
      agency_id: ctx.agency.id,
      id: uuid(),
      file_id: file.id,
      file_name: file.name,
      status: 'waiting',
      created_by_name: ctx.actor.name,
      created_at: ctx.now.toISOString(),
    }).catch((error: unknown) =>
      onConstraint(error, { diagnosis_code_imports_one_at_a_time: 'codes_loading' }),
    )
    await ctx.record({
      action: 'diagnosis_codes.load_started',
      type: 'diagnosis_code_import',
      id: row.id,
      after: { file_name: file.name },
    })
    await ctx.enqueue(loadTask, { import_id: row.id }, { key: `${loadTask}:${row.id}` })
    await ctx.live('diagnosis_code_import', row.id)
    return presentImport(ctx, row)
  },
)
