/** Passed on because it is not ours to be paid (23), or only asked in advance (25). */
const informing = new Set(['23', '25'])

/** Whether a claim of a remittance tells something without settling anything of what is owed. */
export const movesNothing = ({ status, paid }: { status: string; paid: number }): boolean =>
  informing.has(status) && paid === 0
