/**
 * Why the device forgets: somebody signed out, the session ran out, or the person went on in
 * another agency. Drafts and unsent changes outlive an expired session, so that nothing typed is
 * lost; after signing out nothing of the person stays but unsent changes they chose to keep.
 */
export type WipeReason = 'signed_out' | 'expired' | 'switched'

type Wiper = (reason: WipeReason) => void | Promise<void>

const wipers = new Set<Wiper>()

/** Registers what keeps something of a person on the device. */
export const onWipe = (wiper: Wiper): (() => void) => {
  wipers.add(wiper)
  return () => wipers.delete(wiper)
}

export const wipe = async (reason: WipeReason): Promise<void> => {
  await Promise.all([...wipers].map(async (wiper) => wiper(reason)))
}
