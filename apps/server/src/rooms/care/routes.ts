import * as contract from '@homeward/contract/care'
import { on, type Route } from '../../plumbing/http/mount.ts'
import { createAuthorization } from './create-authorization.ts'
import { createCareplan } from './create-careplan.ts'
import { listAuthorizations } from './list-authorizations.ts'
import { listCareplans } from './list-careplans.ts'
import { loadCareplan } from './present-careplan.ts'
import { translateRecurrence } from './translate-recurrence.ts'
import { updateAuthorization } from './update-authorization.ts'
import { updateCareplan } from './update-careplan.ts'

export const routes: readonly Route[] = [
  on(contract.listAuthorizations, listAuthorizations),
  on(contract.createAuthorization, createAuthorization),
  on(contract.updateAuthorization, updateAuthorization),
  on(contract.listCareplans, listCareplans),
  on(contract.getCareplan, (ctx, { id }) => loadCareplan(ctx, id)),
  on(contract.createCareplan, createCareplan),
  on(contract.updateCareplan, updateCareplan),
  on(contract.translateRecurrence, translateRecurrence),
]
