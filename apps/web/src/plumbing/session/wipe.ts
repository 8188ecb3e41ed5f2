/**
 * Why the device forgets: somebody signed out, the session ran out, the person went on in another
 * agency, or somebody else signed in after a session that ran out. Drafts and unsent changes outlive
 * an expired session, sealed, so that nothing is lost. Who signs out while changes are unsent chooses
 * whether they stay, sealed, until the person is back ('left'); else nothing of the person stays.
 */
export type WipeReason = 'signed_out' | 'left' | 'expired' | 'switched' | 'replaced'

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
