/** Forwarded to another payer (23), or only an estimate in advance (25). */
const informing = new Set(['23', '25'])

/** Whether a claim of a remittance only informs, without settling anything owed. */
export const movesNothing = ({ status, paid }: { status: string; paid: number }): boolean =>
  informing.has(status) && paid === 0
