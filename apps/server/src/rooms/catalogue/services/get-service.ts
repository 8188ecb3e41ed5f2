import * as contract from '@homeward/contract/catalogue/services'
import { found } from '../../../plumbing/failure.ts'
import { validate as isId } from 'uuid'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentService } from './present-service.ts'
import { findService, findServiceByName } from './service-store.ts'

/** One service type, archived activities among its others. */
export const getService = verb(contract.getService, async (ctx, { id }) =>
  presentService(ctx, found(await (isId(id) ? findService : findServiceByName)(ctx.tx, id))),
)
