import { type EvvVendor, evvVendorLabels } from '@homeward/domain/agency/vocabulary'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { isPayor, scopesOfPayors } from './reason-store.ts'

/** Whose codes a sheet has: those of a payor, of a state, or neither for all of the vendor. */
export type SheetOwner = { vendor: EvvVendor; state: string | null; payor_id: string | null }

/** Refuses an owner whose codes would be offered for no visit. */
export async function refuseOwner(tx: Tx, { vendor, state, payor_id: payorId }: SheetOwner) {
  if (payorId === null) return
  if (state !== null) throw wrong('Choose a payor or a state, not both.')
  if (!(await isPayor(tx, payorId))) throw wrong('This payor was not found.')
  const scope = (await scopesOfPayors(tx)).find(({ id }) => id === payorId)
  if (scope && scope.vendor !== vendor)
    throw wrong(`Visits of this payor go to ${evvVendorLabels[scope.vendor]}. Choose that vendor.`)
}

const wrong = (sentence: string) => new Failure('invalid', { fields: { payor_id: [sentence] } })
