import type { listDiagnosisCodes as declaration } from '@homeward/contract/agency/diagnosis-codes'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { findCodes, findRelease } from './code-store.ts'
import { presentCode } from './present-code.ts'

/** Diagnosis codes of the release that the agency uses. */
export async function listCodes(
  { tx }: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { id } = await findRelease(tx)
  const { rows, meta } = await findCodes(tx, id, input)
  return { data: rows.map(presentCode), meta }
}
