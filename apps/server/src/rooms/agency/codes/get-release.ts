import type { getDiagnosisCodeRelease as declaration } from '@homeward/contract/agency/diagnosis-codes'
import type { OutputOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { commonRelease, findRelease } from './code-store.ts'

/** Which release of the codes the agency uses. */
export async function getRelease({ tx }: Ctx): Promise<OutputOf<typeof declaration>> {
  const { id, ...release } = await findRelease(tx)
  return { ...release, complete: id !== commonRelease }
}
