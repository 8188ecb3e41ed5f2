import * as contract from '@homeward/contract/agency/diagnosis-codes'
import { verb } from '../../../plumbing/http/verb.ts'
import { commonRelease, findRelease } from './code-store.ts'

/** Which release of the codes the agency uses. */
export const getDiagnosisCodeRelease = verb(contract.getDiagnosisCodeRelease, async ({ tx }) => {
  const { id, ...release } = await findRelease(tx)
  return { ...release, complete: id !== commonRelease }
})
