import * as contract from '@homeward/contract/agency/diagnosis-codes'
import { verb } from '../../../plumbing/http/verb.ts'
import { findCodes, findRelease } from './code-store.ts'
import { presentCode } from './present-code.ts'

/** Diagnosis codes of the release that the agency uses. */
export const listDiagnosisCodes = verb(contract.listDiagnosisCodes, async ({ tx }, input) => {
  const { id } = await findRelease(tx)
  const { rows, meta } = await findCodes(tx, id, input)
  return { data: rows.map(presentCode), meta }
})
