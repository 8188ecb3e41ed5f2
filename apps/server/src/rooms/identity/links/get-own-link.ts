import * as contract from '@homeward/contract/identity/links'
import { linkActor } from '../../../plumbing/actor.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findOwnLink } from './link-store.ts'

/** What a link is for, whom it concerns, and until when. */
export const getOwnLink = verb(contract.getOwnLink, async (ctx) => ({
  ...(await findOwnLink(ctx.tx, linkActor(ctx.actor).linkId)),
  agency: ctx.agency.name,
}))
