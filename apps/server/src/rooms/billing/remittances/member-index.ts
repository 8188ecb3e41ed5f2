import type { Ctx } from '../../../plumbing/context.ts'
import { blindIndex } from '../../../plumbing/crypto/protected.ts'

/** By what a client is found whose member id is known in full: the index that the clients room keeps. */
export const memberIdIndex = ({ keys, agency }: Ctx, memberId: string): Buffer =>
  blindIndex(keys, memberId, `clients.medicaid_number:${agency.id}`)
