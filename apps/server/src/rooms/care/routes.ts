import type { Route } from '../../plumbing/http/verb.ts'
import { listAuthorizations } from './list-authorizations.ts'
import { createAuthorization } from './create-authorization.ts'
import { updateAuthorization } from './update-authorization.ts'
import { getCareplan } from './get-careplan.ts'
import { listCareplans } from './list-careplans.ts'
import { createCareplan } from './create-careplan.ts'
import { updateCareplan } from './update-careplan.ts'
import { voidCareplanSignature, waiveCareplanSignature } from './settle-signatures.ts'
import { translateRecurrence } from './translate-recurrence.ts'

export const routes: readonly Route[] = [
  listAuthorizations,
  createAuthorization,
  updateAuthorization,
  listCareplans,
  getCareplan,
  createCareplan,
  updateCareplan,
  waiveCareplanSignature,
  voidCareplanSignature,
  translateRecurrence,
]
