import type { listDiagnosisCodeImports as declaration } from '@homeward/contract/agency/diagnosis-codes'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { findImports } from './import-store.ts'
import { presentImport } from './present-import.ts'

/** Files of codes that were loaded, newest first. */
export async function listImports(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findImports(ctx.tx, input)
  return { data: rows.map((row) => presentImport(ctx, row)), meta }
}
