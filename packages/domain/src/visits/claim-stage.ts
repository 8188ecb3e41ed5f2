/**
 * How far the claim of a visit is, as a visit sees it. Billing knows twenty statuses of a claim and
 * says for each which stage it is (`billing/claim-stages.ts`).
 */
export type ClaimStage = 'waiting' | 'stuck' | 'rejected' | 'denied' | 'sent' | 'paid'

/** Whether the payor (or its gateway) has refused the claim, so that it must be mended. */
export const isRefused = (stage: ClaimStage): boolean => stage === 'rejected' || stage === 'denied'

/** Whether the claim is on its way to the payor, with it, or settled by it. */
export const isWithPayor = (stage: ClaimStage): boolean => stage === 'sent' || stage === 'paid'

/**
 * Which of a visit's claims says whether the visit may be changed: one that was refused, since the visit
 * is mended for it; else one that is with the payor; else any. Null where there is no claim.
 */
export const decidingStage = (stages: readonly ClaimStage[]): ClaimStage | null =>
  stages.find(isRefused) ?? stages.find(isWithPayor) ?? stages[0] ?? null
