import * as authorizations from '@homeward/contract/care/authorizations'
import * as careplans from '@homeward/contract/care/careplans'
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
  on(authorizations.listAuthorizations, listAuthorizations),
  on(authorizations.createAuthorization, createAuthorization),
  on(authorizations.updateAuthorization, updateAuthorization),
  on(careplans.listCareplans, listCareplans),
  on(careplans.getCareplan, (ctx, { id }) => loadCareplan(ctx, id)),
  on(careplans.createCareplan, createCareplan),
  on(careplans.updateCareplan, updateCareplan),
  on(careplans.translateRecurrence, translateRecurrence),
]
