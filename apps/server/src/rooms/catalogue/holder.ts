import type { Holder } from '@homeward/domain/identity/abilities'
import { capabilities } from '@homeward/domain/identity/capabilities'
import type { Ctx } from '../../plumbing/context.ts'

/** What the actor holds, for the abilities that travel with a record. */
export const holderOf = (ctx: Ctx): Holder => ({
  capabilities: capabilities.filter((capability) => ctx.may(capability)),
})
